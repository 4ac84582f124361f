import { type Board, count, lowest, RANK_SETS, TOP } from './board.ts';

/*
 * What was found out about positions, by whose lead it is and how long each suit is in each hand. An entry holds for all positions
 * of that shape in which the same seats own the highest so many cards of each suit: below those only lengths matter.
 * Which seat owns a card never changes in a deal, so owners and lengths are looked up by the ranks that are left.
 */

const SHAPES = 1 << 17;
const ENTRIES = 1 << 19;
/** Ints of an entry: owners of four suits, how many of each count and the bounds, the next entry of the shape. */
const WIDTH = 6;

export interface Memory {
  /** Owners from the highest card down, two bits each from bit 25 on: `suit * RANK_SETS + ranks`. */
  readonly owners: Int32Array;
  /** Lengths of North, East, South, West, four bits each. */
  readonly lengths: Int32Array;
  /** Three ints a shape: two of lengths with the leader, the newest entry. */
  readonly shapes: Int32Array;
  readonly entries: Int32Array;
  used: number;
  shapesUsed: number;
}

export const newMemory = (): Memory => ({
  owners: new Int32Array(4 * RANK_SETS),
  lengths: new Int32Array(4 * RANK_SETS),
  shapes: new Int32Array(3 * SHAPES),
  entries: new Int32Array(WIDTH * ENTRIES),
  used: 1,
  shapesUsed: 0,
});

/** Forgets all positions; needed for other hands and for other trumps. */
export function forget(memory: Memory): void {
  memory.shapes.fill(0);
  memory.used = 1;
  memory.shapesUsed = 0;
}

/** Learns who owns which card of a new deal. */
export function learnOwners(memory: Memory, board: Board): void {
  const { owners, lengths } = memory;
  for (let suit = 0; suit < 4; suit++) {
    const all = board.left[suit] as number;
    const base = suit * RANK_SETS;
    // Every subset of the ranks in play, from the smaller to the larger.
    for (let ranks = 0; ; ranks = (ranks - all) & all) {
      if (ranks === 0) {
        owners[base] = 0;
        lengths[base] = 0;
      } else {
        const low = lowest(ranks);
        let seat = 0;
        while (((board.hands[seat * 4 + suit] as number) & low) === 0) seat++;
        const rest = base + (ranks ^ low);
        owners[base + ranks] = (owners[rest] as number) | (seat << (26 - 2 * count(ranks)));
        lengths[base + ranks] = (lengths[rest] as number) + (1 << (4 * seat));
      }
      if (ranks === all) break;
    }
  }
}

/** The place of the shape in `shapes`; a free one when it is new. */
function placeOf(memory: Memory, first: number, second: number): number {
  const { shapes } = memory;
  let at = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 0;
  at = (at ^ (at >>> 15)) & (SHAPES - 1);
  for (;;) {
    const place = 3 * at;
    if (shapes[place + 2] === 0 || (shapes[place] === first && shapes[place + 1] === second)) return place;
    at = (at + 1) & (SHAPES - 1);
  }
}

const lengthsOf = (memory: Memory, board: Board, suit: number): number =>
  memory.lengths[suit * RANK_SETS + (board.left[suit] as number)] as number;

/** The first half of the shape: the lengths of spades and hearts. */
const firstHalf = (memory: Memory, board: Board): number =>
  lengthsOf(memory, board, 0) | (lengthsOf(memory, board, 1) << 16);
/** The other: diamonds, who leads and how many cards each hand has; that leaves the lengths of clubs. */
const secondHalf = (memory: Memory, board: Board, leader: number): number =>
  lengthsOf(memory, board, 2) | (leader << 16) | (board.size << 18);

export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;

const maskOf = (many: number): number => (many === 0 ? 0 : -1 << (26 - 2 * many));

/** Whether North and South are known to take `target` tricks or to fail; with it which ranks that rests upon. */
export function recall(memory: Memory, board: Board, ply: number, leader: number, target: number): number {
  const { shapes, entries, owners } = memory;
  const { left, matters } = board;
  const place = placeOf(memory, firstHalf(memory, board), secondHalf(memory, board, leader));
  let at = shapes[place + 2] as number;
  if (at === 0) return UNKNOWN;
  const spades = owners[left[0] as number] as number;
  const hearts = owners[RANK_SETS + (left[1] as number)] as number;
  const diamonds = owners[2 * RANK_SETS + (left[2] as number)] as number;
  const clubs = owners[3 * RANK_SETS + (left[3] as number)] as number;
  while (at !== 0) {
    const known = entries[at + 4] as number;
    const answer = ((known >> 16) & 15) >= target ? YES : ((known >> 20) & 15) < target ? NO : UNKNOWN;
    if (
      answer !== UNKNOWN &&
      ((spades ^ (entries[at] as number)) & maskOf(known & 15)) === 0 &&
      ((hearts ^ (entries[at + 1] as number)) & maskOf((known >> 4) & 15)) === 0 &&
      ((diamonds ^ (entries[at + 2] as number)) & maskOf((known >> 8) & 15)) === 0 &&
      ((clubs ^ (entries[at + 3] as number)) & maskOf((known >> 12) & 15)) === 0
    ) {
      const to = ply * 4;
      for (let suit = 0; suit < 4; suit++)
        matters[to + suit] = TOP[(left[suit] as number) * 14 + ((known >> (4 * suit)) & 15)] as number;
      return answer;
    }
    at = entries[at + 5] as number;
  }
  return UNKNOWN;
}

/** Keeps what was found: North and South take at least `least` and at most `most` of the tricks left. */
export function remember(memory: Memory, board: Board, ply: number, leader: number, least: number, most: number): void {
  if (memory.used >= ENTRIES || memory.shapesUsed > SHAPES >> 1) forget(memory);
  const { shapes, entries, owners } = memory;
  const first = firstHalf(memory, board);
  const second = secondHalf(memory, board, leader);
  const place = placeOf(memory, first, second);
  if (shapes[place + 2] === 0) {
    shapes[place] = first;
    shapes[place + 1] = second;
    memory.shapesUsed++;
  }
  const at = memory.used * WIDTH;
  let known = (least << 16) | (most << 20);
  for (let suit = 0; suit < 4; suit++) {
    const left = board.left[suit] as number;
    const low = lowest(board.matters[ply * 4 + suit] as number);
    if (low !== 0) known |= count(left & -low) << (4 * suit);
    entries[at + suit] = owners[suit * RANK_SETS + left] as number;
  }
  entries[at + 4] = known;
  entries[at + 5] = shapes[place + 2] as number;
  shapes[place + 2] = at;
  memory.used++;
}
