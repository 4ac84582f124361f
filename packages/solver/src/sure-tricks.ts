import { ABOVE_ALL, type Board, clear, count, highest, lowest, NO_TRUMPS, TOP } from './board.ts';

/** The ranks of `held` above every rank of `others`. */
const above = (held: number, others: number): number => (others === 0 ? held : held & -(highest(others) << 1));

/**
 * How many tricks, up to `enough`, the leader's side is sure to take at once without losing the lead: his own winners from the top,
 * or his partner's after crossing to him. The ranks that this rests upon are noted in `matters`.
 */
export function quickTricks(board: Board, ply: number, leader: number, enough: number): number {
  const own = cashes(board, ply, leader, enough);
  if (own >= enough) return own;
  const { trumps, left } = board;
  const across =
    trumps === NO_TRUMPS || left[trumps] === 0
      ? crossing(board, ply, leader, enough)
      : overTrumps(board, ply, leader, enough);
  return Math.max(own, across);
}

/** A lead to the partner's top card that nobody can ruff, and what he then cashes. */
function overTrumps(board: Board, ply: number, leader: number, enough: number): number {
  const { hands, left, trumps, matters } = board;
  const partner = (leader + 2) & 3;
  const lho = (leader + 1) & 3;
  const rho = (leader + 3) & 3;
  for (let entry = 0; entry < 4; entry++) {
    const top = highest(left[entry] as number);
    if (hands[leader * 4 + entry] === 0 || ((hands[partner * 4 + entry] as number) & top) === 0) continue;
    const ruffed = (seat: number): boolean => hands[seat * 4 + trumps] !== 0 && hands[seat * 4 + entry] === 0;
    if (entry !== trumps && (ruffed(lho) || ruffed(rho))) continue;
    const tricks = cashes(board, ply, partner, enough);
    matters[ply * 4 + entry] = (matters[ply * 4 + entry] as number) | top;
    return tricks;
  }
  return 0;
}

/** How often the hand can lead this suit and win from the top; all its cards once nobody else follows. */
function rounds(board: Board, seat: number, suit: number, tops: number): number {
  const { hands } = board;
  const won = count(tops);
  if (won === 0) return 0;
  const length = (by: number): number => count(hands[((seat + by) & 3) * 4 + suit] as number);
  // Once the others are out of the suit what is left of it wins too.
  if (length(1) <= won && length(2) <= won && length(3) <= won) return length(0);
  return won;
}

function cashes(board: Board, ply: number, leader: number, enough: number): number {
  const { hands, left, trumps, size, matters } = board;
  clear(board.matters, ply);
  const partner = (leader + 2) & 3;
  const lho = (leader + 1) & 3;
  const rho = (leader + 3) & 3;
  let tricks = 0;
  let lhoTrumps = 0;
  let rhoTrumps = 0;
  // A partner with nothing but trumps would have to ruff a winner.
  let discards = size;
  if (trumps !== NO_TRUMPS) {
    const held = hands[leader * 4 + trumps] as number;
    const tops = above(held, (left[trumps] as number) & ~held);
    const many = rounds(board, leader, trumps, tops);
    lhoTrumps = count(hands[lho * 4 + trumps] as number);
    rhoTrumps = count(hands[rho * 4 + trumps] as number);
    const partnerTrumps = count(hands[partner * 4 + trumps] as number);
    discards = size - partnerTrumps;
    tricks = Math.min(many, enough);
    if (tricks > 0) matters[ply * 4 + trumps] = tops;
    if (tricks >= enough) return tricks;
    lhoTrumps -= many;
    rhoTrumps -= many;
    discards -= Math.max(0, many - partnerTrumps);
  }
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trumps) continue;
    const held = hands[leader * 4 + suit] as number;
    if (held === 0) continue;
    const tops = above(held, (left[suit] as number) & ~held);
    if (tops === 0) continue;
    let many = rounds(board, leader, suit, tops);
    if (lhoTrumps > 0) many = Math.min(many, count(hands[lho * 4 + suit] as number));
    if (rhoTrumps > 0) many = Math.min(many, count(hands[rho * 4 + suit] as number));
    many = Math.min(many, discards);
    if (many <= 0) continue;
    discards -= many;
    // Only so many of the winners as are needed have to be there.
    many = Math.min(many, enough - tricks);
    tricks += many;
    if (tops !== left[suit]) matters[ply * 4 + suit] = many < count(tops) ? (TOP[tops * 14 + many] as number) : tops;
    if (tricks >= enough) return tricks;
  }
  return tricks;
}

/** The leader's winners outside one suit, then a lead of that suit to the partner's top card, then the partner's. No trumps about. */
function crossing(board: Board, ply: number, leader: number, enough: number): number {
  const { hands, left, matters } = board;
  const partner = (leader + 2) & 3;
  let best = 0;
  for (let entry = 0; entry < 4; entry++) {
    const top = highest(left[entry] as number);
    if (hands[leader * 4 + entry] === 0 || ((hands[partner * 4 + entry] as number) & top) === 0) continue;
    clear(board.matters, ply);
    matters[ply * 4 + entry] = top;
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) {
      const all = left[suit] as number;
      const mine = hands[leader * 4 + suit] as number;
      const his = hands[partner * 4 + suit] as number;
      const tops = suit === entry ? 0 : above(mine, all & ~mine);
      const cashed = count(tops);
      // What the partner has above all but the cards cashed before he comes in.
      const reach = above(his, all & ~his & ~tops);
      const follow = Math.max(0, Math.min(count(reach), count(his) - cashed));
      if (cashed + follow === 0) continue;
      tricks += cashed + follow;
      matters[ply * 4 + suit] = (matters[ply * 4 + suit] as number) | (follow > 0 ? tops | reach : tops);
      if (tricks >= enough) return tricks;
    }
    best = Math.max(best, tricks);
  }
  return best;
}

/**
 * How many tricks, up to `enough`, the side that has not the lead is sure of: trumps above all of the leader's side, or, where every
 * suit that the leader can lead has its top in one adversary's hand, that hand's winners.
 */
export function laterTricks(board: Board, ply: number, leader: number, enough: number): number {
  const { hands, left, trumps, matters } = board;
  const lho = (leader + 1) & 3;
  const rho = (leader + 3) & 3;
  clear(board.matters, ply);
  if (trumps !== NO_TRUMPS && left[trumps] !== 0) {
    const against = (hands[leader * 4 + trumps] as number) | (hands[((leader + 2) & 3) * 4 + trumps] as number);
    const one = above(hands[lho * 4 + trumps] as number, against);
    const other = above(hands[rho * 4 + trumps] as number, against);
    const most = count(one) >= count(other) ? one : other;
    const many = Math.min(count(most), enough);
    matters[ply * 4 + trumps] = TOP[most * 14 + many] as number;
    return many;
  }
  const left1 = adversaryCashes(board, ply, leader, lho);
  if (left1 > 0) return Math.min(left1, enough);
  return Math.min(adversaryCashes(board, ply, leader, rho), enough);
}

/** The winners of an adversary who has the top card of every suit that the leader can lead; none where he has not. */
function adversaryCashes(board: Board, ply: number, leader: number, seat: number): number {
  const { hands, left, matters } = board;
  let tricks = 0;
  for (let suit = 0; suit < 4; suit++) {
    const held = hands[seat * 4 + suit] as number;
    const tops = above(held, (left[suit] as number) & ~held);
    if (hands[leader * 4 + suit] !== 0 && tops === 0) {
      clear(matters, ply);
      return 0;
    }
    tricks += count(tops);
    matters[ply * 4 + suit] = tops;
  }
  return tricks;
}

/** The lowest rank that matters, or more than any where none does. */
export const lowestMattering = (ranks: number): number => (ranks === 0 ? ABOVE_ALL : lowest(ranks));
