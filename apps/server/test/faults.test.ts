import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needBuild } from './process.ts';

const FAULTS = fileURLToPath(new URL('../../../scripts/faults.mjs', import.meta.url));

/** The short form of `npm run faults`. */
test('killed, cut off and started again: every acknowledged act stands once, every guest sees what stands', async () => {
  needBuild();
  const args = [FAULTS, '--kills', '2', '--halts', '1', '--tables', '4', '--pace', '60'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += data;
  });
  const code = await new Promise((ended) => child.once('close', ended));
  expect(printed).toMatch(/^one process on SQLite.*; 0 wrong$/m);
  expect(printed).toMatch(/^two processes on PostgreSQL and Redis.*(; 0 wrong|SKIPPED)$/m);
  expect(code).toBe(0);
}, 180_000);
