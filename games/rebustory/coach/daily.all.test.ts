// A year of Rébustory's challenges. Impossible: nothing to lay in everyday words. Trivial: one rebus of everyday words takes all the
// cards, so that there is nothing to weigh.

import { A_YEAR } from '@boite/kernel/testing/year';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { EVERYDAY_RANK } from '../../manners/everyday.ts';
import { emptyPosition } from '../bot/best.ts';
import { ANY_MEANS, bestTurn } from '../bot/solver.ts';
import { DRAW_OPTIONS, handOfDay } from './daily.ts';

const books = loadLibrary();
const SKILLS_OF_EVERY_DAY = { ...ANY_MEANS, maxRank: EVERYDAY_RANK, breadth: { ...ANY_MEANS.breadth, hasNames: false } };

test('none is impossible, none trivial', () => {
  const days = A_YEAR.map((day) => {
    const position = emptyPosition({ hand: handOfDay(day), options: DRAW_OPTIONS, rung: 0, words: 'everyday' });
    const { points } = bestTurn({ position, books, skills: SKILLS_OF_EVERY_DAY });
    return { day, rebuses: points.rebuses.length, points: points.total, hand: handOfDay(day).toSorted().join() };
  });
  expect(days.filter(({ points }) => points <= 0)).toEqual([]);
  expect(days.filter(({ rebuses }) => rebuses < 2)).toEqual([]);
  expect(new Set(days.map(({ hand }) => hand)).size).toBe(A_YEAR.length);
});
