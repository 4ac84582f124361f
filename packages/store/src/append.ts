import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Appended, NewRecord } from './log.ts';
import type { Schema } from './schema.ts';

export interface Append {
  readonly table: string;
  readonly expectedVersion: number;
  readonly record: NewRecord;
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
];

/** Inserts only where the expected version is the last; a clash does nothing, so that it spoils no other append of the transaction. */
const insertion = ([table, version, seat, actId, act, events, at, sameTable, expected]: Values) => sql`
  insert into record (table_id, version, seat, act_id, act, events, at)
  select ${table}, cast(${version} as integer), ${seat}, ${actId}, ${act}, ${events}, cast(${at} as bigint)
  where exists (select 1 from record where table_id = ${sameTable} and version = ${expected})
  on conflict do nothing`;

const valuesOf = ({ table, expectedVersion, record }: Append): Values => [
  table,
  expectedVersion + 1,
  record.seat,
  record.actId,
  JSON.stringify(record.act ?? null),
  JSON.stringify(record.events),
  record.at,
  table,
  expectedVersion,
];

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
  const text = insertion(['', 0, '', '', '', '', 0, '', 0]).compile(db).sql;
  return (group) =>
    db.transaction().execute(async (transaction) => {
      const results: Appended[] = [];
      for (const append of group) {
        const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(text, [...valuesOf(append)]));
        const version = append.expectedVersion + 1;
        results.push(numAffectedRows === 1n ? { outcome: 'done', version } : await versionOf(transaction, append));
      }
      return results;
    });
}
