// A year of challenges of Scrabble Rébus. Impossible: nothing to lay in everyday words. Trivial: fewer than five plays to choose from,
// or all of them pay the same.

import { PUPIL } from '@boite/kernel';
import { A_YEAR } from '@boite/kernel/testing/year';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { bestGains } from '../bot/gains.ts';
import { FEWEST_PLAYS, stateOf } from './daily.ts';

const books = loadLibrary();

test('none is impossible, none trivial', () => {
  const days = A_YEAR.map((day) => {
    const { board, hands } = stateOf(day, books);
    const gains = bestGains({ board, hand: hands[PUPIL] ?? [], limit: Number.POSITIVE_INFINITY, words: 'everyday' }, books);
    return {
      day,
      plays: gains.length,
      best: gains[0]?.points ?? 0,
      worst: gains.at(-1)?.points ?? 0,
      start: JSON.stringify([board, hands]),
    };
  });
  expect(days.filter(({ best }) => best === 0)).toEqual([]);
  expect(days.filter(({ plays, best, worst }) => plays < FEWEST_PLAYS || best === worst)).toEqual([]);
  expect(new Set(days.map(({ start }) => start)).size).toBe(A_YEAR.length);
});
