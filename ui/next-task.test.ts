// Knows that what waits for the next task comes after all that is promised already, each in its turn.

import { expect, test } from 'vitest';
import { nextTask } from './next-task.ts';

test('what waits for the next task comes after whatever is promised meanwhile', async () => {
  const told: string[] = [];
  const waits = nextTask().then(() => told.push('the next task'));
  for (let step = 0; step < 5; step++) await Promise.resolve().then(() => told.push('a promise'));
  await waits;
  expect(told).toEqual([...Array(5).fill('a promise'), 'the next task']);
});
