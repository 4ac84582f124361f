import { type Card, type Seat, suitOf } from '@eldest-hand/cards';
import type { Revoke } from '../event.ts';
import { correctableRevoke } from '../ruling/revokes.ts';
import { arise, holdingRuling } from '../ruling/rule.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import { suitLed, type Table } from './table.ts';
import { declarerOf, dummyOf, isAdversary, isTrickComplete } from './trick.ts';

/** A revoking card is put right: the trick is opened again if need be and the card withdrawn; what the law makes of it comes after. */
function correct(draft: Draft, revoke: Revoke): Done {
  const { table } = draft;
  if (isTrickComplete(table) || !table.trick.some((played) => played.card === revoke.card))
    draft.emit({ kind: 'trick-reopened', trick: revoke.trick });
  draft.emit({ kind: 'revoke-corrected', seat: revoke.seat, trick: revoke.trick });
  const led = draft.table.trick[0]?.card === revoke.card;
  // A lead taken back leaves nothing to follow: what was played to it goes back as well (86).
  if (led) for (const follower of draft.table.trick.slice(1)) draft.emit({ kind: 'withdrawn', ...follower });
  draft.emit({ kind: 'withdrawn', seat: revoke.seat, card: revoke.card });
  arise(draft, { kind: 'error-corrected', revoke });
  return undefined;
}

const revokedByDummy = (table: Table, card: Card): boolean => {
  const dummy = dummyOf(table);
  return (
    dummy !== null &&
    table.trick.some((played) => played.seat === dummy && played.card === card) &&
    suitOf(card) !== suitLed(table) &&
    table.hands[dummy].some((held) => suitOf(held) === suitLed(table))
  );
};

/** Why a card stays played: the declarer's own, his false lead that was followed, or an adversary's that is no revoke to be corrected. */
function lawThatKeeps({ table, code }: Draft, seat: Seat, card: Card): number {
  const [lead] = table.trick;
  if (seat !== declarerOf(table)) return code.cites.correction;
  const ledFalsely = lead?.card === card && lead.seat !== table.leader && !isTrickComplete(table);
  return ledFalsely ? code.cites.declarersFalseLead : code.cites.touchedInDummy;
}

/** A player takes back a card that he put down, where a law lets him. */
export function takeBack(draft: Draft, seat: Seat, card: Card): Done {
  const { table, code } = draft;
  const revoke = correctableRevoke(table, seat);
  if (revoke?.card === card && !holdingRuling(table)) return correct(draft, revoke);

  const declarer = declarerOf(table);
  const dummy = dummyOf(table);
  const follower = table.trick.find((played) => played.card === card)?.seat;
  if (
    follower &&
    table.mayWithdraw.includes(follower) &&
    (follower === seat || (seat === declarer && follower === dummy))
  ) {
    if (isTrickComplete(table)) draft.emit({ kind: 'trick-reopened', trick: table.trickNumber - 1 });
    draft.emit({ kind: 'withdrawn', seat: follower, card });
    return undefined;
  }
  if (seat === declarer && table.falseLead?.card === card && table.trick.length === 1) {
    const own = table.falseLead.seat === declarer || table.falseLead.seat === dummy;
    if (own) {
      draft.emit({ kind: 'withdrawn', seat: table.falseLead.seat, card });
      return undefined;
    }
  }
  if (seat === declarer && revokedByDummy(table, card)) {
    if (isTrickComplete(table)) draft.emit({ kind: 'trick-reopened', trick: table.trickNumber - 1 });
    draft.emit({ kind: 'revoke-corrected', seat: dummy as Seat, trick: draft.table.trickNumber });
    draft.emit({ kind: 'withdrawn', seat: dummyOf(draft.table) as Seat, card });
    return undefined;
  }
  if (table.surplus.some((one) => one.seat === seat && one.card === card)) {
    draft.emit({ kind: 'surplus-restored', seat, cards: [card], trick: table.trickNumber });
    if (isAdversary(table, seat)) draft.emit({ kind: 'exposed', seat, cards: [card], law: code.cites.mustStayExposed });
    return undefined;
  }
  if (table.faced[seat].includes(card)) {
    draft.emit({ kind: 'turned-down', seat, cards: [card] });
    return undefined;
  }
  if (table.falseLead?.card === card)
    return refuse(
      'not-yours',
      'The card led out of turn lies there until the declarer has chosen.',
      code.cites.leadOutOfTurn,
    );
  if (table.exposed.some((one) => one.card === card))
    return refuse('not-yours', 'An exposed card must be left face upward on the table.', code.cites.mustStayExposed);
  if (
    table.trick.some((played) => played.card === card) ||
    table.pile.some((trick) => trick.plays.some((played) => played.card === card))
  )
    return refuse(
      'card-already-played',
      'A card played stands, unless it was a revoke that can still be corrected.',
      lawThatKeeps(draft, seat, card),
    );
  return refuse('card-not-held', `${card} does not lie on the table.`);
}
