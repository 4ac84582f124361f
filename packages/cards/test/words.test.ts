import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adversariesOf,
  bySeat,
  bySide,
  type Card,
  clockwiseFrom,
  isCard,
  isSeat,
  isSide,
  isSuit,
  leftOf,
  otherSide,
  PACK,
  partnerOf,
  rankOf,
  rankValue,
  readCard,
  rightOf,
  type Seat,
  seatsOf,
  sideOf,
  sortCards,
  suitOf,
} from '../src/index.ts';

describe('seats', () => {
  // Seat, left, partner, right, side, and the four clockwise: written out, since any rule here would be the one under test.
  const table: readonly [Seat, Seat, Seat, Seat, 'NS' | 'EW', string][] = [
    ['N', 'E', 'S', 'W', 'NS', 'NESW'],
    ['E', 'S', 'W', 'N', 'EW', 'ESWN'],
    ['S', 'W', 'N', 'E', 'NS', 'SWNE'],
    ['W', 'N', 'E', 'S', 'EW', 'WNES'],
  ];
  it.each(table)('%s sits where it sits', (seat, left, partner, right, side, round) => {
    expect(leftOf(seat)).toBe(left);
    expect(partnerOf(seat)).toBe(partner);
    expect(rightOf(seat)).toBe(right);
    expect(sideOf(seat)).toBe(side);
    expect(adversariesOf(seat)).toEqual([left, right]);
    expect(clockwiseFrom(seat).join('')).toBe(round);
  });

  it('make sides', () => {
    expect(seatsOf('NS')).toEqual(['N', 'S']);
    expect(seatsOf('EW')).toEqual(['E', 'W']);
    expect(otherSide('NS')).toBe('EW');
    expect(otherSide('EW')).toBe('NS');
    expect(bySeat((seat) => seat)).toEqual({ N: 'N', E: 'E', S: 'S', W: 'W' });
    expect(bySide((side) => side)).toEqual({ NS: 'NS', EW: 'EW' });
  });

  it('are told from other words', () => {
    expect(['N', 'E', 'S', 'W'].every(isSeat)).toBe(true);
    expect(['n', 'NS', '', 'X', undefined, 0].some(isSeat)).toBe(false);
    expect(['NS', 'EW'].every(isSide) && ['N', 'SN', ''].every((word) => !isSide(word))).toBe(true);
    expect(['S', 'H', 'D', 'C'].every(isSuit) && ['N', 'R', 's', ''].every((word) => !isSuit(word))).toBe(true);
  });
});

describe('cards', () => {
  it('are fifty-two, each once', () => {
    const expected = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => suit + rank));
    expect(PACK).toEqual(expected);
    expect(new Set(PACK).size).toBe(52);
  });

  it('are told from other words', () => {
    for (const word of ['AS', 'H1', 'H10', 'hK', 'HK ', '', 'N2', 'HKK', null, 5, ['HK']])
      expect(isCard(word)).toBe(false);
    for (const card of PACK) expect(isCard(card)).toBe(true);
  });

  it('have a suit, a rank, and an order in play', () => {
    expect(suitOf('HK')).toBe('H');
    expect(rankOf('HK')).toBe('K');
    const values = { A: 14, K: 13, Q: 12, J: 11, T: 10, 9: 9, 8: 8, 7: 7, 6: 6, 5: 5, 4: 4, 3: 3, 2: 2 };
    for (const [rank, value] of Object.entries(values))
      for (const suit of 'SHDC') expect(rankValue(`${suit}${rank}` as Card)).toBe(value);
  });

  it.each([
    ['HK', 'HK'],
    ['hk', 'HK'],
    ['H10', 'HT'],
    ['h10', 'HT'],
    ['HT', 'HT'],
    [' s2 ', 'S2'],
    ['♥K', 'HK'],
    ['♥10', 'HT'],
    ['♠\uFE0FA', 'SA'],
    ['♢q', 'DQ'],
    ['♧9', 'C9'],
    ['♤j', 'SJ'],
    ['♡3', 'H3'],
    ['♦5', 'D5'],
    ['♣A', 'CA'],
  ])('%s is read as %s', (typed, card) => {
    expect(readCard(typed)).toBe(card);
  });

  it.each(['', 'H', 'K', 'KH', 'H1', 'H11', 'H100', 'HTT', 'XK', 'H 10', '10H', '♥', 'N3', 'HK HQ'])(
    '%s is no card',
    (typed) => {
      expect(readCard(typed)).toBeUndefined();
    },
  );

  it('are sorted as a hand is held, without touching the list given', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK]), (cards) => {
        const before = [...cards];
        const sorted = sortCards(cards);
        expect(cards).toEqual(before);
        expect(sorted).toEqual(PACK.filter((card) => cards.includes(card)));
      }),
    );
  });
});
