import { SEATS, type Seat } from '@eldest-hand/cards';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  codeOf,
  come,
  connect,
  declare,
  type Four,
  type Guest,
  layHosted,
  layTable,
  leaveAll,
  until,
} from './house.ts';
import { freePort, needBuild, type ServerProcess, startProcess } from './process.ts';
import { newDice, nextStep } from './random-play.ts';

const { TEST_PG_URL: postgres = '', TEST_REDIS_URL: redis = '' } = process.env;

let houses: readonly [ServerProcess, ServerProcess];
let table: string;

/** North and South come through one process, East and West through the other. */
async function sitAcross(): Promise<Four> {
  const four: Partial<Record<Seat, Guest>> = {};
  for (const [at, seat] of SEATS.entries()) {
    four[seat] = await come(houses[at % 2 === 0 ? 0 : 1].url, table, { name: `Player ${seat}`, seat });
  }
  return four as Four;
}

const here = ({ people }: Guest): string[] => SEATS.filter((seat) => people?.seats[seat]?.status === 'here');

describe.runIf(postgres && redis)('two processes serve one table', () => {
  beforeAll(async () => {
    needBuild();
    const env = { DATABASE_URL: postgres, REDIS_URL: redis };
    const [a, b] = [await freePort(), await freePort()];
    houses = await Promise.all([startProcess(a, env), startProcess(b, env)]);
    for (const { url } of houses)
      await vi.waitFor(
        async () =>
          expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', store: 'up', redis: 'up' }),
        { timeout: 30_000 },
      );
  });
  afterAll(() => Promise.all((houses ?? []).map((house) => house.end('SIGKILL'))));
  beforeEach(async () => {
    table = await layTable(houses[0].url);
  });

  test('two players at each, a hundred acts, some at once: the same versions without a gap, each his own view', async () => {
    const four = await sitAcross();
    const eves = [await connect(houses[0].url), await connect(houses[1].url)] as const;
    for (const eve of eves) await eve.join(table, { name: 'Eve' });
    const dice = newDice(7);
    const hands = Object.fromEntries(SEATS.map((seat) => [seat, four[seat].view?.hands[seat].cards ?? []]));
    let version = 0;
    for (let n = 0; n < 100; n++) {
      const views = Object.fromEntries(SEATS.map((seat) => [seat, four[seat].view]));
      const { seat, act } = nextStep(views as never, hands as never, dice);
      // Now and then two clients speak at the same moment, each to his own process.
      const other = SEATS[(SEATS.indexOf(seat) + 1) % 4] as Seat;
      const answers = await Promise.all([
        four[seat].act(table, act),
        ...(n % 10 === 0 ? [four[other].act(table, { verb: 'refer' })] : []),
      ]);
      version = Math.max(version, ...answers.map((answer) => (answer.ok ? answer.version : 0)));
      await Promise.all([...SEATS.map((one) => four[one]), ...eves].map((guest) => guest.until(version)));
    }
    expect(version).toBeGreaterThan(60);
    for (const guest of [...SEATS.map((seat) => four[seat]), ...eves])
      expect(guest.views.map((view) => view.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    const { view: one } = eves[0];
    expect(eves[1].view).toEqual(one);
    const [n, e] = [four.N.view, four.E.view];
    expect({ ...n, viewer: '', hands: '', lawful: '' }).toEqual({ ...e, viewer: '', hands: '', lawful: '' });
    leaveAll([...Object.values(four), ...eves]);
  });

  test('who is there, who watches and what is said is known on both sides', async () => {
    const four = await sitAcross();
    for (const seat of SEATS) await until(() => here(four[seat]).length === 4);
    const [eve, ida] = [await connect(houses[0].url), await connect(houses[1].url)];
    await eve.join(table, { name: 'Eve' });
    expect(await eve.ask('say', { table, text: 'Good evening' })).toEqual({ ok: true });
    await ida.join(table, { name: 'Ida' });
    for (const seat of SEATS) await until(() => four[seat].people?.spectators === 2);
    await ida.ask('say', { table, text: 'Who deals?' });
    await until(() => eve.chats.some(({ text }) => text === 'Who deals?'));
    expect(four.N.chats).toEqual([]);
    await four.E.ask('rename', { table, name: 'Evelyn' });
    await until(() => four.N.people?.seats.E?.name === 'Evelyn');
    four.E.socket.disconnect();
    await until(() => four.N.people?.seats.E?.status === 'away');
    leaveAll([...Object.values(four), eve, ida]);
  });

  test('a seat given up through one process is given up in the other: its window watches, its acts are refused', async () => {
    const four = await sitAcross();
    const second = await come(houses[1].url, table, { token: four.N.token });
    await four.N.ask('leave', { table, stand: true });
    // Whether the notice has come or not: the log knows that the seat is free.
    expect(codeOf(await second.act(table, { verb: 'bid', call: '1H' }))).toBe('not-seated');
    await until(() => second.view?.viewer === 'spectator');
    const heir = await connect(houses[1].url);
    expect(codeOf(await heir.join(table, { name: 'Heir', seat: 'N' }))).toBe('ok');
    await until(() => four.S.people?.seats.N?.name === 'Heir');
    expect(codeOf(await heir.act(table, { verb: 'bid', call: '1H' }))).toBe('ok');
    await four.S.until(1);
    leaveAll([...Object.values(four), second, heir]);
  });

  test('a table closed through one process is closed in the other; who watches there can be removed from here', async () => {
    const { id, host } = await layHosted(houses[0].url);
    table = id;
    const four = await sitAcross();
    const eve = await come(houses[1].url, table, { name: 'Eve' });
    const watchers = async () =>
      (await four.N.ask('host', { table, host, do: 'watchers' })) as { watchers?: { id: string }[] };
    await expect.poll(async () => (await watchers()).watchers?.map((one) => one.id)).toEqual([eve.socket.id]);
    const removed = new Promise((told) => eve.socket.once('dismissed', told));
    await four.N.ask('host', { table, host, do: 'remove', watcher: eve.socket.id });
    expect(await removed).toMatchObject({ why: { code: 'removed' } });
    const closed = new Promise((told) => four.E.socket.once('dismissed', told));
    await four.N.ask('host', { table, host, do: 'close' });
    expect(await closed).toMatchObject({ why: { code: 'table-closed' } });
    expect(codeOf(await four.E.join(table, { token: four.E.token }))).toBe('table-closed');
    leaveAll([...Object.values(four), eve]);
  });

  test('a table handed on through one process is the other’s guest’s: he is told there, and nobody else is host', async () => {
    const { id, host } = await layHosted(houses[0].url);
    table = id;
    const four = await sitAcross();
    const ask = async (guest: Guest, message: object) => codeOf(await guest.ask('host', { table, ...message }));
    const told = new Promise((hosting) => four.E.socket.once('hosting', hosting));
    expect(await ask(four.N, { host, do: 'hand-on', seat: 'E' })).toBe('ok');
    // Whether the notice has come or not: the log knows who is host.
    expect(await ask(four.E, { host, do: 'private' })).toBe('not-host');
    expect(await ask(four.E, { host: four.E.token, do: 'private' })).toBe('ok');
    expect(await told).toEqual({ table });
    expect(await ask(four.N, { host, do: 'open' })).toBe('not-host');
    expect(await ask(four.N, { host: four.E.token, do: 'open' })).toBe('ok');
    const back = await connect(houses[0].url);
    expect(await back.join(table, { token: four.E.token })).toMatchObject({ ok: true, host: true });
    leaveAll([...Object.values(four), back]);
  });

  test('a process that stops takes no act with it; its guests go on through the other', async () => {
    const four = await sitAcross();
    await declare(table, four);
    const port = await freePort();
    const third = await startProcess(port, { DATABASE_URL: postgres, REDIS_URL: redis });
    const north = await come(third.url, table, { token: four.N.token });
    await until(() => north.people !== null && here(north).length === 4);
    await four.E.act(table, { verb: 'play', cards: ['SA'] });
    await north.until(5);
    four.N.socket.disconnect();
    const played = north.act(table, { verb: 'dummy', cards: ['S4'] }, 'last');
    expect(await played).toEqual({ ok: true, version: 6 });
    expect(await third.end('SIGTERM')).toBe(0);
    await until(() => four.S.people?.seats.N?.status === 'away');
    const back = await connect(houses[1].url);
    expect(await back.join(table, { token: four.N.token })).toMatchObject({ ok: true, version: 6 });
    expect(await back.act(table, { verb: 'dummy', cards: ['S4'] }, 'last')).toEqual({ ok: true, version: 6 });
    leaveAll([...Object.values(four), north, back]);
  });
});

if (!postgres || !redis) test.skip('two processes: TEST_PG_URL or TEST_REDIS_URL is not set', () => {});
