import { bySeat, SEATS, type Seat } from '@eldest-hand/cards';
import { CODE_NAMES } from '@eldest-hand/laws';
import { type Level, type Robot, seeded } from '@eldest-hand/robots';
import { newSolver } from '@eldest-hand/solver';
import { describe, expect, it } from 'vitest';
import { openWith, playOut, randomHands } from './table.ts';

const DEALS = Number(process.env.ROBOT_DEALS ?? 60);
const solver = newSolver();

const robotsOf = (level: Level, seed: number): Record<Seat, Robot> =>
  bySeat((seat) => ({ level, solver, patience: 60, random: seeded(seed * 7 + SEATS.indexOf(seat)) }));

describe.each(CODE_NAMES)('%s: four robots at a live table', (code) => {
  it.each([
    ['easy', 0, DEALS],
    ['club', 0, Math.ceil(DEALS / 4)],
    ['easy', 0.05, DEALS],
  ] as const)(
    '%s, clumsy %d: every deal ends scored and no act is refused',
    { timeout: 120_000 },
    (level, clumsy, deals) => {
      for (let deal = 0; deal < deals; deal++) {
        const random = seeded(1000 + deal);
        const dealer = SEATS[deal % 4] as Seat;
        const { table, refused, stuck } = playOut(
          openWith(code, dealer, randomHands(random)),
          robotsOf(level, deal),
          clumsy,
        );
        expect(refused, `deal ${deal}`).toEqual([]);
        expect(stuck, `deal ${deal} in phase ${table.phase}`).toBe(false);
        if (table.phase !== 'void') expect(table.result, `deal ${deal}`).not.toBeNull();
      }
    },
  );
});
