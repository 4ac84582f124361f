import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** What a mutation run tests with: the tests beside the laws and the casebook; no random walks, no census. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: ['packages/laws/test/all-for-mutation.ts'],
  },
});
