import { type Kysely, sql } from 'kysely';
import type { Appended, NewRecord } from './log.ts';
import type { Schema } from './schema.ts';

export interface Append {
  readonly table: string;
  readonly expectedVersion: number;
  readonly record: NewRecord;
}

/** Inserts only where the expected version is the last; a clash does nothing, so that it spoils no other append of the transaction. */
async function appendOne(db: Kysely<Schema>, { table, expectedVersion, record }: Append): Promise<Appended> {
  const version = expectedVersion + 1;
  const { numAffectedRows } = await sql`
    insert into record (table_id, version, seat, act_id, act, events, at)
    select ${table}, ${sql`cast(${version} as integer)`}, ${record.seat}, ${record.actId},
      ${JSON.stringify(record.act ?? null)}, ${JSON.stringify(record.events)}, ${sql`cast(${record.at} as bigint)`}
    where exists (select 1 from record where table_id = ${table} and version = ${expectedVersion})
    on conflict do nothing`.execute(db);
  if (numAffectedRows === 1n) return { outcome: 'done', version };
  const same = await db
    .selectFrom('record')
    .select('version')
    .where('table_id', '=', table)
    .where('seat', '=', record.seat)
    .where('act_id', '=', record.actId)
    .executeTakeFirst();
  return same ? { outcome: 'duplicate', version: same.version } : { outcome: 'conflict' };
}

/** Appends a group in one transaction. */
export async function appendAll(db: Kysely<Schema>, group: readonly Append[]): Promise<Appended[]> {
  return db.transaction().execute(async (transaction) => {
    const results: Appended[] = [];
    for (const append of group) results.push(await appendOne(transaction, append));
    return results;
  });
}
