/** What the tests know of cards by themselves: names, and who wins a trick. */
import { type Card, type Rank, rankValue, type Seat, type Suit, suitOf } from '@eldest-hand/cards';

/** South plays royals on this deal in most stories. */
export const DEAL = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';

export const SEAT_NAME: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SUIT_NAME: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANK_NAME: Readonly<Record<Rank, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'two',
};

export const nameOf = (card: Card): string => `${RANK_NAME[card[1] as Rank]} of ${SUIT_NAME[suitOf(card)]}`;

export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** Who wins these cards, the first of which was led. */
export function winnerOf(trick: readonly Played[], trumps: Suit | null): Seat | undefined {
  const led = trick[0] && suitOf(trick[0].card);
  const worth = ({ card }: Played): number =>
    rankValue(card) + (suitOf(card) === trumps ? 100 : suitOf(card) === led ? 0 : -100);
  return trick.toSorted((a, b) => worth(b) - worth(a))[0]?.seat;
}

/**
 * A card for somebody who plays without thinking: he leads his highest card; else he follows with the cheapest card that
 * wins, or with his lowest.
 */
export function anyCard(hand: readonly Card[], trick: readonly Played[], seat: Seat, trumps: Suit | null): Card {
  const upwards = hand.toSorted((a, b) => rankValue(a) - rankValue(b));
  const led = trick[0] && suitOf(trick[0].card);
  const follows = upwards.filter((card) => suitOf(card) === led);
  const may = follows.length > 0 ? follows : upwards;
  const wins = may.find((card) => winnerOf([...trick, { seat, card }], trumps) === seat);
  const card = led ? (wins ?? may[0]) : may.at(-1);
  if (!card) throw new Error(`${SEAT_NAME[seat]} has no card.`);
  return card;
}
