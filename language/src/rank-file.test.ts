import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRanks, type WordRanks, WRITTEN_ONLY, writtenRanks } from './rank-file.ts';

const kept = (ranks: WordRanks) => {
  const read = readRanks(writtenRanks([ranks, { best: null, own: null }]));
  return { best: read.best(0), own: read.own(0) };
};
const keptRank = (rank: number | null): number | null => kept({ best: rank, own: null }).best;

test('the rank of a form is kept beside that of its lemma, and so is that it is hardly said', () => {
  for (const own of [7, null, WRITTEN_ONLY] as const) expect(kept({ best: 3, own })).toEqual({ best: 3, own });
});

test('the first ranks are exact, and no rank stays none', () => {
  for (let rank = 1; rank <= 46; rank++) expect(keptRank(rank)).toBe(rank);
  expect(keptRank(null)).toBe(null);
});

test('any rank is kept within 3.2 %, and never becomes worse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), (rank) => {
      const kept = keptRank(rank) ?? 0;
      expect(kept).toBeLessThanOrEqual(rank);
      expect(kept).toBeGreaterThan(rank / 1.033 - 1);
    }),
  );
});

test('a commoner word keeps a better rank', () => {
  const rank = fc.integer({ min: 1, max: 30_000 });
  fc.assert(fc.property(rank, rank, (a, b) => a > b || (keptRank(a) ?? 0) <= (keptRank(b) ?? 0)));
});
