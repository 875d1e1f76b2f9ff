// Which tests run without a browser: the quick ones; with BOITE_THOROUGH=1, those that `npm run test:all` adds to them; with BOITE_CLUSTER=1,
// those of several processes (`npm run test:cluster`).

import { defineConfig } from 'vitest/config';
import { pageWorker } from './web/build/page-worker.ts';

/** A test that takes long says so in its name. */
const LONG_TESTS = '**/*.all.test.ts';
/** Quick ones that try more often what is left to chance when there is time (`runs` of kernel/testing). */
const LONGER_TESTS = [
  'games/hints.test.ts',
  'games/*/tests/{contract,secrecy}.test.ts',
  'games/*/bot/{bot,solver}.test.ts',
  'games/rummikub/rules/jokers.test.ts',
  'language/src/grammar/phrases.test.ts',
  'server/src/survival.test.ts',
];
/** Those that need PostgreSQL and NATS. */
const CLUSTER_TESTS = '**/*.cluster.test.ts';
const NOT_OURS = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

const IS_THOROUGH = Boolean(process.env.BOITE_THOROUGH);
const IS_CLUSTER = Boolean(process.env.BOITE_CLUSTER);
const INCLUDED = IS_THOROUGH ? [LONG_TESTS, ...LONGER_TESTS] : ['**/*.test.ts'];

export default defineConfig({
  plugins: [pageWorker()],
  test: {
    setupFiles: ['kernel/testing/seeded.ts'],
    include: IS_CLUSTER ? [CLUSTER_TESTS] : INCLUDED,
    exclude: IS_CLUSTER ? NOT_OURS : [...NOT_OURS, CLUSTER_TESTS, ...(IS_THOROUGH ? [] : [LONG_TESTS])],
    // Only to end what hangs: no test depends on how quick the machine is.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // No test changes what others share (none mocks a module): what a worker has read once, its next files find again.
    isolate: false,
    maxWorkers: '100%',
  },
});
