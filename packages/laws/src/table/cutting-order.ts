import { type Card, rankValue, SEATS, type Seat, type Suit, suitOf } from '@eldest-hand/cards';

/** How cards rank in cutting: by the code's order of suits among equals, or not at all among equals. */
export type SuitsInCutting = 'ranked' | 'equal';

/** Auction 1913, Law 14: heart is the lowest, then diamond, club and spade. */
const SUIT_ORDER: readonly Suit[] = ['H', 'D', 'C', 'S'];
const ACE = 14;

/** The worth of a card in cutting, the ace lowest (14 of both codes). */
export function cutValue(card: Card, suits: SuitsInCutting): number {
  const rank = rankValue(card) === ACE ? 1 : rankValue(card);
  return rank * SUIT_ORDER.length + (suits === 'ranked' ? SUIT_ORDER.indexOf(suitOf(card)) : 0);
}

/** Everything that each of those who cut has cut, in order: a second cut decides only between equal first ones. */
export type Cuts = Readonly<Partial<Record<Seat, readonly Card[]>>>;

function compare(one: readonly Card[], other: readonly Card[], suits: SuitsInCutting): number {
  for (const [at, card] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 0;
    const difference = cutValue(card, suits) - cutValue(against, suits);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Those who have cut, the lowest first; equals stand together, in the order of the seats. */
export const fromLowest = (cuts: Cuts, suits: SuitsInCutting): readonly Seat[] =>
  SEATS.filter((seat) => cuts[seat]).sort((a, b) => compare(cuts[a] ?? [], cuts[b] ?? [], suits));

/**
 * Who must cut again, because equals stand on both sides of a line that has to be drawn.
 * @param lines after how many of the lowest a line is drawn: 1 and 2 for dealer and partners, four less the outgoers for cutting out.
 */
export function mustCutAgain(cuts: Cuts, suits: SuitsInCutting, lines: readonly number[]): readonly Seat[] {
  const order = fromLowest(cuts, suits);
  const equal = (a: Seat | undefined, b: Seat | undefined): boolean =>
    a !== undefined && b !== undefined && compare(cuts[a] ?? [], cuts[b] ?? [], suits) === 0;
  for (const line of lines) {
    const below = order[line - 1];
    if (equal(below, order[line])) return order.filter((seat) => equal(seat, below));
  }
  return [];
}
