import { SEATS, type Seat } from '@eldest-hand/cards';
import { seatName } from '../ruling/words.ts';
import { type Done, type Draft, refuse } from './draft.ts';

/**
 * `substitute W`: that somebody else plays for W until the rubber ends. Whoever says it first proposes it, W himself or, when he is
 * gone, another; the seat is open to a substitute when the three others have consented (26; 27).
 */
export function substitute(draft: Draft, by: Seat, seat: Seat): Done {
  const { table, code } = draft;
  const law = code.cites.substitute;
  if (table.phase === 'over' || table.phase === 'cutting' || table.dealNumber === 0)
    return refuse('not-now', 'A substitute plays during a rubber: now a seat is simply given up.', law);
  if (table.substitutes.includes(seat)) return refuse('not-now', 'A substitute plays there already.', law);
  const asked = table.substituteAsked;
  if (asked && asked.seat !== seat)
    return refuse('not-now', `First settle whether somebody plays for ${seatName(asked.seat)}.`, law);
  if (asked?.agreed.includes(by) || (asked && by === seat))
    return refuse('not-now', 'You have agreed; the others have not yet.', law);
  draft.emit({ kind: 'substitute-agreed', seat, by });
  const agreed = draft.table.substituteAsked?.agreed ?? [];
  if (SEATS.every((one) => one === seat || agreed.includes(one))) draft.emit({ kind: 'seat-open', seat });
  return undefined;
}

/** `no-substitute W`: one of the others does not consent, or W, being here, plays on himself. */
export function noSubstitute(draft: Draft, by: Seat, seat: Seat): Done {
  const { table, code } = draft;
  if (table.substituteAsked?.seat !== seat)
    return refuse('not-now', `Nobody has asked that somebody play for ${seatName(seat)}.`, code.cites.substitute);
  draft.emit({ kind: 'substitute-refused', seat, by });
  return undefined;
}
