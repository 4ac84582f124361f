import type { Card } from '@eldest-hand/cards';
import { describe, expect, it } from 'vitest';
import { honours, honoursOf } from './honours.ts';

/** A deal with these honours in spades; what the others hold does not matter to the count. */
const withSpades = (north: string, east: string, south: string, west: string) => {
  const hand = (ranks: string) => [...ranks].map((rank) => `S${rank}` as Card);
  return { N: hand(north), E: hand(east), S: hand(south), W: hand(west) };
};

describe('common: honours in a trump suit', () => {
  it.each([
    ['AKQJT', '', '', '', { side: 'NS', held: 5, points: 90 }],
    ['AKQJ', '', 'T', '', { side: 'NS', held: 5, points: 81 }],
    ['AKQ', '', 'JT', '', { side: 'NS', held: 5, points: 45 }],
    ['AKQJ', 'T', '', '', { side: 'NS', held: 4, points: 72 }],
    ['AKQ', 'T', 'J', '', { side: 'NS', held: 4, points: 36 }],
    ['AK', 'T', 'QJ', '', { side: 'NS', held: 4, points: 36 }],
    ['AKQ', 'J', '', 'T', { side: 'NS', held: 3, points: 18 }],
    ['AK', 'J', 'Q', 'T', { side: 'NS', held: 3, points: 18 }],
    ['A', 'KQJT', '', '', { side: 'EW', held: 4, points: 72 }],
    ['A', 'QJ', 'K', 'T', { side: 'EW', held: 3, points: 18 }],
    ['', 'AKQ', '', 'JT', { side: 'EW', held: 5, points: 45 }],
  ])('N %s, E %s, S %s, W %s at nine', (north, east, south, west, counted) => {
    expect(honours(withSpades(north, east, south, west), 'S', 9)).toEqual(counted);
  });

  it('nines are none', () => expect(honoursOf('S')).toEqual(['SA', 'SK', 'SQ', 'SJ', 'ST']));
});

describe('common: honours at no trumps', () => {
  const aces = (north: string, east: string, south: string, west: string) => {
    const hand = (suits: string) => [...suits].map((suit) => `${suit}A` as Card);
    return { N: hand(north), E: hand(east), S: hand(south), W: hand(west) };
  };
  it.each([
    ['SHDC', '', '', '', { side: 'NS', held: 4, points: 100 }],
    ['SHD', '', 'C', '', { side: 'NS', held: 4, points: 40 }],
    ['SH', '', 'DC', '', { side: 'NS', held: 4, points: 40 }],
    ['SHD', 'C', '', '', { side: 'NS', held: 3, points: 30 }],
    ['S', 'HD', '', 'C', { side: 'EW', held: 3, points: 30 }],
    ['', '', '', 'SHDC', { side: 'EW', held: 4, points: 100 }],
    ['S', 'H', 'D', 'C', null],
    ['SH', 'DC', '', '', null],
  ])('N %s, E %s, S %s, W %s', (north, east, south, west, counted) => {
    expect(honours(aces(north, east, south, west), null, 10)).toEqual(counted);
  });
});
