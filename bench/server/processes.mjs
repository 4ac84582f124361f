// The servers that are measured, as processes of their own.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Limits that a measurement must not meet. */
export const UNLIMITED = { ACTS_PER_SECOND: '1000000', ACT_BURST: '1000000', ADDRESS_LIMITS: 'off' };

/** Processor time that a process has used, in microseconds; known on Linux only. Steadier than the clock on a busy machine. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Memory in use by a process, in kilobytes; known on Linux only. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
  } catch {
    return Number.NaN;
  }
}

/** Starts a server. Gives its address, what it uses, and the way to stop it, which resolves when it has ended. */
export async function startServer(script, port, env) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready)
      return {
        url,
        cpu: () => cpuOf(child.pid),
        memory: () => memoryOf(child.pid),
        stop: () => new Promise((ended) => child.once('exit', ended).kill('SIGTERM')),
      };
    await new Promise((soon) => setTimeout(soon, 50));
  }
  throw new Error(`${script} does not answer`);
}

export const REAL = here('../../apps/server/dist/main.js');
export const BARE = here('./bare.mjs');
