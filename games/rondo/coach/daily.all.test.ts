// A year of Rondo’s challenges. Impossible: fewer than five changes in everyday words. Trivial: hardly a word to choose from at first,
// or one word that pays as much as all five changes.

import { A_YEAR } from '@boite/kernel/testing/year';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { isUsedEveryDay } from '../../manners/everyday.ts';
import { allWordPlays } from '../bot/solver.ts';
import { bestChanges, CHANGES, dealOf, FEWEST_FIRST_WORDS } from './daily.ts';

const { lexicon } = loadLibrary();

test('none is impossible, none trivial', () => {
  const days = A_YEAR.map((day) => {
    const deal = dealOf(day, lexicon);
    const first = allWordPlays({ ...deal, exchanges: 0, options: { beginners: false, words: 'all' } }, lexicon);
    const choice = first.filter(({ word }) => isUsedEveryDay(word, lexicon)).length;
    const best = bestChanges(deal, lexicon, undefined, { width: 6, branching: 10 });
    return { day, choice, changes: best.plays.length, points: best.points, highest: first[0]?.points ?? 0 };
  });
  expect(days.filter(({ changes }) => changes < CHANGES)).toEqual([]);
  expect(days.filter(({ choice }) => choice < FEWEST_FIRST_WORDS)).toEqual([]);
  expect(days.filter(({ points, highest }) => points <= highest)).toEqual([]);
  expect(new Set(days.map(({ day }) => JSON.stringify(dealOf(day, lexicon)))).size).toBe(A_YEAR.length);
});
