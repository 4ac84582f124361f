// Whether people wait for robots that think at other tables: the time from an act that was due until the last of five has seen it, at
// tables of people, while robots of level strong think at others as fast as they are let, and while they rest; in turns, one server.
//
//   node bench/beside-robots.mjs [--tables 25] [--robots 51] [--every 250] [--seconds 10] [--rounds 4]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { robotAct, seeded } from '@eldest-hand/robots';
import { io } from 'socket.io-client';
import { freePort } from '../scripts/lib.mjs';
import { at, sorted } from './server/figures.mjs';
import { layTable } from './server/play.mjs';
import { REAL, startServer, UNLIMITED } from './server/processes.mjs';
import { openRealTable } from './server/tables.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '25' },
    robots: { type: 'string', default: '51' },
    every: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
  },
});
const [count, robots, every, seconds, rounds] = ['tables', 'robots', 'every', 'seconds', 'rounds'].map((name) =>
  Number(values[name]),
);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A table of a person in South and three strong robots, that plays on while `on` is true. */
async function openRobotTable(url, seed) {
  const table = await layTable(url);
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  const ask = async (event, message) => {
    const answer = await socket.timeout(10_000).emitWithAck(event, { table, ...message });
    if (!answer.ok) throw new Error(`${event}: ${answer.refusal.message}`);
    return answer;
  };
  let { view } = await ask('join', { name: 'South', seat: 'S' });
  const random = seeded(seed);
  const here = { on: false, robotActs: 0, close: () => socket.disconnect() };
  let acting = false;
  const act = async () => {
    if (!here.on || acting || !view.waitingFor.includes('S')) return;
    const mine = robotAct({ seat: 'S', view, pile: [] }, { level: 'easy', random, claims: false });
    if (!mine) return;
    acting = true;
    const message = { id: `s-${view.version}`, act: mine.verb === 'dispute' ? { verb: 'admit' } : mine };
    // A robot may have acted meanwhile: what is refused is thought over at the next view.
    await ask('act', message).catch(() => {});
    acting = false;
    void act();
  };
  socket.on('view', (heard) => {
    view = heard.view;
    if (here.on) here.robotActs++;
    // Robots cut when he who plays with them has read the result.
    if (view.waitingWhy === 'cut') void ask('ready', {}).catch(() => {});
    void act();
  });
  for (const seat of ['N', 'E', 'W']) await ask('robot', { seat, level: 'strong' });
  return Object.assign(here, { act });
}

/** Lets every table of people act at its moments for a time. Gives how long the acts took, late ones from when they were due. */
async function play(tables) {
  const latencies = [];
  const began = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let due = began + Math.random() * every; due < began + seconds * 1000; due += every) {
        await pause(Math.max(0, due - performance.now()));
        await table.act();
        latencies.push(performance.now() - due);
      }
    }),
  );
  return latencies;
}

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-beside-'));
const server = await startServer(REAL, await freePort(), {
  ...UNLIMITED,
  DATA_FILE: join(folder, 'tables.db'),
  DATABASE_URL: '',
  REDIS_URL: '',
  LOG_LEVEL: 'error',
  ROBOT_PACE: '30',
});
try {
  const people = [];
  for (let n = 0; n < count; n++) people.push(await openRealTable(server.url));
  const withRobots = [];
  for (let n = 0; n < robots / 3; n++) withRobots.push(await openRobotTable(server.url, n));
  await play(people);
  const times = { rest: [], think: [] };
  const used = { rest: 0, think: 0 };
  for (let round = 0; round < rounds; round++)
    for (const which of round % 2 ? ['think', 'rest'] : ['rest', 'think']) {
      for (const table of withRobots) {
        table.on = which === 'think';
        void table.act();
      }
      await pause(1500);
      const before = server.cpu();
      times[which].push(...(await play(people)));
      used[which] += server.cpu() - before;
    }
  const line = (which) => {
    const all = sorted(times[which]);
    const cores = used[which] / 1e6 / (rounds * seconds);
    return `${all.length} acts, p50 ${at(all, 0.5).toFixed(1)} ms, p99 ${at(all, 0.99).toFixed(1)} ms, longest ${all.at(-1).toFixed(0)} ms; ${cores.toFixed(2)} cores`;
  };
  const ratio = at(sorted(times.think), 0.99) / at(sorted(times.rest), 0.99);
  const acts = withRobots.reduce((sum, table) => sum + table.robotActs, 0);
  console.log(`beside robots: ${count} tables of people, an act each every ${every} ms`);
  console.log(`  robots rest   ${line('rest')}`);
  console.log(`  ${3 * withRobots.length} think      ${line('think')}; ${acts} acts at their tables`);
  console.log(`  p99 ratio ${ratio.toFixed(2)} (aim 1.2)`);
  for (const table of [...people, ...withRobots]) table.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
