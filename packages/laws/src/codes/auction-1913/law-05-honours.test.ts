import { describe, expect, it } from 'vitest';
import { finished, sheetOf } from '../../../test/table-from.ts';

const honoursIn = (contract: string, won: number) =>
  sheetOf(finished({ contract }, won)).filter((line) => line.endsWith(' 6 honours'));

describe('auction-1913/6 What honours are worth', () => {
  it.each([
    ['four between partners: four tricks', 'S 1S', 'NS above 8 6 honours'],
    ['the same cards at nine', 'S 1R', 'NS above 36 6 honours'],
    ['three of the other side: two tricks', 'S 1H', 'EW above 16 6 honours'],
    ['three of the declarer’s side: two tricks', 'S 1D', 'NS above 14 6 honours'],
    ['three split two and one', 'S 1C', 'EW above 12 6 honours'],
    ['three aces', 'S 1N', 'NS above 30 6 honours'],
  ])('%s: %s', (_, contract, line) => {
    expect(honoursIn(contract, 7)).toEqual([line]);
  });

  it('they are scored as held when the bid fails', () => {
    expect(honoursIn('S 1R', 2)).toEqual(['NS above 36 6 honours']);
  });

  it('doubling leaves them alone', () => {
    expect(honoursIn('S 1R x4', 7)).toEqual(['NS above 36 6 honours']);
  });
});
