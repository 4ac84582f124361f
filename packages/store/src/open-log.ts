import { type Kysely, type Selectable, sql } from 'kysely';
import { type Append, newAppender } from './append.ts';
import { openDatabase } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { type Appended, type NewRecord, StoreError, type TableLog, type TableMeta, type TableRecord } from './log.ts';
import type { Schema } from './schema.ts';

function parse<T>(text: string, what: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new StoreError(`The log is damaged: ${what} is not JSON.`, { cause });
  }
}

const metaOf = (row: Selectable<Schema['bridge_table']>): TableMeta => ({
  id: row.id,
  name: row.name,
  code: row.code,
  rules: parse(row.rules, `the rules of table ${row.id}`),
  dealer: row.dealer,
  deals: parse(row.deals, `the deals of table ${row.id}`),
  createdAt: Number(row.created_at), // PostgreSQL gives bigint as text
});

const recordOf = (row: Selectable<Schema['record']>): TableRecord => ({
  version: row.version,
  actId: row.act_id,
  seat: row.seat,
  act: parse(row.act, `act ${row.version} of table ${row.table_id}`),
  events: parse(row.events, `the events of act ${row.version} of table ${row.table_id}`),
  at: Number(row.at),
});

/** Database errors become StoreErrors; their text may hold no token, since only hashes are ever passed. */
async function guarded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`The store failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

async function create(db: Kysely<Schema>, meta: TableMeta, opening: NewRecord): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('bridge_table')
      .values({
        id: meta.id,
        name: meta.name,
        code: meta.code,
        rules: JSON.stringify(meta.rules),
        dealer: meta.dealer,
        deals: JSON.stringify(meta.deals),
        created_at: meta.createdAt,
      })
      .execute();
    await transaction
      .insertInto('record')
      .values({
        table_id: meta.id,
        version: 0,
        seat: opening.seat,
        act_id: opening.actId,
        act: JSON.stringify(opening.act ?? null),
        events: JSON.stringify(opening.events),
        at: opening.at,
      })
      .execute();
  });
}

/**
 * Opens the log, in a SQLite file or in PostgreSQL.
 * @param where a file name, or `postgres://…`.
 * @throws StoreError when it cannot be opened or is damaged.
 */
export async function openLog(where: string): Promise<TableLog> {
  const db = await openDatabase(where);
  const appends = groupCommit<Append, Appended>(newAppender(db));
  const ofTable = (id: string) => db.selectFrom('record').selectAll().where('table_id', '=', id);
  return {
    create: (meta, opening) => guarded(create(db, meta, opening)),
    append: (table, expectedVersion, record) => guarded(appends.add({ table, expectedVersion, record })),
    read: (table, after = -1) =>
      guarded(
        ofTable(table)
          .where('version', '>', after)
          .orderBy('version')
          .execute()
          .then((rows) => rows.map(recordOf)),
      ),
    table: (id) =>
      guarded(
        db
          .selectFrom('bridge_table')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst()
          .then((row) => row && metaOf(row)),
      ),
    tables: ({ since, limit }) =>
      guarded(
        db
          .selectFrom('bridge_table')
          .selectAll()
          .where('id', 'in', (recent) => recent.selectFrom('record').select('table_id').where('at', '>=', since))
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute()
          .then((rows) => rows.map(metaOf)),
      ),
    seats: (table) =>
      guarded(
        db
          .selectFrom('seat')
          .select(['seat', 'name', 'token_hash as tokenHash', 'taken_at as takenAt'])
          .where('table_id', '=', table)
          .execute()
          .then((rows) => rows.map((row) => ({ ...row, takenAt: Number(row.takenAt) }))),
      ),
    takeSeat: (table, holder) =>
      guarded(
        db
          .insertInto('seat')
          .values({
            table_id: table,
            seat: holder.seat,
            name: holder.name,
            token_hash: holder.tokenHash,
            taken_at: holder.takenAt,
          })
          .onConflict((clash) => clash.doNothing())
          .executeTakeFirst()
          .then((result) => result.numInsertedOrUpdatedRows === 1n),
      ),
    renameSeat: (table, seat, name) =>
      guarded(
        db
          .updateTable('seat')
          .set({ name })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .execute()
          .then(() => {}),
      ),
    freeSeat: (table, seat, tokenHash) =>
      guarded(
        db
          .deleteFrom('seat')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('token_hash', '=', tokenHash)
          .execute()
          .then(() => {}),
      ),
    ping: () => guarded(sql`select 1`.execute(db).then(() => {})),
    close: async () => {
      await appends.idle();
      await db.destroy();
    },
  };
}
