// The worked examples of the rules are worth what the rules say, and every tile of theirs is somewhere.

import { expect, test } from 'vitest';
import { TABLE_EXAMPLES } from './examples.ts';

test('4.1, 6.1 DISPARAITRE 11, MIEL and PAGE 4, BORD with two more 4, CHAMBRE alone 7', () => {
  expect(TABLE_EXAMPLES.map(({ points }) => points)).toEqual([11, 4, 4, 7]);
});

test('4.2, 4.3 what was on the table still is, and the rest comes from the rack', () => {
  const letters = (words: (typeof TABLE_EXAMPLES)[number]['after']) => words.flat().filter(({ isOwn }) => !isOwn);
  for (const { before, after } of TABLE_EXAMPLES) {
    const sorted = (words: typeof after) =>
      letters(words)
        .map(({ letter }) => letter)
        .toSorted();
    expect(sorted(after)).toEqual(sorted(before));
  }
});
