import { adversariesOf, otherSide, partnerOf, type Seat, sideOf } from '@eldest-hand/cards';
import { holdingRuling, waitFor } from '../ruling/rule.ts';
import { seatNames } from '../ruling/words.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import { endHand } from './ending.ts';
import { declarerOf, dummyOf, isAdversary, tricksLeft } from './trick.ts';

/** Ends the hand with the remaining tricks shared as claimed. */
function settle(draft: Draft): void {
  const { claim, tricks } = draft.table;
  if (!claim) return;
  const side = sideOf(claim.seat);
  const left = tricksLeft(draft.table);
  draft.emit({
    kind: 'claim-settled',
    tricks: {
      ...tricks,
      [side]: tricks[side] + claim.tricks,
      [otherSide(side)]: tricks[otherSide(side)] + left - claim.tricks,
    },
  });
  endHand(draft);
}

/**
 * `claim 5` takes five of the tricks that are left, `concede 2` gives two away and takes the others. A claim by the declarer waits
 * for both adversaries, one by an adversary for the declarer; an adversary's concession for his partner. The declarer's own
 * concession of the rest stands at once.
 */
export function claim(draft: Draft, seat: Seat, verb: 'claim' | 'concede', said: number | 'rest'): Done {
  const { table, code } = draft;
  if (seat === dummyOf(table)) return refuse('not-yours', 'The declarer speaks for dummy.', code.cites.dummySilent);
  if (table.claim)
    return refuse('not-now', 'A claim is on the table: admit or dispute it first.', code.cites.declarerClaims);
  const holding = holdingRuling(table);
  if (holding) return waitFor(draft, holding);
  const left = tricksLeft(table);
  const number = said === 'rest' ? left : said;
  if (number < 0 || number > left) return refuse('bad-act', `${left} tricks are left: name a number up to that.`);
  const tricks = verb === 'claim' ? number : left - number;
  const gone = verb === 'concede' && tricks === 0;
  const declarer = declarerOf(table) as Seat;
  const awaiting = gone
    ? isAdversary(table, seat)
      ? [partnerOf(seat)]
      : []
    : isAdversary(table, seat)
      ? [declarer]
      : adversariesOf(seat);
  draft.emit({ kind: 'claimed', seat, tricks, left, concession: gone, awaiting });
  if (awaiting.length === 0) settle(draft);
  return undefined;
}

/** Answers to a claim. One dispute ends it and play goes on; the cards that were faced may be taken up again. */
export function answerClaim(draft: Draft, seat: Seat, verb: 'admit' | 'dispute' | 'require-face'): Done {
  const open = draft.table.claim;
  const { declarerClaims } = draft.code.cites;
  if (!open) return refuse('not-now', 'Nobody has claimed or conceded.', declarerClaims);
  if (verb === 'require-face') {
    if (!draft.code.facingMayBeRequired)
      return refuse('no-penalty-no-effect', 'This code gives no right to see the claimer’s cards.', declarerClaims);
    if (sideOf(seat) === sideOf(open.seat))
      return refuse('not-yours', 'Only the other side requires the claimer to face his cards.', declarerClaims);
    draft.emit({ kind: 'face-required', seat });
    return undefined;
  }
  const concerned =
    open.awaiting.includes(seat) ||
    (verb === 'dispute' && sideOf(seat) !== sideOf(open.seat) && seat !== dummyOf(draft.table));
  if (!concerned) return refuse('not-yours', `The answer is for ${seatNames(open.awaiting)}.`, declarerClaims);
  if (verb === 'dispute') {
    draft.emit({ kind: 'claim-disputed', seat });
    return undefined;
  }
  draft.emit({ kind: 'admitted', seat });
  if (draft.table.claim?.awaiting.length === 0) settle(draft);
  return undefined;
}
