import type { Kysely, Migration } from 'kysely';

/** Columns are text, integer and bigint only, so that one list of migrations serves SQLite and PostgreSQL. JSON is text. */
export interface Schema {
  bridge_table: {
    id: string;
    name: string;
    code: string;
    rules: string;
    dealer: string;
    deals: string;
    created_at: number;
    access: string;
    host_hash: string;
  };
  record: {
    table_id: string;
    version: number;
    seat: string;
    act_id: string;
    act: string;
    events: string;
    at: number;
  };
  seat: {
    table_id: string;
    seat: string;
    name: string;
    token_hash: string;
    taken_at: number;
  };
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bridge_table')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('dealer', 'text', (c) => c.notNull())
    .addColumn('deals', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('record')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('act_id', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_version', ['table_id', 'version'])
    .addUniqueConstraint('record_act', ['table_id', 'seat', 'act_id'])
    .execute();
  await db.schema.createIndex('record_at').on('record').column('at').execute();
  await db.schema
    .createTable('seat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_holder', ['table_id', 'seat'])
    .execute();
}

/** Who may come to a table, and who may say so. Tables of before are open and have no host. */
async function addHosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bridge_table')
    .addColumn('access', 'text', (c) => c.notNull().defaultTo('open'))
    .execute();
  await db.schema
    .alterTable('bridge_table')
    .addColumn('host_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** In order; never change one that has been released, add the next. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_tables': { up: createTables },
  '0002_hosts': { up: addHosts },
};
