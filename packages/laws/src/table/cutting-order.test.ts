import type { Card } from '@eldest-hand/cards';
import { describe, expect, it } from 'vitest';
import { type Cuts, cutValue, fromLowest, mustCutAgain } from './cutting-order.ts';

const PARTNERS = [1, 2];

describe('cards in cutting', () => {
  it('the ace is lowest and the king highest', () => {
    const cards: Card[] = ['SK', 'HA', 'D2', 'CT', 'HQ'];
    for (const suits of ['ranked', 'equal'] as const)
      expect(cards.toSorted((a, b) => cutValue(a, suits) - cutValue(b, suits))).toEqual(['HA', 'D2', 'CT', 'HQ', 'SK']);
  });

  it('hearts, diamonds, clubs, spades where suits are ranked', () => {
    const nines: Card[] = ['S9', 'C9', 'D9', 'H9'];
    expect(nines.toSorted((a, b) => cutValue(a, 'ranked') - cutValue(b, 'ranked'))).toEqual(['H9', 'D9', 'C9', 'S9']);
    expect(new Set(nines.map((card) => cutValue(card, 'equal'))).size).toBe(1);
  });
});

describe('who must cut again', () => {
  it.each<[string, Cuts, number[], string, string]>([
    ['four different', { N: ['H5'], E: ['S2'], S: ['DK'], W: ['CA'] }, PARTNERS, 'WENS', ''],
    ['the two lowest equal', { N: ['H5'], E: ['S5'], S: ['DK'], W: ['CQ'] }, PARTNERS, 'NEWS', 'NE'],
    ['the two highest equal', { N: ['H5'], E: ['S2'], S: ['DK'], W: ['CK'] }, PARTNERS, 'ENSW', ''],
    ['the middle two equal', { N: ['H5'], E: ['S9'], S: ['D9'], W: ['CK'] }, PARTNERS, 'NESW', 'ES'],
    ['three equal, the fourth highest', { N: ['H5'], E: ['S5'], S: ['D5'], W: ['CK'] }, PARTNERS, 'NESW', 'NES'],
    ['three equal, the fourth lowest', { N: ['H5'], E: ['S5'], S: ['D5'], W: ['C2'] }, PARTNERS, 'WNES', 'NES'],
    ['four equal', { N: ['H5'], E: ['S5'], S: ['D5'], W: ['C5'] }, PARTNERS, 'NESW', 'NESW'],
    ['a second cut settles it', { N: ['H5', 'C7'], E: ['S5', 'C3'], S: ['DK'], W: ['CQ'] }, PARTNERS, 'ENWS', ''],
    ['a second cut equal again', { N: ['H5', 'C7'], E: ['S5', 'D7'], S: ['DK'], W: ['CQ'] }, PARTNERS, 'NEWS', 'NE'],
    ['one goes out, the lowest are equal', { N: ['H5'], E: ['S5'], S: ['DK'], W: ['CQ'] }, [3], 'NEWS', ''],
    ['one goes out, the highest are equal', { N: ['H5'], E: ['SK'], S: ['DK'], W: ['CQ'] }, [3], 'NWES', 'ES'],
    ['two go out, the middle is equal', { N: ['H5'], E: ['SQ'], S: ['DK'], W: ['CQ'] }, [2], 'NEWS', 'EW'],
    ['two cut and one goes out', { S: ['DK'], W: ['CQ'] }, [1], 'WS', ''],
  ])('%s', (_, cuts, lines, order, again) => {
    expect(fromLowest(cuts, 'equal').join('')).toBe(order);
    expect(mustCutAgain(cuts, 'equal', lines).join('')).toBe(again);
  });

  it('nobody where no two cards are equal', () => {
    expect(mustCutAgain({ N: ['H5'], E: ['S5'], S: ['D5'], W: ['C5'] }, 'ranked', PARTNERS)).toEqual([]);
  });
});
