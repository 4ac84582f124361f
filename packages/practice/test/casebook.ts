import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CASEBOOK = fileURLToPath(new URL('../../casebook/', import.meta.url));

/** Every case file of the casebook, by its place in it. */
export const cases: readonly { readonly name: string; readonly text: string }[] = readdirSync(CASEBOOK, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.case'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(CASEBOOK, name), 'utf8') }))
  .sort((a, b) => a.name.localeCompare(b.name));

export const caseNamed = (name: string): string => {
  const found = cases.find((one) => one.name === `${name}.case`);
  if (!found) throw new Error(`There is no case ${name}.`);
  return found.text;
};
