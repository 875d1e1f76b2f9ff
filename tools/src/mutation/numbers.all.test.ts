// No number of the rules can be changed without a test or a sentence that tells it.

import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { fates, isUnnoticed, mutantText, testsPass } from './mutants.ts';
import { ruleNumbers } from './numbers.ts';

test('the rules as they are pass their tests', async () => {
  expect(await testsPass(['games/', 'kernel/'], null)).toBe(true);
});

test('each number of the rules is noticed when it changes', async () => {
  const known = await fates(ruleNumbers(), availableParallelism(), () => {});
  expect(known.length).toBeGreaterThan(80);
  expect(known.filter(isUnnoticed).map(mutantText)).toEqual([]);
});
