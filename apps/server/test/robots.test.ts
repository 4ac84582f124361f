import { SEATS, type Seat } from '@eldest-hand/cards';
import { robotAct, type Sight, seeded } from '@eldest-hand/robots';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOR_READERS, newPool } from '../src/robots/pool.ts';
import { codeOf, connect, type Guest, layTable, leaveAll, openTestHouse, type TestHouse } from './house.ts';

const guests: Guest[] = [];
let house: TestHouse;

beforeEach(async () => {
  house = await openTestHouse({ robotPace: { least: 0, most: 0, reading: 60_000 } });
});
afterEach(async () => {
  leaveAll(guests.splice(0));
  await house.close();
});

async function sitAt(table: string, seat: Seat | null, token?: string): Promise<Guest> {
  const guest = await connect(house.url);
  guests.push(guest);
  const answer = await guest.join(table, { name: 'Person', seat, ...(token ? { token } : {}) });
  if (!answer.ok) throw new Error(answer.refusal.message);
  return guest;
}

/** What libdds makes of the deal of `house.ts`. */
const MAKEABLE = {
  S: { N: 11, E: 2, S: 10, W: 2 },
  H: { N: 7, E: 6, S: 7, W: 6 },
  D: { N: 9, E: 3, S: 9, W: 3 },
  C: { N: 11, E: 2, S: 10, W: 2 },
  N: { N: 11, E: 2, S: 10, W: 2 },
};

type Level = 'easy' | 'club' | 'strong' | null;
const seatRobot = (guest: Guest, table: string, seat: Seat, level: Level = 'easy') =>
  guest.ask('robot', { table, seat, level });

async function withRobots(level: Level, code = 'auction-1913'): Promise<{ table: string; person: Guest }> {
  const table = await layTable(house.url, { code, dealer: 'E' });
  const person = await sitAt(table, 'S');
  for (const seat of ['N', 'E', 'W'] as const) expect(codeOf(await seatRobot(person, table, seat, level))).toBe('ok');
  return { table, person };
}

/** Milliseconds. Robots think with what the machine has to spare, and beside other tests that may be little. */
const STILL = 60_000;

/** A person who plays as the rules of thumb say, whenever the table waits for him, until the phase is this one. */
async function playUntil(person: Guest, table: string, phase: string): Promise<void> {
  const random = seeded(7);
  let last = -1;
  let moved = Date.now();
  while (!person.views.some(({ view }) => view.phase === phase)) {
    if (Date.now() > moved + STILL)
      throw new Error(`the table stands still: ${JSON.stringify(person.view?.waitingFor)}`);
    const { view } = person;
    if (view && view.version > last) {
      const sight: Sight = { seat: 'S', view, pile: [] };
      const act = robotAct(sight, { level: 'easy', random, claims: false });
      last = view.version;
      moved = Date.now();
      if (act) await person.act(table, act);
    }
    await new Promise((later) => setTimeout(later, 5));
  }
}

describe('robots in empty seats', () => {
  it.each([
    ['auction-1913', 'easy'],
    ['bridge-1905', 'easy'],
    ['auction-1913', 'club'],
  ] as const)('%s, %s: one person and three robots play a deal that is scored', async (code, level) => {
    const { table, person } = await withRobots(level, code);
    await playUntil(person, table, 'reckoning');
    expect(person.views.some(({ view }) => view.result !== null)).toBe(true);
    expect(person.people?.seats.W).toEqual({ name: 'Robot', status: 'here', robot: level });
  });

  it('are seated only by somebody who sits at the table, and only where nobody sits', async () => {
    const table = await layTable(house.url);
    const watcher = await sitAt(table, null);
    expect(codeOf(await seatRobot(watcher, table, 'N'))).toBe('not-seated');
    const person = await sitAt(table, 'S');
    await sitAt(table, 'E');
    expect(codeOf(await seatRobot(person, table, 'E'))).toBe('seat-taken');
    expect(codeOf(await seatRobot(person, table, 'N', 'strong'))).toBe('ok');
    expect(person.people?.seats.N?.robot).toBe('strong');
    expect(codeOf(await seatRobot(person, table, 'N', null))).toBe('ok');
    await expect.poll(() => person.people?.seats.N).toBeNull();
  });

  it('give way to a person who takes the seat, and play no more in it', async () => {
    const { table, person } = await withRobots('easy');
    const other = await sitAt(table, 'W');
    await expect.poll(() => person.people?.seats.W).toEqual({ name: 'Person', status: 'here' });
    await expect.poll(() => other.view?.waitingFor).toEqual(['S']);
    await person.act(table, { verb: 'pass' });
    await expect.poll(() => person.view?.waitingFor).toEqual(['W']);
  });

  it('that are clumsy do what is irregular, and the deal is played to its end all the same', async () => {
    const table = await layTable(house.url, { dealer: 'E' });
    const person = await sitAt(table, 'S');
    for (const seat of ['N', 'E', 'W'] as const)
      expect(codeOf(await person.ask('robot', { table, seat, level: 'easy', clumsy: 0.5 }))).toBe('ok');
    expect(person.people?.seats.E).toEqual({ name: 'Robot', status: 'here', robot: 'easy', clumsy: 0.5 });
    expect(codeOf(await person.ask('robot', { table, seat: 'E', level: 'easy', clumsy: 0.6 }))).toBe('bad-message');
    await playUntil(person, table, 'reckoning');
    const record = await (await fetch(`${house.url}/api/tables/${table}/record`)).text();
    expect(record).toMatch(/^[NEW]: drop /m);
  });

  it('wait while no person is at the table, and are there again after a restart of the server', async () => {
    const { table, person } = await withRobots('easy');
    await expect.poll(() => person.view?.waitingFor).toEqual(['S']);
    const { token } = person;
    leaveAll(guests.splice(0));
    await house.restart();
    const again = await sitAt(table, 'S', token);
    expect(SEATS.map((seat) => again.people?.seats[seat]?.robot ?? null)).toEqual(['easy', 'easy', null, 'easy']);
    await playUntil(again, table, 'reckoning');
    expect(again.views.some(({ view }) => view.result !== null)).toBe(true);
  });
});

describe('a robot that cuts for the next deal', () => {
  /** Long enough for robots that take no time to act. */
  const longEnough = () => new Promise((later) => setTimeout(later, 400));
  const ready = (person: Guest, table: string) => person.ask('ready', { table });
  const dealt = (person: Guest) => expect.poll(() => person.view?.deal.number).toBe(2);

  it('waits until the player who is alone with it has read the result', async () => {
    const { table, person } = await withRobots('easy');
    expect(codeOf(await ready(person, table))).toBe('not-now');
    await playUntil(person, table, 'reckoning');
    await longEnough();
    expect([person.view?.phase, person.view?.waitingFor]).toEqual(['reckoning', ['E']]);
    expect(codeOf(await ready(person, table))).toBe('ok');
    await dealt(person);
  });

  it('waits for each of several players, not for who watches nor for who has gone', async () => {
    const { table, person } = await withRobots('easy');
    await playUntil(person, table, 'reckoning');
    const [west, north, watcher] = [await sitAt(table, 'W'), await sitAt(table, 'N'), await sitAt(table, null)];
    expect(codeOf(await ready(watcher, table))).toBe('not-seated');
    await ready(person, table);
    await ready(north, table);
    await expect.poll(() => person.people?.seats.N?.ready).toBe(1);
    await longEnough();
    expect([person.view?.phase, person.people?.seats.W?.ready]).toEqual(['reckoning', undefined]);
    west.socket.disconnect();
    await dealt(person);
  });

  it('lets nobody who is ready wait for ever', async () => {
    await house.close();
    const reading = 1000;
    house = await openTestHouse({ robotPace: { least: 0, most: 0, reading } });
    const { table, person } = await withRobots('easy');
    await playUntil(person, table, 'reckoning');
    await sitAt(table, 'W');
    await longEnough();
    expect(person.view?.phase).toBe('reckoning');
    const before = performance.now();
    await ready(person, table);
    await dealt(person);
    expect(performance.now() - before).toBeGreaterThan(reading - 10);
  });
});

describe('the threads that think', () => {
  it('answer what they are asked, and say what went wrong', async () => {
    const pool = newPool(FOR_READERS);
    const person = await sitAt(await layTable(house.url, { code: 'bridge-1905', dealer: 'S' }), 'S');
    const sight: Sight = { seat: 'S', view: person.view as NonNullable<Guest['view']>, pile: [] };
    const question = { level: 'strong', seed: 1, claims: true } as const;
    expect(await pool.think({ ...question, sight })).toMatchObject({ verb: expect.stringMatching(/^(make|leave)$/) });
    await expect(pool.think({ ...question, sight: {} as Sight })).rejects.toThrow();
    expect(await pool.think({ ...question, sight })).not.toBeNull();
    await pool.close();
    await expect(pool.think({ ...question, sight })).rejects.toThrow(/gone home/);
  });
});

describe('what could be made', () => {
  it('is reckoned of a deal that is over, and of no other', async () => {
    const { table, person } = await withRobots('easy');
    const ask = (deal: string) => fetch(`${house.url}/api/tables/${table}/makeable?deal=${deal}`);
    expect((await ask('1')).status).toBe(404);
    expect((await ask('none')).status).toBe(400);
    await playUntil(person, table, 'reckoning');
    const answer = await ask('1');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(MAKEABLE);
    expect((await ask('2')).status).toBe(404);
  });
});
