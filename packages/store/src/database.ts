import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { StoreError } from './log.ts';
import { MIGRATIONS, type Schema } from './schema.ts';

const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function openSqlite(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file);
  try {
    database.pragma('busy_timeout = 5000');
    database.pragma('journal_mode = WAL');
    // FULL: a commit is on the disk before it is answered, a power cut included.
    database.pragma('synchronous = FULL');
    const [first] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (first?.quick_check !== 'ok') throw new Error(first?.quick_check ?? 'no answer');
  } catch (error) {
    database.close();
    throw error;
  }
  // Kysely prepares each query anew; its texts are few, and an append is a third faster when they are kept.
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const known = prepared.get(text) ?? database.prepare<unknown[]>(text);
    prepared.set(text, known);
    return known;
  };
  return new SqliteDialect({
    database: {
      prepare,
      close: () => {
        // libsql leaves the journal beside the file when it closes; a copy of the file alone should be whole.
        database.pragma('wal_checkpoint(TRUNCATE)');
        database.close();
      },
    },
  });
}

function openPostgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString, max: 8, connectionTimeoutMillis: 5000 });
  // Without a listener the loss of an idle connection would end the process; the next query opens another.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/**
 * Opens the database and brings its schema up to date.
 * @param where a file, or `postgres://…`.
 * @throws StoreError with a message for the person who runs the server; it never holds the password of a URL.
 */
export async function openDatabase(where: string): Promise<Kysely<Schema>> {
  let db: Kysely<Schema> | undefined;
  try {
    db = new Kysely<Schema>({ dialect: isPostgres(where) ? openPostgres(where) : openSqlite(where) });
    const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    return db;
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw new StoreError(
      isPostgres(where)
        ? `The database of DATABASE_URL cannot be used: ${reason(error)}`
        : `The data file ${where} cannot be used: ${reason(error)}. Restore it from a copy, or name another file.`,
      { cause: error },
    );
  }
}
