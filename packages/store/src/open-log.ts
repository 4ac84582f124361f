import { type Kysely, type Selectable, sql } from 'kysely';
import { type Append, newAppender } from './append.ts';
import { isPostgres, openDatabase } from './database.ts';
import { groupCommit } from './group-commit.ts';
import {
  type Access,
  type Appended,
  type NewRecord,
  type SeatHolder,
  type Standing,
  StoreError,
  type TableLog,
  type TableMeta,
  type TableRecord,
} from './log.ts';
import { moveSeats } from './move-seats.ts';
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
  access: row.access as Access,
  hostHash: row.host_hash,
});

/** A row that cannot be read is left out of a list: the others are none the worse for it. */
function readable(row: Selectable<Schema['bridge_table']>): TableMeta[] {
  try {
    return [metaOf(row)];
  } catch {
    return [];
  }
}

const recordOf = (row: Selectable<Schema['record']>): TableRecord => ({
  version: row.version,
  actId: row.act_id,
  seat: row.seat,
  act: parse(row.act, `act ${row.version} of table ${row.table_id}`),
  events: parse(row.events, `the events of act ${row.version} of table ${row.table_id}`),
  at: Number(row.at),
});

const holderOf = (row: Selectable<Schema['seat']>): SeatHolder => ({
  seat: row.seat,
  name: row.name,
  tokenHash: row.token_hash,
  takenAt: Number(row.taken_at),
});

async function standing(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, Standing>> {
  if (ids.length === 0) return new Map();
  // A table at a time: the last version stands at the end of the index, however long the table is.
  const versions = await db
    .selectFrom('bridge_table')
    .select((table) => [
      'bridge_table.id',
      'bridge_table.access',
      'bridge_table.host_hash',
      table
        .selectFrom('record')
        .select('record.version')
        .whereRef('record.table_id', '=', 'bridge_table.id')
        .orderBy('record.version', 'desc')
        .limit(1)
        .as('version'),
    ])
    .where('bridge_table.id', 'in', ids)
    .execute();
  const seats = await db.selectFrom('seat').selectAll().where('table_id', 'in', ids).execute();
  return new Map(
    versions.map(({ id, access, host_hash, version }) => [
      id,
      {
        version: version ?? 0,
        access: access as Access,
        hostHash: host_hash,
        seats: seats.filter((seat) => seat.table_id === id).map(holderOf),
      },
    ]),
  );
}

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
        access: meta.access,
        host_hash: meta.hostHash,
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

async function takeSeat(db: Kysely<Schema>, table: string, holder: SeatHolder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seat')
    .values({
      table_id: table,
      seat: holder.seat,
      name: holder.name,
      token_hash: holder.tokenHash,
      taken_at: holder.takenAt,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
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
    shared: isPostgres(where),
    append: (table, expectedVersion, record, holds = '', moves = []) =>
      guarded(appends.add({ table, expectedVersion, record, holds, moves })),
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
          .where('access', '=', 'open')
          .where('id', 'in', (recent) => recent.selectFrom('record').select('table_id').where('at', '>=', since))
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute()
          .then((rows) => rows.flatMap(readable)),
      ),
    setAccess: (table, access) =>
      guarded(
        db
          .updateTable('bridge_table')
          .set({ access })
          .where('id', '=', table)
          .execute()
          .then(() => {}),
      ),
    setHost: (table, from, to) =>
      guarded(
        db
          .updateTable('bridge_table')
          .set({ host_hash: to })
          .where('id', '=', table)
          .where('host_hash', '=', from)
          .executeTakeFirstOrThrow()
          .then(({ numUpdatedRows }) => numUpdatedRows === 1n),
      ),
    seats: (table) =>
      guarded(
        db
          .selectFrom('seat')
          .selectAll()
          .where('table_id', '=', table)
          .execute()
          .then((rows) => rows.map(holderOf)),
      ),
    standing: (tables) => guarded(standing(db, tables)),
    takeSeat: (table, holder) => guarded(takeSeat(db, table, holder)),
    moveSeats: (table, moves, added) =>
      guarded(
        db.transaction().execute(async (transaction) => {
          await moveSeats(transaction, table, moves);
          return added === undefined || takeSeat(transaction, table, added);
        }),
      ),
    renameSeat: (table, seat, name, tokenHash) =>
      guarded(
        db
          .updateTable('seat')
          .set({ name })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('token_hash', '=', tokenHash)
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
