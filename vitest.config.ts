// Which tests run without a browser: the quick ones; with BOITE_THOROUGH=1, those that `npm run test:all` adds to them.

import { defineConfig } from 'vitest/config';

/** A test that takes long says so in its name. */
const LONG_TESTS = '**/*.all.test.ts';
/** Quick ones that play more games when there is time. */
const LONGER_TESTS = 'games/*/tests/contract.test.ts';
const NOT_OURS = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

const IS_THOROUGH = Boolean(process.env.BOITE_THOROUGH);

export default defineConfig({
  test: {
    setupFiles: ['kernel/testing/seeded.ts'],
    include: IS_THOROUGH ? [LONG_TESTS, LONGER_TESTS] : ['**/*.test.ts'],
    exclude: IS_THOROUGH ? NOT_OURS : [...NOT_OURS, LONG_TESTS],
    // Only to end a test that hangs: none depends on how quick the machine is.
    testTimeout: 1_800_000,
    // No test changes what others share (none mocks a module): what a worker has read once, its next files find again.
    isolate: false,
    maxWorkers: '100%',
  },
});
