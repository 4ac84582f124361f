import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEATS } from '@eldest-hand/cards';
import { expect, test, vi } from 'vitest';
import { connect, declare, layTable, leaveAll, sitFour } from './house.ts';
import { freePort, needBuild, startProcess } from './process.ts';

const CONF = fileURLToPath(new URL('../../../docs/deploy/nginx.conf', import.meta.url));
const { TEST_PG_URL: postgres = '', TEST_REDIS_URL: redis = '' } = process.env;
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A whole configuration around a site, with every file of its own in one folder: whoever runs the tests may write nowhere else. */
function wholeConfiguration(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  return file;
}

/** The configuration of docs/deploy/ as it stands, but for its ports. */
async function startNginx(folder: string, ports: readonly number[]) {
  const [port, ...upstream] = [await freePort(), ...ports];
  const site = readFileSync(CONF, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstream[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${upstream[1]}`);
  const child = spawn('nginx', ['-p', folder, '-c', wholeConfiguration(folder, site)], {
    stdio: ['ignore', 'ignore', 2],
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

test.runIf(postgres && redis && hasNginx)(
  'two processes behind nginx, restarted one after the other: nobody’s act is lost',
  async () => {
    needBuild();
    const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-nginx-'));
    const env = { DATABASE_URL: postgres, REDIS_URL: redis, TRUSTED_PROXIES: '1' };
    const ports = [await freePort(), await freePort()] as const;
    const servers = await Promise.all(ports.map((port) => startProcess(port, env)));
    const nginx = await startNginx(folder, ports);
    try {
      await vi.waitFor(() => fetch(`${nginx.url}/healthz`), { timeout: 30_000, interval: 50 });
      const table = await layTable(nginx.url);
      const four = await sitFour(nginx.url, table);
      await declare(table, four);
      const sockets = await Promise.all(
        servers.map(async ({ url }) => /sockets (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1]),
      );
      expect(sockets).toEqual(['2', '2']);
      expect((await fetch(`${nginx.url}/metrics`)).status).toBe(404);

      let version = 4;
      for (const [at, port] of ports.entries()) {
        expect(await servers[at]?.end('SIGTERM')).toBe(0);
        // Whoever was at that process comes back through the other, and the act is done.
        const guests = await Promise.all(
          SEATS.map(async (seat) => {
            if (four[seat].socket.connected) return four[seat];
            const back = await connect(nginx.url);
            expect(await back.join(table, { token: four[seat].token })).toMatchObject({ ok: true, seat, version });
            back.token = four[seat].token;
            return Object.assign(four, { [seat]: back })[seat];
          }),
        );
        const answer = await four.W.act(table, { verb: 'consult' });
        expect(answer).toEqual({ ok: true, version: ++version });
        await Promise.all(guests.map((guest) => guest.until(version)));
        servers[at] = await startProcess(port, env);
      }
      leaveAll(Object.values(four));
    } finally {
      nginx.stop();
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

test.runIf(hasNginx)('nginx takes the configuration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-nginx-'));
  const main = wholeConfiguration(folder, `include ${CONF};`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', main], { encoding: 'utf8' });
  expect(`${status} ${stderr}`).toMatch(/^0 /);
  rmSync(folder, { recursive: true, force: true });
});

if (!hasNginx) test.skip('behind nginx: there is no nginx here', () => {});
