import { describe, expect, it } from 'vitest';
import { cardName, cardNames, nameOfCard, seatName, seatNames, suitName } from './words.ts';

describe('names for sentences', () => {
  it.each([
    ['HK', 'the king of hearts'],
    ['SA', 'the ace of spades'],
    ['DQ', 'the queen of diamonds'],
    ['CJ', 'the jack of clubs'],
    ['ST', 'the ten of spades'],
    ['S9', 'the nine of spades'],
    ['S8', 'the eight of spades'],
    ['S7', 'the seven of spades'],
    ['S6', 'the six of spades'],
    ['S5', 'the five of spades'],
    ['S4', 'the four of spades'],
    ['S3', 'the three of spades'],
    ['S2', 'the two of spades'],
  ] as const)('%s: %s', (card, name) => {
    expect([cardName(card), nameOfCard(card)]).toEqual([name, name]);
  });

  it('of seats, suits and several cards', () => {
    expect((['N', 'E', 'S', 'W'] as const).map(seatName)).toEqual(['North', 'East', 'South', 'West']);
    expect(['S', 'H', 'D', 'C', 'N'].map(suitName)).toEqual(['spades', 'hearts', 'diamonds', 'clubs', 'N']);
    expect(seatNames(['N', 'E'])).toBe('North or East');
    expect(cardNames(['S2', 'HK'])).toBe('the two of spades and the king of hearts');
    expect(nameOfCard('any')).toBe('any');
  });
});
