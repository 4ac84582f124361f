// The fault test: servers are killed (kill -9) at random while tables play, Redis and PostgreSQL are stopped and started.
// Afterwards every acknowledged act must stand in the log once, and every guest must see what stands, without having reloaded.
//
//   npm run faults -- [--kills 50] [--halts 2] [--tables 40] [--pace 200] [--seed 1] [--only sqlite|postgres]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evening } from './faults/evening.mjs';
import { newServer } from './faults/server.mjs';
import { endWithParent, freePort } from './lib.mjs';
import { postgres, redis } from './services.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    halts: { type: 'string', default: '2' },
    tables: { type: 'string', default: '40' },
    pace: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const kills = Number(values.kills);
const halts = Number(values.halts);
const count = Number(values.tables);
const pace = Number(values.pace);

/** Random numbers that can be drawn again: what is killed when comes from the seed, though not what it meets. */
function newDice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
endWithParent(() => process.exit(1));
const dice = newDice(Number(values.seed));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const killed = (server) => async () => {
  await server.kill();
  await server.start();
};
const halted = (service) => async () => {
  await service.halt();
  await pause(500 + dice() * 1500);
  await service.resume();
};

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-faults-'));
  const where = join(folder, 'tables.db');
  const server = newServer(await freePort(), { DATA_FILE: where });
  try {
    await server.start();
    const faults = Array.from({ length: kills }, () => killed(server));
    return await evening({ servers: [server], where, count, pace, dice, faults });
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres() {
  const [pg, rd] = [await postgres({ own: true }), await redis({ own: true })];
  const servers = [];
  try {
    if (!pg || !rd) return null;
    const settings = { DATABASE_URL: pg.url, REDIS_URL: rd.url };
    servers.push(newServer(await freePort(), settings), newServer(await freePort(), settings));
    await Promise.all(servers.map((server) => server.start()));
    const faults = Array.from({ length: kills }, () => killed(servers[dice() < 0.5 ? 0 : 1]));
    const services = Array.from({ length: halts }, () => [rd, pg]).flat();
    for (const service of services) faults.splice(Math.floor(dice() * (faults.length + 1)), 0, halted(service));
    return await evening({ servers, where: pg.url, count, pace, dice, faults });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await rd?.stop();
    await pg?.stop();
  }
}

const SETTINGS = {
  sqlite: { run: onSqlite, what: `one process on SQLite, ${kills} kills` },
  postgres: {
    run: onPostgres,
    what: `two processes on PostgreSQL and Redis, ${kills} kills, each service stopped and started ${halts} times`,
  },
};
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

let bad = 0;
console.log(`faults: seed ${values.seed}`);
for (const [name, { run, what }] of Object.entries(SETTINGS)) {
  if (values.only && values.only !== name) continue;
  const result = await run();
  if (!result) {
    console.log(`${what}: SKIPPED`);
    continue;
  }
  const { acts, guests, back, wrong } = result;
  console.log(
    `${what}: ${acts} acts acknowledged at ${count} tables, ${guests} guests back within ${at(back, 0.5)} ms (median), ${back.at(-1)} ms (longest); ${wrong.length} wrong`,
  );
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  bad += wrong.length;
}
process.exit(bad > 0 ? 1 : 0);
