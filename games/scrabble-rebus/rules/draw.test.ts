// Knows how hands are completed. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { describe, expect, test } from 'vitest';
import type { Colour, Counts } from '../types.ts';
import { bagsWith, bagsWithout, drawnFrom, missing, replacing, totalOf } from './draw.ts';
import { BAGS, countsOf } from './tokens.ts';

/** « 3 2 1 »: blue, red and yellow ones. */
function counts(text: string): Counts {
  const [blue = 0, red = 0, yellow = 0] = text.split(' ').map(Number);
  return { blue, red, yellow };
}

describe('3.7 A hand is completed', () => {
  test.each<[string, string, string, readonly Colour[], string]>([
    ['each colour up to three', '1 2 3', '9 9 9', [], '2 1 0'],
    ['favourites wait while no bag is empty', '1 2 3', '9 9 9', ['yellow'], '2 1 0'],
    ['a bag is empty: the rest from the favourite', '1 2 3', '0 9 9', ['yellow', 'red'], '0 1 2'],
    ['a bag is short', '0 3 3', '1 9 9', ['red'], '1 2 0'],
    ['the favourite is empty too', '0 3 3', '0 1 9', ['red'], '0 1 2'],
    ['no favourite named', '0 3 3', '0 9 9', [], '0 3 0'],
    ['never above nine', '0 6 3', '9 9 9', [], '0 0 0'],
    ['never above nine, the favourite first', '0 6 2', '9 9 9', ['yellow'], '0 0 1'],
    ['nothing is left', '0 0 1', '0 0 0', ['red'], '0 0 0'],
    ['a favourite named twice', '0 3 3', '0 2 9', ['red', 'red'], '0 2 1'],
  ])('%s', (_, hand, bags, favourites, drawn) => {
    expect(missing(counts(hand), counts(bags), favourites)).toEqual(counts(drawn));
  });
});

describe('3.5 Changed tokens are replaced', () => {
  test.each<[string, string, string, readonly Colour[], string]>([
    ['by the same colours first', '2 1 0', '9 9 9', ['yellow'], '2 1 0'],
    ['then from the favourite', '3 0 0', '1 9 9', ['yellow'], '1 0 2'],
    ['all nine', '3 3 3', '3 2 4', [], '3 2 4'],
  ])('%s', (_, given, bags, favourites, drawn) => {
    expect(replacing(counts(given), counts(bags), favourites)).toEqual(counts(drawn));
  });
});

test('what is drawn leaves the bags, what goes back is in its own colour', () => {
  const drawn = drawnFrom(BAGS, counts('2 3 1'), seededChance(1));
  expect(countsOf(drawn)).toEqual(counts('2 3 1'));
  const left = bagsWithout(BAGS, drawn);
  expect([left.blue.length, left.red.length, left.yellow.length]).toEqual([33, 32, 33]);
  const back = bagsWith(left, drawn);
  expect([back.blue.length, back.red.length, back.yellow.length]).toEqual([35, 35, 34]);
  expect(totalOf(countsOf(drawn))).toBe(6);
  expect(() => bagsWithout(left, [...left.red, 't-verre', 't-verre', 't-verre'])).toThrow();
});
