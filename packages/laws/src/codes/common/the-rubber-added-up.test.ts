import { DEFAULT_RULES, fold, placeTable } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { ending } from '../../../test/table-from.ts';
import { addedUp } from './the-rubber-added-up.ts';

describe('the rubber added up', () => {
  const score = { NS: { below: 24, above: 100, games: 1 }, EW: { below: 0, above: 30, games: 1 } };
  const hands = ending().hands;
  const placed = fold(
    placeTable({ code: 'auction-1913', rules: DEFAULT_RULES, position: { hands, dealer: 'S', score } }),
  );
  const line = { deal: 1, side: 'NS', column: 'below', points: 18, law: 3, reason: 'tricks' } as const;

  it('counts what a set position was begun with', () => {
    expect(addedUp({ ...placed, sheet: [line] }, 'NS', 250)).toEqual({
      winner: 'NS',
      totals: { NS: 24 + 100 + 18 + 250, EW: 30 },
      bonus: 250,
      difference: 362,
    });
  });

  it('gives nothing before there is a winner', () => {
    expect(addedUp(placed, null, 250)).toBeNull();
  });
});
