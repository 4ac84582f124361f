import { bySeat, type Card, SEATS, type Seat } from '@eldest-hand/cards';
import { CODE_NAMES, decide, type Table } from '@eldest-hand/laws';
import { type Random, type Robot, robotAct, seeded, sightOf } from '@eldest-hand/robots';
import { newSolver } from '@eldest-hand/solver';
import { describe, expect, it } from 'vitest';
import { isOver, nextAct, openWith, randomHands } from './table.ts';

const solver = newSolver();
/** Deals enough to reckon with, and time enough for all of them: the choice must not hang on how busy the machine is. */
const reckoner = (seed: number): Robot => ({ level: 'club', solver, patience: 60_000, random: seeded(seed) });

/** Deals the cards that a seat does not see anew among those who hold them. */
function shuffledHidden(table: Table, seat: Seat, random: Random): Table {
  const { view } = sightOf(table, seat);
  const hidden = SEATS.filter((one) => view.hands[one].cards === null);
  const lies = (one: Seat, card: Card) =>
    view.hands[one].exposed.includes(card) || view.hands[one].faced.includes(card);
  const pool = hidden.flatMap((one) => table.hands[one].filter((card) => !lies(one, card)));
  for (let at = pool.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [pool[at], pool[other]] = [pool[other] as Card, pool[at] as Card];
  }
  return {
    ...table,
    hands: bySeat((one) =>
      hidden.includes(one)
        ? table.hands[one].map((card) => (lies(one, card) ? card : (pool.pop() as Card)))
        : table.hands[one],
    ),
  };
}

describe.each(CODE_NAMES)('%s', (code) => {
  it('a choice is the same wherever the cards are that the seat does not see', { timeout: 120_000 }, () => {
    let choices = 0;
    for (let deal = 0; deal < 4; deal++) {
      const random = seeded(400 + deal);
      let table = openWith(code, SEATS[deal] as Seat, randomHands(random));
      const robots = bySeat((seat): Robot => ({ level: 'easy', random: seeded(deal * 4 + SEATS.indexOf(seat)) }));
      while (!isOver(table)) {
        for (const seat of SEATS) {
          const seed = Math.floor(random() * 1e9);
          const here = robotAct(sightOf(table, seat), reckoner(seed));
          const there = robotAct(sightOf(shuffledHidden(table, seat, random), seat), reckoner(seed));
          expect(there).toEqual(here);
          if (here) choices++;
        }
        const next = nextAct(table, robots);
        if (!next) throw new Error('the table stands still');
        const decision = decide(table, next.seat, next.act);
        if ('refusal' in decision) throw new Error(decision.refusal.message);
        table = decision.table;
      }
    }
    expect(choices).toBeGreaterThan(100);
  });
});
