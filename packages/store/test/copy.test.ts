import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql/promise';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyLog, openLog, StoreError, type TableLog } from '../src/index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-copy-'));
const file = join(folder, 'tables.db');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opening = { actId: '', seat: '', act: null, events: [{ kind: 'opened' }], at: 1 };
const meta = { name: 'Friday ♠', code: 'auction-1913', rules: {}, dealer: 'N', deals: [], createdAt: 1 };
const hosted = { ...meta, access: 'open', hostHash: 'hash of the host' } as const;
const holder = { seat: 'N', name: 'Ada', tokenHash: 'hash', takenAt: 2 };
const act = (n: number) => ({ actId: `a${n}`, seat: 'N', act: { verb: 'pass' }, events: [{ n }], at: n });
const ACTS = 1200;

/** Everything that a log says. */
async function contents(log: TableLog) {
  const tables = await log.tables({ since: 0, limit: 1000 });
  return Promise.all(
    tables.map(async (table) => ({ table, records: await log.read(table.id), seats: await log.seats(table.id) })),
  );
}

async function contentsOf(where: string) {
  const log = await openLog(where);
  const found = await contents(log);
  await log.close();
  return found;
}

let log: TableLog;
beforeAll(async () => {
  log = await openLog(file);
  for (const id of ['long', 'short']) await log.create({ ...hosted, id }, opening);
  await log.takeSeat('long', holder);
  for (let n = 0; n < ACTS; n++) await log.append('long', n, act(n));
});
afterAll(() => log.close());

describe('a backup', () => {
  test('is made while the log is written in, and holds all that was acknowledged before', async () => {
    const backup = join(folder, 'backup.db');
    const before = await contents(log);
    const writing = (async () => {
      for (let n = 0; n < 20; n++) await log.append('short', n, act(n));
    })();
    const copied = await copyLog(file, backup);
    await writing;
    expect(copied).toMatchObject({ tables: 2 });
    const kept = await contentsOf(backup);
    expect(kept[0]).toEqual(before[0]);
    const whole = await contents(log);
    expect(whole[1]?.records.slice(0, kept[1]?.records.length)).toEqual(kept[1]?.records);
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('is restored to another place, where the table goes on', async () => {
    const [backup, restored] = [join(folder, 'second.db'), join(folder, 'new', 'restored.db')];
    await copyLog(file, backup);
    await copyLog(backup, restored);
    expect(await contentsOf(restored)).toEqual(await contents(log));
    const again = await openLog(restored);
    expect(await again.append('long', ACTS, act(ACTS))).toEqual({ outcome: 'done', version: ACTS + 1 });
    expect(await again.append('long', 5, act(4))).toEqual({ outcome: 'duplicate', version: 5 });
    await again.close();
  });

  test('overwrites nothing', async () => {
    const there = join(folder, 'there.db');
    writeFileSync(there, 'something');
    await expect(copyLog(file, there)).rejects.toThrow(/exists already/);
    const leftover = join(folder, 'moved.db');
    writeFileSync(`${leftover}-wal`, 'the journal of a file that was moved away');
    await expect(copyLog(file, leftover)).rejects.toThrow(/moved\.db-wal exists already/);
  });

  test('of a file that is not there, or no database, is refused and leaves nothing', async () => {
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear Sir, '.repeat(1000));
    const to = join(folder, 'never.db');
    await expect(copyLog(join(folder, 'gone.db'), to)).rejects.toBeInstanceOf(StoreError);
    await expect(copyLog(letter, to)).rejects.toThrow(/cannot be used/);
    expect(existsSync(to)).toBe(false);
  });

  const postgres = process.env.TEST_PG_URL;
  test.runIf(postgres)('goes into PostgreSQL and comes back; a place that has tables is refused', async () => {
    const { default: pg } = await import('pg');
    const admin = new pg.Client({ connectionString: postgres });
    await admin.connect();
    const name = `copy_${process.pid}`;
    await admin.query(`create database ${name}`);
    try {
      const url = new URL(postgres as string);
      url.pathname = `/${name}`;
      await copyLog(file, url.href);
      expect(await contentsOf(url.href)).toEqual(await contents(log));
      await expect(copyLog(file, url.href)).rejects.toThrow(/tables already/);
      const back = join(folder, 'back.db');
      await copyLog(url.href, back);
      expect(await contentsOf(back)).toEqual(await contents(log));
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });
});

test('while another holds the file an act waits for it, and the process goes on meanwhile', async () => {
  const other = new Libsql(file, {});
  await other.exec('begin immediate');
  const next = (await log.read('short')).length - 1;
  const writing = log.append('short', next, act(next));
  // The file is let go by this process itself: it must not stand still in waiting for it.
  await new Promise((later) => setTimeout(later, 300));
  await other.exec('rollback');
  expect(await writing).toMatchObject({ outcome: 'done' });
  other.close();
});
