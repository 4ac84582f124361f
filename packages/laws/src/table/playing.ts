import { type Card, partnerOf, SEATS, type Seat, sideOf, suitOf } from '@eldest-hand/cards';
import type { Order, PlayedCard } from '../event.ts';
import { appliesNow, cardsThatFollow, lawfulCards, obeying } from '../ruling/lawful-cards.ts';
import { establishAtOnce, establishByPlay, establishByQuitting } from '../ruling/revokes.ts';
import { arise, holdingRuling, waitFor } from '../ruling/rule.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import { endHand } from './ending.ts';
import { expose } from './exposing.ts';
import { suitLed, type Table, trumpsOf } from './table.ts';
import {
  bestCard,
  declarerOf,
  dummyOf,
  hasPlayed,
  isAdversary,
  isLeadNext,
  isTrickComplete,
  missingFrom,
  turnOf,
  winningSeat,
} from './trick.ts';

/** Turns and quits the trick on the table; one with a card too few is won by the best that lies there, and nobody is told. */
export function gather(draft: Draft, seat: Seat): void {
  const missing = isTrickComplete(draft.table) ? null : missingFrom(draft.table);
  if (missing) {
    draft.emit({ kind: 'short-trick', seat: missing, trick: draft.table.trickNumber });
    winTrick(draft, winningSeat(draft.table));
  }
  const winner = winningSeat(draft.table);
  if (!winner) return;
  const trick = draft.table.trickNumber - 1;
  const rightful = sideOf(winner) === sideOf(seat);
  draft.emit({ kind: 'gathered', seat, winner, rightful });
  establishByQuitting(draft, trick, rightful);
}

/** Why a card cannot be put down at all just now; undefined when it can. */
export function cannotPlay(draft: Draft, seat: Seat): Done {
  const { table, code } = draft;
  if (table.claim)
    return refuse('not-now', 'A claim is on the table: admit or dispute it first.', code.cites.declarerClaims);
  const holding = holdingRuling(table);
  const goesOnLeading = holding?.incident === 'led-ahead' && holding.against === seat;
  // The offender's side gives time to decide; the other side need not wait for itself.
  const mustWait = table.putDown.length > 0 || (holding && sideOf(seat) === sideOf(holding.against));
  if (holding && !goesOnLeading && mustWait) return waitFor(draft, holding);
  if (seat === dummyOf(table) && !isTrickComplete(table) && hasPlayed(table, seat))
    return refuse('card-already-played', 'A card of dummy lies in this trick already.', code.cites.touchedInDummy);
  return undefined;
}

/** The card called from this hand, if another is now offered and the called one could be played without revoking. */
function calledInstead(draft: Draft, seat: Seat, card: Card): Done {
  const { table, code } = draft;
  const suggested = table.orders.find((order) => order.seat === seat && order.card !== undefined);
  if (suggested && lawfulCards(table, seat).includes(card) === false && cardsThatFollow(table, seat).includes(card))
    return refuse(
      'called-card',
      suggested.kind === 'play-card' ? `${suggested.card} must be played.` : `${suggested.card} may not be played now.`,
      suggested.law,
    );
  const called = table.called.find((one) => one.seat === seat)?.card;
  if (!called || called === card || !lawfulCards(table, seat).includes(called)) return undefined;
  return refuse('called-card', `The declarer has called ${called}: play it.`, code.cites.calledCard);
}

/** A card that he played too many to an earlier trick would have followed: he answers for that (82; 84). */
const couldHaveFollowed = (table: Table, seat: Seat, card: Card): boolean =>
  !isLeadNext(table) &&
  suitOf(card) !== suitLed(table) &&
  table.pile.some((trick) => trick.surplus.some((one) => one.seat === seat && suitOf(one.card) === suitLed(table)));

/** Records a revoke, or an order broken, and how the orders upon this card ended. Hidden until noticed. */
function judgeCard(draft: Draft, before: Table, seat: Seat, card: Card): void {
  const trick = draft.table.trickNumber;
  const { cites } = draft.code;
  const follows = cardsThatFollow(before, seat);
  const revokes =
    (!follows.includes(card) || couldHaveFollowed(before, seat, card)) &&
    !(seat === dummyOf(before) && before.dummyDown);
  if (revokes)
    draft.emit({
      kind: 'revoked',
      revoke: { seat, trick, card, law: cites.revoke, status: 'correctable', noticed: false },
    });
  // What comes of a card played too many cannot be taken back.
  if (revokes && follows.includes(card)) establishAtOnce(draft, seat, trick);
  // As in `lawfulCards`: an order that the ones before it leave no card for is spent, not broken.
  let left = follows;
  let broken: Order | undefined;
  for (const order of before.orders.filter((one) => appliesNow(before, one, seat))) {
    const obedient = obeying(before, order, left);
    const how = obedient.includes(card) ? 'kept' : obedient.length === 0 ? 'spent' : 'broken';
    draft.emit({ kind: 'order-ended', id: order.id, how });
    if (how === 'broken') broken = order;
    if (obedient.length > 0) left = obedient;
  }
  if (broken && !revokes)
    draft.emit({
      kind: 'revoked',
      revoke: { seat, trick, card, law: cites.orderBroken, status: 'correctable', noticed: false, order: broken },
    });
  if ((broken || (revokes && !follows.includes(card))) && draft.table.rules.attention === 'table')
    draft.emit({ kind: 'revoke-noticed', seat, trick });
  const called = before.called.find((one) => one.seat === seat)?.card;
  if (called && called !== card) draft.emit({ kind: 'call-waits', seat, card: called, law: cites.revokeOutranks });
}

/** The rightful lead stands: dummy is laid down. */
function layDummy(draft: Draft): void {
  if (!draft.table.dummyDown) draft.emit({ kind: 'dummy-laid' });
}

/**
 * A card is put on the table as played, as a lead or to the trick, in turn or not.
 * @param by who handles it: the declarer for dummy.
 */
export function playCard(draft: Draft, seat: Seat, card: Card, by: Seat): Done {
  const refusal = calledInstead(draft, seat, card);
  if (refusal) return refusal;
  const leads = isLeadNext(draft.table);
  if (leads && isTrickComplete(draft.table)) gather(draft, seat);
  const before = draft.table;
  const rightful = turnOf({ ...before, putDown: [] });
  const outOfTurn = rightful !== seat;
  establishByPlay(draft, seat, before.trickNumber);
  draft.emit({ kind: 'played', seat, card, by, ...(outOfTurn ? { outOfTurn: true as const } : {}) });
  judgeCard(draft, before, seat, card);

  if (leads && outOfTurn && rightful) {
    const law = isAdversary(draft.table, seat) ? {} : { law: draft.code.cites.declarersFalseLead };
    draft.emit({ kind: 'false-lead', seat, card, rightful, ...law });
    arise(draft, { kind: 'lead-out-of-turn', seat, card, rightful });
  } else if (leads) layDummy(draft);
  // The declarer's own false lead stands once the second hand has played (77; 77 in 1905).
  else if (draft.table.falseLead && !isAdversary(draft.table, draft.table.falseLead.seat)) {
    draft.emit({ kind: 'false-lead-stands', law: draft.code.cites.declarersFalseLead });
    layDummy(draft);
  }
  if (!leads && outOfTurn && !before.falseLead) arise(draft, { kind: 'played-before-turn', seat, card });
  if (isTrickComplete(draft.table)) completeTrick(draft);
  return undefined;
}

function winTrick(draft: Draft, winner: Seat | null): void {
  if (!winner) return;
  const trick = draft.table.trickNumber;
  draft.emit({ kind: 'trick-won', seat: winner, trick });
  arise(draft, { kind: 'trick-complete' });
  // An order was for this trick; one that nobody came to obey is spent.
  for (const order of draft.table.orders)
    if ((order.trick ?? trick) <= trick) draft.emit({ kind: 'order-ended', id: order.id, how: 'spent' });
}

function completeTrick(draft: Draft): void {
  if (draft.table.falseLead) draft.emit({ kind: 'false-lead-stands' });
  layDummy(draft);
  winTrick(draft, winningSeat(draft.table));
  const holding = SEATS.filter((seat) => draft.table.hands[seat].length > 0);
  if (holding.length < 2) endHand(draft);
}

/** Whether a card, or the one that wins the trick, is a winner as against declarer and dummy: neither may beat it as they hold. */
function winsAgainstDeclarer(table: Table, trick: readonly PlayedCard[]): boolean {
  const best = bestCard(trick, trumpsOf(table.contract))?.seat;
  const still = [declarerOf(table), dummyOf(table)].filter(
    (seat): seat is Seat => seat !== null && !trick.some((played) => played.seat === seat),
  );
  return still.every((seat) =>
    cardsThatFollow({ ...table, trick }, seat).every(
      (card) => bestCard([...trick, { seat, card }], trumpsOf(table.contract))?.seat === best,
    ),
  );
}

/**
 * A player whose card lies in the trick already puts down another: he goes on to lead winning cards without waiting for
 * his partner (71; 73), turns a trick that somebody has not played to and leads (81; 83), or has played twice (82; 84).
 */
function playAgain(draft: Draft, seat: Seat, card: Card): Done {
  const { table } = draft;
  if (table.ledAhead.some((one) => one.card === card))
    return refuse('card-already-played', `${card} lies there already.`);
  const winning = winningSeat(table) === seat;
  if (
    winning &&
    isAdversary(table, seat) &&
    !hasPlayed(table, partnerOf(seat)) &&
    winsAgainstDeclarer(table, table.trick) &&
    winsAgainstDeclarer(table, [{ seat, card }])
  ) {
    draft.emit({ kind: 'led-ahead', seat, card });
    arise(draft, { kind: 'led-ahead', seat });
    return undefined;
  }
  // The declarer is being asked about the winning cards; one that is none of them lies exposed.
  if (table.ledAhead.some((one) => one.seat === seat)) {
    expose(draft, seat, [card], 'led');
    return undefined;
  }
  if (winning && missingFrom(table)) {
    gather(draft, seat);
    return playCard(draft, seat, card, seat);
  }
  draft.emit({ kind: 'surplus', seat, card });
  return undefined;
}

/** Of several cards put down at once one will be chosen: where another card must be played instead of each, none can be. */
function noneCanBePlayed(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  const refusals = cards.map((card) => calledInstead(draft, seat, card));
  return refusals.every((refusal) => refusal) ? refusals[0] : undefined;
}

/** Cards of his own that a player puts down as played: one, or several at once. */
export function play(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  const { table, code } = draft;
  if (seat === dummyOf(table)) {
    if (table.dummyDown) return refuse('not-yours', 'The declarer plays the cards of dummy.', code.cites.dummySilent);
    if (isLeadNext(table))
      return refuse(
        'not-yours',
        'Dummy does not lead: lay the cards down when the lead is made.',
        code.cites.dummyLaid,
      );
  }
  const impossible = cannotPlay(draft, seat);
  if (impossible) return impossible;
  const [first] = cards;
  if (first && !isTrickComplete(table) && hasPlayed(table, seat)) {
    for (const card of cards) {
      const refusal = playAgain(draft, seat, card);
      if (refusal) return refusal;
    }
    return undefined;
  }
  if (first && cards.length === 1) return playCard(draft, seat, first, seat);
  const refusal = noneCanBePlayed(draft, seat, cards);
  if (refusal) return refusal;
  draft.emit({ kind: 'put-down', seat, cards });
  arise(draft, { kind: 'two-at-once', seat, cards });
  return undefined;
}

/** The declarer names or touches a card in dummy, or several at once. */
export function playFromDummy(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  const { table, code } = draft;
  const dummy = dummyOf(table);
  if (!dummy || seat !== declarerOf(table))
    return refuse('not-yours', 'Only the declarer plays the cards of dummy.', code.cites.dummyLaid);
  if (!table.dummyDown)
    return refuse('not-now', 'Dummy is not laid down yet: the lead comes first.', code.cites.dummyLaid);
  const missing = cards.find((card) => !table.hands[dummy].includes(card));
  if (missing) return refuse('card-not-held', `${missing} is not in dummy.`);
  const impossible = cannotPlay(draft, dummy);
  if (impossible) return impossible;
  if (cards.length === 1) return playCard(draft, dummy, cards[0] as Card, seat);
  const refusal = noneCanBePlayed(draft, dummy, cards);
  if (refusal) return refusal;
  draft.emit({ kind: 'put-down', seat: dummy, cards });
  arise(draft, { kind: 'two-touched-in-dummy', seat, cards });
  return undefined;
}

/** The suit led, when the seat has played another one to the trick on the table. */
export function renounced(table: Table, seat: Seat): boolean {
  const card = table.trick.find((played) => played.seat === seat)?.card;
  return card !== undefined && suitOf(card) !== suitLed(table);
}
