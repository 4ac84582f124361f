import { type Card, RANKS, rankOf, type Suit, suitOf } from '@eldest-hand/cards';

/** The suits from dummy's right to his left: trumps first, then so that black and red alternate. Without trumps as a hand is held. */
const FROM_RIGHT: Readonly<Record<Suit | 'none', readonly Suit[]>> = {
  S: ['S', 'H', 'C', 'D'],
  H: ['H', 'S', 'D', 'C'],
  D: ['D', 'S', 'H', 'C'],
  C: ['C', 'H', 'S', 'D'],
  none: ['S', 'H', 'C', 'D'],
};

/** Dummy's suits, beginning at his right hand, each from the highest card to the lowest. */
export function columnsFromRight(cards: readonly Card[], trumps: Suit | null): readonly (readonly Card[])[] {
  return FROM_RIGHT[trumps ?? 'none'].map((suit) =>
    cards.filter((card) => suitOf(card) === suit).sort((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b))),
  );
}
