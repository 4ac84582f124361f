import { type Card, type Seat, type Suit, suitOf } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';

/** What binds a player's next card, as he himself can tell from his hand. */
export type Owed =
  | { readonly kind: 'called'; readonly card: Card }
  /** A card is called from him, but he holds some of the suit led, which comes first. */
  | { readonly kind: 'follow'; readonly led: Suit; readonly card: Card }
  /** He should lead a suit that he has none of. */
  | { readonly kind: 'none'; readonly suit: Suit };

/** What a player owes with the card that the table waits for; null where nothing, and for everybody else, who may not know his hand. */
export function owedBy(
  { viewer, turn, waitingWhy, hands, called, trick, trickWinner, orders }: View,
  seat: Seat | null,
): Owed | null {
  const held = seat && viewer === seat && turn === seat && waitingWhy === 'card' ? hands[seat].cards : null;
  return held && seat ? owed(held, seat, { called, orders, lying: trickWinner ? [] : trick }) : null;
}

function owed(
  held: readonly Card[],
  seat: Seat,
  { called, orders, lying }: Pick<View, 'called' | 'orders'> & { readonly lying: View['trick'] },
): Owed | null {
  const card = called.find((one) => one.seat === seat)?.card;
  const led = lying[0] && suitOf(lying[0].card);
  if (card)
    return led && suitOf(card) !== led && held.some((one) => suitOf(one) === led)
      ? { kind: 'follow', led, card }
      : { kind: 'called', card };
  if (led) return null;
  const suit = orders.find((order) => order.seat === seat && order.kind === 'lead-suit')?.suit;
  return suit && !held.some((one) => suitOf(one) === suit) ? { kind: 'none', suit } : null;
}
