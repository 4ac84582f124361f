import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Appended, NewRecord, SeatMove } from './log.ts';
import { moveSeats } from './move-seats.ts';
import type { Schema } from './schema.ts';

export interface Append {
  readonly table: string;
  readonly expectedVersion: number;
  readonly record: NewRecord;
  /** The hash of the token by which the actor holds his seat; empty when that does not matter. */
  readonly holds: string;
  /** Who sits elsewhere from now on. */
  readonly moves: readonly SeatMove[];
}

/** The values of the insertion below, in the order in which they stand there. */
type Values = readonly [
  table: string,
  version: number,
  seat: string,
  actId: string,
  act: string,
  events: string,
  at: number,
  sameTable: string,
  expected: number,
  anyHolder: number,
  tableOfSeat: string,
  seatHeld: string,
  holds: string,
];

/**
 * Inserts only where the expected version is the last, and the seat is still held as it was when another process may have given it
 * to somebody else. A clash does nothing, so that it spoils no other append of the transaction.
 */
const insertion = ([
  table,
  version,
  seat,
  actId,
  act,
  events,
  at,
  same,
  expected,
  any,
  at2,
  seat2,
  holds,
]: Values) => sql`
  insert into record (table_id, version, seat, act_id, act, events, at)
  select ${table}, cast(${version} as integer), ${seat}, ${actId}, ${act}, ${events}, cast(${at} as bigint)
  where exists (select 1 from record where table_id = ${same} and version = ${expected})
  and (cast(${any} as integer) = 1
    or exists (select 1 from seat where table_id = ${at2} and seat = ${seat2} and token_hash = ${holds}))
  on conflict do nothing`;

const valuesOf = ({ table, expectedVersion, record, holds }: Append): Values => [
  table,
  expectedVersion + 1,
  record.seat,
  record.actId,
  JSON.stringify(record.act ?? null),
  JSON.stringify(record.events),
  record.at,
  table,
  expectedVersion,
  holds === '' ? 1 : 0,
  table,
  record.seat,
  holds,
];

/** Two processes that insert the same rows in different order would wait for each other. */
const inOrder = (group: readonly Append[]): number[] =>
  [...group.keys()].sort((a, b) => ((group[a]?.table ?? '') < (group[b]?.table ?? '') ? -1 : 1));

async function versionOf(db: Kysely<Schema>, { table, record }: Append): Promise<Appended> {
  const same = await db
    .selectFrom('record')
    .select('version')
    .where('table_id', '=', table)
    .where('seat', '=', record.seat)
    .where('act_id', '=', record.actId)
    .executeTakeFirst();
  return same ? { outcome: 'duplicate', version: same.version } : { outcome: 'conflict' };
}

/** Appends a group in one transaction. Its text is compiled once, since every act of every table goes through it. */
export function newAppender(db: Kysely<Schema>): (group: readonly Append[]) => Promise<Appended[]> {
  const text = insertion(['', 0, '', '', '', '', 0, '', 0, 0, '', '', '']).compile(db).sql;
  return (group) =>
    db.transaction().execute(async (transaction) => {
      const results = new Array<Appended>(group.length);
      for (const at of inOrder(group)) {
        const append = group[at] as Append;
        const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(text, [...valuesOf(append)]));
        const version = append.expectedVersion + 1;
        if (numAffectedRows === 1n) await moveSeats(transaction, append.table, append.moves);
        results[at] = numAffectedRows === 1n ? { outcome: 'done', version } : await versionOf(transaction, append);
      }
      return results;
    });
}
