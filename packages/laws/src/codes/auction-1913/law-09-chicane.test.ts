import { describe, expect, it } from 'vitest';
import { finished, sheetOf } from '../../../test/table-from.ts';

/** North has no heart; East and West hold three honours in hearts, North and South two. */
const NORTH_VOID = 'N:AKQ82..AKQ82.AK2 JT9.KJT9.J43.QJ3 765.AQ5432.T9.T9 43.876.765.87654';
/** The same, but South holds four honours. */
const NORTH_VOID_SOUTH_HONOURS = 'N:AKQ82..AKQ82.AK2 JT9.T987.J43.QJ3 765.AKQJ32.T9.T9 43.654.765.87654';
/** Neither North nor South has a heart. */
const BOTH_VOID = 'N:AKQ82..AKQ82.AK2 JT.AKQJT9.43.QJ3 76543..JT976.T98 9.8765432.5.7654';

const honoursAndChicane = (deal: string, contract: string) =>
  sheetOf(finished({ deal, contract }, 7)).filter((line) => / (6|9) /.test(line));

describe('auction-1913/9 Chicane', () => {
  it.each([
    [
      'takes three honours’ worth from adversaries who score',
      NORTH_VOID,
      'S 1H',
      ['EW above 16 6 honours', 'EW above -16 9 chicane'],
    ],
    [
      'adds it where its own side scores',
      NORTH_VOID_SOUTH_HONOURS,
      'S 1H',
      ['NS above 64 6 honours', 'NS above 16 9 chicane'],
    ],
    [
      'double chicane takes four honours’ worth',
      BOTH_VOID,
      'W 1H',
      ['EW above 80 6 honours', 'EW above -32 9 double-chicane'],
    ],
    ['there is none at no trumps', NORTH_VOID, 'S 1N', []],
  ] as const)('%s', (_, deal, contract, lines) => {
    expect(honoursAndChicane(deal, contract).filter((line) => contract !== 'S 1N' || line.includes('chicane'))).toEqual(
      lines,
    );
  });
});

describe('auction-1913/10 Doubling leaves honours alone', () => {
  it('chicane too', () => {
    expect(honoursAndChicane(NORTH_VOID_SOUTH_HONOURS, 'S 1H x4')).toEqual([
      'NS above 64 6 honours',
      'NS above 16 9 chicane',
    ]);
  });
});
