// Which tests run without a browser: the quick ones of `npm test`, and those that `npm run test:all` adds.

import { defineConfig } from 'vitest/config';

/** A test that takes long says so in its name. */
const LONG = '**/*.all.test.ts';
/** Quick ones that `test:all` runs again, for longer. */
const AGAIN = 'games/*/tests/contract.test.ts';
const NOT_OURS = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

const shared = {
  testTimeout: 120_000,
  // No test changes what others share (no module is mocked): what a worker has read once, its next files find again.
  isolate: false,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'quick', include: ['**/*.test.ts'], exclude: [...NOT_OURS, LONG] } },
      { test: { ...shared, name: 'all', include: [LONG, AGAIN], exclude: NOT_OURS, env: { BOITE_THOROUGH: '1' } } },
    ],
  },
});
