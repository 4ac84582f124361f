import { partnerOf, type Seat, sideOf } from '@eldest-hand/cards';
import type { ActOf } from '../act.ts';
import { establishByDenial, revokeMeant } from '../ruling/revokes.ts';
import { arise } from '../ruling/rule.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import { renounced } from './playing.ts';
import { suitLed, type Table } from './table.ts';
import { dummyOf, isTrickComplete, trickWinner } from './trick.ts';

/** "Having none, partner?": only of a partner who has renounced in the trick that lies on the table. */
export function askNone(draft: Draft, seat: Seat): Done {
  const { table, code } = draft;
  const partner = partnerOf(seat);
  const suit = suitLed(table);
  if (partner === dummyOf(table) && table.dummyDown)
    return refuse('not-now', 'Dummy lies open: look.', code.cites.asking);
  if (!suit || !renounced(table, partner))
    return refuse('not-now', 'Your partner has not renounced in this trick.', code.cites.asking);
  if (table.question) return refuse('not-now', 'The question is asked already.', code.cites.asking);
  draft.emit({ kind: 'asked', seat, of: partner, suit });
  return undefined;
}

export function answerNone(draft: Draft, seat: Seat, answer: 'none' | 'some'): Done {
  const { question } = draft.table;
  if (question?.of !== seat) return refuse('not-now', 'You have not been asked.', draft.code.cites.asking);
  draft.emit({ kind: 'answered', seat, answer });
  if (answer === 'none') establishByDenial(draft, seat);
  return undefined;
}

/** Dummy's cards are down and the hand is in play: he may not speak of an irregularity. */
const isSilent = (table: Table, seat: Seat): boolean =>
  seat === dummyOf(table) && table.dummyDown && table.phase === 'playing';

/** Says that a seat has revoked. A true word is noticed by the table; a mistaken one changes nothing. */
function accuse(draft: Draft, seat: Seat, against: Seat, trick: number | undefined): void {
  const { table } = draft;
  const revoke = revokeMeant(table, against, trick);
  const about = { seat, topic: 'revoke' as const, against, ...(trick === undefined ? {} : { trick }) };
  draft.emit({ kind: 'attention', ...about, found: revoke !== undefined });
  if (isSilent(table, seat) && sideOf(against) !== sideOf(seat)) {
    const open = table.rulings.find((ruling) => ruling.against === against);
    if (revoke || open) {
      if (revoke) draft.emit({ kind: 'revoke-noticed', seat: against, trick: revoke.trick });
      if (revoke) draft.emit({ kind: 'revoke-penalty', seat: against, trick: revoke.trick, penalty: 'lost' });
      arise(draft, { kind: 'dummy-speaks', against, ruling: open?.id ?? null });
    }
    return;
  }
  if (!revoke) return;
  draft.emit({ kind: 'revoke-noticed', seat: against, trick: revoke.trick });
  if (revoke.status === 'established') arise(draft, { kind: 'revoke-claimed', revoke, by: seat });
}

/** `attention TOPIC`: what is said aloud; only some of it has consequences. */
export function attention(draft: Draft, seat: Seat, act: ActOf<'attention'>): Done {
  const { table, code } = draft;
  if (act.topic === 'revoke') {
    if (!act.seat) return refuse('bad-act', 'Say who revoked: "attention revoke W".');
    if (table.phase === 'declaring' || table.phase === 'void')
      return refuse(
        'not-now',
        'A revoke must be claimed before the cards are cut for the following deal.',
        code.cites.claimInTime,
      );
    accuse(draft, seat, act.seat, act.trick);
    return undefined;
  }
  const about = {
    seat,
    topic: act.topic,
    ...(act.seat ? { against: act.seat } : {}),
    ...(act.trick === undefined ? {} : { trick: act.trick }),
  };
  const open = table.rulings.find((ruling) => act.topic === 'irregularity' && sideOf(ruling.against) !== sideOf(seat));
  draft.emit({ kind: 'attention', ...about, found: open !== undefined });
  if (isSilent(table, seat) && open) arise(draft, { kind: 'dummy-speaks', against: open.against, ruling: open.id });
  return undefined;
}

/** Whether a complete trick lies on the table for anybody to gather. */
export const canGather = (table: Table): boolean => isTrickComplete(table) && trickWinner(table) !== null;
