import { type Card, type Hands, RANKS, rankOf, SEATS, type Seat, SUITS, type Suit, suitOf } from '@eldest-hand/cards';
import { count, NO_TRUMPS } from './board.ts';
import { learnOwners } from './memory.ts';
import {
  choices,
  freshen,
  leadOn,
  newSearch,
  nextTrick,
  OUT_OF_TIME,
  playOn,
  putDown,
  type Search,
  takeUp,
} from './search.ts';

/** A position with all four hands known: the hands as they are now, and the cards of the trick that is begun. */
export interface Position {
  readonly hands: Hands;
  readonly trumps: Suit | null;
  /** Who leads, or led the trick that is begun. */
  readonly leader: Seat;
  /** From one to three cards, in the order in which they were played; none when the leader is to lead. */
  readonly trick?: readonly Card[];
}

export interface CardResult {
  readonly card: Card;
  /** Tricks that the player's side takes from this trick on when the card is played and everybody then plays best. */
  readonly tricks: number;
}

export const STRAINS = [...SUITS, 'N'] as const;
export type Strain = (typeof STRAINS)[number];
/** Tricks that each seat makes as declarer, in each strain. */
export type TrickTable = Readonly<Record<Strain, Readonly<Record<Seat, number>>>>;

export interface Solver {
  /**
   * Tricks that North and South take from the trick in progress on, when everybody plays best with all cards seen.
   * @throws RangeError for hands of unequal size or a card that stands twice; `OutOfTime` when the time is over.
   */
  solve(position: Position, deadline?: number): number;
  /** What each card of the hand to play leads to; cards of a sequence alike. Throws as `solve`. */
  cards(position: Position, deadline?: number): readonly CardResult[];
  /** The twenty results of a deal. Throws as `solve`. */
  table(hands: Hands, deadline?: number): TrickTable;
  /** How many plies were looked at since the solver was made. */
  readonly nodes: number;
}

/** The time given to the solver is over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const bitOf = (card: Card): number => 1 << (12 - RANKS.indexOf(rankOf(card)));
const numberOf = (suit: Suit | null): number => (suit ? SUITS.indexOf(suit) : NO_TRUMPS);
const cardOf = (suit: number, bit: number): Card =>
  `${SUITS[suit] as Suit}${RANKS[12 - (31 - Math.clz32(bit))] as (typeof RANKS)[number]}`;

/** Where the search begins: who plays, as which card of the trick. */
interface Beginning {
  readonly ply: number;
  readonly seat: number;
  readonly place: number;
}

/** Puts the position on the board; what was remembered is kept where only the lead changes. */
function layOut(search: Search, position: Position, same: boolean): Beginning {
  const { board } = search;
  const trick = position.trick ?? [];
  const leader = SEATS.indexOf(position.leader);
  board.hands.fill(0);
  board.left.fill(0);
  const give = (seat: number, card: Card): void => {
    const suit = SUITS.indexOf(suitOf(card));
    const bit = bitOf(card);
    if (((board.left[suit] as number) & bit) !== 0) throw new RangeError(`${card} stands twice.`);
    board.left[suit] = (board.left[suit] as number) | bit;
    board.hands[seat * 4 + suit] = (board.hands[seat * 4 + suit] as number) | bit;
  };
  for (const [seat, name] of SEATS.entries()) for (const card of position.hands[name]) give(seat, card);
  for (const [at, card] of trick.entries()) give((leader + at) & 3, card);
  const sizes = [0, 1, 2, 3].map((seat) =>
    [0, 1, 2, 3].reduce((sum, suit) => sum + count(board.hands[seat * 4 + suit] as number), 0),
  );
  const size = sizes[0] as number;
  if (sizes.some((one) => one !== size) || trick.length > 3)
    throw new RangeError(`The hands are not equal: ${sizes.join(', ')} cards.`);
  board.size = size;
  board.trumps = numberOf(position.trumps);
  if (!same) {
    freshen(search);
    learnOwners(search.memory, board);
  }
  for (const [at, card] of trick.entries())
    putDown(search, at, (leader + at) & 3, at, SUITS.indexOf(suitOf(card)), bitOf(card), bitOf(card));
  return { ply: trick.length, seat: (leader + trick.length) & 3, place: trick.length };
}

/** The most tricks for North and South, asking "so many?" from a guess up or down. */
function settle(most: number, guess: number, made: (target: number) => boolean): number {
  let low = 0;
  let high = most;
  let target = Math.min(Math.max(guess, 1), Math.max(most, 1));
  while (low < high) {
    if (made(target)) low = target;
    else high = target - 1;
    target = low === target ? target + 1 : high;
    if (target <= low) target = low + 1;
  }
  return low;
}

/** A quick guess of the tricks of North and South: their share of the high cards. */
function guessOf(search: Search): number {
  const { hands, size, trumps } = search.board;
  let ours = 0;
  let all = 0;
  for (let seat = 0; seat < 4; seat++)
    for (let suit = 0; suit < 4; suit++) {
      const held = hands[seat * 4 + suit] as number;
      let worth = 0;
      for (let high = 0; high < 5; high++) if ((held & (1 << (12 - high))) !== 0) worth += 10 - 2 * high;
      if (suit === trumps) worth += 4 * count(held);
      all += worth;
      if ((seat & 1) === 0) ours += worth;
    }
  return all === 0 ? size >> 1 : Math.round((size * ours) / all);
}

function tricksOf(search: Search, { ply, seat, place }: Beginning, guess: number): number {
  return settle(search.board.size, guess, (target) =>
    place === 0 ? leadOn(search, ply, seat, target) : playOn(search, ply, seat, place, target),
  );
}

/** Plays one card and asks for the tricks of North and South. */
function valueAfter(search: Search, { ply, seat, place }: Beginning, suit: number, bit: number, guess: number): number {
  putDown(search, ply, seat, place, suit, bit, bit);
  const value = settle(search.board.size, guess, (target) =>
    place === 3 ? nextTrick(search, ply, target) : playOn(search, ply + 1, (seat + 1) & 3, place + 1, target),
  );
  takeUp(search, ply);
  return value;
}

/** The cards to choose from at the beginning: each sequence by its cards, highest first. */
function sequences(search: Search, { ply, seat, place }: Beginning): { suit: number; ranks: number[] }[] {
  const many = choices(search, ply, seat, place);
  return Array.from({ length: many }, (_, at) => {
    const suit = search.choiceSuits[ply * 16 + at] as number;
    const low = search.choiceLows[ply * 16 + at] as number;
    let rank = search.choiceRanks[ply * 16 + at] as number;
    const ranks: number[] = [];
    for (; rank >= low; rank >>= 1)
      if (((search.board.hands[seat * 4 + suit] as number) & rank) !== 0) ranks.push(rank);
    return { suit, ranks };
  });
}

/** A solver with a memory of its own (some 14 MB); one a thread. */
export function newSolver(): Solver {
  const search = newSearch();
  const within = <T>(deadline: number | undefined, work: () => T): T => {
    search.deadline = deadline ?? Number.POSITIVE_INFINITY;
    try {
      return work();
    } catch (error) {
      throw error === OUT_OF_TIME ? new OutOfTime('The time for solving is over.') : error;
    }
  };
  return {
    get nodes() {
      return search.nodes;
    },
    solve: (position, deadline) =>
      within(deadline, () => {
        const beginning = layOut(search, position, false);
        return tricksOf(search, beginning, guessOf(search));
      }),
    cards: (position, deadline) =>
      within(deadline, () => {
        const beginning = layOut(search, position, false);
        const { size } = search.board;
        let guess = guessOf(search);
        const results: CardResult[] = [];
        for (const { suit, ranks } of sequences(search, beginning)) {
          const value = valueAfter(search, beginning, suit, ranks[0] as number, guess);
          guess = value;
          const tricks = (beginning.seat & 1) === 0 ? value : size - value;
          for (const rank of ranks) results.push({ card: cardOf(suit, rank), tricks });
        }
        return results;
      }),
    table: (hands, deadline) =>
      within(deadline, () => {
        const strains = STRAINS.map((strain) => {
          const trumps = strain === 'N' ? null : strain;
          let guess: number | undefined;
          const made = SEATS.map((declarer, at) => {
            const leader = SEATS[(at + 1) & 3] as Seat;
            const beginning = layOut(search, { hands, trumps, leader }, at > 0);
            guess = tricksOf(search, beginning, guess ?? guessOf(search));
            const tricks = at % 2 === 0 ? guess : search.board.size - guess;
            return [declarer, tricks] as const;
          });
          return [strain, Object.fromEntries(made)] as const;
        });
        return Object.fromEntries(strains) as TrickTable;
      }),
  };
}
