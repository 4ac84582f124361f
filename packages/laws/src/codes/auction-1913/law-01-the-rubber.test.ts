import { describe, expect, it } from 'vitest';
import { after, finished } from '../../../test/table-from.ts';
import { rubberWinner } from './law-01-the-rubber.ts';

const won = (games: readonly [number, number], contract: string, tricks: number) =>
  finished(
    {
      contract,
      score: { NS: { below: 0, above: 0, games: games[0] }, EW: { below: 0, above: 0, games: games[1] } },
    },
    tricks,
  );

describe('auction-1913/1 The rubber', () => {
  it.each([
    ['a first game decides nothing', [0, 0], 'S 4R', 10, null, 'reckoning'],
    ['two games of one side win it, no third is played', [1, 0], 'S 4R', 10, 'NS', 'over'],
    ['one game each: the third is played', [0, 1], 'S 4R', 10, null, 'reckoning'],
    ['the third game wins it', [1, 1], 'S 4R', 10, 'NS', 'over'],
    ['the other side can win it as well', [1, 1], 'W 3N', 9, 'EW', 'over'],
    ['a part of a game wins nothing', [1, 1], 'S 2R', 8, null, 'reckoning'],
  ] as const)('%s', (_, games, contract, tricks, winner, phase) => {
    const table = won(games, contract, tricks);
    expect(rubberWinner(table)).toBe(winner);
    expect(table.phase).toBe(phase);
  });

  it('a new rubber begins with a clean score at the next cut', () => {
    const table = after(won([1, 0], 'S 4R', 10), 'S: cut');
    expect(table.score.NS).toEqual({ below: 0, above: 0, games: 0 });
    expect(table.sheet).toEqual([]);
    expect(table.dealer).toBe('W');
  });
});
