import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@eldest-hand/store';
import { describe, expect, test } from 'vitest';
import { codeOf, connect, layTable, leaveAll, openTestHouse, sitFour } from './house.ts';
import { freePort, MAIN, needBuild } from './process.ts';

/** The system lets root write whatever the permissions say: there the server runs as a user without rights. */
const root = process.getuid?.() === 0;
const NOBODY = 65534;
const plain = root ? { uid: NOBODY, gid: NOBODY } : {};
const canRead = spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(MAIN)})`], plain).status === 0;

/** Runs the server on a data file until it gives up. */
async function start(file: string): Promise<{ code: number | null; said: string }> {
  needBuild();
  const env = { ...process.env, PORT: `${await freePort()}`, HOST: '127.0.0.1', DATA_FILE: file, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [MAIN], {
    ...plain,
    cwd: tmpdir(),
    env: { ...env, DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  clearTimeout(late);
  return { code, said };
}

/** A folder of the user who runs the server, with a data file in it where one is wanted. */
async function folderWith(file: 'no file' | 'a file'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-read-only-'));
  if (file === 'a file') await (await openLog(join(folder, 'tables.db'))).close();
  if (root) for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), NOBODY, NOBODY);
  return folder;
}

describe.runIf(canRead)('a server that cannot write its data does not start, and says what to do', () => {
  test.each([
    ['the folder cannot be written and the file is not there', 'no file', 0o555, 'tables.db'],
    ['the folder for the file cannot be made', 'no file', 0o555, 'new/tables.db'],
    ['the file cannot be written', 'a file', 0o755, 'tables.db'],
    ['neither folder nor file can be written', 'a file', 0o555, 'tables.db'],
  ] as const)('%s', async (_, file, mode, name) => {
    const folder = await folderWith(file);
    try {
      if (file === 'a file') chmodSync(join(folder, 'tables.db'), 0o444);
      chmodSync(folder, mode);
      const { code, said } = await start(join(folder, name));
      expect(said).toMatch(
        /^The data file .*tables\.db cannot be used: .*Let the user who runs the server write in it/,
      );
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    } finally {
      chmodSync(folder, 0o755);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
if (!canRead) test.skip('a data file without rights: a user without rights cannot read the server here', () => {});

type Freeze = (files: readonly string[]) => () => void;

/** As an administrator forbids it: files that are open already cannot be written any more either. */
const immutable: Freeze = (files) => {
  spawnSync('chattr', ['+i', ...files]);
  return () => spawnSync('chattr', ['-i', ...files]);
};
/** The descriptor that SQLite writes its journal with is opened anew for reading: the system refuses each write to it. */
const readOnlyDescriptor: Freeze = (files) => {
  const journal = files.find((file) => file.endsWith('-wal')) ?? '';
  const reopen = (how: 'r' | 'r+'): void => {
    const descriptor = readdirSync('/proc/self/fd')
      .map(Number)
      .find((one) => pathOf(one) === journal);
    if (descriptor === undefined) throw new Error('SQLite has no journal open');
    closeSync(descriptor);
    const others: number[] = [];
    // The system gives the lowest number that is free.
    for (let got = openSync(journal, how); got !== descriptor; got = openSync(journal, how)) others.push(got);
    for (const one of others) closeSync(one);
  };
  reopen('r');
  return () => reopen('r+');
};
function pathOf(descriptor: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

function canForbid(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-chattr-'));
  const probe = join(folder, 'probe');
  writeFileSync(probe, '');
  const done = spawnSync('chattr', ['+i', probe]).status === 0;
  if (done) spawnSync('chattr', ['-i', probe]);
  rmSync(folder, { recursive: true, force: true });
  return done;
}

const WAYS: readonly (readonly [string, boolean, Freeze])[] = [
  ['forbidden by the file system (chattr)', canForbid(), immutable],
  ['refused by the system', process.platform === 'linux', readOnlyDescriptor],
];

describe.each(WAYS)('a file that cannot be written any more while the server runs: %s', (_, possible, freeze) => {
  test.runIf(possible)(
    'acts are refused as trouble, all else goes on, and later they are done, none twice',
    async () => {
      const house = await openTestHouse();
      const table = await layTable(house.url);
      const four = await sitFour(house.url, table);
      expect(await four.N.act(table, { verb: 'bid', call: '1H' }, 'first')).toEqual({ ok: true, version: 1 });
      const thaw = freeze([house.file, `${house.file}-wal`]);
      try {
        for (const id of ['second', 'second', 'third'])
          expect(codeOf(await four.E.act(table, { verb: 'pass' }, id))).toBe('trouble');
        expect(codeOf(await four.N.act(table, { verb: 'bid', call: '1H' }, 'first'))).toBe('ok');
        expect((await fetch(`${house.url}/api/tables/${table}`)).status).toBe(200);
        expect((await fetch(`${house.url}/api/tables/${table}/record`)).status).toBe(200);
        expect((await fetch(`${house.url}/api/tables`, { method: 'POST' })).status).toBe(415);
        expect(await (await fetch(`${house.url}/metrics`)).text()).toMatch(/verb="pass",result="trouble"} 3/);
        expect(four.W.view?.version).toBe(1);
      } finally {
        thaw();
      }
      expect(await four.E.act(table, { verb: 'pass' }, 'second')).toEqual({ ok: true, version: 2 });
      await four.W.until(2);
      await house.restart();
      const back = await connect(house.url);
      expect(await back.join(table, { token: four.S.token })).toMatchObject({ ok: true, version: 2 });
      leaveAll([...Object.values(four), back]);
      await house.close();
    },
  );
  if (!possible) test.skip('it cannot be shown here', () => {});
});

test('one table whose rows are damaged stops no other, before or after a restart', async () => {
  const house = await openTestHouse();
  const names = ['rules', 'events', 'gap', 'opening', 'sound'] as const;
  const ids = {} as Record<(typeof names)[number], string>;
  for (const name of names) ids[name] = await layTable(house.url, { name });
  const four = await sitFour(house.url, ids.gap);
  for (const seat of ['N', 'E'] as const)
    await four[seat].act(ids.gap, seat === 'N' ? { verb: 'bid', call: '1H' } : { verb: 'pass' });
  leaveAll(Object.values(four));
  await house.stop();
  const { default: Libsql } = await import('libsql');
  const db = new Libsql(house.file);
  db.prepare('update bridge_table set rules = ? where id = ?').run('{"irregul', ids.rules);
  db.prepare('update record set events = ? where table_id = ?').run('[{"kind":"nonsense"', ids.events);
  db.prepare('delete from record where table_id = ? and version = 1').run(ids.gap);
  db.prepare('delete from record where table_id = ? and version = 0').run(ids.opening);
  db.close();
  await house.restart();
  const listed = (await (await fetch(`${house.url}/api/tables`)).json()) as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual(['sound']);
  const players = await sitFour(house.url, ids.sound);
  for (const name of ['rules', 'events', 'gap', 'opening'] as const) {
    expect(codeOf(await players.N.join(ids[name], { seat: 'N' }))).toBe('trouble');
    expect((await fetch(`${house.url}/api/tables/${ids[name]}`)).status).toBe(500);
  }
  expect(codeOf(await players.N.act(ids.sound, { verb: 'bid', call: '1H' }))).toBe('ok');
  expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${house.url}/metrics`)).status).toBe(200);
  leaveAll(Object.values(players));
  await house.close();
});
