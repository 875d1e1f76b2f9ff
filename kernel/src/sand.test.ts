import { describe, expect, test } from 'vitest';
import { sandAgain, sandLeft } from './sand.ts';
import { daysOfSand } from './turns.ts';

describe('sand that stands still', () => {
  test('flows again for as long as it still had, whenever that is', () => {
    const left = sandLeft({ deadline: 60_000 }, { now: 45_000 });
    expect([left, sandAgain(left, { now: 100_000 })]).toEqual([15_000, 115_000]);
  });

  test('that has run out has nothing left, never less', () => {
    expect(sandLeft({ deadline: 60_000 }, { now: 61_000 })).toBe(0);
  });

  test('is none without an hourglass', () => {
    expect([sandLeft({ deadline: null }, { now: 1 }), sandAgain(null, { now: 1 })]).toEqual([null, null]);
  });
});

test('sand of a day or more is counted in days, less is not', () => {
  const day = 24 * 60 * 60;
  expect([day - 1, day, 3 * day, null].map((sablier) => daysOfSand({ sablier }))).toEqual([
    null,
    day * 1000,
    3 * day * 1000,
    null,
  ]);
});
