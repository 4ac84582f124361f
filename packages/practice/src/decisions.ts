import { otherSide, type Seat, type Side, sideOf } from '@eldest-hand/cards';
import type { RecordMoment } from '@eldest-hand/language';
import type { Ruling } from '@eldest-hand/laws';
import type { Cost } from './cost.ts';

/** A question of law that was put in a deal, and what became of it. */
export interface Decision {
  readonly ruling: Ruling;
  /** The moment at which it arose. */
  readonly moment: number;
  /** The last moment at which it was open: what an option costs is reckoned there. */
  readonly open: number;
  /** Who chose, and what; null where the right lapsed or the deal ended before. */
  readonly chosen: { readonly seat: Seat; readonly option: string } | null;
}

/** Every ruling of a deal that somebody could decide, in the order in which they arose; not those taken back by consent. */
export function decisionsIn(moments: readonly RecordMoment[]): readonly Decision[] {
  const last = moments.at(-1)?.table;
  if (!last) return [];
  const aside = new Set(last.setAside.map(({ ruling }) => ruling.id));
  return moments.flatMap(({ events }, moment) =>
    events.flatMap((event): Decision[] => {
      if (event.kind !== 'ruling' || aside.has(event.ruling.id)) return [];
      const { ruling } = event;
      const open = moments.findLastIndex(({ table }) => table.rulings.some(({ id }) => id === ruling.id));
      if (open < 0) return [];
      const elected = moments[open + 1]?.events.find((one) => one.kind === 'elected' && one.id === ruling.id);
      const chosen = elected?.kind === 'elected' ? { seat: elected.seat, option: elected.option } : null;
      return [{ ruling, moment, open, chosen }];
    }),
  );
}

/** How good what an option comes to is for a side: points first, then tricks; nothing where it is not known. */
export function worthFor(cost: Cost | undefined, side: Side): number {
  if (cost?.kind !== 'reckoned') return Number.NEGATIVE_INFINITY;
  const { points, tricks } = cost;
  const other = otherSide(side);
  return points[side] - points[other] + (tricks[side] - tricks[other]) / 100;
}

/** What one option gives the side of whoever chooses beyond another. */
export interface Gain {
  readonly tricks: number;
  readonly points: number;
}

/** What was chosen, weighed against what could have been. */
export interface Weighed {
  readonly side: Side;
  /** The options that are best for the side; more than one where nothing is between them. */
  readonly best: readonly string[];
  /** What the choice gave beyond the best: nothing, or less than nothing. */
  readonly againstBest: Gain | null;
  /** What it gave beyond exacting no penalty; null where that was chosen or could not be. */
  readonly againstNone: Gain | null;
}

function gain(cost: Cost | undefined, over: Cost | undefined, side: Side): Gain | null {
  if (cost?.kind !== 'reckoned' || over?.kind !== 'reckoned') return null;
  const other = otherSide(side);
  return {
    tricks: cost.tricks[side] - over.tricks[side],
    points: cost.points[side] - cost.points[other] - (over.points[side] - over.points[other]),
  };
}

/** The option that exacts nothing, where the ruling has one. */
export const noPenalty = ({ options }: Ruling): string | null =>
  options.find((option) => option === 'waive') ?? options.find((option) => option === 'stand') ?? null;

/**
 * Weighs a choice against the others.
 * @param costs what each option comes to, all of them.
 */
export function weigh({ ruling, chosen }: Decision, costs: ReadonlyMap<string, Cost>): Weighed {
  const side = sideOf(chosen?.seat ?? ruling.to[0] ?? ruling.against);
  const most = Math.max(...ruling.options.map((option) => worthFor(costs.get(option), side)));
  const best = Number.isFinite(most)
    ? ruling.options.filter((option) => worthFor(costs.get(option), side) === most)
    : [];
  const none = noPenalty(ruling);
  // Whoever lets the right lapse exacts nothing.
  const taken = chosen?.option ?? none;
  const cost = taken === null ? undefined : costs.get(taken);
  const [first] = best;
  return {
    side,
    best,
    againstBest: first === undefined ? null : gain(cost, costs.get(first), side),
    againstNone: none === null || taken === none ? null : gain(cost, costs.get(none), side),
  };
}
