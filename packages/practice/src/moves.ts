import { type Card, leftOf, SEATS, type Seat, suitOf } from '@eldest-hand/cards';
import type { RecordMoment } from '@eldest-hand/language';
import {
  type EventKind,
  type EventOf,
  lawfulCards,
  type PlayedCard,
  type Table,
  type TableEvent,
} from '@eldest-hand/laws';

export type Offence = 'out-of-turn' | 'revoke' | 'order-broken';

/** What an act did to the cards. */
export type Move =
  /** A card in its turn, that follows suit or cannot. */
  | {
      readonly kind: 'card';
      readonly seat: Seat;
      /** Who handled it: the declarer for dummy. */
      readonly by: Seat;
      readonly card: Card;
      readonly trick: number;
      /** What an order, a call or somebody else's choice had left him; null where he was free. */
      readonly bound: readonly Card[] | null;
    }
  | {
      readonly kind: 'offence';
      readonly offence: Offence;
      readonly seat: Seat;
      readonly card: Card;
      readonly trick: number;
      /** The law that speaks of it, where the table named one. */
      readonly law: number | null;
    }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly trick: number; readonly concession: boolean }
  /** A card too many, several at once, a trick without a card. */
  | { readonly kind: 'irregular'; readonly seat: Seat | null; readonly trick: number; readonly law: number | null };

const all = <K extends EventKind>(events: readonly TableEvent[], kind: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

/** Whether somebody is to lead: nothing lies there, or a trick that is complete. */
const leads = ({ trick, hands }: Table): boolean =>
  trick.length === 0 || trick.length === 4 || SEATS.every((seat) => hands[seat].length === 0);

/** The cards that would be no revoke. */
function following(table: Table, seat: Seat): readonly Card[] {
  const held = table.hands[seat];
  const led = table.trick[0];
  if (!led || leads(table)) return held;
  const suit = held.filter((card) => suitOf(card) === suitOf(led.card));
  return suit.length > 0 ? suit : held;
}

/** Whose card it is as the cards lie: after a lead out of turn, of whoever sits at its left. */
function nextAsItLies(table: Table): Seat {
  const last = table.trick.at(-1);
  return last && !leads(table) ? leftOf(last.seat) : table.leader;
}

/** What orders, calls or a choice of somebody else left of the cards that follow; null where nothing was taken away. */
function boundTo(before: Table, events: readonly TableEvent[], { seat, card }: PlayedCard): readonly Card[] | null {
  const [first] = events;
  if (first?.kind === 'acted' && first.act.verb === 'elect') return [card];
  const lawful = lawfulCards(before, seat);
  return lawful.length < following(before, seat).length && lawful.includes(card) ? lawful : null;
}

function onePlayed(before: Table, events: readonly TableEvent[], played: EventOf<'played'>): Move {
  const { seat, card, by } = played;
  const trick = before.trickNumber;
  const told = events.find((event) => event.kind === 'ruling');
  const law = told?.kind === 'ruling' ? told.ruling.law : null;
  // In a trick that lies in disorder the right player may come late: that is no offence of his.
  if (played.outOfTurn && seat !== nextAsItLies(before))
    return { kind: 'offence', offence: 'out-of-turn', seat, card, trick, law };
  const [revoked] = all(events, 'revoked');
  if (revoked)
    return {
      kind: 'offence',
      offence: revoked.revoke.order ? 'order-broken' : 'revoke',
      seat,
      card,
      trick,
      law: revoked.revoke.law,
    };
  if (!following(before, seat).includes(card)) return { kind: 'offence', offence: 'revoke', seat, card, trick, law };
  return { kind: 'card', seat, by, card, trick, bound: boundTo(before, events, played) };
}

/**
 * What an act did to the cards.
 * @param before the table before it.
 * @returns null where it put none down.
 */
export function moveOf(before: Table, { table, events }: RecordMoment): Move | null {
  if (events.some(({ kind }) => kind === 'undone')) return null;
  const trick = before.trickNumber;
  const [claimed] = all(events, 'claim-settled');
  if (claimed) {
    const claim = before.claim ?? all(events, 'claimed')[0];
    return claim ? { kind: 'claim', seat: claim.seat, trick, concession: claim.concession } : null;
  }
  const played = all(events, 'played');
  const surplus = all(events, 'surplus');
  const short = all(events, 'short-trick');
  const [only] = played;
  if (played.length === 1 && only && surplus.length === 0 && short.length === 0) {
    const back = all(events, 'withdrawn').length > 0 || all(events, 'trick-reopened').length > 0;
    if (!back) return onePlayed(before, events, only);
  }
  if (played.length === 0 && surplus.length === 0 && short.length === 0) return null;
  const [seat = null] = [...surplus, ...short, ...played].map((one) => one.seat);
  const law = table.rulings.find(({ against }) => against === seat)?.law ?? null;
  return { kind: 'irregular', seat, trick, law };
}

/** The cards that an act put down, for who looks whether they came back. */
export const putDownIn = ({ events }: RecordMoment): readonly PlayedCard[] => [
  ...all(events, 'played'),
  ...all(events, 'surplus'),
];
