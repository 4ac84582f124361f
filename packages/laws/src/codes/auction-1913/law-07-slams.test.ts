import { describe, expect, it } from 'vitest';
import { after, finished, sheetOf } from '../../../test/table-from.ts';

const SLAMS = / (slam|little-slam)$/;
const slamsIn = (...played: Parameters<typeof finished>) =>
  sheetOf(finished(...played)).filter((line) => SLAMS.test(line));

describe('auction-1913/7 Slam, 8 Little slam', () => {
  it.each([
    ['thirteen tricks', 'S 7N', 13, ['NS above 40 7 slam']],
    ['twelve tricks', 'S 6N', 12, ['NS above 20 8 little-slam']],
    ['twelve, though seven were bid', 'S 7N', 12, ['NS above 20 8 little-slam']],
    ['thirteen, though one was bid', 'S 1N', 13, ['NS above 40 7 slam']],
    ['eleven', 'S 1N', 11, []],
    ['eleven for the adversaries', 'S 1N', 2, []],
    ['twelve for the adversaries', 'S 1N', 1, ['EW above 20 8 little-slam']],
    ['thirteen for the adversaries', 'S 1N', 0, ['EW above 40 7 slam']],
    ['doubling leaves it alone', 'S 7N x4', 13, ['NS above 40 7 slam']],
  ] as const)('%s', (_, contract, won, lines) => {
    expect(slamsIn({ contract }, won)).toEqual(lines);
  });

  it('tricks taken for a revoke do not make one', () => {
    const table = after(finished({ contract: 'S 1N' }, 10, 'W'), 'S: attention revoke W', 'S: elect tricks');
    expect(sheetOf(table).filter((line) => SLAMS.test(line))).toEqual([]);
  });

  it('a side that revoked scores none', () => {
    const table = after(finished({ contract: 'S 1N' }, 13, 'S'), 'W: attention revoke S', 'W: elect points');
    expect(sheetOf(table).filter((line) => SLAMS.test(line))).toEqual([]);
  });
});
