// Backup and restore. A backup is one SQLite file, whether the tables live in a file or in PostgreSQL.
//
//   npm run backup -- FILE     while the server runs, or not
//   npm run restore -- FILE    while it does not; into DATA_FILE or DATABASE_URL, where no tables are yet
import { resolve } from 'node:path';
import { build, die, ensureDeps, needNode } from './lib.mjs';

needNode();
ensureDeps();
if (!build()) die('the build failed');

const [what, name, ...more] = process.argv.slice(2);
if (!name || more.length > 0) die(`name one file: npm run ${what} -- FILE`, 2);
// npm moves to the root of the repository; names are meant from where they were typed.
const file = resolve(process.env.INIT_CWD ?? '.', name);
const { copyLog } = await import('../packages/store/dist/index.js');
const { readConfig } = await import('../apps/server/dist/config.js');

try {
  const { data } = readConfig(process.env);
  const [from, to] = what === 'backup' ? [data, file] : [file, data];
  const { tables, records } = await copyLog(from, to);
  console.log(`${tables} tables with ${records} records ${what === 'backup' ? `kept in ${file}` : 'restored'}`);
} catch (error) {
  die(error.message);
}
