import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEATS } from '@eldest-hand/cards';
import { openLog } from '@eldest-hand/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, DEAL, declare, type Guest, layTable, leaveAll, sitFour } from './house.ts';
import { freePort, MAIN, needBuild, type ServerProcess, startProcess } from './process.ts';

let folder: string;
let file: string;
let port: number;
let server: ServerProcess | undefined;

async function start(): Promise<string> {
  server = await startProcess(port, { DATA_FILE: file });
  return server.url;
}
const end = async (signal: NodeJS.Signals) => server?.end(signal);

beforeAll(async () => {
  needBuild();
  folder = mkdtempSync(join(tmpdir(), 'eldest-hand-crash-'));
  file = join(folder, 'tables.db');
  port = await freePort();
});
afterAll(async () => {
  await end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function backToSeats(url: string, table: string, tokens: readonly string[]): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const token of tokens) {
    const guest = await connect(url);
    const answer = await guest.join(table, { token });
    expect(answer.ok).toBe(true);
    guests.push(guest);
  }
  return guests;
}

test('killed in the middle of a trick, the table comes back as it was: nothing lost, nothing done twice', async () => {
  let url = await start();
  const table = await layTable(url, { deals: [DEAL] });
  const four = await sitFour(url, table);
  await declare(table, four);
  await four.E.act(table, { verb: 'play', cards: ['SA'] }, 'lead');
  await four.N.act(table, { verb: 'dummy', cards: ['S4'] }, 'from-dummy');
  await Promise.all(SEATS.map((seat) => four[seat].until(6)));
  const before = SEATS.map((seat) => four[seat].view);
  const tokens = SEATS.map((seat) => four[seat].token);
  // An act on its way when the lights go out: afterwards it stands once or not at all.
  void four.W.act(table, { verb: 'play', cards: ['S7'] }, 'on-its-way').catch(() => undefined);
  await end('SIGKILL');
  leaveAll(Object.values(four));

  url = await start();
  const guests = await backToSeats(url, table, tokens);
  const west = guests[3] as Guest;
  const again = await west.act(table, { verb: 'play', cards: ['S7'] }, 'on-its-way');
  expect(again).toEqual({ ok: true, version: 7 });
  await Promise.all(guests.map((guest) => guest.until(7)));
  for (const [at, guest] of guests.entries()) {
    expect(guest.view?.trick.map(({ card }) => card)).toEqual(['SA', 'S4', 'S7']);
    expect(guest.view?.hands[SEATS[at] ?? 'N'].count).toBe(SEATS[at] === 'N' ? 13 : 12);
    expect(guest.view?.deal).toEqual(before[at]?.deal);
    expect(guest.view?.calls).toEqual(before[at]?.calls);
  }
  expect(await guests[1]?.act(table, { verb: 'play', cards: ['SA'] }, 'lead')).toEqual({ ok: true, version: 5 });
  leaveAll(guests);

  expect(await end('SIGTERM')).toBe(0);
  const log = await openLog(file);
  const records = await log.read(table);
  await log.close();
  expect(records.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(records.filter(({ actId }) => actId === 'on-its-way')).toHaveLength(1);
}, 90_000);

test('many kills in a row lose no acknowledged act', async () => {
  let url = await start();
  const table = await layTable(url, { deals: [DEAL] });
  const four = await sitFour(url, table);
  await declare(table, four);
  const { token } = four.W;
  leaveAll(Object.values(four));
  const acknowledged: { id: string; version: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const [west] = await backToSeats(url, table, [token]);
    for (let n = 0; n < 20; n++) {
      const id = `r${round}-${n}`;
      const answer = west?.act(table, { verb: 'consult' }, id).catch(() => undefined);
      if (n === 15 + round) break;
      const done = await answer;
      if (done?.ok) acknowledged.push({ id, version: done.version });
    }
    await end('SIGKILL');
    if (west) leaveAll([west]);
    url = await start();
  }
  await end('SIGTERM');
  const log = await openLog(file);
  const records = await log.read(table);
  await log.close();
  expect(records.map(({ version }) => version)).toEqual(records.map((_, at) => at));
  expect(acknowledged.length).toBeGreaterThan(30);
  for (const { id, version } of acknowledged) expect(records[version]?.actId).toBe(id);
}, 180_000);

test('a data file that is no database ends the server with a clear message', async () => {
  const env = { ...process.env, PORT: '0', DATA_FILE: MAIN, DATABASE_URL: '' };
  const failing = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  failing.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((ended) => failing.once('close', ended));
  expect(code).toBe(1);
  expect(said).toMatch(/The data file .* cannot be used: .*not a database/);
  expect(said.trim().split('\n')).toHaveLength(1);
}, 60_000);
