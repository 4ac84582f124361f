// What age costs a table: an act in the first deals and around the thousandth, its log on the disk; and a long table opened again.
//
//   node bench/age.mjs [--deals 1000]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { viewOf } from '@eldest-hand/laws';
import { openLog } from '@eldest-hand/store';
import { doAct } from '../apps/server/dist/tables/acts.js';
import { openHouse } from '../apps/server/dist/tables/house.js';
import { at, median, sorted } from './server/figures.mjs';
import { nextAct, SEATS } from './server/play.mjs';

const { values } = parseArgs({ options: { deals: { type: 'string', default: '1000' } } });
const deals = Number(values.deals);
const SAMPLE = 20;
const now = () => Date.now();
const RULES = { irregularities: 'live', attention: 'players', spectators: 'public' };
const ORDER = { code: 'auction-1913', name: '', rules: RULES, deals: [], dealer: 'N', private: false };

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-age-'));
const file = join(folder, 'tables.db');
const log = await openLog(file);
const house = openHouse(log, now);

/** Gives a function that does the next act of a table: a decision, a place in the log and five views. */
function player(live) {
  const look = () => Object.fromEntries(SEATS.map((seat) => [seat, viewOf(live.table, seat)]));
  let views = look();
  const changed = () => {
    views = look();
    viewOf(live.table, 'spectator');
  };
  return async () => {
    const { seat, act } = nextAct(views.N, (one) => views[one]);
    const began = performance.now();
    const place = { seat, name: seat, holds: undefined };
    const answer = await doAct({ log, now, changed }, live, place, `a${live.table.version}`, act);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${answer.refusal.message}`);
    return performance.now() - began;
  };
}

async function playTo(live, deal) {
  for (const act = player(live); live.table.dealNumber < deal; ) await act();
}

try {
  const old = (await house.open(ORDER)).live;
  await playTo(old, deals - SAMPLE);
  const young = (await house.open(ORDER)).live;
  // In turns, so that whatever else the machine does falls on both.
  const [early, late] = [[], []];
  for (const [one, other] = [player(young), player(old)]; old.table.dealNumber < deals; ) {
    early.push(await one());
    late.push(await other());
  }
  const [first, last] = [median(early), median(late)];
  console.log(
    `age: an act of deals 1-${SAMPLE} ${first.toFixed(3)} ms, of deals ${deals - SAMPLE}-${deals} ${last.toFixed(3)} ms (median, log on disk): ratio ${(last / first).toFixed(2)} (aim 1.2); ${old.table.version} acts`,
  );

  const long = (await house.open(ORDER)).live;
  for (const act = player(long); long.table.version < 5000; ) await act();
  const [times, cpus] = [[], []];
  for (let round = 0; round < 12; round++) {
    const again = openHouse(log, now);
    const cpu = process.cpuUsage();
    const began = performance.now();
    await again.find(long.id);
    times.push(performance.now() - began);
    const { user, system } = process.cpuUsage(cpu);
    cpus.push((user + system) / 1000);
  }
  const all = sorted(times);
  console.log(
    `age: a table of ${long.table.version} acts opens again in ${at(all, 0.5).toFixed(0)} ms (median), ${all.at(-1).toFixed(0)} ms at most (aim 100); ${median(cpus).toFixed(0)} ms of the processor`,
  );
} finally {
  await log.close();
  rmSync(folder, { recursive: true, force: true });
}
