import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCase } from './run-case.ts';

const USAGE = `usage: npm run -s case -- FILE…

Runs case files; of a folder, every .case file in it and below.
Prints FILE:LINE for each expectation that fails, then "N passed, N failed".
Exit: 0 all hold, 1 some fail, 2 a file cannot be read.
`;

/** Where the lines go: results to `out`, what cannot be read to `err`. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const STANDARD: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/**
 * Runs the case files named, relative to `from`.
 * @returns the exit code: 0 when all hold, 1 when some fail, 2 when one cannot be read (or none is named).
 */
export function main(
  names: readonly string[],
  from: string = process.cwd(),
  { out, err }: Output = STANDARD,
): 0 | 1 | 2 {
  if (names.length === 0 || names.some((name) => name === '--help' || name === '-h')) {
    err(USAGE);
    return 2;
  }
  const files: string[] = [];
  let unreadable = 0;
  const complain = (line: string) => {
    unreadable++;
    err(`${line}\n`);
  };
  for (const name of names) {
    const found = filesOf(name, from);
    if (typeof found === 'string') complain(found);
    else files.push(...found);
  }
  let passed = 0;
  for (const file of files) {
    const text = textOf(resolve(from, file));
    if (text instanceof Error) {
      complain(`${file}: cannot be read: ${text.message}`);
      continue;
    }
    const outcome = runCase(text);
    if (!outcome.readable) for (const { line, fault } of outcome.faults) complain(`${file}:${line}: ${fault}`);
    else if (outcome.failures.length === 0) passed++;
    else
      for (const { line, expected, found } of outcome.failures)
        out(`${file}:${line}: expected ${expected}, found ${found}\n`);
  }
  out(`${passed} passed, ${files.length - passed} failed\n`);
  if (unreadable > 0) return 2;
  return passed < files.length ? 1 : 0;
}

/** The case files that a name stands for, or what is wrong with it. */
function filesOf(name: string, from: string): readonly string[] | string {
  const at = statSync(resolve(from, name), { throwIfNoEntry: false });
  if (!at) return `${name}: no such file or folder`;
  if (!at.isDirectory()) return [name];
  const files = readdirSync(resolve(from, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.case'))
    .sort()
    .map((file) => join(name, file));
  return files.length > 0 ? files : `${name}: no .case file in this folder or below it`;
}

function textOf(path: string): string | Error {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
