import { type Card, rankOf, rankValue, SUITS, type Suit, suitOf } from '@eldest-hand/cards';

export const inSuit = (cards: readonly Card[], suit: Suit): Card[] => cards.filter((card) => suitOf(card) === suit);
const has = (cards: readonly Card[], rank: string): boolean => cards.some((card) => rankOf(card) === rank);

/** Four for an ace down to one for a knave. */
export const points = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + Math.max(0, rankValue(card) - 10), 0);

export const aces = (cards: readonly Card[]): number => cards.filter((card) => rankOf(card) === 'A').length;

/** Whether a suit is protected: the ace, the king with one, the queen with two, or four to the knave. */
export function protects(cards: readonly Card[], suit: Suit): boolean {
  const held = inSuit(cards, suit);
  return (
    has(held, 'A') ||
    (has(held, 'K') && held.length > 1) ||
    (has(held, 'Q') && held.length > 2) ||
    (has(held, 'J') && held.length > 3)
  );
}

export const suitsProtected = (cards: readonly Card[]): number => SUITS.filter((suit) => protects(cards, suit)).length;

/** Tricks that the high cards of one suit are worth. */
function highTricks(held: readonly Card[]): number {
  const long = held.length;
  return (
    (has(held, 'A') ? 1 : 0) +
    (has(held, 'K') ? (long > 1 ? (has(held, 'A') || has(held, 'Q') ? 0.9 : 0.6) : 0.3) : 0) +
    (has(held, 'Q') ? (long > 2 ? (has(held, 'A') || has(held, 'K') || has(held, 'J') ? 0.5 : 0.25) : 0.1) : 0) +
    (has(held, 'J') && long > 2 ? 0.15 : 0)
  );
}

/** Tricks that the hand takes with this trump suit when it is played in it. */
export function playingTricks(cards: readonly Card[], trumps: Suit): number {
  return SUITS.reduce((sum, suit) => {
    const held = inSuit(cards, suit);
    const length = suit === trumps ? Math.max(0, held.length - 3) : 0.6 * Math.max(0, held.length - 4);
    return sum + highTricks(held) + length;
  }, 0);
}

/** Tricks that the hand adds as dummy to a partner who has named this trump suit. */
export function supportTricks(cards: readonly Card[], trumps: Suit): number {
  const support = inSuit(cards, trumps).length;
  const high = SUITS.reduce((sum, suit) => sum + highTricks(inSuit(cards, suit)), 0);
  const ruffs = SUITS.filter((suit) => suit !== trumps).reduce(
    (sum, suit) => sum + Math.max(0, 2 - inSuit(cards, suit).length) * (support > 2 ? 0.8 : support > 1 ? 0.4 : 0),
    0,
  );
  return high + ruffs + (support > 3 ? 0.5 : support < 2 ? -0.7 : 0);
}

/** Tricks that the hand takes against these trumps (none at no trumps). */
export function defensiveTricks(cards: readonly Card[], trumps: Suit | null): number {
  return SUITS.reduce((sum, suit) => {
    const held = inSuit(cards, suit);
    if (suit === trumps) return sum + highTricks(held) + Math.max(0, held.length - 3) * 0.7;
    const sure = (has(held, 'A') ? 1 : 0) + (has(held, 'K') && held.length > 1 ? (held.length > 5 ? 0.4 : 0.6) : 0);
    return sum + sure + (has(held, 'Q') && held.length > 2 && held.length < 6 ? 0.2 : 0);
  }, 0);
}
