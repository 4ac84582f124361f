// A full house: many tables of four players and a spectator, all in one server process, each acting now and then. Then more and
// more acts, until the 99th part of a hundred waits longer than it may; the same beside a bare socket.io server.
// The time of an act is from the moment when it was due until the last of the five has seen it.
//
//   node bench/load.mjs [--tables 1000] [--every 3] [--seconds 60] [--step 6] [--most 150]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/lib.mjs';
import { at, sorted } from './server/figures.mjs';
import { BARE, REAL, startServer, UNLIMITED } from './server/processes.mjs';
import { openBareTable, openRealTable } from './server/tables.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    every: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    step: { type: 'string', default: '6' },
    most: { type: 'string', default: '150' },
  },
});
const [count, every, seconds, step, most] = ['tables', 'every', 'seconds', 'step', 'most'].map((name) =>
  Number(values[name]),
);
const AT_ONCE = 20;
const PEOPLE = 5;
const WIDER = 1.3;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openAll(number, open) {
  const tables = [];
  for (let from = 0; from < number; from += AT_ONCE)
    tables.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, number - from) }, (_, n) => open(from + n)))),
    );
  return tables;
}

/** Lets every table act once an interval, each at a moment of its own, for a time. A table that is late does not skip. */
async function play(tables, interval, milliseconds) {
  const latencies = [];
  const began = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let due = began + Math.random() * interval; due < began + milliseconds; due += interval) {
        await pause(Math.max(0, due - performance.now()));
        await table.act();
        latencies.push(performance.now() - due);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  const all = sorted(latencies);
  return { acts: all.length, rate: all.length / took, p50: at(all, 0.5), p99: at(all, 0.99), longest: all.at(-1) };
}

const line = ({ acts, rate, p50, p99, longest }) =>
  `${acts} acts, ${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;

/** Raises the rate until p99 is too long, twice in a row. Gives the highest rate that was kept. */
async function highest(name, tables, server) {
  let best = 0;
  for (let wanted = tables.length, failed = 0; failed < 2; wanted *= WIDER) {
    await play(tables, (1000 * tables.length) / wanted, 1500);
    const before = server.cpu();
    const result = await play(tables, (1000 * tables.length) / wanted, step * 1000);
    const cpu = (server.cpu() - before) / result.acts;
    const kept = result.p99 < most;
    console.log(
      `  ${name.padEnd(11)} ${wanted.toFixed(0).padStart(5)}/s wanted: ${line(result)}, cpu ${cpu.toFixed(0)} µs/act${kept ? '' : ', too long'}`,
    );
    if (kept) best = Math.max(best, result.rate);
    failed = kept ? 0 : failed + 1;
  }
  return best;
}

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-load-'));
const real = await startServer(REAL, await freePort(), {
  ...UNLIMITED,
  DATA_FILE: join(folder, 'tables.db'),
  DATABASE_URL: '',
  REDIS_URL: '',
  LOG_LEVEL: 'warn',
});
const bare = await startServer(BARE, await freePort(), {});
try {
  const before = real.memory();
  const began = performance.now();
  const tables = await openAll(count, () => openRealTable(real.url));
  const [full, opened] = [real.memory(), performance.now() - began];
  console.log(
    `${count} tables, ${count * PEOPLE} sockets, opened in ${(opened / 1000).toFixed(1)} s; memory ${((full - before) / count).toFixed(0)} kB a table, ${((full - before) / count / PEOPLE).toFixed(1)} kB a socket with its share of the table`,
  );
  const cpu = real.cpu();
  const evening = await play(tables, every * 1000, seconds * 1000);
  const used = (real.cpu() - cpu) / 1e4 / seconds;
  console.log(
    `an act a table every ${every} s: ${line(evening)} (aim: p99 below ${most} ms); ${used.toFixed(0)} % of one core; ${(real.memory() / 1024).toFixed(0)} MB`,
  );

  const some = tables.slice(0, Math.min(200, count));
  console.log(`the highest rate with p99 below ${most} ms, at ${some.length} tables`);
  const ours = await highest('eldest hand', some, real);
  const sample = some[0].sample();
  const empty = await openAll(some.length, (n) => openBareTable(bare.url, n, sample));
  console.log(`  bare: the same view of ${JSON.stringify(sample).length} bytes to five clients, no law, no log`);
  const theirs = await highest('bare', empty, bare);
  console.log(`  ${ours.toFixed(0)} beside ${theirs.toFixed(0)} acts/s: ratio ${(ours / theirs).toFixed(2)} (aim 0.5)`);
  for (const table of [...tables, ...empty]) table.close();
} finally {
  await Promise.all([real.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
