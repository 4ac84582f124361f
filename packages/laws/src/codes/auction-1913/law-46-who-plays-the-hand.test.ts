import { describe, expect, it } from 'vitest';
import { after, given } from '../../../test/table-from.ts';
import { whoPlays } from './law-46-who-plays-the-hand.ts';

describe('auction-1913/46 Who plays the hand', () => {
  it.each([
    ['who bid it alone', 'S:1S W:1R', 'W', 'W'],
    ['the partner who named it first', 'S:1H W:1R N:2H', 'N', 'S'],
    ['no matter what was bid between', 'N:1C E:1D S:1H W:2D N:2H E:3D S:3C', 'S', 'N'],
    ['an adversary’s bid of it does not count', 'S:1S W:1H N:2H', 'N', 'N'],
    ['spades and royal spades are two suits', 'S:1S W:pass N:1R', 'N', 'N'],
    ['and the other way round', 'S:1R W:1N N:6S', 'N', 'N'],
    ['a double is no bid of it', 'S:1H W:1R N:double S:2H', 'S', 'S'],
    ['who bid it first and last', 'S:1N W:2D N:pass E:pass S:2N', 'S', 'S'],
  ] as const)('%s', (_, auction, maker, player) => {
    const calls = auction.split(' ').map((call) => ({ seat: call[0] as 'S', call: call.slice(2) }));
    const final = calls.findLast((call) => call.seat === maker && /^\d/.test(call.call));
    expect(whoPlays(calls, final ?? { seat: maker, call: '' })).toBe(player);
  });

  it('is read when the bidding ends', () => {
    const table = after(given(), 'S: bid 1H', 'W: pass', 'N: bid 2H', 'E: pass', 'S: pass', 'W: pass');
    expect(table.contract).toEqual({ seat: 'S', bid: '2H', doubled: 1 });
  });
});
