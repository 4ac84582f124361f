// What a player with a slow phone waits for: bytes of the first load, the largest paint, the answer to a touch, layout shifts and
// long tasks, all as the browser itself measures them, with the processor slowed. A whole deal is played by touch on 360 × 640
// points: the auction, a lead out of turn that is ruled upon, and the thirteen tricks to the score.
//
//   node bench/client.mjs [--slow 4] [--runs 3] [--contact 70] [--why]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureBrowser, freePort, isRoot, root } from '../scripts/lib.mjs';
import { appears, openPhone } from './client/phone.mjs';
import { observe } from './client/seen.mjs';
import { layTable, lowest } from './client/table.mjs';
import { tellWhy } from './client/why.mjs';

const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
    // Milliseconds that a finger rests on the glass. With 0 it is lifted at once, as none is: both its events fall into one frame.
    contact: { type: 'string', default: '70' },
    // Says of each answer and task that took too long what was touched and what the time went to.
    why: { type: 'boolean', default: false },
  },
});
const slow = Number(values.slow);
const runs = Number(values.runs);
const contact = Number(values.contact);
/** What the issue asks for. */
const AIMS = { kilobytes: 120, paint: 1500, hand: 1500, inp: 100, interaction: 100, shift: 0, task: 100 };

const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-bench-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FILE: join(folder, 'tables.db'),
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (let tries = 0; tries < 200; tries++) {
  if (
    await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    break;
  await new Promise((soon) => setTimeout(soon, 100));
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
});

/** Kilobytes of script that a table fetches at once for a reader of this language, each file compressed by itself as the house sends it. */
async function weigh(locale) {
  const table = await layTable(address);
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.addInitScript(
    ([id, token]) => localStorage.setItem(`eldest-hand:seat:${id}:S`, token),
    [table.id, table.token],
  );
  await page.goto(`${address}/t/${table.id}`, { waitUntil: 'load' });
  await appears(page, '[data-own] button[data-card]');
  await page.waitForTimeout(500);
  const bodies = await Promise.all(scripts);
  await context.close();
  table.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length / 1000, 0);
}

/** The auction, a lead out of turn that is ruled upon, and the first trick. */
async function beginDeal(table, { page, touch }) {
  await touch({ text: '2' });
  await touch({ text: '2 royal spades' });
  await touch({ text: 'Say “2 royal spades”' });
  await page.waitForTimeout(300);
  for (const seat of ['W', 'N', 'E']) await table.act(seat, { verb: 'pass' });
  await table.act('E', { verb: 'play', cards: ['HK'] });
  await touch('button[data-option="expose"]');
  await page.waitForTimeout(300);
  await table.act('W', { verb: 'play', cards: ['H5'] });
}

/** South plays for himself and for dummy by touch, the others at once; every third trick that he won he turns himself. */
async function playOut(table, { page, touch }) {
  for (;;) {
    const { phase, turn, actor, trick, trickWinner, trickNumber } = table.view('S');
    if (phase !== 'playing') return;
    if (trickWinner === 'S' && trickNumber % 3 === 1) {
      await touch({ text: 'Turn and quit the trick' });
      await page.waitForTimeout(300);
    }
    const card = lowest(table.view(actor).hands[turn].cards, trickWinner ? [] : trick);
    if (actor !== 'S') await table.act(actor, { verb: 'play', cards: [card] });
    else {
      const from = turn === 'S' ? '[data-own]' : '[data-testid="dummy"]';
      await touch(`${from} button[data-card="${card}"]`);
      await touch({ text: turn === 'S' ? 'Play' : 'Play from dummy' });
      await appears(page, `[data-testid="trick"] [data-card="${card}"]`);
    }
    await page.waitForTimeout(300);
  }
}

/** Interaction to next paint, as Web Vitals reckons it: the slowest answer, where there are fifty or more without one of each fifty. */
function nextPaint(answers) {
  const slowest = new Map();
  for (const { interactionId, duration } of answers)
    slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
  const all = [...slowest.values()].sort((a, b) => b - a);
  return all[Math.floor(all.length / 50)] ?? 0;
}

async function once() {
  const table = await layTable(address);
  const phone = await openPhone(browser, { table, address, slow, contact, observe });
  const { page } = phone;
  await appears(page, { text: '2' });
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.__seen.loaded = true;
  });
  await beginDeal(table, phone);
  await playOut(table, phone);
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => window.__seen);
  await phone.close();
  table.close();
  const longest = (of) => Math.max(0, ...of.map(({ duration }) => duration));
  if (values.why) tellWhy(seen, phone.touches);
  return {
    ...seen,
    inp: nextPaint(seen.answers),
    interaction: longest(seen.answers),
    task: longest(seen.tasks),
    shift: seen.shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

const median = (of) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)];
try {
  const found = [];
  for (let run = 0; run < runs; run++) found.push(await once());
  const rows = [
    ['largest paint', 'paint', 'ms'],
    ['own hand on the table', 'hand', 'ms'],
    ['interaction to next paint', 'inp', 'ms'],
    ['slowest answer of all touches', 'interaction', 'ms'],
    ['layout shift while playing', 'shift', ''],
    ['longest task while playing', 'task', 'ms'],
  ];
  for (const locale of ['en', 'de', 'fr'])
    console.log(
      `${`JavaScript of the first load, ${locale}, gzip`.padEnd(36)} ${(await weigh(locale)).toFixed(1).padStart(6)} kB  aim ${AIMS.kilobytes}`,
    );
  console.log(
    `processor slowed ${slow}×, 360 × 640, a finger rests ${contact} ms, median of ${runs} (each run in brackets)`,
  );
  for (const [name, key, unit] of rows) {
    const all = found.map((one) => one[key]);
    const digits = key === 'shift' ? 3 : 0;
    const figure = median(all).toFixed(digits);
    const each = all.map((one) => one.toFixed(digits)).join(', ');
    console.log(`${name.padEnd(36)} ${figure.padStart(6)} ${unit.padEnd(2)}  [${each}]  aim ${AIMS[key]}`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
