import { partnerOf, type Seat, sideOf } from '@eldest-hand/cards';
import type { ActOf } from '../act.ts';
import type { PlayedCard } from '../event.ts';
import { establishByDenial, revokeMeant } from '../ruling/revokes.ts';
import { arise } from '../ruling/rule.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import { renounced } from './playing.ts';
import { suitLed, type Table } from './table.ts';
import { dummyOf, hasPlayed, isTrickComplete, missingFrom, placeOf } from './trick.ts';

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
      arise(draft, { kind: 'dummy-speaks', against, ruling: open?.id ?? null, cards: [] });
    }
    return;
  }
  if (!revoke) return;
  draft.emit({ kind: 'revoke-noticed', seat: against, trick: revoke.trick });
  if (revoke.status === 'established') arise(draft, { kind: 'revoke-claimed', revoke, by: seat });
}

/** The card exposed last, where that was the latest incident and no ruling dealt with it. */
function latestExposure(table: Table): Table['exposed'][number] | undefined {
  const latest = table.exposed.at(-1);
  const ruledUpon = table.rulingLog.some(
    ({ ruling, since }) => latest && (since > latest.since || ruling.cards.includes(latest.card)),
  );
  return ruledUpon ? undefined : latest;
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
  if (act.topic === 'short' || act.topic === 'surplus') return pointOutTrick(draft, seat, act.topic, act.trick);
  const about = {
    seat,
    topic: act.topic,
    ...(act.seat ? { against: act.seat } : {}),
    ...(act.trick === undefined ? {} : { trick: act.trick }),
  };
  if (act.topic === 'trick' && table.phase === 'playing') {
    draft.emit({ kind: 'attention', ...about, found: true });
    arise(draft, { kind: 'attention-to-trick', seat });
    return undefined;
  }
  const open = table.rulings.find((ruling) => act.topic === 'irregularity' && sideOf(ruling.against) !== sideOf(seat));
  draft.emit({ kind: 'attention', ...about, found: open !== undefined, ...(open ? { ruling: open.id } : {}) });
  if (!isSilent(table, seat) || act.topic !== 'irregularity') return undefined;
  const latest = latestExposure(table);
  if (open) arise(draft, { kind: 'dummy-speaks', against: open.against, ruling: open.id, cards: [] });
  else if (latest) {
    const cards = table.exposed.filter((one) => one.since === latest.since).map((one) => one.card);
    arise(draft, { kind: 'dummy-speaks', against: latest.seat, ruling: null, cards });
  }
  return undefined;
}

/** Says that a trick holds too few or too many cards: everybody may, dummy too. */
function pointOutTrick(draft: Draft, seat: Seat, topic: 'short' | 'surplus', trick: number | undefined): Done {
  const { table } = draft;
  const about = { seat, topic, ...(trick === undefined ? {} : { trick }) };
  if (topic === 'short') {
    const short = table.shortTricks.find((one) => trick === undefined || one.trick === trick);
    draft.emit({ kind: 'attention', ...about, found: short !== undefined });
    if (!short) return undefined;
    const last = placeOf(table, short.trick) === table.pile.length - 1;
    if (!last || hasPlayed(table, short.seat)) arise(draft, { kind: 'short-trick-noticed', ...short });
    else {
      draft.emit({ kind: 'short-trick-settled', trick: short.trick });
      draft.emit({ kind: 'trick-reopened', trick: short.trick });
    }
    return undefined;
  }
  const first = table.trickNumber - table.pile.length - (isTrickComplete(table) ? 1 : 0);
  const tricks = [
    ...table.pile.map((one, at) => ({ trick: first + at, surplus: one.surplus })),
    { trick: first + table.pile.length, surplus: table.surplus },
  ];
  const found = tricks.find((one) => one.surplus.length > 0 && (trick === undefined || one.trick === trick));
  draft.emit({ kind: 'attention', ...about, found: found !== undefined });
  if (found) restoreSurplus(draft, found.surplus, found.trick);
  return undefined;
}

/** Surplus cards go back to those who played them. */
function restoreSurplus(draft: Draft, surplus: readonly PlayedCard[], trick: number): void {
  for (const seat of new Set(surplus.map((one) => one.seat))) {
    const cards = surplus.filter((one) => one.seat === seat).map((one) => one.card);
    draft.emit({ kind: 'surplus-restored', seat, cards, trick });
  }
}

/** Whether a finished trick lies on the table for anybody to gather; one short of a card counts for those who overlook it. */
export const canGather = (table: Table): boolean => isTrickComplete(table) || missingFrom(table) !== null;
