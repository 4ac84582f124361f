import { describe, expect, it } from 'vitest';
import { finished, sheetOf } from '../../../test/table-from.ts';

const undertricks = (contract: string, won: number) =>
  sheetOf(finished({ contract, dealer: 'S' }, won)).filter((line) => line.endsWith('undertricks'));

describe('auction-1913/47 Made or failed', () => {
  it.each([
    ['as many as were bid: made', 'S 2R', 8, []],
    ['one short', 'S 2R', 7, ['EW above 50 47 undertricks']],
    ['two short', 'S 2R', 6, ['EW above 100 47 undertricks']],
    ['one short, doubled', 'S 2R x2', 7, ['EW above 100 47 undertricks']],
    ['one short, redoubled', 'S 2R x4', 7, ['EW above 200 47 undertricks']],
    ['eight short, redoubled', 'S 2R x4', 0, ['EW above 1600 47 undertricks']],
    ['East and West pay too', 'W 2H', 7, ['NS above 50 47 undertricks']],
  ])('%s', (_, contract, won, lines) => expect(undertricks(contract, won)).toEqual(lines));

  it('nobody scores below the line when it fails', () => {
    const { score } = finished({ contract: 'S 2R' }, 7);
    expect([score.NS.below, score.EW.below]).toEqual([0, 0]);
  });
});

describe('auction-1913/48 The dealer’s one spade', () => {
  it.each([
    ['one short', 'S 1S', 6, 50],
    ['two short: a hundred', 'S 1S', 5, 100],
    ['three short: still a hundred', 'S 1S', 4, 100],
    ['one short, doubled', 'S 1S x2', 6, 100],
    ['two short, doubled: a hundred', 'S 1S x2', 5, 100],
    ['redoubled: no limit', 'S 1S x4', 5, 400],
    ['not the dealer’s: no limit', 'N 1S', 4, 150],
    ['two spades: no limit', 'S 2S', 4, 200],
    ['one royal spade: no limit', 'S 1R', 4, 150],
  ])('%s', (_, contract, won, points) => {
    expect(undertricks(contract, won)).toEqual([`EW above ${points} 47 undertricks`]);
  });

  it('honours are scored as held', () => {
    expect(sheetOf(finished({ contract: 'S 1S' }, 3))).toEqual(['EW above 100 47 undertricks', 'NS above 8 6 honours']);
  });
});
