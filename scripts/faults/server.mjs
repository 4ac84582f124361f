// A server of the house in a process of its own, made to be killed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib.mjs';

const MAIN = join(root, 'apps/server/dist/main.js');
const QUIET = { DATABASE_URL: '', REDIS_URL: '', LOG_LEVEL: 'fatal', HOST: '127.0.0.1' };
const LIMITS = { ACTS_PER_SECOND: '1000000', ACT_BURST: '1000000', ADDRESS_LIMITS: 'off' };
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ended = (child) => child.exitCode !== null || child.signalCode !== null;

/** Gives `{ url, start, kill, died }`; `start` resolves when the server takes acts, `died` says whether it has ended by itself. */
export function newServer(port, settings) {
  const url = `http://127.0.0.1:${port}`;
  let child = null;
  process.on('exit', () => child?.kill('SIGKILL'));
  const end = (signal) =>
    new Promise((resolve) => {
      if (!child || ended(child)) return resolve(child?.exitCode ?? null);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  return {
    url,
    async start() {
      child = spawn(process.execPath, [MAIN], {
        env: { ...process.env, ...QUIET, ...LIMITS, ...settings, PORT: String(port) },
        stdio: ['ignore', 2, 2],
      });
      for (const end = Date.now() + 120_000; Date.now() < end && !ended(child); await pause(30))
        if (
          await fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
      throw new Error(`a server does not start on ${url}`);
    },
    died: () => child !== null && ended(child),
    kill: () => end('SIGKILL'),
  };
}
