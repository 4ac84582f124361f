// A hostile evening: random, malformed, oversized, out-of-order and forged messages over sockets, and every route asked in every
// wrong way, while one table plays on. The server must neither fall nor grow, log no failure of its own, and let the table play.
//
//   npm run hostile -- [--messages 100000] [--requests 3000]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openRealTable } from '../bench/server/tables.mjs';
import { endWithParent, freePort, root } from './lib.mjs';

const { io } = createRequire(join(root, 'apps/server/package.json'))('socket.io-client');
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, requests: { type: 'string', default: '3000' } },
});
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-hostile-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const child = spawn(process.execPath, ['--max-old-space-size=512', join(root, 'apps/server/dist/main.js')], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FILE: join(folder, 'tables.db'),
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG_LEVEL: 'warn',
    // One address does it all: its limits would end the evening at once.
    ADDRESS_LIMITS: 'off',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => child.kill('SIGKILL'));
endWithParent(() => process.exit(1));
let logged = '';
child.stdout.on('data', (data) => {
  logged += data;
});
for (
  let tries = 0;
  tries < 600 &&
  !(await fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ));
  tries++
)
  await pause(50);

const memory = async () => {
  const { readFileSync } = await import('node:fs');
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
};

const table = await openRealTable(url);
const { id } = await (
  await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"code":"bridge-1905"}',
  })
).json();

const LONG = 'x'.repeat(9000);
const VALUES = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  Number.NaN,
  '',
  'N',
  'SA',
  '\u0000',
  '\u202e',
  LONG,
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 1 },
  { __proto__: null },
  JSON.parse('{"__proto__":{"verb":"pass"},"constructor":1}'),
  id,
  'aaaaaaaaaa',
  '../../etc',
];
const VERBS = [
  'bid',
  'pass',
  'play',
  'cut',
  'elect',
  'claim',
  'drop',
  'attention',
  'substitute',
  'new-rubber',
  'draw',
  'constructor',
  '__proto__',
];
const anything = (depth = 0) =>
  depth > 2 || Math.random() < 0.6
    ? pick(VALUES)
    : Math.random() < 0.5
      ? Array.from({ length: 3 }, () => anything(depth + 1))
      : Object.fromEntries(['table', 'id', 'act', 'seat', 'token', 'cards'].map((key) => [key, anything(depth + 1)]));
const forged = () => ({
  table: pick([id, id, 'aaaaaaaaaa']),
  id: pick(['a', 'b', LONG, 7]),
  act: {
    verb: pick(VERBS),
    cards: pick([['SA'], ['SA', 'SA'], 'SA', [7], anything()]),
    call: anything(),
    option: anything(),
  },
});
const EVENTS = {
  join: () => ({
    table: id,
    seat: pick(['N', 'E', 'X', null]),
    token: pick(['guess', null, LONG]),
    name: pick(['Eve', '\u200b']),
  }),
  act: forged,
  leave: () => ({ table: id, stand: pick([true, false, 7]) }),
  rename: () => ({ table: id, name: anything() }),
  say: () => ({ table: id, text: pick(['hello', LONG, anything()]) }),
  host: () => ({ table: id, host: pick(['guess', LONG]), do: pick(['close', 'open', 'remove', 'watchers']) }),
  robot: () => ({ table: id, seat: pick(['N', 'X']) }),
  disconnect: anything,
  connect: anything,
  nonsense: anything,
};

let sent = 0;
async function rogue(messages) {
  let left = messages;
  while (left > 0) {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise((done) => socket.once('connect', done).once('connect_error', done));
    for (; left > 0 && socket.connected; left--) {
      const event = pick(Object.keys(EVENTS));
      const message = Math.random() < 0.4 ? anything() : EVENTS[event]();
      const packet = Math.random() < 0.5 ? [message, () => {}] : [message];
      if (event === 'disconnect' || event === 'connect')
        socket.io.engine.write(
          pick([`2["${event}"]`, '2[', '40', '41', '451-["x"]', '9', LONG, `42${LONG}`, '2["act",']),
        );
      else if (Math.random() < 0.002) socket.emit(event, 'y'.repeat(40_000));
      else socket.emit(event, ...packet);
      sent++;
      if (left % 20 === 0) await pause(1);
    }
    socket.disconnect();
  }
}

const PATHS = [
  '/',
  '/api/tables',
  `/api/tables/${id}`,
  `/api/tables/${id}/record`,
  '/api/codes/auction-1913',
  '/healthz',
  '/metrics',
  '/t/x',
  '/socket.io/',
  '/api/tables/%00',
  '/api/tables/%ff',
  '/..%2f..%2fetc/passwd',
  '/assets/../../package.json',
  '//',
  '/api/tables?x[]=1',
  `/api/tables/${id}/record?format=pbn&deal=1&deal=2`,
  '/%E0%A4%A',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const BODIES = [
  '',
  '{',
  '[]',
  '{"code":1}',
  `{"code":"auction-1913","name":"${LONG}"}`,
  '{"code":"auction-1913","deals":["x"]}',
  LONG.repeat(6),
  '{"__proto__":{}}',
];
const failures = [];
async function fuzz(requests) {
  for (let n = 0; n < requests; n++) {
    const [method, path] = [pick(METHODS), pick(PATHS)];
    const body = method === 'GET' || method === 'HEAD' ? undefined : pick(BODIES);
    const type = pick(['application/json', 'text/plain', 'multipart/form-data', '\u00ff']);
    const answer = await fetch(`${url}${path}`, { method, body, headers: { 'content-type': type } }).catch(() => null);
    if (answer && answer.status >= 500) failures.push(`${method} ${path}: ${answer.status}`);
    await answer?.arrayBuffer().catch(() => {});
  }
}

let playing = true;
let played = 0;
const evening = (async () => {
  for (; playing; played++) {
    await table.act();
    await pause(50);
  }
})();

const total = Number(values.messages);
const ROGUES = 8;
const wave = (part) => Promise.all(Array.from({ length: ROGUES }, () => rogue(Math.ceil((total * part) / ROGUES))));
const requests = fuzz(Number(values.requests));
await wave(0.3);
const before = await memory();
await wave(0.7);
await requests;
const after = await memory();
playing = false;
await evening;

if (child.exitCode !== null || child.signalCode !== null) failures.push('the server has fallen');
for (const line of logged
  .split('\n')
  .filter((text) => /"level":(50|60)/.test(text))
  .slice(0, 10))
  failures.push(line.slice(0, 300));
if (after > before * 1.5 + 30) failures.push(`memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`);
console.log(
  `hostile: ${sent} messages, ${values.requests} requests; memory ${before.toFixed(0)} MB after a third of them, ${after.toFixed(0)} MB after all; ${played} acts played meanwhile; ${failures.length} wrong`,
);
for (const failure of failures) console.log(`  ${failure}`);
table.close();
child.kill('SIGKILL');
rmSync(folder, { recursive: true, force: true });
process.exit(failures.length > 0 ? 1 : 0);
