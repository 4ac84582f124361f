import type { Seat } from '@eldest-hand/cards';
import type { Ruling, Table } from '@eldest-hand/laws';
import type { Cost } from '@eldest-hand/practice';
import { useEffect, useState } from 'react';
import type { CostsAsked, CostTold } from './cost-worker.ts';

/** How long one choice may be reckoned about. */
const PATIENCE = 4000;

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
    const worker = new Worker(new URL('./cost-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CostTold>) =>
      setCosts((before) => new Map(before).set(data.option, data.cost));
    worker.onerror = () => setFailed(true);
    const asked: CostsAsked = {
      table,
      choices: options.map((option) => ({ seat, ruling: id, option })),
      patience: PATIENCE,
    };
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [about, table]);
  const state = about !== table ? 'none' : failed ? 'failed' : 'asked';
  return { state, costs: state === 'none' ? new Map() : costs, ask: () => setAbout(table) };
}
