import type { Card, Seat } from '@eldest-hand/cards';
import { partnerOf } from '@eldest-hand/cards';
import type { Act } from './act.ts';
import { codeOf } from './codes/index.ts';
import type { SealedDeal, TableEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { DeclaringAct } from './ruling/code.ts';
import { irregularityIn } from './ruling/guarded.ts';
import { arise, elect } from './ruling/rule.ts';
import { answerClaim, claim } from './table/claiming.ts';
import { askDealAgain, askUndo, consent, noConsent, waitsForConsent } from './table/consent.ts';
import { cut } from './table/dealing.ts';
import { type Done, type Draft, draftOf, refuse } from './table/draft.ts';
import { drop, expose, layOpen, mention, pickUp, show } from './table/exposing.ts';
import { drawCard, newRubber, takeSeat } from './table/places.ts';
import { cannotPlay, gather, play, playFromDummy } from './table/playing.ts';
import { answerNone, askNone, attention, canGather } from './table/speaking.ts';
import { noSubstitute, substitute } from './table/substitutes.ts';
import type { Table } from './table/table.ts';
import { takeBack } from './table/taking-back.ts';
import { declarerOf, dummyOf, hasPlayed, isTrickComplete } from './table/trick.ts';

/** An act decided: the events that it brings about and the table after them, or why it was refused whole. */
export type Decision =
  | { readonly events: readonly TableEvent[]; readonly table: Table }
  | { readonly refusal: Refusal };

/** What the engine cannot make itself: freshly sealed deals and shuffled packs, and who waits at the door. */
export interface Supply {
  readonly seal?: SealedDeal;
  /** For `new-rubber` and `draw`: a freshly shuffled pack. */
  readonly spread?: readonly Card[];
  /** For `new-rubber`: how many have declared that they wish to enter. */
  readonly candidates?: number;
}

const DECLARING: ReadonlySet<string> = new Set([
  'bid',
  'pass',
  'double',
  'redouble',
  'correct',
  'make',
  'leave',
  'ask-lead',
  'yes',
  'satisfied',
]);
const isDeclaring = (act: Act): act is DeclaringAct => DECLARING.has(act.verb);

/** Cards that must be in the actor's own hand, each once. */
function ownCards(table: Table, seat: Seat, cards: readonly Card[]): Done {
  if (cards.length === 0) return refuse('bad-act', 'Name a card.');
  if (new Set(cards).size < cards.length) return refuse('bad-act', 'A card is named twice.');
  const missing = cards.find((card) => !table.hands[seat].includes(card));
  return missing ? refuse('card-not-held', `You do not hold ${missing}.`) : undefined;
}

/** `call`: the declarer calls an exposed card for the next trick that its holder plays to. */
function callCard(draft: Draft, seat: Seat, card: Card | undefined): Done {
  const { table, code } = draft;
  if (seat !== declarerOf(table))
    return refuse('not-yours', 'Only the declarer calls an exposed card.', code.cites.calledCard);
  const exposed = table.exposed.find((one) => one.card === card);
  if (!card || !exposed)
    return refuse('not-exposed', 'Only a card that lies exposed can be called.', code.cites.calledCard);
  if (table.putDown.some((down) => down.seat === exposed.seat))
    return refuse('awaits-decision', 'Choose first which of the cards put down is played.', code.cites.calledCard);
  if (!isTrickComplete(table) && hasPlayed(table, exposed.seat))
    return refuse(
      'not-now',
      `${exposed.seat} has played to this trick: call it for the next one.`,
      code.cites.calledCard,
    );
  draft.emit({ kind: 'card-called', seat: exposed.seat, card, by: seat });
  return undefined;
}

/** `consult`: confers with his partner, at any time; what it costs is the code's matter. */
function consult(draft: Draft, seat: Seat): Done {
  draft.emit({ kind: 'said', seat, what: 'consult' });
  arise(draft, { kind: 'consulted', seat });
  return undefined;
}

/** `place-cards`: only while cards of a trick lie there; those of a gathered trick are no longer to be seen. */
function placeCards(draft: Draft, seat: Seat): Done {
  if (draft.table.trick.length === 0)
    return refuse('not-now', 'No trick lies on the table: ask before it is gathered.', draft.code.cites.cardsPlaced);
  draft.emit({ kind: 'said', seat, what: 'place-cards' });
  return undefined;
}

/** `arrange`: the declarer touches cards of dummy and says so. */
function arrange(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  const { table, code } = draft;
  const dummy = dummyOf(table);
  if (!dummy || !table.dummyDown) return refuse('not-now', 'Dummy is not laid down yet.', code.cites.dummyLaid);
  const missing = cards.find((card) => !table.hands[dummy].includes(card));
  if (missing) return refuse('card-not-held', `${missing} is not in dummy.`);
  draft.emit({ kind: 'said', seat, what: 'arrange' });
  return undefined;
}

/** `suggest`: dummy suggests one of his cards, by touch or otherwise. */
function suggest(draft: Draft, seat: Seat, card: Card | undefined): Done {
  const { table, code } = draft;
  if (seat !== dummyOf(table) || !table.dummyDown)
    return refuse('not-yours', 'Only dummy, with his cards down, suggests a card.', code.cites.dummySilent);
  if (!card || !table.hands[seat].includes(card)) return refuse('card-not-held', 'Name a card of dummy.');
  const refusal = cannotPlay(draft, seat);
  if (refusal) return refusal;
  draft.emit({ kind: 'said', seat, what: 'suggest' });
  arise(draft, { kind: 'suggested', seat, card });
  return undefined;
}

/** The acts that belong to the play of the hand and to nothing else. */
function inPlay(draft: Draft, seat: Seat, act: Act): Done {
  switch (act.verb) {
    case 'play':
      return ownCards(draft.table, seat, act.cards) ?? play(draft, seat, act.cards);
    case 'dummy':
      return playFromDummy(draft, seat, [...new Set(act.cards)]);
    case 'arrange':
      if (seat !== declarerOf(draft.table))
        return refuse('not-yours', 'Only the declarer arranges the cards of dummy.', draft.code.cites.touchedInDummy);
      return arrange(draft, seat, act.cards);
    case 'take-back': {
      const card = act.cards[0];
      return card ? takeBack(draft, seat, card) : refuse('bad-act', 'Name the card.');
    }
    case 'call':
      return callCard(draft, seat, act.cards[0]);
    case 'gather':
      if (!canGather(draft.table))
        return refuse('not-now', 'No finished trick lies on the table.', draft.code.cites.quittedTricks);
      gather(draft, seat);
      return undefined;
    case 'ask-none':
      return askNone(draft, seat);
    case 'answer':
      return answerNone(draft, seat, act.answer);
    case 'claim':
    case 'concede':
      return claim(draft, seat, act.verb, act.tricks);
    case 'admit':
    case 'dispute':
    case 'require-face':
      return answerClaim(draft, seat, act.verb);
    case 'refer':
      draft.emit({ kind: 'said', seat, what: 'refer' });
      arise(draft, { kind: 'unauthorised-reference', seat });
      return undefined;
    case 'place-cards':
      return placeCards(draft, seat);
    case 'suggest':
      return suggest(draft, seat, act.cards[0]);
    default:
      return refuse('not-now', `"${act.verb}" has no meaning under this code.`);
  }
}

/** At a guarded table a word about the partner's cards is refused whatever he holds: the answer must not tell. */
function mentionPartners(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  if (draft.table.rules.irregularities === 'guarded' && draft.code.mentionExposes)
    return refuse(
      'irregular',
      'The table is guarded: nothing is said about the partner’s cards.',
      draft.code.cites.mustStayExposed,
    );
  return mention(draft, seat, partnerOf(seat), cards);
}

/** Cards seen, dropped, named: while the trump is declared and during the play. */
function handling(draft: Draft, seat: Seat, act: Act): Done {
  const { table } = draft;
  switch (act.verb) {
    case 'drop':
      return ownCards(table, seat, act.cards) ?? drop(draft, seat, act);
    case 'show':
      return ownCards(table, seat, act.cards) ?? show(draft, seat, act);
    case 'mention':
      return act.manner === 'partner'
        ? mentionPartners(draft, seat, act.cards)
        : (ownCards(table, seat, act.cards) ?? mention(draft, seat, seat, act.cards));
    case 'pick-up':
      return pickUp(draft, seat, act.cards);
    case 'throw-down':
    case 'face':
      return layOpen(draft, seat, act.verb);
    case 'play': {
      // A card led while the trump is still being declared is an exposed card (65; 67).
      const refusal = ownCards(table, seat, act.cards);
      if (refusal) return refusal;
      const [card] = act.cards;
      const led = card && act.cards.length === 1 ? (draft.code.leadEarly?.(draft, seat, card) ?? 'exposes') : 'exposes';
      if (led !== 'exposes') return led === 'done' ? undefined : led;
      expose(draft, seat, act.cards, 'led');
      return undefined;
    }
    case 'take-back': {
      const card = act.cards[0];
      return card ? takeBack(draft, seat, card) : refuse('bad-act', 'Name the card.');
    }
    default:
      return refuse('not-now', 'The trump is still being declared: wait for the play.');
  }
}

const HANDLING: ReadonlySet<string> = new Set(['drop', 'show', 'mention', 'pick-up', 'throw-down', 'face']);

/** What is settled between the players rather than played: who sits where, and what all four consent to. */
function amongPlayers(draft: Draft, seat: Seat, act: Act, supply: Supply): Done | 'other' {
  switch (act.verb) {
    case 'cut':
      return cut(draft, seat, supply.seal);
    case 'new-rubber':
      return newRubber(draft, supply);
    case 'draw':
      return drawCard(draft, seat, act.places, supply);
    case 'take-seat':
      return takeSeat(draft, seat, act.seat);
    case 'substitute':
      return substitute(draft, seat, act.seat);
    case 'no-substitute':
      return noSubstitute(draft, seat, act.seat);
    case 'ask-undo':
      return askUndo(draft, seat);
    case 'ask-deal-again':
      return askDealAgain(draft, seat);
    case 'consent':
      return consent(draft, seat);
    case 'no-consent':
      return noConsent(draft, seat);
    default:
      return 'other';
  }
}

function dispatch(draft: Draft, seat: Seat, act: Act, supply: Supply): Done {
  const { phase } = draft.table;
  const settled = amongPlayers(draft, seat, act, supply);
  if (settled !== 'other') return settled;
  const asked = waitsForConsent(draft.table);
  if (asked) return asked;
  if (phase === 'cutting')
    return refuse(
      'not-now',
      'Places are being cut for: the last rubber has been made up.',
      draft.code.cites.partnersCut,
    );
  if (act.verb === 'elect') return elect(draft, seat, act.option, act.ruling);
  if (act.verb === 'attention') return attention(draft, seat, act);
  if (act.verb === 'consult') return consult(draft, seat);
  if (phase !== 'declaring' && phase !== 'playing') {
    if (act.verb === 'gather' && canGather(draft.table)) {
      gather(draft, seat);
      return undefined;
    }
    return refuse('not-now', "The deal is over: the player on the next dealer's right cuts.", draft.code.cites.cutting);
  }
  if (isDeclaring(act))
    return phase === 'declaring'
      ? draft.code.declare(draft, seat, act)
      : refuse('not-now', 'The declaration is final: the hand is being played.');
  return phase === 'declaring' || HANDLING.has(act.verb) ? handling(draft, seat, act) : inPlay(draft, seat, act);
}

/**
 * Decides an act of a seat: the events it brings about, `acted` first, or a refusal that changes nothing.
 * Pure: no clock, no randomness; the deal after the next one comes in `supply`.
 */
export function decide(table: Table, seat: Seat, act: Act, supply: Supply = {}): Decision {
  const draft = draftOf(table, codeOf(table));
  draft.emit({ kind: 'acted', seat, act });
  const refusal = dispatch(draft, seat, act, supply) ?? openLeadCall(draft);
  if (refusal) return { refusal };
  if (table.rules.irregularities === 'guarded') {
    const irregular = irregularityIn(table, draft);
    if (irregular) return { refusal: irregular };
  }
  return { events: draft.events, table: draft.table };
}

function openLeadCall(draft: Draft): Done {
  draft.code.afterAct(draft);
  return undefined;
}
