import type { RecordMoment } from '@eldest-hand/language';
import { type Table, viewOf } from '@eldest-hand/laws';
import {
  type CardWorth,
  type Change,
  type Cost,
  type CostlyCard,
  changesIn,
  costlyCards,
  type Decision,
  decisionsIn,
  lineOf,
  type OpenHands,
  openHands,
  type Path,
  pathOf,
  toCompare,
  toSolve,
} from '@eldest-hand/practice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Solving, startSolving } from '../../solving/solving.ts';

/** What has come from the thread so far. */
interface Known {
  readonly solved: ReadonlyMap<string, number | null>;
  readonly cards: ReadonlyMap<string, readonly CardWorth[]>;
  /** By the number of the ruling, then by option. */
  readonly costs: ReadonlyMap<number, ReadonlyMap<string, Cost>>;
  readonly state: 'reckoning' | 'done' | 'failed';
}

const NOTHING: Known = { solved: new Map(), cards: new Map(), costs: new Map(), state: 'reckoning' };

/** A deal with all cards seen, as far as it has been reckoned. */
export interface BestPlay extends Omit<Known, 'solved' | 'cards'> {
  /** Null where nothing was played. */
  readonly path: Path | null;
  readonly line: readonly (number | null | undefined)[];
  readonly changes: readonly Change[];
  readonly costly: readonly CostlyCard[];
  readonly decisions: readonly Decision[];
  /** What the cards come to that may be played at the moment that is shown; null while not known, or where nobody is to play. */
  readonly now: readonly CardWorth[] | null;
}

/** The position at a moment, where the one whose turn it is plays to it: not while a lead out of turn waits to be decided upon. */
function handsToPlay(table: Table): OpenHands | null {
  const hands = openHands(table);
  return hands && viewOf(table, 'spectator').turn === hands.next ? hands : null;
}

type Tell = (change: (known: Known) => Known) => void;

const withCosts = ({ costs, ...known }: Known, ruling: number, option: string, cost: Cost): Known => ({
  ...known,
  costs: new Map(costs).set(ruling, new Map(costs.get(ruling)).set(option, cost)),
});

/** Has the thread solve everything, the line first, from its end. */
async function reckon(moments: readonly RecordMoment[], thread: Solving, tell: Tell): Promise<void> {
  const path = pathOf(moments);
  if (path) {
    const solved = new Map<string, number | null>();
    await Promise.all(
      toSolve(path).map(async (hands) => {
        const tricks = await thread.ask<'tricks'>({ kind: 'tricks', hands });
        solved.set(hands.key, tricks);
        tell((known) => ({ ...known, solved: new Map(solved) }));
      }),
    );
    for (const hands of toCompare(path, changesIn(path, lineOf(path, solved)))) {
      const cards = await thread.ask<'cards'>({ kind: 'cards', hands });
      if (cards) tell((known) => ({ ...known, cards: new Map(known.cards).set(hands.key, cards) }));
    }
  }
  for (const { ruling, open, chosen } of decisionsIn(moments)) {
    const table = moments[open]?.table;
    const seat = chosen?.seat ?? ruling.to[0];
    if (!table || !seat) continue;
    for (const option of ruling.options) {
      const choice = { seat, ruling: ruling.id, option };
      const cost = await thread.ask<'choice'>({ kind: 'choice', table, choice });
      tell((known) => withCosts(known, ruling.id, option, cost));
    }
  }
  tell((known) => ({ ...known, state: 'done' }));
}

/**
 * Reckons a finished deal with all cards seen, in a thread that ends with the replay.
 * @param at the moment that is shown: its cards come before everything else.
 * @param on whether it is wanted; nothing is reckoned otherwise.
 */
export function useBestPlay(moments: readonly RecordMoment[], at: number, on: boolean): BestPlay | null {
  const path = useMemo(() => (on ? pathOf(moments) : null), [moments, on]);
  const decisions = useMemo(() => (on ? decisionsIn(moments) : []), [moments, on]);
  const [known, tell] = useState(NOTHING);
  const thread = useRef<Solving | null>(null);
  useEffect(() => {
    if (!on) return;
    const solving = startSolving();
    thread.current = solving;
    tell(NOTHING);
    reckon(moments, solving, tell).catch(() => tell((before) => ({ ...before, state: 'failed' })));
    return () => {
      thread.current = null;
      solving.close();
    };
  }, [moments, on]);
  const table = moments[at]?.table;
  const hands = useMemo(() => (on && table ? handsToPlay(table) : null), [on, table]);
  const now = (hands && known.cards.get(hands.key)) ?? null;
  const wanted = hands !== null && now === null;
  useEffect(() => {
    if (!hands || !wanted) return;
    const left = new AbortController();
    thread.current?.ask<'cards'>({ kind: 'cards', hands }, { first: true, signal: left.signal }).then(
      (cards) => cards && tell((before) => ({ ...before, cards: new Map(before.cards).set(hands.key, cards) })),
      () => undefined,
    );
    return () => left.abort();
  }, [hands, wanted]);
  const line = useMemo(() => (path ? lineOf(path, known.solved) : []), [path, known.solved]);
  const changes = useMemo(() => (path ? changesIn(path, line) : []), [path, line]);
  const costly = useMemo(() => (path ? costlyCards(path, changes, known.cards) : []), [path, changes, known.cards]);
  const { costs, state } = known;
  return on ? { path, line, changes, costly, decisions, costs, state, now } : null;
}
