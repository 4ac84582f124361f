import { type Card, isCard, isSuit, rankOf, type Seat, type Side, suitOf } from '@eldest-hand/cards';

const SEAT_NAMES = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const SUIT_NAMES = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
const RANK_NAMES = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
} as const;

/** Names for sentences that the engine makes: the reason of a ruling, the effect of an option. */
export const seatName = (seat: Seat): string => SEAT_NAMES[seat];
export const suitName = (suit: string): string => (isSuit(suit) ? SUIT_NAMES[suit] : suit);
export const cardName = (card: Card): string => `the ${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
/** A bid as it is said: `2H` is 2 hearts, `1N` 1 no trump. */
export function bidName(call: string): string {
  const [, number, denomination] = /^(-?\d+)([SHDCRN])$/.exec(call) ?? [];
  if (number === undefined || denomination === undefined) return call;
  const name = isSuit(denomination) ? SUIT_NAMES[denomination] : denomination === 'R' ? 'royal spades' : 'no trumps';
  return `${number} ${number === '1' ? name.slice(0, -1) : name}`;
}
export const nameOfCard = (text: string): string => (isCard(text) ? cardName(text) : text);
export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(' and ');
export const sideName = (side: Side): string => (side === 'NS' ? 'North and South' : 'East and West');
export const seatNames = (seats: readonly Seat[]): string => seats.map(seatName).join(' or ');
