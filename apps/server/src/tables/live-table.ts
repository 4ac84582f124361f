import { isSeat, type Seat } from '@eldest-hand/cards';
import { type CodeName, fold, type Rules, type Table, type TableEvent } from '@eldest-hand/laws';
import type { ChatLine } from '@eldest-hand/protocol';
import type { Access, SeatHolder, TableMeta, TableRecord } from '@eldest-hand/store';
import type { Here } from '../post/post.ts';
import { newQueue, type Queue } from './queue.ts';

/** Where a connection is at a table: in a seat, or among the spectators. */
export interface Place {
  readonly seat: Seat | null;
  /** He has put his name down to enter. */
  readonly waiting?: boolean;
  readonly name: string;
  /** The hash of the token by which he held seat or place when he came: a later holder of the seat is somebody else. */
  readonly holds?: string | undefined;
}

/** Where rows of holders stand that hold none of the four seats. */
const WAITING = 'wait-';
const ABSENT = 'absent-';
export const waitingPlace = (tokenHash: string): string => `${WAITING}${tokenHash.slice(0, 16)}`;
export const absentPlace = (seat: Seat): string => `${ABSENT}${seat}`;

/** Takes in who holds what: seats, places in the line of those who wish to enter, and seats that a substitute plays for them. */
export function keepSeats(live: LiveTable, holders: readonly SeatHolder[]): void {
  live.holders.clear();
  live.absent.clear();
  live.waiting = holders
    .filter(({ seat }) => seat.startsWith(WAITING))
    .sort((a, b) => a.takenAt - b.takenAt || (a.seat < b.seat ? -1 : 1));
  for (const holder of holders) {
    if (isSeat(holder.seat)) live.holders.set(holder.seat, holder);
    const absent = holder.seat.startsWith(ABSENT) && holder.seat.slice(ABSENT.length);
    if (isSeat(absent)) live.absent.set(absent, holder);
  }
}

/** Every row of the table, as the store keeps them. */
export const holdersAt = (live: LiveTable): readonly SeatHolder[] => [
  ...live.holders.values(),
  ...live.waiting,
  ...live.absent.values(),
];

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
  access: Access;
  /** The hash of the token of its host, as in `meta` until the table is handed on. */
  hostHash: string;
  /** Addresses from which nobody may watch for a while, and until when. */
  readonly barred: Map<string, number>;
  /** Prepared deals dealt or sealed so far, random ones included. */
  dealsUsed: number;
  /** The version at which each of the last acts stands, by seat and act id. The log knows the older ones. */
  readonly stands: Map<string, number>;
  readonly holders: Map<Seat, SeatHolder>;
  /** Who has put his name down to enter, the first one first. */
  waiting: readonly SeatHolder[];
  /** The last deal whose result each has said to have read, by the hash of his token. */
  readonly ready: Map<string, number>;
  /** In whose seat a substitute plays. */
  readonly absent: Map<Seat, SeatHolder>;
  /** By socket id. */
  readonly places: Map<string, Place>;
  /** Who is here through other processes, by process. */
  readonly elsewhere: Map<string, Here>;
  readonly said: Record<ChatLine['channel'], ChatLine[]>;
  lastUsed: number;
}

/** More acts than are ever on their way at once. */
const MOST_REMEMBERED = 1000;

export const actKey = (seat: string, actId: string): string => `${seat} ${actId}`;

/** The store keeps events as plain data; they were written by this house, from events of the laws. */
const eventsOf = (record: TableRecord): readonly TableEvent[] => record.events as readonly TableEvent[];

const dealsIn = (events: readonly TableEvent[]): number => events.filter(({ kind }) => kind === 'sealed').length;

/**
 * Folds one record of the log into a table.
 * @param table the table after it, where deciding the act has folded it already.
 */
export function takeIn(live: LiveTable, record: TableRecord, table: Table = fold(eventsOf(record), live.table)): void {
  mustBeAt(live.id, table, record.version);
  live.table = table;
  live.dealsUsed += dealsIn(eventsOf(record));
  remember(live, record);
}

function mustBeAt(id: string, table: Table, version: number): void {
  if (table.version !== version) throw new Error(`table ${id}: record ${version} leads to version ${table.version}`);
}

function remember(live: LiveTable, record: TableRecord): void {
  live.stands.set(actKey(record.seat, record.actId), record.version);
  const [oldest] = live.stands.keys();
  if (live.stands.size > MOST_REMEMBERED && oldest !== undefined) live.stands.delete(oldest);
}

/** Whether players may have changed their places with an act. */
export const movesPlaces = (record: TableRecord): boolean =>
  eventsOf(record).some(({ kind }) => ['rubber-closed', 'dealt', 'gone-out', 'seats-taken'].includes(kind));

/** Builds a table from its log. All is folded at once: a state finished after each record would cost as much again. */
export function rebuild(
  meta: TableMeta,
  records: readonly TableRecord[],
  holders: readonly SeatHolder[],
  now: number,
): LiveTable {
  const [opening] = records;
  const last = records.at(-1);
  if (!opening || !last) throw new Error(`table ${meta.id} has no opening in the log`);
  const events = records.flatMap(eventsOf);
  const table = fold(events);
  mustBeAt(meta.id, table, last.version);
  const live: LiveTable = {
    id: meta.id,
    meta,
    code: meta.code as CodeName,
    rules: meta.rules as unknown as Rules,
    queue: newQueue(),
    table,
    access: meta.access,
    hostHash: meta.hostHash,
    barred: new Map(),
    dealsUsed: dealsIn(events) + (eventsOf(opening).some(({ kind }) => kind === 'dealt') ? 1 : 0),
    stands: new Map(),
    holders: new Map(),
    waiting: [],
    absent: new Map(),
    ready: new Map(),
    places: new Map(),
    elsewhere: new Map(),
    said: { players: [], spectators: [] },
    lastUsed: now,
  };
  keepSeats(live, holders);
  for (const record of records.slice(1).slice(-MOST_REMEMBERED)) remember(live, record);
  return live;
}
