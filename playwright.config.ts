import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const browser = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
].find((path) => path && existsSync(path));

const port = Number(process.env.E2E_PORT ?? 3999);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  // Short stories too may take long where the machine does something else besides.
  timeout: 60_000,
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    baseURL: address,
    // What was done and what went over the line. Pictures of five browsers at each step take half of two cores: ask for them with
    // `--trace on` where a story fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `${address}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FILE: `.cache/e2e/${port}-${process.pid}.db`,
      // A developer's own database is none of the tests' business.
      DATABASE_URL: '',
      REDIS_URL: '',
      // Robots that do not keep anybody waiting.
      ROBOT_PACE: '30',
      LOG_LEVEL: 'warn',
    },
  },
});
