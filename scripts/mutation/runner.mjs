// Runs the tests of the laws for Stryker within one process: a mutant costs the tests that reach it, and no start of a test program.
import { join } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { createServer, defaultServerConditions } from 'vite';
import { tests } from './vitest-here.mjs';

const TESTS = '/packages/laws/test/all-for-mutation.ts';
const ITSELF = new URL('./vitest-here.mjs', import.meta.url).pathname;
const PACKAGES = ['cards', 'language', 'laws'];

/** In the sandbox `@eldest-hand/laws` must be the sandbox's own, with the mutants, and not the one that node_modules links to. */
const ownPackages = (root) =>
  PACKAGES.flatMap((name) => [
    { find: `@eldest-hand/${name}/fair`, replacement: join(root, 'packages', name, 'src/fair.ts') },
    { find: new RegExp(`^@eldest-hand/${name}$`), replacement: join(root, 'packages', name, 'src/index.ts') },
  ]);

const failed = (error) => (error instanceof Error ? error.message : String(error));

async function runTest({ id, run }) {
  const began = performance.now();
  try {
    await run();
    return { id, name: id, status: TestStatus.Success, timeSpentMs: performance.now() - began };
  } catch (error) {
    return {
      id,
      name: id,
      status: TestStatus.Failed,
      failureMessage: failed(error),
      timeSpentMs: performance.now() - began,
    };
  }
}

function newRunner() {
  const stryker = () => {
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
    return globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];
  };
  let server;
  const kills = new Map();
  // A mutant may leave something behind in the process that fails the tests of those after it, which would then seem killed.
  let [fresh, spoilt] = [true, false];
  return {
    // Every mutant that is tried here is switched on while tests run (the static ones are left out): what was loaded may stay. Stryker
    // would start a process afresh for each one that loading the tests passes through as well, and that is half of them.
    capabilities: () => ({ reloadEnvironment: true }),
    async init() {
      const root = process.cwd();
      server = await createServer({
        root,
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        resolve: { alias: [{ find: /^vitest$/, replacement: ITSELF }, ...ownPackages(root)], conditions: ['source'] },
        ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, external: [ITSELF] },
      });
      await server.ssrLoadModule(TESTS);
    },
    async dryRun() {
      const results = [];
      for (const test of tests) {
        stryker().currentTestId = test.id;
        results.push(await runTest(test));
      }
      stryker().currentTestId = undefined;
      return { status: DryRunStatus.Complete, tests: results, mutantCoverage: stryker().mutantCoverage };
    },
    async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
      // Stryker tries it again in a new process.
      if (spoilt) throw new Error('A mutant has spoilt this process.');
      Object.assign(stryker(), {
        activeMutant: activeMutant.id,
        hitCount: hitLimit === undefined ? undefined : 0,
        hitLimit,
      });
      const wanted = testFilter && new Set(testFilter);
      const reaching = tests.filter(({ id }) => !wanted || wanted.has(id));
      const results = [];
      let killer;
      // What has killed most so far is tried first: a mutant that dies should not live through a thousand tests before.
      for (const test of reaching.sort((a, b) => (kills.get(b.id) ?? 0) - (kills.get(a.id) ?? 0))) {
        const result = await runTest(test);
        results.push(result);
        if (result.status !== TestStatus.Failed) continue;
        kills.set(test.id, (kills.get(test.id) ?? 0) + 1);
        killer = test;
        if (!disableBail) break;
      }
      stryker().activeMutant = undefined;
      const timeout = determineHitLimitReached(stryker().hitCount, hitLimit);
      stryker().hitLimit = undefined;
      if (killer && (await runTest(killer)).status === TestStatus.Failed) {
        spoilt = true;
        // In a new process it can only have been this one, which is killed as well.
        if (!fresh) throw new Error('A mutant before this one has spoilt the process.');
      }
      fresh = false;
      return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests: results });
    },
    dispose: () => server?.close(),
  };
}
newRunner.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'laws', newRunner)];
