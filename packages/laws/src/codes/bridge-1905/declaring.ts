import { type Card, partnerOf, rightOf, type Seat, sideOf } from '@eldest-hand/cards';
import type { DeclaringAct } from '../../ruling/code.ts';
import { arise, holdingRuling, lapseRulings, waitFor } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import { type Done, type Draft, refuse } from '../../table/draft.ts';
import { endHand } from '../../table/ending.ts';
import { playCard } from '../../table/playing.ts';
import { early, eldestHand, makingOf, rightToSpeak } from './doubling.ts';
import { isLeftUnplayed } from './law-107-spade-convention.ts';

/** Who declares next: the dealer or, when it was left to him, his partner; then whoever may double. */
export function passTurn(draft: Draft): void {
  const { table } = draft;
  const making = makingOf(table);
  const next = making.maker ? rightToSpeak(table) : making.left ? partnerOf(table.dealer) : table.dealer;
  if (next) draft.emit({ kind: 'turn-passed', to: next });
  else finishDoubling(draft);
}

/** The declaration is complete: the dealer plays the hand, and a card that eldest hand had led too early is his lead (56, 57). */
export function finishDoubling(draft: Draft): void {
  const { maker, denomination, multiplier } = makingOf(draft.table);
  if (!maker || !denomination) return;
  draft.emit({
    kind: 'contract',
    contract: { seat: draft.table.dealer, bid: denomination, doubled: multiplier, maker },
  });
  arise(draft, { kind: 'declared' });
  if (isLeftUnplayed(draft.table)) endHand(draft);
}

/** The trump is made, by the dealer or by his partner with or without his leave. */
function make(draft: Draft, seat: Seat, denomination: string): Done {
  const { table } = draft;
  if (!['S', 'H', 'D', 'C', 'N'].includes(denomination))
    return refuse('bad-act', 'Make spades, hearts, diamonds, clubs or no trumps.', 45);
  const making = makingOf(table);
  if (making.maker) return refuse('no-penalty-no-effect', 'A declaration once made cannot be altered.', 49);
  if (sideOf(seat) !== sideOf(table.dealer)) {
    arise(draft, { kind: 'adversary-declares', seat });
    return undefined;
  }
  const dealersTurn = !making.left;
  if (seat === table.dealer && making.left)
    return refuse('not-yours', 'You have left it to your partner: he must make the trump.', 45);
  const withoutLeave = seat !== table.dealer && dealersTurn;
  draft.emit({
    kind: 'called',
    seat,
    call: `make ${denomination}`,
    ...(withoutLeave ? { note: 'without-leave' as const } : {}),
  });
  if (withoutLeave) arise(draft, { kind: 'made-without-leave', seat });
  passTurn(draft);
  return undefined;
}

/** The dealer leaves it to his partner; a partner who hands it back, or an adversary, is out of order. */
function leave(draft: Draft, seat: Seat): Done {
  const { table } = draft;
  const making = makingOf(table);
  if (making.maker) return refuse('no-penalty-no-effect', 'A declaration once made cannot be altered.', 49);
  if (sideOf(seat) !== sideOf(table.dealer)) {
    arise(draft, { kind: 'adversary-declares', seat });
    return undefined;
  }
  if (seat !== table.dealer) {
    arise(draft, { kind: 'declaration-passed-back', seat });
    return undefined;
  }
  if (making.left) return refuse('not-yours', 'You have left it to your partner already.', 45);
  draft.emit({ kind: 'called', seat, call: 'leave' });
  passTurn(draft);
  return undefined;
}

/** Whether a seat has lost the right to double. */
const barOf = (draft: Draft, seat: Seat): number | undefined =>
  draft.table.barred.find((bar) => bar.seat === seat)?.law;

function double(draft: Draft, seat: Seat): Done {
  const { table } = draft;
  const making = makingOf(table);
  if (!making.maker) return refuse('not-now', 'The trump is not made yet: there is nothing to double.', 51);
  if (making.closed)
    return refuse('no-penalty-no-effect', 'A double was not accepted: there is no further doubling in this hand.', 55);
  const bar = barOf(draft, seat);
  if (bar !== undefined) return refuse('barred', 'You may not double in this hand.', bar);
  const said = making.satisfied.includes(seat) || (making.asked && !making.lastDoubler && seat === eldestHand(table));
  if (said) return refuse('no-penalty-no-effect', 'A declaration as to doubling once made cannot be altered.', 60);
  const side = sideOf(making.lastDoubler ?? making.maker);
  if (sideOf(seat) === side)
    return refuse('no-penalty-no-effect', 'The other side has the right to double now.', making.lastDoubler ? 53 : 51);
  const inTurn = rightToSpeak(table) === seat;
  lapseRulings(draft, (ruling) => ruling.law === 46, 46, 'adversary-called');
  draft.emit({
    kind: 'called',
    seat,
    call: making.lastDoubler ? 'redouble' : 'double',
    ...(inTurn ? {} : { note: 'out-of-turn' as const }),
  });
  arise(draft, { kind: 'doubled', seat, inTurn, first: !making.lastDoubler, early: early(table) });
  passTurn(draft);
  return undefined;
}

/** The acts of declaring under bridge-1905. */
export function declare(draft: Draft, seat: Seat, act: DeclaringAct): Done {
  const { table } = draft;
  const holding = holdingRuling(table);
  if (holding) return waitFor(draft, holding);
  const making = makingOf(table);
  switch (act.verb) {
    case 'make':
      return make(draft, seat, act.denomination);
    case 'leave':
      return leave(draft, seat);
    case 'double':
    case 'redouble':
      return double(draft, seat);
    case 'ask-lead':
      return askLead(draft, seat);
    case 'yes':
      if (!making.maker || seat !== rightOf(table.dealer) || making.lastDoubler || !(making.asked || early(table)))
        return refuse('not-now', 'Eldest hand has not asked whether he may lead.', 51);
      lapseRulings(draft, (ruling) => ruling.law === 46, 46, 'adversary-called');
      draft.emit({ kind: 'called', seat, call: 'yes' });
      finishDoubling(draft);
      return undefined;
    case 'satisfied':
      if (!making.lastDoubler || rightToSpeak(table) !== seat)
        return refuse('not-now', `${seatName(rightToSpeak(table) ?? table.dealer)} has the right to speak.`, 55);
      draft.emit({ kind: 'called', seat, call: 'satisfied' });
      passTurn(draft);
      return undefined;
    default:
      return refuse(
        'not-now',
        `"${act.verb}" belongs to another code: here the trump is made or left to the partner.`,
        45,
      );
  }
}

/** "May I lead?" by eldest hand; asked by his partner it costs no right (59), but has no effect. */
function askLead(draft: Draft, seat: Seat): Done {
  const { table } = draft;
  const making = makingOf(table);
  if (!making.maker) return refuse('not-now', 'The trump is not made yet.', 51);
  if (making.lastDoubler) return refuse('not-now', 'It is doubled: redouble or say that you are satisfied.', 52);
  if (sideOf(seat) === sideOf(table.dealer)) return refuse('not-yours', 'Eldest hand asks whether he may lead.', 51);
  if (seat !== eldestHand(table)) {
    draft.emit({ kind: 'called', seat, call: 'ask-lead', note: 'out-of-turn' });
    arise(draft, { kind: 'third-hand-asks', seat });
    passTurn(draft);
    return undefined;
  }
  if (making.asked) return refuse('not-now', 'You have asked already: your partner answers.', 51);
  lapseRulings(draft, (ruling) => ruling.law === 46, 46, 'adversary-called');
  draft.emit({ kind: 'called', seat, call: 'ask-lead' });
  passTurn(draft);
  return undefined;
}

/** A card led before the doubling is complete: by eldest hand it lies as his lead, by his partner it goes back (56, 58, 60). */
export function leadEarly(draft: Draft, seat: Seat, card: Card): 'done' | 'exposes' {
  const { table } = draft;
  if (!makingOf(table).maker) return 'exposes';
  if (seat === eldestHand(table) && !early(table)) {
    draft.emit({ kind: 'put-down', seat, cards: [card] });
    arise(draft, { kind: 'led-before-leave', seat });
    passTurn(draft);
    return 'done';
  }
  if (seat !== rightOf(table.dealer)) return 'exposes';
  draft.emit({ kind: 'faced', seat, cards: [card] });
  draft.emit({ kind: 'turned-down', seat, cards: [card] });
  arise(draft, { kind: 'third-hand-leads', seat, card });
  return 'done';
}

/** A lead that eldest hand made too early is played as soon as nothing else must be decided. */
export function playEarlyLead(draft: Draft): void {
  const { phase, putDown, trick, trickNumber } = draft.table;
  const [lead] = putDown;
  if (
    phase === 'playing' &&
    lead &&
    putDown.length === 1 &&
    trick.length === 0 &&
    trickNumber === 1 &&
    !holdingRuling(draft.table)
  )
    playCard(draft, lead.seat, lead.card, lead.seat);
}
