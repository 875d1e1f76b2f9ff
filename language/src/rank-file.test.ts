import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRanks, writtenRanks } from './rank-file.ts';

const keptRank = (rank: number | null): number | null => readRanks(writtenRanks([rank]))(0);

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
