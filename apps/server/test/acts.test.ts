import { openLog } from '@eldest-hand/store';
import { expect, test } from 'vitest';
import { come, connect, DEAL, declare, eachAtATable, type Four, layTable, sitFour, type TestHouse } from './house.ts';

let house: TestHouse;
let table: string;
let four: Four;
eachAtATable(async (evening) => {
  ({ house, table } = evening);
  four = await sitFour(house.url, table);
});

const versionsOf = (guest: Four['N']): number[] => guest.views.map(({ version }) => version);

test('each accepted act raises the version by one, and everybody gets his own view of it', async () => {
  const eve = await come(house.url, table);
  await declare(table, four);
  expect(await four.E.act(table, { verb: 'play', cards: ['SA'] })).toEqual({ ok: true, version: 5 });
  const guests = [...Object.values(four), eve];
  await Promise.all(guests.map((guest) => guest.until(5)));
  for (const guest of guests) expect(versionsOf(guest)).toEqual([1, 2, 3, 4, 5]);
  expect(guests.map((guest) => guest.view?.viewer)).toEqual(['N', 'E', 'S', 'W', 'spectator']);
  for (const guest of guests) expect(guest.view?.trick).toEqual([{ seat: 'E', card: 'SA' }]);
});

test('an act is in the file when it is acknowledged', async () => {
  await four.N.act(table, { verb: 'bid', call: '1H' }, 'the-bid');
  const log = await openLog(house.file);
  const records = await log.read(table);
  await log.close();
  expect(records.at(-1)).toMatchObject({ version: 1, seat: 'N', actId: 'the-bid', act: { verb: 'bid', call: '1H' } });
});

test('the same id twice is done once, at once and later and after a restart', async () => {
  const bid = { verb: 'bid', call: '1H' } as const;
  const twice = await Promise.all([four.N.act(table, bid, 'one'), four.N.act(table, bid, 'one')]);
  expect(twice).toEqual([
    { ok: true, version: 1 },
    { ok: true, version: 1 },
  ]);
  await four.E.act(table, { verb: 'pass' }, 'one');
  expect(await four.N.act(table, bid, 'one')).toEqual({ ok: true, version: 1 });
  const { token } = four.N;
  await house.restart();
  const back = await connect(house.url);
  expect(await back.join(table, { token })).toMatchObject({ ok: true, version: 2, seat: 'N' });
  expect(await back.act(table, bid, 'one')).toEqual({ ok: true, version: 1 });
  expect(await back.act(table, { verb: 'refer' }, 'two')).toMatchObject({ ok: expect.any(Boolean) });
});

test('a refusal changes nothing and is told to nobody else', async () => {
  await declare(table, four);
  const refused = await four.E.act(table, { verb: 'play', cards: ['SK'] });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'card-not-held', message: expect.any(String) } });
  await four.E.act(table, { verb: 'play', cards: ['SA'] });
  await four.N.until(5);
  expect(versionsOf(four.N)).toEqual([1, 2, 3, 4, 5]);
});

test('acts of all four at once are taken one after the other', async () => {
  await declare(table, four);
  const answers = await Promise.all([
    four.E.act(table, { verb: 'play', cards: ['SA'] }),
    four.E.act(table, { verb: 'consult' }),
    four.W.act(table, { verb: 'consult' }),
    four.N.act(table, { verb: 'place-cards' }),
  ]);
  const versions = answers.flatMap((answer) => (answer.ok ? [answer.version] : []));
  expect([...versions].sort()).toEqual(versions.map((_, at) => 5 + at));
});

test('prepared deals are dealt in their order', async () => {
  const second = 'E:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
  const other = await layTable(house.url, { deals: [DEAL, second], dealer: 'S' });
  const players = await sitFour(house.url, other);
  expect(players.N.view?.dealer).toBe('S');
  expect(players.N.view?.hands.N.cards).toContain('SK');
  const log = await openLog(house.file);
  const [opening] = await log.read(other);
  await log.close();
  expect(JSON.stringify(opening?.events)).toContain('"kind":"sealed","deal":{"hands":{"N":["S7","S6"');
});
