import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedPoints, writtenPoints } from './points.ts';

const points = sharedPoints();

test('the points of games/rebustory are what the words make, to the byte', () => {
  const kept = readFileSync(new URL('../rules/points.ts', import.meta.url), 'utf8');
  expect(writtenPoints(points) === kept, 'points.ts is out of date: node games/rebustory/tools/build.ts').toBe(true);
});

test('each frame holds fewer pictures than the one before it', () => {
  const held = [1, 2, 3, 5, 10].map((worth) => [...points.values()].filter((value) => value === worth).length);
  expect(held).toEqual(held.toSorted((a, b) => b - a));
  expect(held.reduce((sum, count) => sum + count)).toBe(232);
});
