import { describe, expect, it } from 'vitest';
import { after, given } from '../../../test/table-from.ts';
import { early, eldestHand, makingOf, rightToSpeak } from './doubling.ts';

const begun = given({ code: 'bridge-1905' });
const NOTHING = {
  maker: null,
  denomination: null,
  left: false,
  multiplier: 1,
  lastDoubler: null,
  closed: false,
  asked: false,
  satisfied: [],
};

describe('bridge-1905: where the declaration stands', () => {
  it.each([
    ['nothing said', [], NOTHING],
    ['left', ['S: leave'], { ...NOTHING, left: true }],
    ['made', ['S: make H'], { ...NOTHING, maker: 'S', denomination: 'H' }],
    ['asked', ['S: make H', 'W: ask-lead'], { ...NOTHING, maker: 'S', denomination: 'H', asked: true }],
    ['asked by third hand', ['S: make H', 'E: ask-lead'], { ...NOTHING, maker: 'S', denomination: 'H' }],
    [
      'doubled after the question',
      ['S: make H', 'W: ask-lead', 'E: double'],
      { ...NOTHING, maker: 'S', denomination: 'H', multiplier: 2, lastDoubler: 'E' },
    ],
    [
      'doubled, and the maker satisfied',
      ['S: make H', 'W: double', 'S: satisfied'],
      { ...NOTHING, maker: 'S', denomination: 'H', multiplier: 2, lastDoubler: 'W', satisfied: ['S'] },
    ],
    [
      'redoubled since',
      ['S: make H', 'W: double', 'S: satisfied', 'N: redouble'],
      { ...NOTHING, maker: 'S', denomination: 'H', multiplier: 4, lastDoubler: 'N' },
    ],
    [
      'a double refused',
      ['S: make H', 'E: double', 'S: elect refuse'],
      { ...NOTHING, maker: 'S', denomination: 'H', closed: true },
    ],
  ])('%s', (_, lines, making) => expect(makingOf(after(begun, ...lines))).toEqual(making));

  it.each([
    [[], null],
    [['S: make H'], 'W'],
    [['S: make H', 'W: ask-lead'], 'E'],
    [['S: make H', 'W: play HT'], 'E'],
    [['S: make H', 'W: double'], 'S'],
    [['S: make H', 'W: double', 'S: satisfied'], 'N'],
    [['S: make H', 'W: double', 'S: satisfied', 'N: satisfied'], null],
  ])('%j: %s has the right to speak', (lines, seat) => expect(rightToSpeak(after(begun, ...lines))).toBe(seat));

  it('eldest hand sits on the dealer’s left, and may lead too early', () => {
    expect([eldestHand(begun), eldestHand({ ...begun, dealer: 'W' })]).toEqual(['W', 'N']);
    expect([early(after(begun, 'S: make H')), early(after(begun, 'S: make H', 'W: play HT'))]).toEqual([false, true]);
  });
});
