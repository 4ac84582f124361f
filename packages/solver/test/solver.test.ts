import { readFileSync } from 'node:fs';
import { bySeat, type Card, type Hands, isDealFault, readDeal, SEATS, type Seat, suitOf } from '@eldest-hand/cards';
import { newSolver, OutOfTime, STRAINS } from '@eldest-hand/solver';
import { describe, expect, it } from 'vitest';
import { plainTricks } from './plain-search.ts';
import { type Ending, endings } from './random-ending.ts';

/*
 * SOLVER_ENDINGS: how many endings of each size are searched twice; fewer of the large ones, which a plain search takes long over. SOLVER_SEED: begins elsewhere. SOLVER_DEALS: how many of the
 * published deals.
 */
const ENDINGS = Number(process.env.SOLVER_ENDINGS ?? 100);
const SEED = Number(process.env.SOLVER_SEED ?? 1913);
const DEALS = Number(process.env.SOLVER_DEALS ?? 2);

const solver = newSolver();
const dealOf = (text: string): Hands => {
  const hands = readDeal(text);
  if (isDealFault(hands)) throw new Error(hands.fault);
  return hands;
};
const FULL = dealOf('N:AT5.KJ53.96.KQ43 8763.Q6.JT753.75 Q9.AT92.AQ82.AT9 KJ42.874.K4.J862');

/** Plays the first so many cards that follow suit, whatever they are worth. */
function begin({ hands, leader }: Ending, many: number): { hands: Hands; trick: Card[] } {
  const trick: Card[] = [];
  let left = hands;
  for (let at = 0; at < many; at++) {
    const seat = SEATS[(SEATS.indexOf(leader) + at) % 4] as Seat;
    const [led] = trick;
    const card = left[seat].find((one) => led && suitOf(one) === suitOf(led)) ?? (left[seat][0] as Card);
    trick.push(card);
    left = bySeat((one) => (one === seat ? left[one].filter((other) => other !== card) : left[one]));
  }
  return { hands: left, trick };
}

describe('endings are solved as a plain search solves them', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0.06],
    [6, 0.01],
  ])('%d cards', { timeout: 600_000 }, (size, share) => {
    const next = endings(SEED + size);
    for (let at = 0; at < ENDINGS * share; at++) {
      const ending = next(size);
      const found = solver.solve(ending);
      expect(found, JSON.stringify(ending)).toBe(plainTricks(ending.hands, ending.trumps, ending.leader));
    }
  });

  it.each([1, 2, 3])('a trick with %d cards on the table', { timeout: 120_000 }, (many) => {
    const next = endings(SEED * many);
    for (let at = 0; at < ENDINGS; at++) {
      const ending = next(4);
      const { hands, trick } = begin(ending, many);
      expect(solver.solve({ ...ending, hands, trick }), JSON.stringify({ ending, trick })).toBe(
        plainTricks(hands, ending.trumps, ending.leader, trick),
      );
    }
  });

  it('each card is worth what follows when it is played', { timeout: 120_000 }, () => {
    const next = endings(SEED + 99);
    for (let at = 0; at < ENDINGS; at++) {
      const ending = next(4);
      const { hands, trick } = begin(ending, at % 4);
      const seat = SEATS[(SEATS.indexOf(ending.leader) + trick.length) % 4] as Seat;
      const results = solver.cards({ ...ending, hands, trick });
      const led = trick[0];
      const follows = hands[seat].filter((card) => led && suitOf(card) === suitOf(led));
      expect(results.map(({ card }) => card).sort()).toEqual([...(follows.length > 0 ? follows : hands[seat])].sort());
      for (const { card, tricks } of results) {
        const after = bySeat((one) => hands[one].filter((other) => other !== card));
        const ns = plainTricks(after, ending.trumps, ending.leader, [...trick, card]);
        expect(tricks, JSON.stringify({ ending, trick, card })).toBe(seat === 'N' || seat === 'S' ? ns : 4 - ns);
      }
    }
  });
});

describe('published results', () => {
  const lines = readFileSync(new URL('published.txt', import.meta.url), 'utf8').split('\n');
  const published = lines.filter((line) => line.startsWith('N:')).slice(0, DEALS);
  it.each(published)('%s', { timeout: 120_000 }, (line) => {
    const [deal = '', results = ''] = line.split('|');
    const table = solver.table(dealOf(deal));
    expect(STRAINS.flatMap((strain) => SEATS.map((seat) => table[strain][seat])).join(' ')).toBe(results);
  });
});

describe('what cannot be solved', () => {
  it('hands of unequal size', () => {
    const hands = { ...FULL, N: FULL.N.slice(1) };
    expect(() => solver.solve({ hands, trumps: null, leader: 'E' })).toThrow(RangeError);
  });

  it('a card that stands twice', () => {
    const hands = { ...FULL, N: FULL.E };
    expect(() => solver.solve({ hands, trumps: null, leader: 'E' })).toThrow(/stands twice/);
  });

  it('stops when its time is over, and solves the next question as if nothing had been', () => {
    expect(() => solver.solve({ hands: FULL, trumps: null, leader: 'E' }, performance.now() - 1)).toThrow(OutOfTime);
    expect(solver.solve({ hands: FULL, trumps: null, leader: 'E' })).toBe(11);
  });
});
