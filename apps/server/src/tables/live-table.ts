import type { Seat } from '@eldest-hand/cards';
import { type CodeName, fold, type Rules, type Table, type TableEvent } from '@eldest-hand/laws';
import type { ChatLine } from '@eldest-hand/protocol';
import type { SeatHolder, TableMeta, TableRecord } from '@eldest-hand/store';
import type { Here } from '../post/post.ts';
import { newQueue, type Queue } from './queue.ts';

/** Where a connection is at a table: in a seat, or among the spectators. */
export interface Place {
  readonly seat: Seat | null;
  readonly name: string;
  /** The hash of the token by which the seat was held when he came: a later holder of the seat is somebody else. */
  readonly holds?: string | undefined;
}

/** Whether the seat is still held as it was when this connection came to it. */
export const stillHolds = (live: LiveTable, place: Place): boolean =>
  place.seat !== null && live.holders.get(place.seat)?.tokenHash === place.holds;

/** A table in memory. The log is the truth; all of this is folded from it, but for who is connected and what was said. */
export interface LiveTable {
  readonly id: string;
  readonly meta: TableMeta;
  readonly code: CodeName;
  readonly rules: Rules;
  readonly queue: Queue;
  table: Table;
  /** Prepared deals dealt or sealed so far, random ones included. */
  dealsUsed: number;
  /** The version at which each act stands, by seat and act id. */
  readonly stands: Map<string, number>;
  readonly holders: Map<Seat, SeatHolder>;
  /** By socket id. */
  readonly places: Map<string, Place>;
  /** Who is here through other processes, by process. */
  readonly elsewhere: Map<string, Here>;
  readonly said: Record<ChatLine['channel'], ChatLine[]>;
  lastUsed: number;
}

export const actKey = (seat: string, actId: string): string => `${seat} ${actId}`;

/** The store keeps events as plain data; they were written by this house, from events of the laws. */
const eventsOf = (record: TableRecord): readonly TableEvent[] => record.events as readonly TableEvent[];

const dealsIn = (events: readonly TableEvent[]): number => events.filter(({ kind }) => kind === 'sealed').length;

/**
 * Folds one record of the log into a table.
 * @param table the table after it, where deciding the act has folded it already.
 */
export function takeIn(live: LiveTable, record: TableRecord, table: Table = fold(eventsOf(record), live.table)): void {
  const events = eventsOf(record);
  if (table.version !== record.version)
    throw new Error(`table ${live.id}: record ${record.version} leads to version ${table.version}`);
  live.table = table;
  live.dealsUsed += dealsIn(events);
  live.stands.set(actKey(record.seat, record.actId), record.version);
}

/** Builds a table from its log. */
export function rebuild(
  meta: TableMeta,
  records: readonly TableRecord[],
  holders: readonly SeatHolder[],
  now: number,
): LiveTable {
  const [opening, ...rest] = records;
  if (!opening) throw new Error(`table ${meta.id} has no opening in the log`);
  const live: LiveTable = {
    id: meta.id,
    meta,
    code: meta.code as CodeName,
    rules: meta.rules as unknown as Rules,
    queue: newQueue(),
    table: fold(eventsOf(opening)),
    dealsUsed: 1 + dealsIn(eventsOf(opening)),
    stands: new Map(),
    holders: new Map(holders.map((holder) => [holder.seat as Seat, holder])),
    places: new Map(),
    elsewhere: new Map(),
    said: { players: [], spectators: [] },
    lastUsed: now,
  };
  for (const record of rest) takeIn(live, record);
  return live;
}
