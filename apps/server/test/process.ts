import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** The server as it is deployed. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export const needBuild = (): void => {
  if (!existsSync(MAIN)) throw new Error('build the server first: these tests run it as it is deployed');
};

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface ServerProcess {
  readonly url: string;
  /** Ends it and gives its exit code, null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server in a process of its own and waits until it is ready. */
export async function startProcess(port: number, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      REDIS_URL: '',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (!(await fetch(`${url}/readyz`)).ok) throw new Error('not ready');
    },
    { timeout: 30_000, interval: 50 },
  );
  return {
    url,
    end: (signal) =>
      new Promise((ended) => {
        if (child.exitCode !== null || child.signalCode !== null) return ended(child.exitCode);
        child.once('exit', (code) => ended(code));
        child.kill(signal);
      }),
  };
}
