import { type Board, clear, highest, NO_TRUMPS, newBoard, PLIES } from './board.ts';
import { forget, type Memory, newMemory, recall, remember, UNKNOWN, YES } from './memory.ts';
import { weighCards } from './order.ts';
import { laterTricks, lowestMattering, quickTricks } from './sure-tricks.ts';

/** Thrown when the time is over; made once, since it tells nothing. */
export const OUT_OF_TIME = new Error('the solver has run out of time');

/** How many plies go by between two looks at the clock. */
const PATIENCE = 0xfff;

/** One search and all that it keeps from one question to the next. */
export interface Search {
  readonly board: Board;
  readonly memory: Memory;
  /** The cards put down, by ply. */
  readonly suits: Int32Array;
  readonly ranks: Int32Array;
  /** The lowest card of the sequence that each stands for. */
  readonly lows: Int32Array;
  readonly seats: Int32Array;
  /** The ply of the card that wins the trick so far, by ply. */
  readonly best: Int32Array;
  /** Cards to choose from, sixteen places a ply. */
  readonly choiceSuits: Int32Array;
  readonly choiceRanks: Int32Array;
  readonly choiceLows: Int32Array;
  readonly weights: Float64Array;
  /** Below this a card of the suit is like one that failed, by `ply * 4 + suit`. */
  readonly small: Int32Array;
  /** The card that settled the question last at this ply for this seat: suit and rank. */
  readonly settled: Int32Array;
  nodes: number;
  deadline: number;
}

export const newSearch = (): Search => ({
  board: newBoard(),
  memory: newMemory(),
  suits: new Int32Array(PLIES + 1),
  ranks: new Int32Array(PLIES + 1),
  lows: new Int32Array(PLIES + 1),
  seats: new Int32Array(PLIES + 1),
  best: new Int32Array(PLIES + 1),
  choiceSuits: new Int32Array(16 * (PLIES + 1)),
  choiceRanks: new Int32Array(16 * (PLIES + 1)),
  choiceLows: new Int32Array(16 * (PLIES + 1)),
  weights: new Float64Array(16 * (PLIES + 1)),
  small: new Int32Array(4 * (PLIES + 1)),
  settled: new Int32Array(4 * (PLIES + 1)),
  nodes: 0,
  deadline: Number.POSITIVE_INFINITY,
});

/** Makes the search ready for other cards or other trumps. */
export function freshen(search: Search): void {
  forget(search.memory);
  search.settled.fill(0);
}

/** Whether the card at `ply` beats the one at `other`. */
const beats = (search: Search, ply: number, other: number): boolean => {
  const suit = search.suits[ply] as number;
  if (suit === search.suits[other]) return (search.ranks[ply] as number) > (search.ranks[other] as number);
  return suit === search.board.trumps;
};

/** Puts down a card of `seat` as number `place` of the trick; `takeUp` undoes it. */
export function putDown(
  search: Search,
  ply: number,
  seat: number,
  place: number,
  suit: number,
  rank: number,
  low: number,
): void {
  search.suits[ply] = suit;
  search.ranks[ply] = rank;
  search.lows[ply] = low;
  search.seats[ply] = seat;
  search.board.hands[seat * 4 + suit] = (search.board.hands[seat * 4 + suit] as number) ^ rank;
  const best = place === 0 ? ply : (search.best[ply - 1] as number);
  search.best[ply] = place === 0 || beats(search, ply, best) ? ply : best;
}

export function takeUp(search: Search, ply: number): void {
  const at = (search.seats[ply] as number) * 4 + (search.suits[ply] as number);
  search.board.hands[at] = (search.board.hands[at] as number) ^ (search.ranks[ply] as number);
}

/** Lists the cards that `seat` may play, one for each sequence, and how many there are. */
export function choices(search: Search, ply: number, seat: number, place: number): number {
  const { hands, left } = search.board;
  const { choiceSuits, choiceRanks, choiceLows } = search;
  const led = place === 0 ? -1 : (search.suits[ply - place] as number);
  const follows = led >= 0 && hands[seat * 4 + led] !== 0;
  const from = ply * 16;
  let many = 0;
  for (let suit = follows ? led : 0; suit < (follows ? led + 1 : 4); suit++) {
    const held = hands[seat * 4 + suit] as number;
    const others = (left[suit] as number) & ~held;
    let rest = held;
    while (rest !== 0) {
      const rank = highest(rest);
      let low = rank;
      rest ^= rank;
      while (rest !== 0) {
        const next = highest(rest);
        if ((others & (low - 1) & ~(next - 1)) !== 0) break;
        low = next;
        rest ^= next;
      }
      choiceSuits[from + many] = suit;
      choiceRanks[from + many] = rank;
      choiceLows[from + many] = low;
      many++;
    }
  }
  return many;
}

/**
 * Whether North and South take `target` of the tricks left when `seat` plays card number `place` of a trick. Notes in `matters` at
 * this ply which ranks the answer rests upon.
 */
export function playOn(search: Search, ply: number, seat: number, place: number, target: number): boolean {
  if ((++search.nodes & PATIENCE) === 0 && performance.now() > search.deadline) throw OUT_OF_TIME;
  const { choiceSuits, choiceRanks, choiceLows, weights, small } = search;
  const { matters } = search.board;
  const wants = (seat & 1) === 0;
  const many = choices(search, ply, seat, place);
  const from = ply * 16;
  const at = ply * 4;
  if (many > 1) weighCards(search, ply, seat, place, many);
  let spades = 0;
  let hearts = 0;
  let diamonds = 0;
  let clubs = 0;
  clear(small, ply);
  for (let chosen = 0; chosen < many; chosen++) {
    let pick = chosen;
    for (let other = chosen + 1; other < many; other++)
      if ((weights[from + other] as number) > (weights[from + pick] as number)) pick = other;
    const suit = choiceSuits[from + pick] as number;
    const rank = choiceRanks[from + pick] as number;
    const low = choiceLows[from + pick] as number;
    if (pick !== chosen) {
      choiceSuits[from + pick] = choiceSuits[from + chosen] as number;
      choiceRanks[from + pick] = choiceRanks[from + chosen] as number;
      choiceLows[from + pick] = choiceLows[from + chosen] as number;
      weights[from + pick] = weights[from + chosen] as number;
    }
    if (rank < (small[at + suit] as number)) continue;
    putDown(search, ply, seat, place, suit, rank, low);
    const made =
      place === 3 ? nextTrick(search, ply, target) : playOn(search, ply + 1, (seat + 1) & 3, place + 1, target);
    takeUp(search, ply);
    if (made === wants) {
      for (let one = 0; one < 4; one++) matters[at + one] = matters[at + 4 + one] as number;
      search.settled[at + seat] = (suit << 13) | rank;
      return made;
    }
    spades |= matters[at + 4] as number;
    hearts |= matters[at + 5] as number;
    diamonds |= matters[at + 6] as number;
    clubs |= matters[at + 7] as number;
    const limit = lowestMattering(matters[at + 4 + suit] as number);
    if (rank < limit && limit > (small[at + suit] as number)) small[at + suit] = limit;
  }
  matters[at] = spades;
  matters[at + 1] = hearts;
  matters[at + 2] = diamonds;
  matters[at + 3] = clubs;
  return !wants;
}

/** Counts the trick that is complete at `ply` and goes on with the next one. */
export function nextTrick(search: Search, ply: number, target: number): boolean {
  const { board, suits, ranks } = search;
  const { left, matters } = board;
  const best = search.best[ply] as number;
  const winner = search.seats[best] as number;
  const suit = suits[best] as number;
  let ofSuit = 0;
  for (let one = ply - 3; one <= ply; one++) {
    const other = suits[one] as number;
    left[other] = (left[other] as number) ^ (ranks[one] as number);
    if (other === suit) ofSuit++;
  }
  board.size--;
  const made = leadOn(search, ply + 1, winner, target - ((winner & 1) === 0 ? 1 : 0));
  board.size++;
  for (let one = ply - 3; one <= ply; one++) {
    const other = suits[one] as number;
    left[other] = (left[other] as number) ^ (ranks[one] as number);
  }
  // A card that was alone of its suit would have won whatever its rank.
  if (ofSuit > 1)
    matters[(ply + 1) * 4 + suit] = (matters[(ply + 1) * 4 + suit] as number) | (search.lows[best] as number);
  return made;
}

/** Whether North and South take `target` of the tricks left when `leader` begins the next one. */
export function leadOn(search: Search, ply: number, leader: number, target: number): boolean {
  const { board, memory } = search;
  const { size, matters } = board;
  if (target <= 0 || target > size) {
    clear(matters, ply);
    return target <= 0;
  }
  if (size === 1) return lastTrick(search, ply, leader);
  const ledBy = (leader & 1) === 0;
  // What the leader's side needs to settle the question, and what the other side needs.
  const needed = ledBy ? target : size - target + 1;
  const against = size - needed + 1;
  if (quickTricks(board, ply, leader, needed) >= needed) return ledBy;
  if (laterTricks(board, ply, leader, against) >= against) return !ledBy;
  const known = recall(memory, board, ply, leader, target);
  if (known !== UNKNOWN) return known === YES;
  const made = playOn(search, ply, leader, 0, target);
  remember(memory, board, ply, leader, made ? target : 0, made ? size : target - 1);
  return made;
}

function lastTrick(search: Search, ply: number, leader: number): boolean {
  const { hands, trumps, matters } = search.board;
  let winner = leader;
  let suit = 0;
  while (hands[leader * 4 + suit] === 0) suit++;
  let rank = hands[leader * 4 + suit] as number;
  let ofSuit = 1;
  for (let by = 1; by < 4; by++) {
    const seat = (leader + by) & 3;
    const same = hands[seat * 4 + suit] as number;
    if (same !== 0) {
      ofSuit++;
      if (same > rank) {
        winner = seat;
        rank = same;
      }
    } else if (trumps !== NO_TRUMPS && suit !== trumps && hands[seat * 4 + trumps] !== 0) {
      winner = seat;
      suit = trumps;
      rank = hands[seat * 4 + trumps] as number;
      ofSuit = 1;
    }
  }
  clear(matters, ply);
  if (ofSuit > 1) matters[ply * 4 + suit] = rank;
  return (winner & 1) === 0;
}
