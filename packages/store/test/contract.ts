import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewRecord, SeatHolder, TableLog, TableMeta } from '../src/index.ts';

let clock = Date.now();
const now = (): number => clock++;

const meta = (id: string): TableMeta => ({
  id,
  name: 'Kitchen ♠ table',
  code: 'auction-1913',
  rules: { irregularities: 'live' },
  dealer: 'N',
  deals: ['N:K53.Q72.AJ4.9832 …'],
  createdAt: now(),
  access: 'open',
  hostHash: 'hash of the host',
});
const opening = (): NewRecord => ({ actId: '', seat: '', act: null, events: [{ kind: 'opened' }], at: now() });
const act = (actId: string, seat = 'N'): NewRecord => ({
  actId,
  seat,
  act: { verb: 'pass' },
  events: [{ kind: 'acted', seat, text: 'NUL \u0000, ♥ and "quotes"' }],
  at: now(),
});
const holder = (seat: string, name: string): SeatHolder => ({
  seat,
  name,
  tokenHash: `hash of ${name}`,
  takenAt: now(),
});

/** What every store must do. Tables have fresh names, so that a shared database may serve many runs. */
export function contractOfTheLog(name: string, open: () => Promise<TableLog>): void {
  describe(`the log of tables in ${name}`, () => {
    let log: TableLog;
    let id: string;
    beforeEach(async () => {
      log = await open();
      id = randomUUID();
      await log.create(meta(id), opening());
    });
    afterEach(() => log.close());

    test('keeps a table with its opening', async () => {
      expect(await log.table(id)).toMatchObject({
        id,
        name: 'Kitchen ♠ table',
        dealer: 'N',
        rules: { irregularities: 'live' },
      });
      expect(await log.read(id)).toMatchObject([{ version: 0, seat: '', actId: '', events: [{ kind: 'opened' }] }]);
      expect(await log.table('nowhere')).toBeUndefined();
      expect(await log.read('nowhere')).toEqual([]);
    });

    test('holders change places with an act, or not at all', async () => {
      for (const seat of ['N', 'E', 'wait-1']) await log.takeSeat(id, holder(seat, `${seat} of ${id}`));
      const moves = [
        { from: 'N', to: 'E' },
        { from: 'E', to: 'wait-1', takenAt: 5 },
        { from: 'wait-1', to: 'N' },
      ];
      const places = async () =>
        Object.fromEntries(
          (await log.seats(id)).map(({ seat, name, takenAt }) => [seat, [name.split(' ')[0], takenAt]]),
        );
      const before = await places();
      expect(await log.append(id, 7, act('too-late'), '', moves)).toEqual({ outcome: 'conflict' });
      expect(await places()).toEqual(before);
      expect(await log.append(id, 0, act('now'), '', moves)).toEqual({ outcome: 'done', version: 1 });
      expect(await places()).toEqual({
        N: ['wait-1', before['wait-1']?.[1]],
        E: ['N', before.N?.[1]],
        'wait-1': ['E', 5],
      });
      expect(await log.append(id, 0, act('now'), '', moves)).toEqual({ outcome: 'duplicate', version: 1 });
      expect(Object.keys(await places()).sort()).toEqual(['E', 'N', 'wait-1']);
    });

    test('holders change places without an act, and somebody takes the place left', async () => {
      await log.takeSeat(id, holder('W', 'Will'));
      expect(await log.moveSeats(id, [{ from: 'W', to: 'absent-W' }], holder('W', 'Sub'))).toBe(true);
      expect(await log.moveSeats(id, [], holder('W', 'Third'))).toBe(false);
      expect((await log.seats(id)).map(({ seat, name }) => `${seat} ${name}`).sort()).toEqual([
        'W Sub',
        'absent-W Will',
      ]);
      expect(
        await log.moveSeats(id, [
          { from: 'W', to: null },
          { from: 'absent-W', to: 'W' },
        ]),
      ).toBe(true);
      expect((await log.seats(id)).map(({ seat, name }) => `${seat} ${name}`)).toEqual(['W Will']);
    });

    test('a table is opened once', async () => {
      await expect(log.create(meta(id), opening())).rejects.toThrow('The store failed');
      expect(await log.read(id)).toHaveLength(1);
    });

    test('gives back what was appended, in order and to the letter', async () => {
      const first = act('a1', 'N');
      expect(await log.append(id, 0, first)).toEqual({ outcome: 'done', version: 1 });
      expect(await log.append(id, 1, act('a2', 'E'))).toEqual({ outcome: 'done', version: 2 });
      const records = await log.read(id, 0);
      expect(records[0]).toEqual({ ...first, version: 1 });
      expect(records.map(({ version }) => version)).toEqual([1, 2]);
      expect(await log.read(id, 1)).toHaveLength(1);
    });

    test('the same act twice is done once and answers with its version', async () => {
      await log.append(id, 0, act('a1'));
      await log.append(id, 1, act('a2'));
      expect(await log.append(id, 2, act('a1'))).toEqual({ outcome: 'duplicate', version: 1 });
      expect(await log.append(id, 0, act('a1'))).toEqual({ outcome: 'duplicate', version: 1 });
      expect(await log.append(id, 2, act('a1', 'E')), 'another seat may use the same id').toMatchObject({ version: 3 });
      expect(await log.read(id)).toHaveLength(4);
    });

    test('an append at another version than the last is a conflict', async () => {
      await log.append(id, 0, act('a1'));
      expect(await log.append(id, 0, act('a2'))).toEqual({ outcome: 'conflict' });
      expect(await log.append(id, 7, act('a2'))).toEqual({ outcome: 'conflict' });
      expect(await log.append('nowhere', 0, act('a2'))).toEqual({ outcome: 'conflict' });
      expect(await log.read(id)).toHaveLength(2);
    });

    test('of many at once at one version, one wins', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => log.append(id, 0, act(`a${n}`))));
      expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(7);
      expect(await log.read(id)).toHaveLength(2);
    });

    test('a clash at one table spoils no append of another', async () => {
      const other = randomUUID();
      await log.create(meta(other), opening());
      const answers = await Promise.all([
        log.append(id, 5, act('a1')),
        log.append(other, 0, act('b1')),
        log.append(other, 1, act('b2')),
        log.append(other, 2, act('b1')),
      ]);
      expect(answers).toEqual([
        { outcome: 'conflict' },
        { outcome: 'done', version: 1 },
        { outcome: 'done', version: 2 },
        { outcome: 'duplicate', version: 1 },
      ]);
    });

    test('a second opening of the store finds everything', async () => {
      await log.append(id, 0, act('a1'));
      await log.takeSeat(id, holder('N', 'Ada'));
      await log.close();
      log = await open();
      expect(await log.read(id)).toHaveLength(2);
      expect(await log.append(id, 1, act('a1'))).toEqual({ outcome: 'duplicate', version: 1 });
      expect(await log.seats(id)).toMatchObject([{ seat: 'N', name: 'Ada', tokenHash: 'hash of Ada' }]);
    });

    test('lists tables with something new, the newest first', async () => {
      const later = randomUUID();
      await log.create(meta(later), opening());
      const since = now();
      const found = (await log.tables({ since: 0, limit: 1000 })).map((table) => table.id);
      expect(found.indexOf(later)).toBeLessThan(found.indexOf(id));
      expect(await log.tables({ since, limit: 10 })).toEqual([]);
      await log.append(id, 0, act('a1'));
      expect((await log.tables({ since, limit: 10 })).map((table) => table.id)).toEqual([id]);
    });

    test('a seat is held by one, renamed, and freed by its own token only', async () => {
      expect(await log.takeSeat(id, holder('N', 'Ada'))).toBe(true);
      expect(await log.takeSeat(id, holder('N', 'Ben'))).toBe(false);
      expect(await log.takeSeat(id, holder('E', 'Ben'))).toBe(true);
      await log.renameSeat(id, 'N', 'Ada L.', 'hash of Ada');
      await log.renameSeat(id, 'E', 'Ada', 'hash of Ada');
      await log.freeSeat(id, 'N', 'hash of Ben');
      expect((await log.seats(id)).map((seat) => `${seat.seat} ${seat.name}`).sort()).toEqual(['E Ben', 'N Ada L.']);
      await log.freeSeat(id, 'N', 'hash of Ada');
      expect(await log.takeSeat(id, holder('N', 'Cy'))).toBe(true);
    });

    test('a table that is made private or closed is listed no more, and can still be found', async () => {
      const listed = async () => (await log.tables({ since: 0, limit: 1000 })).some((table) => table.id === id);
      expect(await listed()).toBe(true);
      for (const access of ['private', 'closed'] as const) {
        await log.setAccess(id, access);
        expect(await listed()).toBe(false);
        expect(await log.table(id)).toMatchObject({ access, hostHash: 'hash of the host' });
        expect((await log.standing([id])).get(id)?.access).toBe(access);
      }
      await log.setAccess(id, 'open');
      expect(await listed()).toBe(true);
    });

    test('a table is handed on by its host, and by nobody who was its host before', async () => {
      expect(await log.setHost(id, 'hash of somebody', 'hash of Ada')).toBe(false);
      expect(await log.setHost(id, 'hash of the host', 'hash of Ada')).toBe(true);
      expect(await log.setHost(id, 'hash of the host', 'hash of Ben')).toBe(false);
      expect(await log.table(id)).toMatchObject({ hostHash: 'hash of Ada' });
      expect((await log.standing([id])).get(id)?.hostHash).toBe('hash of Ada');
    });

    test('answers when asked whether it is there', async () => {
      await expect(log.ping()).resolves.toBeUndefined();
    });
  });
}
