import { describe, expect, it } from 'vitest';
import { after, finished, sheetOf } from '../../../test/table-from.ts';
import { bonusPoints } from './law-56-bonus.ts';

describe('auction-1913/56 The bonus for a doubled declaration made', () => {
  it.each([
    ['undoubled', '2R', 1, 8, 0],
    ['undoubled with more', '2R', 1, 13, 0],
    ['doubled, just made', '2R', 2, 8, 50],
    ['doubled, one more', '2R', 2, 9, 100],
    ['doubled, five more', '2R', 2, 13, 300],
    ['redoubled, just made', '2R', 4, 8, 100],
    ['redoubled, two more', '2R', 4, 10, 300],
    ['doubled, one short', '2R', 2, 7, 0],
    ['seven, doubled', '7N', 2, 13, 50],
  ])('%s', (_, bid, doubled, won, points) => {
    expect(bonusPoints({ seat: 'S', bid, doubled }, won)).toBe(points);
  });

  it('stands on the sheet with the law', () => {
    expect(sheetOf(finished({ contract: 'S 2R x2' }, 9))).toContain('NS above 100 56 bonus');
  });

  it('tricks taken for a revoke give no title to it', () => {
    const table = after(finished({ contract: 'S 2R x2' }, 7, 'W'), 'S: attention revoke W', 'S: elect tricks');
    expect(sheetOf(table)).toEqual(['NS below 72 4 tricks', 'NS above 36 6 honours']);
  });
});
