import { describe, expect, it } from 'vitest';
import { finished } from '../../../test/table-from.ts';
import { tricksBid, trickValue } from './law-04-trick-values.ts';

describe('auction-1913/4 What a trick is worth', () => {
  it.each([
    ['1S', 2],
    ['1C', 6],
    ['1D', 7],
    ['1H', 8],
    ['1R', 9],
    ['1N', 10],
    ['7N', 10],
    ['', 0],
  ])('each odd trick of %s: %i', (bid, points) => expect(trickValue(bid)).toBe(points));

  it.each([
    ['1S', 7],
    ['4R', 10],
    ['7N', 13],
    ['pass', 6],
  ])('%s undertakes %i tricks', (bid, tricks) => expect(tricksBid(bid)).toBe(tricks));

  it.each([
    ['the odd trick', 'S 1S', 7, 2],
    ['three in clubs', 'S 2C', 9, 18],
    ['two in diamonds', 'S 2D', 8, 14],
    ['four in hearts', 'S 4H', 10, 32],
    ['five in royal spades', 'S 2R', 11, 45],
    ['three at no trumps', 'S 1N', 9, 30],
    ['all of them', 'S 1N', 13, 70],
  ])('%s: %s with %i tricks makes %i', (_, contract, won, below) => {
    expect(finished({ contract }, won).score.NS.below).toBe(below);
  });

  it('counts nothing when the bid is not made', () => {
    expect(finished({ contract: 'S 3N' }, 8).score.NS.below).toBe(0);
  });
});
