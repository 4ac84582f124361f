import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needBuild } from './process.ts';

const script = (name: string): string => fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url));

/** Runs a command of the house to its end. Gives its exit code and what it printed. */
async function run(name: string, ...args: readonly string[]): Promise<{ code: unknown; printed: string }> {
  needBuild();
  const child = spawn(process.execPath, [script(name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += data;
  });
  const code = await new Promise((ended) => child.once('close', ended));
  return { code, printed };
}

/** The short form of `npm run faults`. */
test('killed, cut off and started again: every acknowledged act stands once, every guest sees what stands', async () => {
  const { code, printed } = await run('faults.mjs', '--kills', '2', '--halts', '1', '--tables', '4', '--pace', '60');
  expect(printed).toMatch(/^one process on SQLite.*; 0 wrong$/m);
  expect(printed).toMatch(/^two processes on PostgreSQL and Redis.*(; 0 wrong|SKIPPED)$/m);
  expect(code).toBe(0);
}, 180_000);

/** The short form of `npm run hostile`. */
test('a hostile program brings nothing down, and a table plays on beside it', async () => {
  const { code, printed } = await run('hostile.mjs', '--messages', '4000', '--requests', '300');
  expect(printed).toMatch(/^hostile: .* [1-9]\d* acts played meanwhile; 0 wrong$/m);
  expect(code).toBe(0);
}, 180_000);
