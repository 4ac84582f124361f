import { type Card, SEATS, type Seat, type Side, sideOf } from '@eldest-hand/cards';
import type { RecordMoment } from '@eldest-hand/language';
import type { Table } from '@eldest-hand/laws';
import { type Move, moveOf, putDownIn } from './moves.ts';
import { type CardWorth, type OpenHands, openHands } from './open-hands.ts';

/** One thing put down that was not taken back, and the moments until the next one. The first is before the first lead. */
export interface Station {
  /** The moment at which it came about. */
  readonly moment: number;
  readonly move: Move | null;
  /** The cards as they lie when it is settled; null where nothing can be solved until the next one. */
  readonly hands: OpenHands | null;
  /** Tricks of the declarer's side by cards, where the play is over. */
  readonly settled: number | null;
}

/** A deal as it was played, with everything that double-dummy play can be asked about it. */
export interface Path {
  readonly declarer: Seat;
  /** Tricks that the declarer needs; null where the deal is an ending whose first tricks are not known. */
  readonly needed: number | null;
  readonly stations: readonly Station[];
  /** For each moment the station that it belongs to. */
  readonly stationOf: readonly number[];
}

/** Tricks of the declarer's side with best play, by the key of a position; null where it could not be solved. */
export type Solved = ReadonlyMap<string, number | null>;

/** How a thing put down moved the line: or several, where between them nothing could be solved. */
export interface Change {
  readonly station: number;
  /** The last station before it of which the tricks are known. */
  readonly since: number;
  /** Tricks that the declarer's side won or lost by it. */
  readonly change: number;
  readonly moves: readonly Move[];
}

/** A card in its turn that cost its side tricks. */
export interface CostlyCard {
  readonly station: number;
  readonly move: Extract<Move, { kind: 'card' }>;
  /** What the player lost among the cards that he might play. */
  readonly own: number;
  /** What the order or the call lost him; 0 where he was free. */
  readonly called: number;
  /** The cards that kept the best of what he might play; empty while not yet known. */
  readonly kept: readonly Card[];
}

interface Put {
  readonly moment: number;
  readonly move: Move;
  readonly cards: ReturnType<typeof putDownIn>;
}

/** The things put down that stayed: a card that is in its hand again was taken back, by the law or by consent. */
function whatStayed(moments: readonly RecordMoment[]): readonly Put[] {
  let stayed: Put[] = [];
  for (const [at, moment] of moments.entries()) {
    const { hands } = moment.table;
    stayed = stayed.filter(({ cards }) => !cards.some(({ seat, card }) => hands[seat].includes(card)));
    const move = at === 0 ? null : moveOf((moments[at - 1] as RecordMoment).table, moment);
    if (move) stayed.push({ moment: at, move, cards: putDownIn(moment) });
  }
  return stayed;
}

const heldIn = ({ hands }: Table): number => SEATS.reduce((sum, seat) => sum + hands[seat].length, 0);

const settledIn = ({ phase, result, tricks }: Table, side: Side): number | null =>
  result && (phase === 'reckoning' || phase === 'over') ? tricks[side] : null;

/**
 * Goes along a deal and finds what is to be asked of a solver.
 * @param moments the deal, moment by moment; it may end before the play does.
 * @returns null where nothing was played: passed out, void before the first card, or not yet declared.
 */
export function pathOf(moments: readonly RecordMoment[]): Path | null {
  const contract = moments.at(-1)?.table.contract;
  const first = moments.findIndex(({ table }) => table.phase === 'playing');
  if (!contract || first < 0) return null;
  const side = sideOf(contract.seat);
  const put = whatStayed(moments);
  if (put.length === 0) return null;
  // Straight bridge knows a lead before the declaring is over.
  const before = Math.min(first, Math.max(0, (put[0]?.moment ?? first) - 1));
  const starts = [before, ...put.map(({ moment }) => moment)];
  const dealt = heldIn((moments[0] as RecordMoment).table);
  const stations = starts.map((moment, order): Station => {
    const within = moments.slice(moment, starts[order + 1]);
    const held = dealt - put.slice(0, order).reduce((sum, { cards }) => sum + cards.length, 0);
    const lying = within.map(({ table }) => {
      const same = table.contract?.seat === contract.seat && table.contract.bid === contract.bid;
      // With fewer cards in hand one lies there that was taken back afterwards.
      return same && heldIn(table) === held ? openHands(table) : null;
    });
    const settled = order === starts.length - 1 ? settledIn((within.at(-1) as RecordMoment).table, side) : null;
    return {
      moment,
      move: put[order - 1]?.move ?? null,
      hands: settled === null ? (lying.findLast((hands) => hands !== null) ?? null) : null,
      settled,
    };
  });
  const begun = (moments[before] as RecordMoment).table;
  const size = begun.hands[contract.seat].length + begun.tricks.NS + begun.tricks.EW;
  return {
    declarer: contract.seat,
    // In straight bridge only the trump is named: the odd trick is what is needed.
    needed: size === 13 ? 6 + (Number.parseInt(contract.bid, 10) || 1) : null,
    stations,
    stationOf: moments.map((_, at) =>
      Math.max(
        0,
        starts.findLastIndex((moment) => moment <= at),
      ),
    ),
  };
}

/** The positions to solve, each once, the last ones first: they are soon done. */
export function toSolve({ stations }: Path): readonly OpenHands[] {
  const found = new Map<string, OpenHands>();
  for (const { hands } of [...stations].reverse()) if (hands) found.set(hands.key, hands);
  return [...found.values()];
}

/** The tricks of the declarer's side at each station: undefined while not yet solved, null where there is nothing to solve. */
export const lineOf = ({ stations }: Path, solved: Solved): readonly (number | null | undefined)[] =>
  stations.map(({ hands, settled }) => settled ?? (hands ? solved.get(hands.key) : null));

/** What moved the line, as far as it is known. */
export function changesIn({ stations }: Path, line: readonly (number | null | undefined)[]): readonly Change[] {
  const changes: Change[] = [];
  let since = -1;
  for (const [at, tricks] of line.entries()) {
    if (tricks === undefined) since = -1;
    if (typeof tricks !== 'number') continue;
    const before = since < 0 ? undefined : line[since];
    if (typeof before === 'number' && before !== tricks) {
      const moves = stations.slice(since + 1, at + 1).flatMap(({ move }) => move ?? []);
      changes.push({ station: at, since, change: tricks - before, moves });
    }
    since = at;
  }
  return changes;
}

/** Whether a change is one card in its turn, and what that cost its side. */
function costOf({ declarer }: Path, { change, moves }: Change): { move: CostlyCard['move']; cost: number } | null {
  const [move] = moves;
  if (!move || moves.length > 1 || move.kind !== 'card') return null;
  const cost = sideOf(move.seat) === sideOf(declarer) ? -change : change;
  return cost > 0 ? { move, cost } : null;
}

/** The positions before cards that cost something: of these each card is to be looked at. */
export const toCompare = (path: Path, changes: readonly Change[]): readonly OpenHands[] =>
  changes.flatMap((change) => (costOf(path, change) && path.stations[change.since]?.hands) || []);

/**
 * The cards that cost tricks, with those that would have cost none.
 * @param cards what the cards of a position come to, by its key, as far as it is known.
 */
export function costlyCards(
  path: Path,
  changes: readonly Change[],
  cards: ReadonlyMap<string, readonly CardWorth[]>,
): readonly CostlyCard[] {
  return changes.flatMap((change): CostlyCard[] => {
    const found = costOf(path, change);
    if (!found) return [];
    const { station, since } = change;
    const { move, cost } = found;
    const worth = cards.get(path.stations[since]?.hands?.key ?? '') ?? [];
    const open = worth.filter(({ card }) => !move.bound || move.bound.includes(card));
    const least = Math.min(...open.map((one) => one.cost));
    const kept = open.filter((one) => one.cost === least).map(({ card }) => card);
    if (!move.bound) return [{ station, move, own: cost, called: 0, kept }];
    const called = move.bound.length === 1 ? cost : open.length > 0 ? least : 0;
    return [{ station, move, own: cost - called, called, kept }];
  });
}

/** What cards in their turn cost each side, and what everything else moved, between the first lead and the end. */
export interface Account {
  /** With best play from the first lead on. */
  readonly par: number;
  /** As it stands at the end by cards alone. */
  readonly end: number;
  /** Tricks that cards of the declarer's side, and of the adversaries, cost their own side. */
  readonly lost: { readonly declarer: number; readonly adversaries: number };
  /** Tricks that offences, claims and what could not be solved moved to the declarer's side. */
  readonly otherwise: number;
}

/** Sums a line up; null while it is not known from one end to the other. */
export function accountOf(path: Path, line: readonly (number | null | undefined)[]): Account | null {
  const [par] = line;
  const end = line.at(-1);
  if (typeof par !== 'number' || typeof end !== 'number' || line.includes(undefined)) return null;
  const lost = { declarer: 0, adversaries: 0 };
  let otherwise = 0;
  for (const change of changesIn(path, line)) {
    const found = costOf(path, change);
    if (!found) otherwise += change.change;
    else lost[sideOf(found.move.seat) === sideOf(path.declarer) ? 'declarer' : 'adversaries'] += found.cost;
  }
  return { par, end, lost, otherwise };
}
