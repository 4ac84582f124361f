// An act through the real server (its log on the disk) to four players and a spectator, beside a bare socket.io server that sends
// a message of the same size to five clients. Both run as processes of their own, in turns, in one run.
// One table shows how long an act takes, the disk's flush included; many tables show how much the server can do.
//
//   node bench/server.mjs [--rounds 6] [--seconds 1.5] [--tables 1,25,100]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/lib.mjs';
import { at, median } from './server/figures.mjs';
import { BARE, REAL, startServer, UNLIMITED } from './server/processes.mjs';
import { openBareTable, openRealTable, run } from './server/tables.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '1.5' },
    tables: { type: 'string', default: '1,25,100' },
  },
});
const rounds = Number(values.rounds);
const milliseconds = Number(values.seconds) * 1000;
const AIM = 0.6;
/** Acts until the engine of JavaScript has made up its mind. */
const WARM = 3000;

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-bench-'));

function summary(results) {
  const all = results.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  const cpu = results.reduce((sum, result) => sum + result.cpu, 0) / all.length;
  return { rate: median(results.map(({ rate }) => rate)), p50: at(all, 0.5), p99: at(all, 0.99), cpu };
}

const line = (name, { rate, p50, p99, cpu }) =>
  `  ${name.padEnd(12)} ${rate.toFixed(0).padStart(6)} acts/s   p50 ${p50.toFixed(2).padStart(6)} ms   p99 ${p99.toFixed(2).padStart(6)} ms   cpu ${cpu.toFixed(0).padStart(4)} µs/act`;

async function measured(server, tables) {
  const before = server.cpu();
  const result = await run(tables, milliseconds);
  return { ...result, cpu: server.cpu() - before };
}

async function compare(count, servers) {
  const { real, bare } = servers;
  const opened = { real: [], bare: [] };
  for (let n = 0; n < count; n++) opened.real.push(await openRealTable(real.url));
  // A first run warms both up, and shows the bare server what a view looks like.
  await run(opened.real, 500, WARM);
  const sample = opened.real[0].sample();
  for (let n = 0; n < count; n++) opened.bare.push(await openBareTable(bare.url, n, sample));
  await run(opened.bare, 500, WARM);

  const results = { real: [], bare: [] };
  for (let round = 0; round < rounds; round++)
    for (const which of round % 2 ? ['bare', 'real'] : ['real', 'bare'])
      results[which].push(await measured(servers[which], opened[which]));
  for (const table of [...opened.real, ...opened.bare]) table.close();

  const [ours, theirs] = [summary(results.real), summary(results.bare)];
  const ratio = ours.rate / theirs.rate;
  console.log(
    `${count} ${count === 1 ? 'table' : 'tables'}, a view of ${JSON.stringify(sample).length} bytes to five clients`,
  );
  console.log(line('eldest hand', ours));
  console.log(line('bare', theirs));
  console.log(`  ratio ${ratio.toFixed(2)} (aim ${AIM})`);
}

const real = await startServer(REAL, await freePort(), {
  ...UNLIMITED,
  DATA_FILE: join(folder, 'tables.db'),
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
});
const bare = await startServer(BARE, await freePort(), {});
try {
  for (const count of values.tables.split(',').map(Number)) await compare(count, { real, bare });
} finally {
  await Promise.all([real.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
