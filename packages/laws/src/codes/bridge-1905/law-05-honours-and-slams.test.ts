import { describe, expect, it } from 'vitest';
import { after, finished, sheetOf } from '../../../test/table-from.ts';

const linesOf = (law: RegExp, contract: string, won: number, deal?: string) =>
  sheetOf(finished({ code: 'bridge-1905', contract, ...(deal ? { deal } : {}) }, won)).filter((line) => law.test(line));

/** South holds A K Q J of diamonds, North the ten: four in one hand, the fifth in his partner's. */
const NINE_TRICKS = 'N:K53.Q72.T54.9832 A92.KJ8.987.QJ4T QJT84.A3.AKQJ.K5 76.T9654.632.A76';

describe('bridge-1905/6 What honours are worth', () => {
  it.each([
    ['spades: four', 'S S', 'NS above 8 6 honours'],
    ['clubs: three of the others', 'S C', 'EW above 8 6 honours'],
    ['diamonds: three', 'S D', 'NS above 12 6 honours'],
    ['hearts: three of the others', 'S H', 'EW above 16 6 honours'],
    ['no trumps: three aces', 'S N', 'NS above 30 6 honours'],
    ['doubling leaves them alone', 'S S x4', 'NS above 8 6 honours'],
  ])('%s', (_, contract, line) => expect(linesOf(/ 6 honours/, contract, 7)).toEqual([line]));

  it('diamonds, five with four in one hand: nine tricks, 54', () => {
    expect(linesOf(/ 6 honours/, 'S D', 7, NINE_TRICKS)).toEqual(['NS above 54 6 honours']);
  });
});

describe('bridge-1905/7 Grand slam, 8 Little slam', () => {
  it.each([
    ['thirteen', 13, ['NS above 40 7 slam']],
    ['twelve', 12, ['NS above 20 8 little-slam']],
    ['eleven', 11, []],
    ['twelve of the adversaries', 1, ['EW above 20 8 little-slam']],
    ['thirteen of the adversaries', 0, ['EW above 40 7 slam']],
  ])('%s', (_, won, lines) => expect(linesOf(/ slam| little-slam/, 'S H', won)).toEqual(lines));

  it('tricks gained for a revoke make none', () => {
    const table = after(
      finished({ code: 'bridge-1905', contract: 'S H' }, 10, 'W'),
      'S: attention revoke W',
      'S: elect tricks',
    );
    expect(sheetOf(table)).toEqual(['NS below 56 4 tricks', 'EW above 16 6 honours']);
  });
});

describe('bridge-1905/9 Chicane, 10 Doubling leaves honours alone', () => {
  it('North has no heart, and the adversaries score honours', () => {
    const deal = 'N:AKQ82..AKQ82.AK2 JT9.KJT9.J43.QJ3 765.AQ5432.T9.T9 43.876.765.87654';
    expect(linesOf(/ (6|9) /, 'S H x2', 7, deal)).toEqual(['EW above 16 6 honours', 'EW above -16 9 chicane']);
  });
});
