/** The words of the table: seats, sides, suits, cards. Everything else in the house uses these. */

/** Clockwise from North; "left" is the next one clockwise. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** From the highest in play to the lowest. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** Suit then rank, always exactly these two characters: `HK`, `ST`. */
export type Card = `${Suit}${Rank}`;

export type BySeat<T> = Readonly<Record<Seat, T>>;
export type BySide<T> = Readonly<Record<Side, T>>;
export type Hands = BySeat<readonly Card[]>;

/** The pack: fifty-two cards, spades first, each suit from ace to two. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const IN_PACK: ReadonlySet<string> = new Set(PACK);
const RANK_VALUE = Object.fromEntries(RANKS.map((rank, at) => [rank, 14 - at])) as Record<Rank, number>;

export const isSeat = (text: unknown): text is Seat => SEATS.includes(text as Seat);
export const isSide = (text: unknown): text is Side => SIDES.includes(text as Side);
export const isSuit = (text: unknown): text is Suit => SUITS.includes(text as Suit);
export const isCard = (text: unknown): text is Card => typeof text === 'string' && IN_PACK.has(text);

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card[1] as Rank;
/** 14 for the ace down to 2: the order in play, not in cutting. */
export const rankValue = (card: Card): number => RANK_VALUE[rankOf(card)];

const seatAt = (seat: Seat, steps: number): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] as Seat;
export const leftOf = (seat: Seat): Seat => seatAt(seat, 1);
export const partnerOf = (seat: Seat): Seat => seatAt(seat, 2);
export const rightOf = (seat: Seat): Seat => seatAt(seat, 3);
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');
export const seatsOf = (side: Side): readonly [Seat, Seat] => (side === 'NS' ? ['N', 'S'] : ['E', 'W']);
/** The two opponents of a seat, the one on its left first. */
export const adversariesOf = (seat: Seat): readonly [Seat, Seat] => [leftOf(seat), rightOf(seat)];
/** The four seats clockwise, beginning with the one given. */
export const clockwiseFrom = (seat: Seat): readonly Seat[] => [0, 1, 2, 3].map((steps) => seatAt(seat, steps));

/** A record with a value for each seat. */
export const bySeat = <T>(make: (seat: Seat) => T): Record<Seat, T> => ({
  N: make('N'),
  E: make('E'),
  S: make('S'),
  W: make('W'),
});
/** A record with a value for each side. */
export const bySide = <T>(make: (side: Side) => T): Record<Side, T> => ({ NS: make('NS'), EW: make('EW') });

/** Cards in the order in which a hand is held: spades, hearts, diamonds, clubs, each from the top. */
export const sortCards = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || rankValue(b) - rankValue(a));

const SIGNS: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '♤': 'S',
  '♡': 'H',
  '♢': 'D',
  '♧': 'C',
};

/**
 * Reads a card as a person may type it: `HK`, `h10`, `♥K`.
 * @returns the card, or undefined when it is none.
 */
export function readCard(text: string): Card | undefined {
  const plain = text
    .trim()
    .replace(/[♠♥♦♣♤♡♢♧]/gu, (sign) => SIGNS[sign] ?? sign)
    .replace('\uFE0F', '')
    .toUpperCase()
    .replace('10', 'T');
  return isCard(plain) ? plain : undefined;
}
