import type { Seat } from '@eldest-hand/cards';
import type { DeclaringAct } from '../../ruling/code.ts';
import { arise, holdingRuling, lapseRulings, waitFor } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import { type Done, type Draft, refuse } from '../../table/draft.ts';
import { readBid } from '../../table/table.ts';
import { afterCall, isBid, lastBid, liftBars, multiplierAfter } from './bidding.ts';
import { isHigher, isImpossible } from './law-44-higher-declaration.ts';
import { hasEffect } from './law-53-doubling.ts';

/** What a bid is worth a remark for, in the record of the auction. */
function noteOf(draft: Draft, call: string): 'insufficient' | 'impossible' | undefined {
  const last = lastBid(draft.table.calls)?.call ?? null;
  if (isImpossible(call, last)) return 'impossible';
  return last && !isHigher(call, last) ? 'insufficient' : undefined;
}

function bid(draft: Draft, seat: Seat, call: string): Done {
  if (!readBid(call)) return refuse('bad-act', 'A bid is a number and a denomination, such as 3R or 1N.');
  const outOfTurn = seat !== draft.table.caller;
  const note = outOfTurn ? 'out-of-turn' : noteOf(draft, call);
  arise(draft, { kind: 'called', seat, call });
  draft.emit({ kind: 'called', seat, call, ...(note ? { note } : {}) });
  liftBars(draft, seat);
  if (outOfTurn) arise(draft, { kind: 'bid-out-of-turn', seat, call });
  else afterCall(draft, seat);
  return undefined;
}

function double(draft: Draft, seat: Seat, call: 'double' | 'redouble'): Done {
  const { calls, caller } = draft.table;
  const last = lastBid(calls);
  const effect = hasEffect(call, seat, last, last ? multiplierAfter(calls, last) : 1);
  const outOfTurn = seat !== caller;
  if (outOfTurn && !effect) {
    draft.emit({ kind: 'said', seat, what: 'pass-out-of-turn', call });
    return undefined;
  }
  arise(draft, { kind: 'called', seat, call });
  if (!effect) draft.emit({ kind: 'called', seat, call, standsAs: 'pass', note: 'no-effect' });
  else {
    draft.emit({ kind: 'called', seat, call, ...(outOfTurn ? { note: 'out-of-turn' as const } : {}) });
    liftBars(draft, seat);
  }
  if (outOfTurn) arise(draft, { kind: 'double-out-of-turn', seat });
  else afterCall(draft, seat);
  return undefined;
}

/** A player puts right his own last call before the next one has called (52), or makes his bid sufficient as demanded (50). */
function correct(draft: Draft, seat: Seat, call: string): Done {
  const { calls, correctionDue } = draft.table;
  const own = calls.findLast((one) => one.seat === seat);
  if (correctionDue === seat && own) {
    const before = lastBid(calls.slice(0, calls.indexOf(own)));
    const sufficient =
      readBid(call) &&
      call.at(-1) === own.call.at(-1) &&
      !isImpossible(call, null) &&
      before &&
      isHigher(call, before.call);
    if (!sufficient)
      return refuse('bad-act', `Bid the same denomination again, higher than ${before?.call ?? 'before'}.`, 50);
    draft.emit({ kind: 'call-corrected', seat, call, note: 'penalized' });
    return undefined;
  }
  if (calls.at(-1)?.seat !== seat)
    return refuse('not-now', 'A call can be put right only until the next player has called.', 52);
  if (!readBid(call) && !['pass', 'double', 'redouble'].includes(call))
    return refuse('bad-act', 'Say what the call should have been.', 52);
  const before = calls.slice(0, -1);
  const last = lastBid(before);
  if (!last && !isBid(call)) return refuse('must-declare', 'The dealer must make a declaration.', 42);
  if (seat !== draft.table.dealer && barLaw(draft, seat) && isBid(call))
    return refuse('barred', 'You may no longer bid or double in this deal.', barLaw(draft, seat));
  const asked = draft.table.rulings.find((ruling) => ruling.against === seat && ruling.law === 50);
  if (asked && draft.table.pointedOut.includes(asked.id))
    return refuse('not-now', 'An adversary has called attention to it: it can no longer be corrected freely.', 50);
  lapseRulings(draft, (ruling) => ruling.against === seat && ruling.law === 50, 52, 'corrected');
  const irregularDouble =
    (call === 'double' || call === 'redouble') &&
    !hasEffect(call, seat, last, last ? multiplierAfter(before, last) : 1);
  draft.emit({ kind: 'call-corrected', seat, call: irregularDouble ? 'pass' : call });
  if (isBid(call) || (!irregularDouble && call !== 'pass')) liftBars(draft, seat);
  afterCall(draft, seat);
  return undefined;
}

const barLaw = (draft: Draft, seat: Seat): number | undefined =>
  draft.table.barred.find((bar) => bar.seat === seat)?.law;

/** The acts of declaring under auction-1913: in turn or out of it, sufficient or not. */
export function declare(draft: Draft, seat: Seat, act: DeclaringAct): Done {
  const { table } = draft;
  const holding = holdingRuling(table);
  if (holding) return waitFor(draft, holding);
  if (table.correctionDue && (act.verb !== 'correct' || seat !== table.correctionDue))
    return refuse('awaits-decision', `${seatName(table.correctionDue)} must first make his bid sufficient.`, 50);
  if (act.verb === 'correct') return correct(draft, seat, act.call);
  if (act.verb === 'pass') {
    if (seat !== table.caller) {
      draft.emit({ kind: 'said', seat, what: 'pass-out-of-turn' });
      return undefined;
    }
    if (!lastBid(table.calls))
      return refuse('must-declare', 'The dealer must declare to win at least the odd trick.', 42);
    arise(draft, { kind: 'called', seat, call: 'pass' });
    draft.emit({ kind: 'called', seat, call: 'pass' });
    afterCall(draft, seat);
    return undefined;
  }
  // The dealer's first declaration is a duty (42), not one of the further ones that a bar takes away (65).
  const bar = lastBid(table.calls) || seat !== table.caller ? barLaw(draft, seat) : undefined;
  if (act.verb === 'bid' || act.verb === 'double' || act.verb === 'redouble') {
    if (bar !== undefined) return refuse('barred', 'You may no longer bid or double in this deal: pass.', bar);
    if (act.verb === 'bid') return bid(draft, seat, act.call);
    if (!lastBid(table.calls))
      return seat === table.caller
        ? refuse('must-declare', 'The dealer must declare to win at least the odd trick.', 42)
        : refuse('not-now', 'There is nothing to double yet.', 54);
    return double(draft, seat, act.verb);
  }
  return refuse('not-now', `"${act.verb}" belongs to another code.`);
}
