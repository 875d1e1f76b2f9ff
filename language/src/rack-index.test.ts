import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLibrary } from '../node/load.ts';
import { LETTERS } from './alphabet.ts';
import type { WordGraph } from './graph.ts';
import { graphOf } from './graph-builder.ts';
import { wordsFromRack } from './rack.ts';
import { rackIndex } from './rack-index.ts';

/** The words that an index of a graph meets, in alphabetical order. */
function wordsMet(graph: WordGraph, longest: number): (rack: string, jokers: number) => readonly string[] {
  const index = rackIndex(graph, longest);
  return (rack, jokers) => {
    const words: string[] = [];
    const tiles = LETTERS.map((letter) => rack.split(letter).length - 1);
    index(tiles, jokers, (letters, from, to) => words.push(Array.from(letters.subarray(from, to), (at) => LETTERS[at]).join('')));
    return words.sort();
  };
}

const few = fc.string({ unit: fc.constantFrom(...'ABCDE'), maxLength: 7 });

test('an index meets the words that a walk on the graph finds, each once', () => {
  fc.assert(
    fc.property(fc.array(few), few, fc.nat(3), fc.integer({ min: 1, max: 7 }), (words, rack, jokers, longest) => {
      const graph = graphOf(words.filter(Boolean));
      expect(wordsMet(graph, longest)(rack, jokers)).toEqual(wordsFromRack(graph, rack, { jokers, max: longest }));
    }),
  );
});

const LONGEST = 8;
const french = fc.string({ unit: fc.constantFrom(...'AABCDEEEEFGHIIJKLLMNNOOPQRRSSTTUUVWXYZ'), maxLength: LONGEST + 1 });

test('French: thousands of racks, with and without jokers', () => {
  const { graph } = loadLibrary().lexicon;
  const met = wordsMet(graph, LONGEST);
  fc.assert(
    fc.property(french, fc.nat(2), (rack, jokers) => {
      expect(met(rack, jokers)).toEqual(wordsFromRack(graph, rack, { jokers, max: LONGEST }));
    }),
    { numRuns: 2000, seed: 20 },
  );
});
