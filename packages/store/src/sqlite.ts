import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Libsql from 'libsql/promise';

/** What is used of libsql: a statement runs at once, `exec` and `all` on a thread of the library's own. */
interface Statement {
  readonly reader: boolean;
  run(parameters: readonly unknown[]): { readonly changes: number };
  all(parameters: readonly unknown[]): Promise<unknown[]>;
}
interface Sqlite {
  prepare(text: string): Promise<Statement>;
  exec(text: string): Promise<unknown>;
  close(): void;
}

/** The library throws what SQLite says as the text of a number. */
function connect(file: string): Sqlite {
  try {
    return new Libsql(file, {});
  } catch (cause) {
    throw Object.assign(new Error('it cannot be opened', { cause }), { code: 'SQLITE_CANTOPEN' });
  }
}

/** A file that can only be read would be found out by the first act; better now, by whoever starts the server. One in which somebody writes can be written. */
async function probe(sqlite: Sqlite): Promise<void> {
  await sqlite.exec('pragma busy_timeout = 0');
  try {
    await sqlite.exec('begin immediate');
    await sqlite.exec('create table write_probe (x integer)');
    await sqlite.exec('rollback');
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
  }
}

/** Opens the file for durable writing, and looks whether it is whole. */
async function open(file: string): Promise<Sqlite> {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = connect(file);
  const ask = async (pragma: string): Promise<unknown> => {
    const [row] = await (await sqlite.prepare(`pragma ${pragma}`)).all([]);
    return Object.values(row ?? {})[0];
  };
  try {
    await ask('busy_timeout = 5000');
    await ask('journal_mode = wal');
    // FULL: a commit is on the disk before it is answered, a power cut included.
    await sqlite.exec('pragma synchronous = full');
    const answer = await ask('quick_check(1)');
    if (answer !== 'ok') throw new Error(String(answer));
    await probe(sqlite);
    await ask('busy_timeout = 5000');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** One user of the connection at a time, in the order of asking. */
function newTurns(): { take(): Promise<void>; give(): void } {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async take() {
      if (taken) await new Promise<void>((turn) => waiting.push(turn));
      taken = true;
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}

function connectionTo(sqlite: Sqlite): DatabaseConnection {
  // Kysely prepares each query anew; its texts are few, and an append is a third faster when they are kept.
  const prepared = new Map<string, Promise<Statement>>();
  const prepare = (text: string): Promise<Statement> => {
    const statement = prepared.get(text) ?? sqlite.prepare(text);
    prepared.set(text, statement);
    statement.catch(() => prepared.delete(text));
    return statement;
  };
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const statement = await prepare(sql);
      if (statement.reader) return { rows: (await statement.all(parameters)) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
    },
    streamQuery: () => {
      throw new Error('queries are not streamed');
    },
  };
}

function driverOf(file: string): Driver {
  const turns = newTurns();
  let sqlite: Sqlite | undefined;
  let connection: DatabaseConnection | undefined;
  const exec = async (text: string): Promise<void> => {
    await sqlite?.exec(text);
  };
  return {
    async init() {
      sqlite = await open(file);
      connection = connectionTo(sqlite);
    },
    async acquireConnection() {
      await turns.take();
      return connection as DatabaseConnection;
    },
    // It may have to wait for a backup, or for another who writes; the event loop goes on meanwhile.
    beginTransaction: () => exec('begin immediate'),
    // The flush to the disk happens here, and the event loop goes on meanwhile.
    commitTransaction: () => exec('commit'),
    // After a full disk SQLite has rolled back by itself; the complaint about that would hide what was the matter.
    rollbackTransaction: () => exec('rollback').catch(() => {}),
    async releaseConnection() {
      turns.give();
    },
    async destroy() {
      // libsql leaves the journal beside the file when it closes; a copy of the file alone should be whole.
      await exec('pragma wal_checkpoint(truncate)').catch(() => {});
      sqlite?.close();
    },
  };
}

/** SQLite in a file, through libsql, with commits that do not hold up the event loop. */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => driverOf(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
