// The size of the tiles on the table.

import { expect, test } from 'vitest';
import { tileSize } from './tile-size.ts';

test('tiles grow with the place, and never become too small for a finger', () => {
  expect(tileSize({ width: 352, height: 300 }, 120)).toBe(34);
  expect(tileSize({ width: 960, height: 420 }, 20)).toBeGreaterThan(60);
  expect(tileSize({ width: 1500, height: 700 }, 120)).toBeGreaterThan(50);
});

test('a place that has not been seen yet is no reason to vanish', () => {
  expect(tileSize({ width: 0, height: 0 }, 10)).toBe(34);
});

test('a word more seldom makes the tiles smaller', () => {
  const sizes = Array.from({ length: 96 }, (_, count) => tileSize({ width: 382, height: 440 }, count));
  expect(new Set(sizes).size).toBeLessThanOrEqual(4);
});
