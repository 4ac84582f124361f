import type { Seat } from '@eldest-hand/cards';
import { describe, expect, it } from 'vitest';
import { isBid, lastBid, multiplierAfter } from './bidding.ts';

const auction = (text: string) =>
  text.split(' ').map((call) => {
    const [seat, said = ''] = call.split(':');
    return said.endsWith('*')
      ? { seat: seat as Seat, call: said.slice(0, -1), standsAs: 'pass' as const }
      : { seat: seat as Seat, call: said };
  });

describe('auction-1913: the auction as it stands', () => {
  it.each([
    ['S:1S W:pass', '1S'],
    ['S:1S W:1C N:double', '1C'],
    ['W:pass', undefined],
  ])('the last bid of %s', (text, call) => expect(lastBid(auction(text))?.call).toBe(call));

  it.each([
    ['S:1S W:pass', 0, 1],
    ['S:1S W:double', 0, 2],
    ['S:1S W:double N:pass E:pass S:redouble', 0, 4],
    ['S:1S W:pass N:double*', 0, 1],
    ['S:1S W:double N:1C E:double', 0, 2],
    ['S:1S W:double N:1C', 2, 1],
  ])('%s: bid %i counts times %i', (text, at, multiplier) => {
    const calls = auction(text);
    expect(multiplierAfter(calls, calls[at] ?? { seat: 'S', call: '' })).toBe(multiplier);
  });

  it.each([
    ['1S', true],
    ['12H', true],
    ['pass', false],
    ['double', false],
  ])('%s is a bid: %s', (call, bid) => expect(isBid(call)).toBe(bid));
});
