import type { Card, Seat } from '@eldest-hand/cards';
import type { ActOf } from '../act.ts';
import type { ExposedHow } from '../ruling/incident.ts';
import { arise } from '../ruling/rule.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import type { Table } from './table.ts';
import { declarerOf, dummyOf, isAdversary, tricksLeft } from './trick.ts';

/** Whether the adversaries may show their cards without any being called: upon the declarer's claim. */
const uponDeclarersClaim = ({ table, code }: Draft): boolean =>
  table.claim !== null &&
  table.claim.seat === declarerOf(table) &&
  (code.partialClaimProtects || table.claim.tricks === tricksLeft(table));

/** Cards of a hand have been seen: what that is depends on the moment and on whose they are. */
export function expose(draft: Draft, seat: Seat, cards: readonly Card[], how: ExposedHow): void {
  const { table } = draft;
  if (table.phase === 'declaring') arise(draft, { kind: 'exposed-while-declaring', seat, cards, how });
  else if (!isAdversary(table, seat) || uponDeclarersClaim(draft)) draft.emit({ kind: 'faced', seat, cards });
  else {
    // A lead that waits for a decision has been led all the same.
    const led = table.trick.length > 0 || table.putDown.some((down) => down.seat === table.leader);
    const opening = !table.dummyDown && !led;
    arise(draft, { kind: opening ? 'exposed-before-lead' : 'exposed-in-play', seat, cards, how });
  }
}

const lying = (table: Table, card: Card): boolean => table.exposed.some((one) => one.card === card);

/** Why these cards cannot be exposed by this seat; undefined when they can. */
function cannotExpose(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  const { table, code } = draft;
  if (seat === dummyOf(table) && table.dummyDown)
    return refuse('not-now', 'The cards of dummy lie open already.', code.cites.dummyLaid);
  const already = cards.find((card) => lying(table, card) || table.faced[seat].includes(card));
  if (already) return refuse('not-now', `${already} lies face upward already.`, code.cites.mustStayExposed);
  return undefined;
}

/** `drop`: face upward on the table, or on the floor, where it is not an exposed card. */
export function drop(draft: Draft, seat: Seat, act: ActOf<'drop'>): Done {
  const refusal = cannotExpose(draft, seat, act.cards);
  if (refusal) return refusal;
  if (act.manner !== 'floor') {
    expose(draft, seat, act.cards, 'dropped');
    return undefined;
  }
  const there = act.cards.find((card) => draft.table.floor[seat].includes(card));
  if (there) return refuse('not-now', `${there} lies on the floor already.`);
  draft.emit({ kind: 'floor', seat, cards: act.cards });
  return undefined;
}

/** `show`: so held that the partner sees it, or that an adversary but not the partner does (which exposes nothing). */
export function show(draft: Draft, seat: Seat, act: ActOf<'show'>): Done {
  const refusal = cannotExpose(draft, seat, act.cards);
  if (refusal) return refusal;
  draft.emit({ kind: 'shown', seat, cards: act.cards, to: act.manner });
  const exposes = act.manner === 'partner' || draft.code.showingAdversaryExposes;
  if (exposes && (draft.table.phase === 'declaring' || isAdversary(draft.table, seat)))
    expose(draft, seat, act.cards, 'shown');
  return undefined;
}

/**
 * `mention`: says that he, or that his partner, holds a card. Only an adversary's words expose; what he says of a card that his
 * partner does not hold exposes nothing.
 */
export function mention(draft: Draft, seat: Seat, holder: Seat, cards: readonly Card[]): Done {
  draft.emit({ kind: 'mentioned', seat, cards, holder });
  const { table } = draft;
  if (!draft.code.mentionExposes || table.phase !== 'playing' || !isAdversary(table, holder)) return undefined;
  const held = cards.filter((card) => table.hands[holder].includes(card) && !lying(table, card));
  if (held.length > 0) expose(draft, holder, held, 'mentioned');
  return undefined;
}

/** `pick-up`: a card from the floor comes back into its owner's hand. */
export function pickUp(draft: Draft, seat: Seat, cards: readonly Card[]): Done {
  const missing = cards.find((card) => !draft.table.floor[seat].includes(card));
  if (missing) return refuse('card-not-held', `${missing} does not lie on the floor.`);
  draft.emit({ kind: 'picked-up', seat, cards });
  return undefined;
}

/** `throw-down` by an adversary exposes his hand; `face` by the declarer shows his. */
export function layOpen(draft: Draft, seat: Seat, verb: 'throw-down' | 'face'): Done {
  const { table, code } = draft;
  if (seat === dummyOf(table) && table.dummyDown)
    return refuse('not-now', 'The cards of dummy lie open already.', code.cites.dummyLaid);
  if (verb === 'face' && isAdversary(table, seat) && table.claim?.seat !== seat && !uponDeclarersClaim(draft))
    return refuse(
      'not-yours',
      'Only the declarer faces his cards; an adversary throws his hand down.',
      code.cites.declarerClaims,
    );
  const hidden = table.hands[seat].filter((card) => !lying(table, card) && !table.faced[seat].includes(card));
  if (hidden.length === 0) return refuse('not-now', 'All your cards lie face upward already.');
  expose(draft, seat, hidden, 'thrown-down');
  return undefined;
}
