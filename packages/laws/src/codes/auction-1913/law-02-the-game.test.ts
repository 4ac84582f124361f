import { describe, expect, it } from 'vitest';
import { after, finished, given } from '../../../test/table-from.ts';

const NOTHING = { below: 0, above: 0, games: 0 };

describe('auction-1913/2 A game is thirty points by tricks', () => {
  it.each([
    ['thirty make it', 'S 3N', 9, { below: 0, above: 0, games: 0 }, 30, 1],
    ['twenty-nine do not', 'S 2R', 8, { below: 11, above: 0, games: 0 }, 29, 0],
    ['thirty with what was there', 'S 2R', 8, { below: 12, above: 0, games: 0 }, 30, 1],
    ['points above the line do not help', 'S 2R', 8, { below: 11, above: 500, games: 0 }, 29, 0],
    ['doubled tricks count doubled', 'S 2R x2', 8, NOTHING, 36, 1],
  ] as const)('%s', (_, contract, won, before, below, games) => {
    const { NS } = finished({ contract, score: { NS: before, EW: NOTHING } }, won).score;
    expect([NS.below, NS.games]).toEqual([below, games]);
  });

  it('both sides begin the next game with nothing below the line', () => {
    const score = { NS: { below: 12, above: 0, games: 0 }, EW: { below: 20, above: 7, games: 0 } };
    const table = after(finished({ contract: 'S 2R', score }, 8), 'S: cut');
    expect(table.score).toEqual({ NS: { below: 0, above: 36, games: 1 }, EW: { below: 0, above: 7, games: 0 } });
  });

  it('what was made stays below the line while the game goes on', () => {
    expect(after(finished({ contract: 'S 2R' }, 8), 'S: cut').score.NS).toEqual({ below: 18, above: 36, games: 0 });
  });
});

describe('auction-1913/3 Every deal is played out', () => {
  it('points beyond the thirty count', () => {
    expect(finished({ contract: 'S 3N' }, 11).score.NS.below).toBe(50);
  });

  it('play goes on after the game is sure', () => {
    const table = given({ contract: 'S 1N', score: { NS: { below: 20, above: 0, games: 0 }, EW: NOTHING } });
    expect(table.phase).toBe('playing');
  });
});
