import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, finished, given, revokes } from '../../../test/table-from.ts';
import { shufflingAndDealing } from './law-28-shuffling-and-dealing.ts';

describe('auction-1913/28–41, 95, 96 Shuffling and dealing', () => {
  it('cannot go wrong: the server deals', () => {
    const numbers = [28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 95, 96];
    expect(shufflingAndDealing.map(({ law }) => law)).toEqual(numbers);
    expect(shufflingAndDealing.filter(({ kept }) => kept === 'engine').map(({ law }) => law)).toEqual([38]);
  });
});

describe('auction-1913/31, 32 The order of dealing and the cut', () => {
  it.each([
    ['N', 'N: cut', 'E'],
    ['E', 'E: cut', 'S'],
    ['S', 'S: cut', 'W'],
    ['W', 'W: cut', 'N'],
  ] as const)('after %s has dealt, %s, and %s deals', (dealer, line, next) => {
    const table = after(finished({ contract: 'S 2R', dealer }, 8), line);
    expect([table.dealer, table.caller, table.dealNumber]).toEqual([next, next, 2]);
  });

  it('nobody else cuts', () => {
    const over = finished({ contract: 'S 2R', dealer: 'S' }, 8);
    for (const seat of 'NEW') expect(answerTo(over, `${seat}: cut`)).toBe('not-yours 32');
    expect(answerTo(given(), 'S: cut')).toBe('not-now 32');
  });
});

describe('auction-1913/38 A hand with too few cards', () => {
  it.each([
    ['the card on the floor would have followed', 'HT', ['W 10 83 correctable']],
    ['it would not', 'D7', []],
  ])('%s', (_, floor, made) => {
    const table = after(ending({ leader: 'S' }), `W: drop ${floor} floor`, 'S: play H8');
    expect(revokes(after(table, floor === 'HT' ? 'W: play D7' : 'W: play HT'))).toEqual(made);
  });
});
