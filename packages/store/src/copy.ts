import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isPostgres, openDatabase } from './database.ts';
import { StoreError } from './log.ts';
import type { Schema } from './schema.ts';

const ROWS = 500;
const PARTS = ['', '-wal', '-shm'];

export interface Copied {
  readonly tables: number;
  readonly records: number;
}

async function countIn(db: Kysely<Schema>): Promise<Copied> {
  const count = async (table: 'bridge_table' | 'record'): Promise<number> => {
    const { rows } = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return { tables: await count('bridge_table'), records: await count('record') };
}

/** Copies every row, in one transaction on either side: the copy is the log as it stood at one moment. */
async function copyRows(source: Kysely<Schema>, target: Kysely<Schema>): Promise<void> {
  const reading = source.transaction().setIsolationLevel('repeatable read');
  await reading.execute((from) =>
    target.transaction().execute(async (to) => {
      const tables = await from.selectFrom('bridge_table').selectAll().orderBy('id').execute();
      for (const table of tables) {
        await to.insertInto('bridge_table').values(table).execute();
        const seats = await from.selectFrom('seat').selectAll().where('table_id', '=', table.id).execute();
        if (seats.length > 0) await to.insertInto('seat').values(seats).execute();
        for (let after = -1; ; ) {
          const rows = await from
            .selectFrom('record')
            .selectAll()
            .where('table_id', '=', table.id)
            .where('version', '>', after)
            .orderBy('version')
            .limit(ROWS)
            .execute();
          const last = rows.at(-1);
          if (!last) break;
          await to.insertInto('record').values(rows).execute();
          after = last.version;
        }
      }
    }),
  );
}

async function copyInto(from: string, to: string): Promise<Copied> {
  const source = await openDatabase(from);
  try {
    const target = await openDatabase(to);
    try {
      if ((await countIn(target)).tables > 0)
        throw new StoreError('There are tables already where the copy is to go: it needs an empty place.');
      await copyRows(source, target);
      return await countIn(target);
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

/** From file to file SQLite does it, holding up nobody who writes in the first. */
async function copyFile(from: string, to: string): Promise<Copied> {
  const source = await openDatabase(from);
  try {
    await sql`vacuum into ${sql.lit(to)}`.execute(source);
  } finally {
    await source.destroy();
  }
  const target = await openDatabase(to);
  try {
    return await countIn(target);
  } finally {
    await target.destroy();
  }
}

const remove = (file: string): void => {
  for (const part of PARTS) rmSync(`${file}${part}`, { force: true });
};

/**
 * Copies a whole log, while a server may go on writing in it. A backup is a SQLite file, wherever the log lives; restored, it may
 * go into a file or into PostgreSQL. A copy that fails half-way leaves nothing behind.
 * @param from a SQLite file or `postgres://…`, looked at before it is copied; @param to the same, not there yet or empty.
 * @throws StoreError that says what is in the way.
 */
export async function copyLog(from: string, to: string): Promise<Copied> {
  if (!isPostgres(from) && !existsSync(from)) throw new StoreError(`There is no file ${from}.`);
  if (isPostgres(to)) return copyInto(from, to);
  const there = PARTS.map((part) => `${to}${part}`).find((path) => existsSync(path));
  if (there) throw new StoreError(`${there} exists already: move it away, or name another file.`);
  const unfinished = `${to}.part`;
  mkdirSync(dirname(to), { recursive: true });
  remove(unfinished);
  try {
    const copied = await (isPostgres(from) ? copyInto : copyFile)(from, unfinished);
    renameSync(unfinished, to);
    return copied;
  } finally {
    remove(unfinished);
  }
}
