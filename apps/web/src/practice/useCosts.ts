import type { Seat } from '@eldest-hand/cards';
import type { Ruling, Table } from '@eldest-hand/laws';
import type { Cost } from '@eldest-hand/practice';
import { useEffect, useState } from 'react';
import { startSolving } from '../solving/solving.ts';

export interface Costs {
  readonly state: 'asked' | 'failed' | 'none';
  /** By option, as they come in. */
  readonly costs: ReadonlyMap<string, Cost>;
  readonly ask: () => void;
}

/** What the options of an open ruling cost, reckoned in a thread when it is asked for; forgotten with the ruling. */
export function useCosts(table: Table, ruling: Ruling): Costs {
  const [about, setAbout] = useState<Table | null>(null);
  const [costs, setCosts] = useState<ReadonlyMap<string, Cost>>(new Map());
  const [failed, setFailed] = useState(false);
  const { id, options, to } = ruling;
  const seat: Seat | undefined = to[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ruling belongs to the table.
  useEffect(() => {
    if (about !== table || seat === undefined) return;
    setCosts(new Map());
    setFailed(false);
    const solving = startSolving();
    for (const option of options)
      solving.ask({ kind: 'choice', table, choice: { seat, ruling: id, option } }).then(
        (cost) => setCosts((before) => new Map(before).set(option, cost)),
        () => setFailed(true),
      );
    return solving.close;
  }, [about, table]);
  const state = about !== table ? 'none' : failed ? 'failed' : 'asked';
  return { state, costs: state === 'none' ? new Map() : costs, ask: () => setAbout(table) };
}
