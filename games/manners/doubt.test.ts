// When bots doubt the words of others.

import { LEVELS, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { doubts } from './doubt.ts';

const { lexicon } = loadLibrary();
const oftenOf = (word: string, level: (typeof LEVELS)[number]) => {
  const chance = seededChance(1);
  return Array.from({ length: 100 }, () => doubts([word], { level, lexicon, chance })).filter(Boolean).length;
};

describe.each(LEVELS)('%s', (level) => {
  it('never doubts a word of its own', () => expect(oftenOf('MAISON', level)).toBe(0));

  it('doubts what nobody says, and lets a bluff pass now and then', () => {
    expect(oftenOf('MAQSON', level)).toBeGreaterThan(20);
    expect(oftenOf('MAQSON', level)).toBeLessThan(95);
  });
});

it('the stronger, the more often', () => {
  const often = LEVELS.map((level) => oftenOf('MAQSON', level));
  expect(often).toEqual(often.toSorted((one, other) => one - other));
  expect(often[0]).toBeLessThan(often.at(-1) as number);
});

it('a word that exists may be doubted by whoever does not know it, never by a champion', () => {
  expect(oftenOf('ZYGOPETALE', 'habitue')).toBeGreaterThan(20);
  expect(oftenOf('ZYGOPETALE', 'champion')).toBe(0);
});
