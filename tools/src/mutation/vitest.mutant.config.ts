// The tests of rules with one of their numbers changed, as BOITE_MUTANT says.

import { defineConfig } from 'vitest/config';

interface Mutant {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const mutant: Mutant | null = JSON.parse(process.env.BOITE_MUTANT ?? 'null');
const isChanged = (id: string): boolean => mutant !== null && id.endsWith(`/${mutant.path}`);

export default defineConfig({
  plugins: [
    {
      name: 'one number changed',
      enforce: 'pre',
      transform: (code, id) =>
        mutant !== null && isChanged(id) ? code.slice(0, mutant.start) + String(mutant.value) + code.slice(mutant.end) : null,
      // What was once made of the file would be taken for it again.
      configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : null)),
    },
  ],
  test: {
    setupFiles: ['kernel/testing/seeded.ts'],
    include: ['games/*/rules/*.test.ts', 'kernel/src/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
  },
});
