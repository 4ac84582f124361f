import { type Seat, sideOf } from '@eldest-hand/cards';
import type { Contract } from '../../event.ts';
import { arise, lapseRulings } from '../../ruling/rule.ts';
import type { Draft } from '../../table/draft.ts';
import type { CallRecord } from '../../table/table.ts';
import { isHigher, isImpossible } from './law-44-higher-declaration.ts';
import { whoPlays } from './law-46-who-plays-the-hand.ts';

export const isBid = (call: string): boolean => /^\d/.test(call);

/** The last bid of the auction. */
export const lastBid = (calls: readonly CallRecord[]): CallRecord | undefined =>
  calls.findLast((call) => isBid(call.call));

/** 1, 2 or 4: the doubles that followed a bid before the next one. */
export function multiplierAfter(calls: readonly CallRecord[], bid: CallRecord): number {
  let multiplier = 1;
  for (const call of calls.slice(calls.indexOf(bid) + 1)) {
    if (isBid(call.call)) break;
    if (!call.standsAs && call.call !== 'pass') multiplier *= 2;
  }
  return multiplier;
}

/** The final declaration: who plays it, and what exposed cards now mean. */
export function finishBidding(draft: Draft, contract: Contract, final: CallRecord): void {
  lapseRulings(draft, () => true, 46, 'settled');
  draft.emit({ kind: 'contract', contract: { ...contract, seat: whoPlays(draft.table.calls, final) } });
  arise(draft, { kind: 'declared' });
}

/** After a call that counts: is it too low, and do three passes make the last bid final? */
export function afterCall(draft: Draft, seat: Seat): void {
  const { calls } = draft.table;
  const call = calls.findLast((one) => one.seat === seat);
  if (!call) return;
  if (isBid(call.call)) {
    const before = lastBid(calls.slice(0, calls.indexOf(call)));
    if (isImpossible(call.call, before?.call ?? null)) arise(draft, { kind: 'impossible-bid', seat, call: call.call });
    else if (before && !isHigher(call.call, before.call))
      arise(draft, { kind: 'insufficient-bid', seat, call: call.call });
  }
  const bid = lastBid(calls);
  const passes = calls.length - 1 - calls.findLastIndex((one) => !one.standsAs && one.call !== 'pass');
  if (bid && passes >= 3)
    finishBidding(draft, { seat: bid.seat, bid: bid.call, doubled: multiplierAfter(calls, bid) }, bid);
}

/** An adversary of a barred player's side has bid or doubled: a bar that lasted until then ends (50). */
export function liftBars(draft: Draft, caller: Seat): void {
  for (const bar of draft.table.barred)
    if (bar.until === 'adversary-calls' && sideOf(bar.seat) !== sideOf(caller))
      draft.emit({ kind: 'unbarred', seat: bar.seat, law: bar.law });
}
