// A year of challenges of Rummikub des mots. Impossible: nothing to lay in everyday words. Trivial: the table does not help, so that
// the rack alone pays as much.

import { A_YEAR } from '@boite/kernel/testing/year';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { bestPlay, everydaySpellings, startOf, withoutTable } from './daily.ts';

const { lexicon } = loadLibrary();

test('none is impossible, none trivial', () => {
  const days = A_YEAR.map((day) => {
    const start = startOf(day, lexicon);
    const everyday = bestPlay(start, everydaySpellings(lexicon), lexicon).points;
    const all = bestPlay(start, null, lexicon).points;
    return { day, everyday, all, alone: bestPlay(withoutTable(start), null, lexicon).points, start: JSON.stringify(start) };
  });
  expect(days.filter(({ everyday }) => everyday === 0)).toEqual([]);
  expect(days.filter(({ all, alone }) => all <= alone)).toEqual([]);
  expect(new Set(days.map(({ start }) => start)).size).toBe(A_YEAR.length);
});
