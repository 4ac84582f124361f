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
const ORDER = { code: 'auction-1913', name: '', rules: RULES, deals: [], dealer: 'N' };

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-age-'));
const file = join(folder, 'tables.db');
const log = await openLog(file);
const house = openHouse(log, now);

/** Plays on at a table; every act costs a decision, a place in the log and five views. */
async function play(live, until, costs) {
  let views = Object.fromEntries(SEATS.map((seat) => [seat, viewOf(live.table, seat)]));
  for (let number = 0; until(live, number); number++) {
    const { seat, act } = nextAct(views.N, (one) => views[one]);
    const began = performance.now();
    const place = { seat, name: seat, holds: undefined };
    const changed = ({ table }) => {
      views = Object.fromEntries(SEATS.map((one) => [one, viewOf(table, one)]));
      viewOf(table, 'spectator');
    };
    const answer = await doAct({ log, now, changed }, live, place, `a${live.table.version}`, act);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${answer.refusal.message}`);
    costs?.push(performance.now() - began);
  }
}

try {
  const upToDeal = (number) => (live) => live.table.dealNumber < number;
  await play(await house.open(ORDER), upToDeal(60));
  const live = await house.open(ORDER);
  const [early, late] = [[], []];
  await play(live, upToDeal(SAMPLE), early);
  await play(live, upToDeal(deals - SAMPLE));
  await play(live, upToDeal(deals), late);
  const [first, last] = [median(early), median(late)];
  console.log(
    `age: an act of deals 1-${SAMPLE} ${first.toFixed(3)} ms, of deals ${deals - SAMPLE}-${deals} ${last.toFixed(3)} ms (median, log on disk): ratio ${(last / first).toFixed(2)} (aim 1.2); ${live.table.version} acts`,
  );

  const long = await house.open(ORDER);
  await play(long, (_, number) => number < 5000);
  const times = [];
  for (let round = 0; round < 12; round++) {
    const again = openHouse(log, now);
    const began = performance.now();
    await again.find(long.id);
    times.push(performance.now() - began);
  }
  const all = sorted(times);
  console.log(
    `age: a table of ${long.table.version} acts opens again in ${at(all, 0.5).toFixed(0)} ms (median), ${all.at(-1).toFixed(0)} ms at most (aim 100)`,
  );
} finally {
  await log.close();
  rmSync(folder, { recursive: true, force: true });
}
