import { emptyTable, type SheetLine, type Table } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { rubberOf } from './law-11-the-rubber-is-added-up.ts';

const line = (side: 'NS' | 'EW', column: 'below' | 'above', points: number): SheetLine => ({
  deal: 1,
  side,
  column,
  points,
  law: 4,
  reason: 'tricks',
});

const withGames = (ns: number, ew: number, sheet: readonly SheetLine[]): Table => ({
  ...emptyTable,
  sheet,
  score: { NS: { below: 0, above: 0, games: ns }, EW: { below: 0, above: 0, games: ew } },
});

describe('auction-1913/11 The rubber is added up', () => {
  const sheet = [line('NS', 'below', 60), line('NS', 'above', 36), line('EW', 'below', 9), line('EW', 'above', 200)];

  it('250 for the winners, and the difference', () => {
    expect(rubberOf(withGames(2, 0, sheet))).toEqual({
      winner: 'NS',
      totals: { NS: 346, EW: 209 },
      bonus: 250,
      difference: 137,
    });
  });

  it('the winners of the games may lose the rubber', () => {
    const rubber = rubberOf(withGames(2, 1, [line('NS', 'below', 60), line('EW', 'above', 400)]));
    expect(rubber?.difference).toBe(-90);
  });

  it('East and West are added up alike', () => {
    expect(rubberOf(withGames(1, 2, sheet))).toMatchObject({
      winner: 'EW',
      totals: { NS: 96, EW: 459 },
      difference: 363,
    });
  });

  it('is not added up before it is won', () => {
    expect(rubberOf(withGames(1, 1, sheet))).toBeNull();
  });
});
