import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { codeOf, layTable, leaveAll, sitFour } from './house.ts';
import { freePort, MAIN, needBuild } from './process.ts';

const canLimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

/** The system refuses to let a file grow, as a full disk does. */
test.runIf(canLimit)(
  'on a full disk acts are refused and the rest goes on; with room again they are done',
  async () => {
    needBuild();
    const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-full-'));
    const port = await freePort();
    const env = { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', DATA_FILE: join(folder, 'tables.db') };
    const child = spawn(process.execPath, [MAIN], {
      env: { ...env, DATABASE_URL: '', REDIS_URL: '', LOG_LEVEL: 'error', ACTS_PER_SECOND: '1000', ACT_BURST: '1000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let logged = '';
    child.stdout.on('data', (data) => {
      logged += data;
    });
    const room = (bytes: string) =>
      spawnSync('prlimit', ['--pid', `${child.pid}`, `--fsize=${bytes}:unlimited`]).status;
    const url = `http://127.0.0.1:${port}`;
    try {
      await vi.waitFor(() => fetch(`${url}/readyz`), { timeout: 30_000, interval: 50 });
      const table = await layTable(url);
      const four = await sitFour(url, table);
      expect(room('262144')).toBe(0);
      let version = 0;
      let last = await four.N.act(table, { verb: 'consult' }, 'a0');
      for (let n = 1; last.ok && n < 1000; n++) {
        version = last.version;
        last = await four.N.act(table, { verb: 'consult' }, `a${n}`);
      }
      expect(codeOf(last)).toBe('trouble');
      await vi.waitFor(() => expect(logged).toMatch(/disk is full|disk I\/O error/), { timeout: 30_000 });
      expect(logged).toMatch(new RegExp(`"table":"${table}"`));
      expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(200);
      expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/verb="consult",result="trouble"} [1-9]/);

      expect(room('unlimited')).toBe(0);
      const again = await four.E.act(table, { verb: 'consult' }, 'again');
      expect(again).toEqual({ ok: true, version: version + 1 });
      await four.W.until(version + 1);
      leaveAll(Object.values(four));
    } finally {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  90_000,
);
