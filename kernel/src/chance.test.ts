import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFrom, oneOf, seededChance, shuffled } from './chance.ts';

describe('chance', () => {
  test('the same seed gives the same luck', () => {
    const drawn = (seed: number) => Array.from({ length: 50 }, () => seededChance(seed).below(1000));
    const once = seededChance(7);
    const twice = seededChance(7);
    expect(Array.from({ length: 50 }, () => once.below(1000))).toEqual(Array.from({ length: 50 }, () => twice.below(1000)));
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  test('a number below a bound is below it, and each comes about as often', () => {
    const chance = seededChance(1);
    const counts = Array<number>(6).fill(0);
    for (let roll = 0; roll < 60_000; roll++) {
      const face = chance.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600);
  });

  test('numbers that would favour some results are thrown away', () => {
    const stream = [0xffff_ffff, 4];
    expect(chanceFrom(() => stream.shift() as number).below(3)).toBe(1);
  });

  test('shuffling keeps every thing once and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (things, seed) => {
        const before = [...things];
        const after = shuffled(things, seededChance(seed));
        expect([...after].sort()).toEqual([...before].sort());
        expect(things).toEqual(before);
      }),
    );
  });

  test('one of nothing is a fault', () => {
    expect(() => oneOf([], seededChance(1))).toThrow(RangeError);
  });
});
