import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCase } from '../src/index.ts';

const CASEBOOK = fileURLToPath(new URL('../../casebook/', import.meta.url));

/** The folders that hold case files themselves: one for each law. */
const folders = readdirSync(CASEBOOK, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(CASEBOOK, name)).isDirectory())
  .filter((name) => readdirSync(join(CASEBOOK, name)).some((file) => file.endsWith('.case')))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

describe('the casebook', () => {
  it.each(folders)('%s holds', (folder) => {
    const wrong = readdirSync(join(CASEBOOK, folder))
      .filter((file) => file.endsWith('.case'))
      .flatMap((file) => {
        const outcome = runCase(readFileSync(join(CASEBOOK, folder, file), 'utf8'));
        if (!outcome.readable) return outcome.faults.map(({ line, fault }) => `${file}:${line}: ${fault}`);
        return outcome.failures.map(
          ({ line, expected, found }) => `${file}:${line}: expected ${expected}, found ${found}`,
        );
      });
    expect(wrong).toEqual([]);
  });
});
