import { describe, expect, it } from 'vitest';
import { after, given, rulings } from '../../../test/table-from.ts';
import { hasEffect } from './law-53-doubling.ts';

describe('auction-1913/53 What doubling does', () => {
  it('does not change which bid is higher: three clubs go over two royal spades doubled', () => {
    const table = after(given(), 'S: bid 2R', 'W: double', 'N: bid 3C');
    expect(rulings(table)).toEqual([]);
  });
});

describe('auction-1913/54 Who may double what', () => {
  it.each([
    ['an adversary’s bid', 'double', 'W', 1, true],
    ['his partner’s bid', 'double', 'N', 1, false],
    ['his own bid', 'double', 'S', 1, false],
    ['what is doubled already', 'double', 'E', 2, false],
    ['his partner’s bid, doubled by an adversary', 'redouble', 'N', 2, true],
    ['his own bid, doubled by an adversary', 'redouble', 'S', 2, true],
    ['his partner’s double', 'redouble', 'E', 2, false],
    ['what is not doubled', 'redouble', 'N', 1, false],
    ['what is redoubled already', 'redouble', 'N', 4, false],
    ['what is redoubled already', 'double', 'W', 4, false],
  ] as const)('%s: %s by %s at %i: %s', (_, call, seat, multiplier, effect) => {
    expect(hasEffect(call, seat, { seat: 'S', call: '1C' }, multiplier)).toBe(effect);
  });

  it('there must be a bid', () => expect(hasEffect('double', 'W', undefined, 1)).toBe(false));

  it('one without effect counts as a pass, without penalty', () => {
    const table = after(given(), 'S: bid 1C', 'W: pass', 'N: double');
    expect(table.calls.at(-1)).toEqual({ seat: 'N', call: 'double', standsAs: 'pass', note: 'no-effect' });
    expect([table.caller, rulings(table)]).toEqual(['E', []]);
  });

  it('and may be the third pass', () => {
    const table = after(given(), 'S: bid 1C', 'W: pass', 'N: double', 'E: pass');
    expect(table.contract).toEqual({ seat: 'S', bid: '1C', doubled: 1 });
  });
});
