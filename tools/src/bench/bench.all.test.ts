import { graphOf, type Lexicon } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import type { BenchSetting } from './bench.ts';
import { benchGroups } from './groups.ts';

/** One word in thirty, so that the peers are soon built. */
const words = [...loadLexicon().words()].filter((_, nth) => nth % 30 === 0);
const graph = graphOf(words);
const lexicon: Lexicon = {
  graph,
  size: words.length,
  has: (word) => graph.has(word),
  forms: () => [],
  lemmas: () => [],
  inflections: () => [],
  rankAt: () => null,
  rank: () => null,
  formRank: () => null,
  formRankAt: () => null,
  isConjugatedOnly: () => false,
  words: () => graph.words(),
};
const tiny: BenchSetting = { words, lexicon, effort: { rounds: 1, ms: 1 }, wants: () => true };
const groups = await benchGroups();

describe('The benchmarks', () => {
  // Before it is timed, every peer must give our answers: a group throws when one does not.
  test.each(groups)('$name: peers agree, and every row is measured', ({ rows, run }) => {
    const measured = run(tiny);
    expect(measured.map(({ name }) => name)).toEqual(rows);
    for (const { name, ratio, measured: figures } of measured) {
      expect({ name, isRatio: ratio > 0 && Number.isFinite(ratio) }).toEqual({ name, isRatio: true });
      expect(figures).toMatch(/^[\d.]+.* v [\d.]+/);
    }
  });

  test.each(groups)('$name: only what is asked for is run', ({ rows: [first = ''], run }) => {
    const rows = run({ ...tiny, wants: (name) => name === first });
    expect(rows.map(({ name }) => name)).toEqual([first]);
    expect(run({ ...tiny, wants: () => false })).toEqual([]);
  });

  test('every game that keeps a bench among its tests is measured', () => {
    const names = groups.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['rondo', 'rummikub', 'rebustory', 'dico', 'dico turns', 'scrabble-rebus']));
  });
});
