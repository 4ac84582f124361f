import { type Card, SEATS, type Seat } from '@eldest-hand/cards';
import { runCase } from '@eldest-hand/language';
import type { Act, View } from '@eldest-hand/laws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  connect,
  DEAL,
  type Four,
  type Guest,
  layTable,
  leaveAll,
  openTestHouse,
  sitFour,
  type TestHouse,
  until,
} from './house.ts';

let house: TestHouse;
let table: string;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const spectator = async (name: string, wait = false): Promise<Guest> => {
  const guest = await connect(house.url);
  expect(codeOf(await guest.join(table, { name, ...(wait ? { wait } : {}) }))).toBe('ok');
  return guest;
};
const names = (guest: Guest) => SEATS.map((seat) => guest.people?.seats[seat]?.name ?? null);
const CARD = /"([SHDC][2-9TJQKA])"/g;

test('four cut for partners, change places with their tokens, and a deal begins', async () => {
  table = await layTable(house.url, { rules: { places: 'cut' } });
  const four = await sitFour(house.url, table);
  const placed: string[] = [];
  for (const seat of SEATS)
    four[seat].socket.on('placed', (message: { seat: Seat; waiting: boolean }) =>
      placed.push(`${seat}→${message.seat}`),
    );
  expect(codeOf(await four.N.act(table, { verb: 'cut' }))).toBe('not-now');
  for (const [at, seat] of SEATS.entries())
    expect(codeOf(await four[seat].act(table, { verb: 'draw', places: [10 * at + 1] }))).toBe('ok');
  await until(() => SEATS.every((seat) => four[seat].view?.cutting?.order));
  const { order, cuts } = four.N.view?.cutting ?? {};
  const [lowest, second, third, highest] = order as Seat[];
  // Of the pack that lies spread nobody is sent more than what has been cut.
  const seen = new Set(four.N.frames.flatMap(({ text }) => [...text.matchAll(CARD)].map(([, card]) => card)));
  expect([...seen].sort()).toEqual(
    Object.values(cuts ?? {})
      .flat()
      .sort(),
  );
  await four[lowest as Seat].act(table, { verb: 'take-seat', seat: 'S' });
  await until(() => four[lowest as Seat].view?.viewer === 'S');
  await until(() => four[second as Seat].view?.viewer === 'N');
  const seats = { [lowest as Seat]: 'S', [second as Seat]: 'N', [third as Seat]: 'W', [highest as Seat]: 'E' };
  await until(
    () => names(four.N).join() === SEATS.map((seat) => `Player ${SEATS.find((one) => seats[one] === seat)}`).join(),
  );
  expect(placed.sort()).toEqual(
    SEATS.filter((one) => seats[one] !== one)
      .map((one) => `${one}→${seats[one]}`)
      .sort(),
  );

  await house.restart();
  const back = await connect(house.url);
  expect(await back.join(table, { token: four[third as Seat].token })).toMatchObject({ ok: true, seat: 'W' });
  const cutter = await connect(house.url);
  expect(await cutter.join(table, { token: four[highest as Seat].token })).toMatchObject({ ok: true, seat: 'E' });
  expect(codeOf(await cutter.act(table, { verb: 'cut' }))).toBe('ok');
  await until(() => back.view?.phase === 'declaring');
  expect([back.view?.dealer, back.view?.hands.W.cards?.length, back.view?.hands.E.cards]).toEqual(['S', 13, null]);
  leaveAll([...Object.values(four), back, cutter]);
});

test('those who put their names down come first, in their order', async () => {
  table = await layTable(house.url);
  const four = await sitFour(house.url, table);
  const [eve, fay] = [await spectator('Eve', true), await spectator('Fay', true)];
  const gus = await spectator('Gus');
  await until(() => gus.people?.line.length === 2);
  expect(gus.people?.line).toEqual([
    { name: 'Eve', status: 'here' },
    { name: 'Fay', status: 'here' },
  ]);
  await four.E.ask('leave', { table, stand: true });
  expect(codeOf(await gus.join(table, { name: 'Gus', seat: 'E' }))).toBe('seat-taken');
  expect(await fay.join(table, { token: fay.token, seat: 'E' })).toMatchObject({ seat: null, waiting: true });
  expect(await eve.join(table, { token: eve.token, seat: 'E' })).toMatchObject({
    seat: 'E',
    waiting: false,
    name: 'Eve',
  });
  await until(() => gus.people?.seats.E?.name === 'Eve' && gus.people.line.length === 1);
  expect(eve.view?.hands.E.cards).toHaveLength(13);
  // Who waits and goes is not waited for.
  expect(await fay.ask('leave', { table, stand: true })).toEqual({ ok: true });
  await four.W.ask('leave', { table, stand: true });
  expect(codeOf(await gus.join(table, { name: 'Gus', seat: 'W' }))).toBe('ok');
  leaveAll([...Object.values(four), eve, fay, gus]);
});

test('with the consent of the three others a spectator plays for somebody, who comes back to watch', async () => {
  table = await layTable(house.url);
  const four: Four = await sitFour(house.url, table);
  const sam = await spectator('Sam');
  expect(codeOf(await sam.join(table, { name: 'Sam', seat: 'W' }))).toBe('seat-taken');
  for (const seat of ['N', 'E', 'S'] as const)
    expect(codeOf(await four[seat].act(table, { verb: 'substitute', seat: 'W' }))).toBe('ok');
  const placed = new Promise((told) => four.W.socket.once('placed', told));
  expect(await sam.join(table, { name: 'Sam', seat: 'W' })).toMatchObject({ ok: true, seat: 'W', name: 'Sam' });
  expect(await placed).toEqual({ table, seat: null, waiting: false });
  await until(() => four.N.people?.seats.W?.name === 'Sam' && four.W.view?.viewer === 'spectator');
  expect(codeOf(await four.W.act(table, { verb: 'pass' }))).toBe('not-seated');
  expect(codeOf(await sam.act(table, { verb: 'bid', call: '2H' }))).toBe('ok');
  const back = await connect(house.url);
  expect(await back.join(table, { token: four.W.token })).toMatchObject({ ok: true, seat: null, name: 'Player W' });
  const third = await spectator('Third');
  expect(codeOf(await third.join(table, { name: 'Third', seat: 'W' }))).toBe('seat-taken');
  leaveAll([...Object.values(four), sam, back, third]);
});

/** Whoever sits in a seat now. */
const sitting = (guests: readonly Guest[], seat: Seat): Guest => {
  const found = guests.find(({ view }) => view?.viewer === seat);
  if (!found) throw new Error(`nobody sits ${seat}`);
  return found;
};

/** The dealer bids seven no-trumps and claims them all: a game in each deal. */
async function playADeal(guests: readonly Guest[]): Promise<void> {
  const does = async (seat: Seat, act: Act): Promise<void> => {
    const who = sitting(guests, seat);
    const answer = await who.act(table, act);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${answer.refusal.message}`);
    await Promise.all(guests.map((guest) => guest.until(answer.version)));
  };
  const view = (): View => guests[0]?.view as View;
  const dealer = view().dealer;
  await does(dealer, { verb: 'bid', call: '7N' });
  while (view().phase === 'declaring') await does(view().turn as Seat, { verb: 'pass' });
  const leader = view().turn as Seat;
  const [card] = sitting(guests, leader).view?.hands[leader].cards ?? [];
  await does(leader, { verb: 'play', cards: [card as Card] });
  await does(dealer, { verb: 'claim', tricks: 'rest' });
  while (view().claim) await does(view().claim?.awaiting[0] as Seat, { verb: 'admit' });
}

test('after a rubber somebody cuts out for one who has waited, and the record of each deal can be run', async () => {
  table = await layTable(house.url, { rules: { places: 'cut' }, deals: [DEAL, DEAL, DEAL, DEAL] });
  const guests = Object.values(await sitFour(house.url, table));
  const cutOne = async (): Promise<void> => {
    const view = guests[0]?.view as View;
    const seat = view.cutting?.toDraw[0] as Seat;
    const taken = view.cutting?.taken ?? [];
    const answer = await sitting(guests, seat).act(table, { verb: 'draw', places: [1 + taken.length] });
    if (answer.ok) await Promise.all(guests.map((guest) => guest.until(answer.version)));
  };
  const settlePlaces = async (): Promise<void> => {
    while (guests[0]?.view?.cutting?.toDraw.length) await cutOne();
    const lowest = guests[0]?.view?.cutting?.order?.[0] as Seat;
    await sitting(guests, lowest).act(table, { verb: 'take-seat', seat: 'N' });
    await until(() => guests.every(({ view }) => view?.waitingWhy === 'cut'));
  };
  const cutThePack = async (): Promise<void> => {
    const seat = guests[0]?.view?.waitingFor[0] as Seat;
    expect(codeOf(await sitting(guests, seat).act(table, { verb: 'cut' }))).toBe('ok');
    await until(() => guests.every(({ view }) => view?.phase === 'declaring'));
  };
  await settlePlaces();
  await cutThePack();
  const isOver = (): boolean => guests[0]?.view?.phase === 'over';
  for (await playADeal(guests); !isOver(); await playADeal(guests)) await cutThePack();
  const eve = await spectator('Eve', true);
  guests.push(eve);
  const before = new Set(SEATS.map((seat) => eve.people?.seats[seat]?.name));
  expect(codeOf(await sitting(guests, 'S').act(table, { verb: 'new-rubber' }))).toBe('ok');
  await until(() => guests.every(({ view }) => view?.cutting?.purpose === 'out'));
  while (guests[0]?.view?.cutting?.purpose === 'out') await cutOne();
  await until(() => eve.view?.viewer !== 'spectator' && eve.people?.line.length === 1);
  const out = eve.people?.line[0]?.name;
  expect(before.has(out)).toBe(true);
  expect(names(eve)).toContain('Eve');
  expect(names(eve)).not.toContain(out);
  await settlePlaces();
  await cutThePack();
  expect(eve.view?.score.NS.games).toBe(0);

  const record = await (await fetch(`${house.url}/api/tables/${table}/record?format=txt`)).text();
  const finished = record.split(/\n\n(?=# deal )/).filter((part) => part.includes('# nonce'));
  expect(finished.length).toBeGreaterThanOrEqual(2);
  for (const deal of finished) {
    const text = deal.replace(/^code:/m, 'title: a deal\ncode:');
    expect(runCase(text)).toEqual({ readable: true, failures: [] });
  }
  leaveAll(guests);
});
