// A year of Dico's challenges. Impossible: the four questions leave several words. Trivial: the first three letters leave only one.

import { A_YEAR } from '@boite/kernel/testing/year';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { ASKINGS } from '../rules/cards.ts';
import { secretOf, wordsAfter } from './daily.ts';

const books = loadLibrary();

test('none is impossible, none trivial', () => {
  const days = A_YEAR.map((day) => {
    const secret = secretOf(day, books);
    return { day, word: secret.word, begun: wordsAfter(secret, ['debut'], books), all: wordsAfter(secret, ASKINGS, books) };
  });
  expect(days.filter(({ all }) => all !== 1)).toEqual([]);
  expect(days.filter(({ begun }) => begun < 2)).toEqual([]);
  expect(new Set(days.map(({ word }) => word)).size).toBeGreaterThan(0.9 * A_YEAR.length);
});
