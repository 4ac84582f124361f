import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const roots = {
  cards: 'packages/cards',
  laws: 'packages/laws',
  language: 'packages/language',
  solver: 'packages/solver',
  robots: 'packages/robots',
  practice: 'packages/practice',
  protocol: 'packages/protocol',
  store: 'packages/store',
  server: 'apps/server',
  web: 'apps/web',
};

/** Workspace packages are tested as written, not as built: their exports name the source first. */
const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

/** Milliseconds. Nothing is timed by a test: on a busy machine what is right comes later, and is right all the same. */
const patience = { testTimeout: 240_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: Object.entries(roots).map(([name, root]) => ({
      ...fromSource,
      root,
      test: { name, include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node', ...patience },
    })),
    passWithNoTests: true,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/server/src/**'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
});
