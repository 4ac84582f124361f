import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openLog, StoreError } from '../src/index.ts';
import { contractOfTheLog } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

contractOfTheLog('a SQLite file', () => openLog(join(folder, 'new', 'tables.db')));

const postgres = process.env.TEST_PG_URL;
if (postgres) contractOfTheLog('PostgreSQL', () => openLog(postgres));
else test.skip('PostgreSQL: TEST_PG_URL is not set', () => {});

describe('a store that cannot be used says so', () => {
  test('a file that is no database', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear Sir, '.repeat(1000));
    await expect(openLog(file)).rejects.toThrow(/The data file .*letter\.db cannot be used: .*Restore it/);
  });

  test('a damaged database', async () => {
    const file = join(folder, 'damaged.db');
    const log = await openLog(file);
    await log.close();
    const { readFileSync } = await import('node:fs');
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096, bytes.length);
    writeFileSync(file, bytes);
    await expect(openLog(file)).rejects.toBeInstanceOf(StoreError);
  });

  test('a folder in place of the file', async () => {
    await expect(openLog(folder)).rejects.toBeInstanceOf(StoreError);
  });

  test('a PostgreSQL that is not there, without telling the password', async () => {
    const failure = await openLog('postgres://ada:secret@127.0.0.1:9/none').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreError);
    expect(String(failure)).toMatch(/DATABASE_URL/);
    expect(String(failure)).not.toMatch(/secret/);
  });
});
