import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, finished, revokes } from '../../../test/table-from.ts';
import { shufflingAndDealing } from './law-29-shuffling-and-dealing.ts';

describe('bridge-1905/29–44, 104, 105 Shuffling and dealing', () => {
  it('cannot go wrong: the server deals', () => {
    expect(shufflingAndDealing.map(({ law }) => law)).toEqual([
      29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 104, 105,
    ]);
    expect(shufflingAndDealing.every(({ arises, options }) => !arises && !options)).toBe(true);
  });

  it('32, 33: the deal passes to the left, and the player on the dealer’s right cuts', () => {
    const over = finished({ code: 'bridge-1905', contract: 'S H' }, 8);
    for (const seat of 'NEW') expect(answerTo(over, `${seat}: cut`)).toBe('not-yours 33');
    expect(after(over, 'S: cut').dealer).toBe('W');
  });

  it('41: a card on the floor counts as held when a revoke is judged', () => {
    const table = after(ending({ code: 'bridge-1905', leader: 'S' }), 'W: drop HT floor', 'S: play H8', 'W: play D7');
    expect(revokes(table)).toEqual(['W 10 85 correctable']);
  });
});
