// Everything that can be checked, from a fresh clone: types, style, unit and property tests, case files, the browser.
// Closes with one line, "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedStories, failedUnits } from './failures.mjs';
import {
  bin,
  build,
  endGroup,
  endWithParent,
  ensureBrowser,
  ensureDeps,
  env,
  freePort,
  needNode,
  root,
  say,
  start,
} from './lib.mjs';
import { postgres, redis } from './services.mjs';

const MINUTE = 60_000;
const reports = join(root, '.cache/reports');
const sum = { passed: 0, failed: 0, skipped: 0 };
/** Each test that failed, by name, said once more at the end: whoever reads only the last lines knows where to look. */
const failures = [];

needNode();
ensureDeps();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let child = null;
let ending = false;
const services = [];

/** Vitest and playwright put their own house in order on SIGINT; what does not end soon is ended. */
async function interrupt(running) {
  const closed = new Promise((resolve) => running.once('close', resolve));
  endGroup(running, 'SIGINT');
  const patience = setTimeout(() => endGroup(running, 'SIGKILL'), 10_000);
  await closed;
  clearTimeout(patience);
}

async function cleanUp() {
  if (child) await interrupt(child);
  for (const service of services.splice(0)) await service.stop();
}
endWithParent(async () => {
  if (ending) return;
  ending = true;
  await cleanUp();
  process.exit(1);
});

/** Runs one step to its end. Gives its exit code and, where asked, what it printed. */
function step(name, command, args, { minutes = 2, extra = {}, listen = false } = {}) {
  say(name);
  return new Promise((resolve) => {
    let printed = '';
    child = start(command, args, {
      env: { ...env, ...extra },
      stdio: ['ignore', listen ? 'pipe' : 'inherit', 'inherit'],
      detached: true,
    });
    child.stdout?.on('data', (data) => {
      printed += data;
      process.stdout.write(data);
    });
    const late = setTimeout(() => {
      say(`${name}: not done after ${minutes} minutes`);
      void interrupt(child);
    }, minutes * MINUTE);
    child.on('error', (error) => say(`${name}: ${error.message}`));
    child.on('close', (code) => {
      clearTimeout(late);
      child = null;
      // Told to stop: the next step does not begin.
      if (!ending) resolve({ name, code: code ?? 1, printed });
    });
  });
}

/** Adds what a step counted. One that failed without counting a failure counts as one, so that the sum never looks clean. */
function count({ name, code }, { passed = 0, failed = 0, skipped = 0 } = {}) {
  sum.passed += passed;
  sum.failed += code !== 0 && failed === 0 ? 1 : failed;
  sum.skipped += skipped;
  if (code !== 0) say(`${name} FAILED`);
}

function report(file, read) {
  try {
    return read(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  } catch {
    return undefined;
  }
}

const built = build();
if (!built) count({ name: 'build', code: 1 });
count(await step('types', bin('tsc'), ['-b'], { minutes: 3 }));
count(await step('style', bin('biome'), ['check', '.']));

const pg = await postgres();
const rd = await redis();
services.push(...[pg, rd].filter(Boolean));
const extra = { TEST_PG_URL: pg?.url ?? '', TEST_REDIS_URL: rd?.url ?? '' };

const unit = await step(
  'unit and property tests',
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  { minutes: 10, extra },
);
count(
  unit,
  report('vitest.json', (json) => {
    failures.push(...failedUnits(json));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    };
  }),
);

const cases = await step('case files', process.execPath, ['scripts/case.mjs', 'packages/casebook'], { listen: true });
const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(cases.printed) ?? [];
count(cases, { passed: Number(passed ?? 0), failed: Number(failed ?? 0) });

const browser = built ? ensureBrowser() : null;
if (!built) say('browser tests: not run, since the build failed');
else if (!browser) {
  say('no browser: install chromium, set CHROMIUM_PATH, or run `npx playwright install chromium`');
  count({ name: 'browser tests', code: 1 });
} else {
  const e2e = await step('browser tests', process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    minutes: 14,
    extra: { ...extra, CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) },
  });
  count(
    e2e,
    report('playwright.json', (json) => {
      failures.push(...failedStories(json));
      const { expected, flaky, unexpected, skipped } = json.stats;
      return { passed: expected + flaky, failed: unexpected, skipped };
    }),
  );
}

await cleanUp();
for (const { name, why } of failures) say(`FAILED: ${name}${why ? `\n    ${why}` : ''}`);
if (sum.skipped > 0) say(`${sum.skipped} SKIPPED`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
