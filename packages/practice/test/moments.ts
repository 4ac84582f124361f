import { type RecordMoment, readRecord } from '@eldest-hand/language';
import { newSolver } from '@eldest-hand/solver';
import {
  type CardWorth,
  cardsFrom,
  changesIn,
  lineOf,
  type Path,
  pathOf,
  toCompare,
  toSolve,
  tricksFrom,
} from '../src/index.ts';

const solver = newSolver();
const WHENEVER = Number.POSITIVE_INFINITY;

/** The moments of a transcript. Every act of it must be possible. */
export function momentsOf(heading: string, ...acts: readonly string[]): readonly RecordMoment[] {
  const { deals, faults } = readRecord(`${heading}\n${acts.join('\n')}\n`);
  const [deal] = deals;
  if (!deal || faults.length > 0) throw new Error(JSON.stringify(faults));
  return deal.moments;
}

/** Everything that a solver has to say about a deal that was played. */
export function solved(moments: readonly RecordMoment[]) {
  const path = pathOf(moments);
  if (!path) throw new Error('Nothing was played.');
  const line = lineWith(path);
  const changes = changesIn(path, line);
  const cards = new Map<string, readonly CardWorth[]>(
    toCompare(path, changes).map((hands) => [hands.key, cardsFrom(hands, solver, WHENEVER)]),
  );
  return { path, line, changes, cards };
}

export const lineWith = (path: Path) =>
  lineOf(path, new Map(toSolve(path).map((hands) => [hands.key, tricksFrom(hands, solver, WHENEVER)])));
