import type { Card } from '@eldest-hand/cards';
import { describe, expect, it } from 'vitest';
import { chicanes } from './chicane.ts';

/** Hands of which only the number of hearts counts. */
const withHearts = (hearts: readonly [string, string, string, string]) => {
  const [N, E, S, W] = hearts.map((ranks) => [...ranks].map((rank) => `H${rank}` as Card).concat('C2'));
  return { N: N ?? [], E: E ?? [], S: S ?? [], W: W ?? [] };
};

describe('common: chicane', () => {
  it.each([
    ['nobody is void', ['AK', 'QJ', 'T9', '87'], 'NS', []],
    ['one void, his side scores', ['', 'T9', 'AKQJ', '87'], 'NS', [['NS', false, 'NS', 16]]],
    ['one void, the others score', ['', 'AKQJ', 'T9', '87'], 'EW', [['NS', false, 'EW', -16]]],
    ['one void, nobody scores', ['', 'AKQJ', 'T9', '87'], null, []],
    ['both of a side void', ['', 'AKQJ', '', 'T987'], 'EW', [['NS', true, 'EW', -32]]],
    ['East void, North and South score', ['AKQ', '', 'JT', '98'], 'NS', [['EW', false, 'NS', -16]]],
    [
      'one void on each side',
      ['', '', 'AKQJ', 'T987'],
      'NS',
      [
        ['NS', false, 'NS', 16],
        ['EW', false, 'NS', -16],
      ],
    ],
    [
      'three void',
      ['', '', '', 'AKQJT'],
      'EW',
      [
        ['NS', true, 'EW', -32],
        ['EW', false, 'EW', 16],
      ],
    ],
  ] as const)('%s', (_, hearts, scorer, expected) => {
    const found = chicanes(withHearts(hearts), 'H', 8, scorer);
    expect(found.map(({ side, double, entry }) => [side, double, entry.side, entry.points])).toEqual(expected);
  });

  it('there is none at no trumps', () => {
    expect(chicanes(withHearts(['', '', '', 'AKQJT']), null, 10, 'EW')).toEqual([]);
  });
});
