import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphOf } from './graph-builder.ts';

const word = fc.string({ unit: fc.constantFrom(...'ABCEZ'), minLength: 1, maxLength: 6 });
const wordList = fc.array(word, { maxLength: 60 });

test('a graph gives back its words, sorted and each once', () => {
  fc.assert(
    fc.property(wordList, (words) => {
      const graph = graphOf(words);
      expect([...graph.words()]).toEqual([...new Set(words)].sort());
      expect(graph.size).toBe(new Set(words).size);
    }),
  );
});

test('a graph has its words and no other', () => {
  fc.assert(
    fc.property(wordList, wordList, (words, others) => {
      const graph = graphOf(words);
      for (const one of [...words, ...others]) expect(graph.has(one)).toBe(words.includes(one));
    }),
  );
});

test('walking letter by letter comes to the same words', () => {
  fc.assert(
    fc.property(wordList, word, (words, walked) => {
      const graph = graphOf(words);
      const node = [...walked].reduce((at, letter) => at && graph.next(at, letter.charCodeAt(0) - 65), graph.root);
      expect(node !== 0).toBe(words.some((one) => one.startsWith(walked)));
      expect(node !== 0 && graph.isWord(node)).toBe(words.includes(walked));
    }),
  );
});

test('the letters of a place are those that lead somewhere', () => {
  fc.assert(
    fc.property(wordList, (words) => {
      const graph = graphOf(words);
      const leading = Array.from({ length: 26 }, (_, letter) => (graph.next(graph.root, letter) === 0 ? 0 : 1 << letter));
      expect(graph.letters(graph.root)).toBe(leading.reduce((set, bit) => set | bit, 0));
    }),
  );
});

test('positions and words are each other’s inverse', () => {
  fc.assert(
    fc.property(wordList, (words) => {
      const graph = graphOf(words);
      const sorted = [...new Set(words)].sort();
      expect(sorted.map((one) => graph.indexOf(one))).toEqual(sorted.map((_, index) => index));
      expect(sorted.map((_, index) => graph.wordAt(index))).toEqual(sorted);
    }),
  );
});

test('there is no word before the first position nor after the last', () => {
  const graph = graphOf(['OUI', 'NON']);
  expect([-1, 2, Number.NaN].map((index) => graph.wordAt(index))).toEqual([null, null, null]);
  expect(graph.indexOf('PEUT')).toBe(-1);
});

test('what is not spelled with capitals without accents is no word', () => {
  const graph = graphOf(['ETE', 'A', 'AA', 'Z', 'ZZ']);
  const strange = fc.string({ unit: 'binary', maxLength: 5 });
  fc.assert(fc.property(strange, (text) => graph.has(text) === ['ETE', 'A', 'AA', 'Z', 'ZZ'].includes(text)));
  for (const text of ['', '@', 'A@', '@A', 'A[', 'A_', 'ete', 'ÉTÉ', 'A A', 'A-A']) expect(graph.has(text)).toBe(false);
});

test('a graph without words is empty', () => {
  const graph = graphOf([]);
  expect([...graph.words()]).toEqual([]);
  expect(graph.letters(graph.root)).toBe(0);
  expect(graph.has('A')).toBe(false);
});

test('equal endings are kept once', () => {
  const stems = ['AIM', 'CHANT', 'DANS', 'PARL', 'SAUT'];
  const endings = ['A', 'AI', 'AIS', 'AIT', 'ANT', 'E', 'ENT', 'ER', 'ERA', 'ES', 'EZ', 'IONS', 'ONS'];
  const verbs = stems.flatMap((stem) => endings.map((ending) => stem + ending));
  const one = graphOf(endings.map((ending) => `AIM${ending}`));
  expect(graphOf(verbs).cells.length).toBeLessThan(one.cells.length + 2 * stems.join('').length + 2);
});
