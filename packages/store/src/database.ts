import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { StoreError } from './log.ts';
import { MIGRATIONS, type Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Whether an address names a PostgreSQL, and not a file. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);
/** What the system and SQLite say of a file, or of its folder, that cannot be written. */
const NOT_WRITABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']);

/** What helps whoever runs the server. */
function adviceOn(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return NOT_WRITABLE.has(code)
    ? 'Let the user who runs the server write in it and in its folder, or name another file.'
    : 'Restore it from a copy, or name another file.';
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function openPostgres(connectionString: string): Promise<PostgresDialect> {
  // Most houses run on a file: they need not wait for a driver that they do not use.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 8, connectionTimeoutMillis: 5000 });
  // Without a listener the loss of an idle connection would end the process; the next query opens another.
  pool.on('error', () => {});
  // The same for one that is in use but between two queries: the next query of its transaction fails, and that is heard.
  pool.on('connect', (client) => client.on('error', () => {}));
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
    db = new Kysely<Schema>({ dialect: isPostgres(where) ? await openPostgres(where) : sqliteDialect(where) });
    const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    return db;
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw new StoreError(
      isPostgres(where)
        ? `The database of DATABASE_URL cannot be used: ${reason(error)}`
        : `The data file ${where} cannot be used: ${reason(error)}. ${adviceOn(error)}`,
      { cause: error },
    );
  }
}
