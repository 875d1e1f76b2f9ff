// The rules of language/data/definitions: node tools/src/dictionary/review.ts lists the lines that break one.

import { LETTERS } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { definitionsFile } from '@boite/language/src/dictionary/definitions.ts';
import { describe, expect, test } from 'vitest';
import { readData } from '../data-folder.ts';
import { compoundLines, type DefinitionLine, definitionFaults, definitionLines } from './faults.ts';

const books = loadLibrary();
const lines = LETTERS.flatMap(definitionLines);

test('every letter has its definitions, whose lines end as Unix does, the last one too', () => {
  const texts = LETTERS.map((letter) => readData(definitionsFile(letter)));
  expect(texts.filter((text) => !/\S\n$/.test(text) || /\r|\uFEFF/.test(text))).toEqual([]);
});

test('at least 26,000 lemmas are defined', () => {
  expect(new Set(lines.map(({ headword }) => headword)).size).toBeGreaterThanOrEqual(26_000);
});

const WRONG_LINES = {
  'not three fields': ['chat\tAnimal qui ronronne.'],
  'unknown category': ['chat\tnom\tAnimal qui ronronne.'],
  'in the wrong file': ['zèbre\tn. m.\tAnimal rayé.'],
  'no word of the lexicon': ['chât\tn. m.\tAnimal qui ronronne.'],
  'no lemma': ['chevaux\tn. m. pl.\tAnimaux de course.'],
  'no sentence': ['chat\tn. m.\tanimal qui ronronne'],
  'too short': ['chat\tn. m.\tBête.'],
  'too long': [`chat\tn. m.\tAnimal ${'très '.repeat(40)}doux.`],
  'gives its word away': [
    'cheval\tn. m.\tUn des chevaux de la course.',
    'chanter\tv.\tFaire comme un chanteur.',
    'cri\tn. m.\tUn cri de joie.',
  ],
  'badly set': ['chat\tn. m.\tAnimal ; il ronronne.', "chat\tn. m.\tAnimal d'appartement."],
};

describe('of the commonest lemmas', () => {
  const { lexicon } = books;
  const senses = Map.groupBy(lines, ({ word }) => word);
  const rank = (word: string): number => lexicon.rank(word) ?? Number.POSITIVE_INFINITY;
  const lemmas = [...lexicon.words()]
    .filter((word) => lexicon.lemmas(word)[0] === word && Number.isFinite(rank(word)))
    .sort((one, other) => rank(one) - rank(other));

  test.each([
    [5000, 'defined, of any length', 1, 0.99],
    [10_000, 'defined, of any length', 1, 0.98],
    [2000, 'defined in several senses', 2, 1 / 3],
  ])('among %i enough are %s', (count, _, fewest, share) => {
    const known = lemmas.slice(0, count).filter((word) => (senses.get(word)?.length ?? 0) >= fewest);
    expect(known.length / count).toBeGreaterThanOrEqual(share);
  });
});

test('lines are sorted senses of lemmas, well written, which do not give their word away and tell words apart', () => {
  const faults = definitionFaults(lines, books);
  expect([...faults].map(([{ text }, reasons]) => `${reasons.join('; ')}: ${text}`)).toEqual([]);
});

describe('a line is found wrong', () => {
  const line = (text: string): DefinitionLine => {
    const [headword = '', category = '', definition = ''] = text.split('\t');
    const word = headword.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    return { text, fields: text.split('\t'), letter: 'C', headword, word, category, definition };
  };
  const reasons = (...texts: readonly string[]) => [...definitionFaults(texts.map(line), books).values()].flat();

  test('only when it is', () => {
    expect(reasons('chat\tn. m.\tAnimal à moustaches qui ronronne.')).toEqual([]);
    expect(reasons('chat\tn. m.\tAnimal qui ronronne.', 'chat\tn. m.\tAutre animal.')).toEqual([]);
  });

  test.each(Object.entries(WRONG_LINES))('%s', (reason, lines) => {
    for (const line of lines) expect(reasons(line)).toContain(reason);
  });

  test('out of order, or defined as another word is', () => {
    expect(reasons('chat\tn. m.\tAnimal qui ronronne.', 'cabot\tn. m.\tAnimal qui aboie.')).toEqual(['out of order']);
    expect(reasons('chat\tn. m.\tAnimal domestique.', 'chien\tn. m.\tAnimal domestique.')).toEqual([
      'also of chien',
      'also of chat',
    ]);
  });
});

test('compounds are listed, sorted and as well written', () => {
  const compounds = compoundLines();
  const faults = [...definitionFaults(compounds, books)].map(([{ text }, reasons]) => ({
    text,
    reasons: reasons.filter((reason) => reason !== 'no word of the lexicon'),
  }));
  expect(compounds.length).toBeGreaterThan(1_600);
  expect(faults.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  expect(compounds.filter(({ headword }) => books.sounds.compound(headword) === null)).toEqual([]);
});
