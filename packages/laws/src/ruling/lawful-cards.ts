import { type Card, rankValue, type Seat, suitOf } from '@eldest-hand/cards';
import type { Order } from '../event.ts';
import { suitLed, type Table, trumpsOf } from '../table/table.ts';
import { bestCard, isLeadNext } from '../table/trick.ts';

const ranks = (cards: readonly Card[]): number[] => cards.map(rankValue);

/** The cards of `held` that would obey the order now; none when it cannot be obeyed. */
export function obeying(table: Table, order: Order, held: readonly Card[]): readonly Card[] {
  const leading = isLeadNext(table);
  const ofSuitLed = held.filter((card) => suitOf(card) === suitLed(table));
  switch (order.kind) {
    case 'lead-suit':
      return leading ? held.filter((card) => suitOf(card) === order.suit) : held;
    case 'not-lead-suit':
      return leading ? held.filter((card) => suitOf(card) !== order.suit) : held;
    case 'highest':
      return leading ? held : ofSuitLed.filter((card) => rankValue(card) === Math.max(...ranks(ofSuitLed)));
    case 'lowest':
      return leading ? held : ofSuitLed.filter((card) => rankValue(card) === Math.min(...ranks(ofSuitLed)));
    case 'play-card':
      return held.filter((card) => card === order.card);
    case 'not-play-card':
      return held.filter((card) => card !== order.card);
    case 'win':
    case 'lose': {
      if (leading) return held;
      const trumps = trumpsOf(table.contract);
      const wins = (card: Card) => bestCard([...table.trick, { seat: order.seat, card }], trumps)?.card === card;
      return held.filter((card) => wins(card) === (order.kind === 'win'));
    }
  }
}

/** Whether the order speaks of the card that the seat plays next. */
export const appliesNow = (table: Table, order: Order, seat: Seat): boolean => {
  if (order.seat !== seat) return false;
  if (order.trick !== undefined && order.trick !== table.trickNumber) return false;
  if (order.kind === 'play-card' || order.kind === 'not-play-card') return true;
  const leading = isLeadNext(table);
  return order.kind === 'lead-suit' || order.kind === 'not-lead-suit' ? leading : !leading;
};

/** The cards that a seat may put to the trick in progress (or lead) without revoking. */
export function cardsThatFollow(table: Table, seat: Seat): readonly Card[] {
  const held = table.hands[seat];
  if (isLeadNext(table)) return held;
  const following = held.filter((card) => suitOf(card) === suitLed(table));
  return following.length > 0 ? following : held;
}

/**
 * The cards that a seat may play next without offending. Following suit outranks every order; an order that cannot be obeyed
 * is passed over; the call of an exposed card comes after the orders (it waits where they forbid it).
 */
export function lawfulCards(table: Table, seat: Seat): readonly Card[] {
  if (table.phase !== 'playing') return [];
  let cards = cardsThatFollow(table, seat);
  for (const order of table.orders.filter((one) => appliesNow(table, one, seat))) {
    const obedient = obeying(table, order, cards);
    if (obedient.length > 0) cards = obedient;
  }
  const called = table.called.find((one) => one.seat === seat)?.card;
  return called && cards.includes(called) ? [called] : cards;
}
