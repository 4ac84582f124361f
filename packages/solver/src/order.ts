import { count, highest, NO_TRUMPS } from './board.ts';
import type { Search } from './search.ts';

/*
 * Which card to try first: what is likely to settle the question. Nothing here changes a result, only how soon it is found.
 */
/** What speaks for a lead; found by trying which numbers make searches short. */
const LEAD = {
  /** The top card, with the next one in the partnership. */
  topWithSecond: 24.25,
  /** The top card without it. */
  top: 17.75,
  /** A small one to the partner’s top, with the next one in the partnership. */
  toTopWithSecond: 22,
  /** A small one to the partner’s top. */
  toTop: 26.5,
  /** Through the left adversary’s top, the next one with the partner. */
  throughTop: 30.25,
  /** Up to the right adversary’s top with the next one in hand. */
  secondUpToTop: -5.5,
  /** Up to the right adversary’s top, the next one with the partner. */
  upToTop: 7.5,
  /** Into the left adversary’s top with the next one in hand. */
  awayFromSecond: 13,
  /** The adversaries have both. */
  theirs: 9.25,
  /** A small one with the top in hand. */
  underTop: -11.25,
  /** For each card by which the partnership is longer. */
  longer: 0,
  /** For each card of the longer adversary. */
  against: -1,
  /** The partner ruffs and nobody else can. */
  partnerRuffs: 38.5,
  /** The partner ruffs, but so may an adversary. */
  partnerRuffsToo: 24.5,
  /** The left adversary ruffs. */
  leftRuffs: -42,
  /** The right adversary ruffs. */
  rightRuffs: -54,
  /** Trumps, while the adversaries have some. */
  trumps: -9,
  /** Trumps, when they have none. */
  trumpsAlone: -64.75,
  /** The partner has none of the suit. */
  partnerVoid: 10,
  /** For each rank of an honour in sequence. */
  honourRank: 0.5,
  /** For each rank of a small card. */
  smallRank: -0.5,
  /** The lead that settled the last question. */
  settledLead: 23.25,
  /** A singleton, with trumps to ruff with. */
  singleton: 8,
} as const;

/** What speaks for a card that follows. */
const FOLLOW = {
  /** Taking the partner’s trick. */
  overPartner: -2.25,
  /** Leaving it to him. */
  leave: 23,
  /** Winning the trick. */
  win: 35.75,
  /** Forcing out a higher card. */
  force: -8.5,
  /** For each rank in forcing. */
  forceRank: 1.25,
  /** Losing the trick. */
  lose: -19,
  /** The card that settled the last question. */
  settled: -1.5,
  /** Discarding: for each card of the suit. */
  length: 2,
  /** Discarding from a guarded honour. */
  guard: -16.75,
  /** Discarding: for each rank. */
  rank: -1.75,
  /** Discarding a winner: less. */
  winner: -1.25,
} as const;

/** Weighs the cards that a seat may play; the heaviest is tried first. */
export function weighCards(search: Search, ply: number, seat: number, place: number, many: number): void {
  if (place === 0) weighLeads(search, ply, seat, many);
  else weighFollowing(search, ply, seat, place, many);
  const settled = search.settled[ply * 4 + seat] as number;
  if (settled === 0) return;
  const from = ply * 16;
  for (let at = from; at < from + many; at++)
    if ((((search.choiceSuits[at] as number) << 13) | (search.choiceRanks[at] as number)) === settled)
      search.weights[at] = (search.weights[at] as number) + (place === 0 ? LEAD.settledLead : FOLLOW.settled);
}

const rankNumber = (rank: number): number => 31 - Math.clz32(rank);

function weighLeads(search: Search, ply: number, seat: number, many: number): void {
  const { hands, left, trumps } = search.board;
  const partner = (seat + 2) & 3;
  const lho = (seat + 1) & 3;
  const rho = (seat + 3) & 3;
  const from = ply * 16;
  const hasTrumps = trumps !== NO_TRUMPS;
  const myTrumps = hasTrumps ? (hands[seat * 4 + trumps] as number) : 0;
  const lhoTrumps = hasTrumps ? (hands[lho * 4 + trumps] as number) : 0;
  const rhoTrumps = hasTrumps ? (hands[rho * 4 + trumps] as number) : 0;
  const partnerTrumps = hasTrumps ? (hands[partner * 4 + trumps] as number) : 0;
  for (let at = from; at < from + many; at++) {
    const suit = search.choiceSuits[at] as number;
    const rank = search.choiceRanks[at] as number;
    const low = search.choiceLows[at] as number;
    const mine = hands[seat * 4 + suit] as number;
    const his = hands[partner * 4 + suit] as number;
    const left1 = hands[lho * 4 + suit] as number;
    const right1 = hands[rho * 4 + suit] as number;
    const all = left[suit] as number;
    const top = highest(all);
    const second = highest(all ^ top);
    const ours = mine | his;
    const isTop = rank === top;
    let weight = 0;
    if (isTop) weight += (ours & second) !== 0 ? LEAD.topWithSecond : LEAD.top;
    else if ((his & top) !== 0) weight += (ours & second) !== 0 ? LEAD.toTopWithSecond : LEAD.toTop;
    else if ((left1 & top) !== 0)
      weight += (his & second) !== 0 ? LEAD.throughTop : (mine & second) !== 0 ? LEAD.awayFromSecond : LEAD.theirs;
    else if ((right1 & top) !== 0)
      weight += (mine & second) !== 0 ? LEAD.secondUpToTop : (his & second) !== 0 ? LEAD.upToTop : LEAD.theirs;
    else weight += LEAD.underTop;
    weight += LEAD.longer * Math.max(0, count(ours) - count(left1 | right1)) + LEAD.against * count(left1 | right1);
    if (his === 0) weight += LEAD.partnerVoid;
    if (hasTrumps) {
      if (suit === trumps) weight += (lhoTrumps | rhoTrumps) === 0 ? LEAD.trumpsAlone : LEAD.trumps;
      else {
        const lhoRuffs = left1 === 0 && lhoTrumps !== 0;
        const rhoRuffs = right1 === 0 && rhoTrumps !== 0;
        if (his === 0 && partnerTrumps !== 0) weight += rhoRuffs || lhoRuffs ? LEAD.partnerRuffsToo : LEAD.partnerRuffs;
        if (lhoRuffs) weight += LEAD.leftRuffs;
        if (rhoRuffs) weight += LEAD.rightRuffs;
        if (mine === rank && myTrumps !== 0) weight += LEAD.singleton;
      }
    }
    // Of honours in sequence the highest, of small cards the smallest.
    const solid = isTop || low !== rank;
    weight += solid ? LEAD.honourRank * rankNumber(rank) : LEAD.smallRank * rankNumber(rank);
    search.weights[at] = weight;
  }
}

/** The best card of the suit led, or else the best ruff, that a seat can put to the trick; 0 when it must discard. */
function reach(search: Search, seat: number, led: number): number {
  const { hands, trumps } = search.board;
  const same = hands[seat * 4 + led] as number;
  if (same !== 0) return highest(same);
  if (trumps !== NO_TRUMPS && led !== trumps && hands[seat * 4 + trumps] !== 0)
    return highest(hands[seat * 4 + trumps] as number) << 13;
  return 0;
}

function weighFollowing(search: Search, ply: number, seat: number, place: number, many: number): void {
  const { hands, trumps, left } = search.board;
  const from = ply * 16;
  const led = search.suits[ply - place] as number;
  const bestAt = search.best[ply - 1] as number;
  const bestSeat = search.seats[bestAt] as number;
  const bestSuit = search.suits[bestAt] as number;
  const best =
    bestSuit === led
      ? (search.ranks[bestAt] as number)
      : bestSuit === trumps
        ? (search.ranks[bestAt] as number) << 13
        : 0;
  const partnerWins = ((bestSeat ^ seat) & 1) === 0;
  // What comes after: an adversary, then (second hand) the partner.
  const next = place < 3 ? reach(search, (seat + 1) & 3, led) : 0;
  const partnerLater = place === 1 ? reach(search, (seat + 2) & 3, led) : 0;
  const enemies = Math.max(next, partnerWins ? 0 : best);
  const partnerHolds = partnerWins ? best >= next : partnerLater > enemies;
  for (let at = from; at < from + many; at++) {
    const suit = search.choiceSuits[at] as number;
    const rank = search.choiceRanks[at] as number;
    const number = rankNumber(rank);
    const mine = suit === led ? rank : suit === trumps ? rank << 13 : 0;
    let weight: number;
    if (partnerHolds) {
      weight = mine > best && mine > next ? FOLLOW.overPartner - number : FOLLOW.leave - number;
    } else if (mine > best && mine >= next) {
      weight = FOLLOW.leave + FOLLOW.win - number;
    } else if (mine > best && partnerLater === 0) {
      weight = FOLLOW.leave + FOLLOW.force + FOLLOW.forceRank * number;
    } else weight = FOLLOW.leave + FOLLOW.lose - number;
    if (suit !== led && suit !== trumps) {
      const held = hands[seat * 4 + suit] as number;
      const top = highest(left[suit] as number);
      weight += FOLLOW.length * count(held) + FOLLOW.rank * number;
      if (rank === top) weight -= FOLLOW.winner;
      if (count(held) === 2 && (held & highest(top - 1)) !== 0) weight += FOLLOW.guard;
    }
    search.weights[at] = weight;
  }
}
