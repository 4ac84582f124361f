import { type Card, rankValue, type Seat, suitOf } from '@eldest-hand/cards';
import { OutOfTime, type Solver } from '@eldest-hand/solver';
import { sensibleCard } from './card-sense.ts';
import type { Random } from './random.ts';
import { sampleHands } from './sample.ts';
import { leadsNext, type Sight, trickNow } from './sight.ts';

/** What a player who reckons has to reckon with. */
export interface Reckoning {
  readonly solver: Solver;
  /** How many deals are looked at, at most. */
  readonly deals: number;
  /** When the card must be chosen, by `performance.now()`. */
  readonly until: number;
}

/**
 * The card that takes most tricks on average over deals that agree with what is known, each solved with all cards seen; what a
 * sensible player would put down where they come to the same.
 */
export function ponderCard(
  sight: Sight,
  from: Seat,
  allowed: readonly Card[],
  reckoning: Reckoning,
  random: Random,
): Card {
  const sensible = sensibleCard(sight, from, allowed);
  if (allowed.length === 1) return sensible;
  const { view } = sight;
  const trick = trickNow(sight);
  const leader = leadsNext(sight) ? from : (trick[0]?.seat ?? from);
  // A card out of turn lies there: no search begins in such a trick.
  const order = ['N', 'E', 'S', 'W'] as const;
  const regular = trick.every(({ seat }, at) => seat === order[(order.indexOf(leader) + at) % 4]);
  if (!regular || order[(order.indexOf(leader) + trick.length) % 4] !== from) return sensible;
  const sums = new Map<Card, number>(allowed.map((card) => [card, 0]));
  let deals = 0;
  try {
    for (; deals < reckoning.deals && performance.now() < reckoning.until; deals++) {
      const hands = sampleHands(sight, random);
      if (!hands) return sensible;
      const results = reckoning.solver.cards(
        { hands, trumps: view.trumps, leader, trick: trick.map(({ card }) => card) },
        reckoning.until,
      );
      for (const { card, tricks } of results) {
        const sum = sums.get(card);
        if (sum !== undefined) sums.set(card, sum + tricks);
      }
    }
  } catch (error) {
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
  }
  if (deals === 0) return sensible;
  const worth = (card: Card): number =>
    (sums.get(card) ?? 0) / deals +
    (card === sensible ? 0.05 : 0) -
    rankValue(card) / 1000 -
    (suitOf(card) === view.trumps ? 0.02 : 0);
  return allowed.reduce((best, card) => (worth(card) > worth(best) ? card : best));
}

/** Whether a claim of so many of the tricks left holds in every deal that was looked at. */
export function claimHolds(
  sight: Sight,
  claimer: Seat,
  tricks: number,
  reckoning: Reckoning,
  random: Random,
): boolean | null {
  const { view } = sight;
  const trick = trickNow(sight);
  const leader = leadsNext(sight) ? (view.trickWinner ?? view.leader ?? claimer) : (trick[0]?.seat ?? claimer);
  let deals = 0;
  try {
    for (; deals < reckoning.deals && performance.now() < reckoning.until; deals++) {
      const hands = sampleHands(sight, random);
      if (!hands) return null;
      const left = Math.max(...Object.values(hands).map((hand) => hand.length));
      const ns = reckoning.solver.solve(
        { hands, trumps: view.trumps, leader, trick: trick.map(({ card }) => card) },
        reckoning.until,
      );
      const taken = claimer === 'N' || claimer === 'S' ? ns : left - ns;
      if (taken < tricks) return false;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
  }
  return deals > 0 ? true : null;
}
