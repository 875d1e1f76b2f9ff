import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLibrary } from '../node/load.ts';
import { graphOf } from './graph-builder.ts';
import { type RackLimits, wordsFromRack } from './rack.ts';

/** The same answer, one word after the other. */
function sifted(words: readonly string[], rack: string, { jokers = 0, min = 1, max = 99 }: RackLimits): readonly string[] {
  return words.filter((word) => word.length >= min && word.length <= max && missing(word, rack) <= jokers);
}

/** How many letters of a word the rack does not have. */
function missing(word: string, rack: string): number {
  const tiles = [...rack];
  return [...word].filter((letter) => {
    const at = tiles.indexOf(letter);
    if (at >= 0) tiles.splice(at, 1);
    return at < 0;
  }).length;
}

const letters = fc.string({ unit: fc.constantFrom(...'ABCDE'), maxLength: 7 });

test('a rack makes the words whose letters it has, with jokers for the missing ones', () => {
  const limits = fc.record({ jokers: fc.nat(3), min: fc.nat(4), max: fc.integer({ min: 1, max: 7 }) });
  fc.assert(
    fc.property(fc.array(letters), letters, limits, (words, rack, limit) => {
      const sorted = [...new Set(words.filter(Boolean))].sort();
      expect(wordsFromRack(graphOf(sorted), rack, limit)).toEqual(sifted(sorted, rack, limit));
    }),
  );
});

test.each([
  ['AEINRST', 0],
  ['QUZWXKY', 0],
  ['EEEEEEE', 0],
  ['CHEVAUX', 1],
  ['SBRTLNE', 1],
  ['KWXYZ', 2],
  ['', 2],
])('French: %s with %i jokers, against a sift of all words', (rack, jokers) => {
  const { graph } = loadLibrary().lexicon;
  expect(wordsFromRack(graph, rack, { jokers })).toEqual(sifted([...graph.words()], rack, { jokers }));
});
