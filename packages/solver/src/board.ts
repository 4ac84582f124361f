/*
 * The position as the search keeps it: a hand's suit is a mask of thirteen bits (the deuce is bit 0, the ace bit 12), so that a
 * card is never more than a bit. Seats are numbered clockwise from North, suits spades to clubs, no trumps is suit 4.
 */

/** No trumps, as a trump suit. */
export const NO_TRUMPS = 4;
/** Every set of ranks that a suit may have left. */
export const RANK_SETS = 1 << 13;
/** More than any rank: no rank of the suit matters. */
export const ABOVE_ALL = 1 << 13;
/** Thirteen tricks of four cards, and one to spare. */
export const PLIES = 53;

export const highest = (ranks: number): number => (ranks === 0 ? 0 : 1 << (31 - Math.clz32(ranks)));
export const lowest = (ranks: number): number => ranks & -ranks;

/** How many ranks a set has. */
export const COUNT = new Uint8Array(RANK_SETS);
for (let ranks = 1; ranks < RANK_SETS; ranks++) COUNT[ranks] = (COUNT[ranks >> 1] as number) + (ranks & 1);
export const count = (ranks: number): number => COUNT[ranks] as number;

/** The highest so many ranks of a set: `TOP[ranks * 14 + so many]`. */
export const TOP = new Uint16Array(RANK_SETS * 14);
for (let ranks = 0; ranks < RANK_SETS; ranks++) {
  let rest = ranks;
  let taken = 0;
  for (let many = 0; many < 14; many++) {
    TOP[ranks * 14 + many] = taken;
    const next = highest(rest);
    taken |= next;
    rest ^= next;
  }
}

export interface Board {
  /** Ranks held, by `seat * 4 + suit`. */
  readonly hands: Int32Array;
  /** Ranks of each suit that were in the four hands when the trick began. */
  readonly left: Int32Array;
  trumps: number;
  /** Cards a hand held when the trick began. */
  size: number;
  /** Which ranks of each suit the result just found rests upon, by `ply * 4 + suit`; the rest are small cards. */
  readonly matters: Int32Array;
}

export const newBoard = (): Board => ({
  hands: new Int32Array(16),
  left: new Int32Array(4),
  trumps: NO_TRUMPS,
  size: 0,
  matters: new Int32Array(4 * (PLIES + 1)),
});

/** Nothing matters at this ply, so far. */
export function clear(matters: Int32Array, ply: number): void {
  const at = ply * 4;
  matters[at] = 0;
  matters[at + 1] = 0;
  matters[at + 2] = 0;
  matters[at + 3] = 0;
}
