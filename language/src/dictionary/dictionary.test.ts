import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { LETTERS } from '../alphabet.ts';
import { type Definer, definitionsFile, type LetterText, openDefinitions } from './definitions.ts';
import { HEADWORDS_FILE, openDictionary } from './dictionary.ts';
import { PAGE_SIZE } from './pages.ts';

const { lexicon } = loadLibrary();
const dataText = (file: string) => readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');
const definitions: LetterText = (letter) => dataText(definitionsFile(letter));
const headwords = dataText(HEADWORDS_FILE);
const dictionary = openDictionary({ definitions, headwords, lexicon });
const LENGTHS = [6, 7, 8, 9, 10, 11, 12];
const pages = Array.from({ length: dictionary.pageCount }, (_, index) => dictionary.wordsOn(index + 1));

/** « équipée n. f. », each once. */
function meant(word: string): readonly string[] {
  return [...new Set(dictionary.meanings(word).map(({ headword, category }) => `${headword} ${category}`))];
}

describe('definitions', () => {
  test.each(['TERMINUS', 'terminus', 'Terminus', 'TerMinus'])('%s is found, however it is written', (word) => {
    expect(dictionary.definitions(word)[0]).toEqual({
      headword: 'terminus',
      sense: 1,
      category: 'n. m.',
      text: expect.stringMatching(/^\p{Lu}.*\.$/u),
      source: 'Boîte à mots',
    });
  });

  test.each(['académie', 'academie', 'ACADÉMIE', 'acade\u0301mie'])('%s is found, with its accents or not', (word) => {
    expect(dictionary.definitions(word)[0]).toMatchObject({ headword: 'académie', category: 'n. f.' });
  });

  test('a ligature is two letters', () => {
    expect(dictionary.definitions('œillet')).toEqual(dictionary.definitions('OEILLET'));
    expect(dictionary.headwords('OEILLET')).toEqual(['œillet']);
  });

  test('a word may have several senses, numbered headword by headword in the order we wrote them', () => {
    const senses = dictionary.definitions('accord').map(({ sense }) => sense);
    expect(senses.length).toBeGreaterThan(1);
    expect(senses).toEqual(senses.map((_, index) => index + 1));
    const twins = dictionary.definitions('MARCHE').filter(({ sense }) => sense === 1);
    expect(twins.map(({ headword }) => headword)).toEqual(['marche', 'marché']);
  });

  test('an inflected form means what its lemma means, and is no headword', () => {
    expect(dictionary.meanings('chevaux')).toEqual(dictionary.meanings('cheval'));
    expect(dictionary.meanings('cheval')).not.toEqual([]);
    expect([dictionary.definitions('chevaux'), dictionary.has('chevaux')]).toEqual([[], false]);
  });

  test.each([
    ['ÉQUIPÉES', ['équipée n. f.', 'équiper v.'], ['équipe n. f.']],
    ['TENDRONS', ['tendron n. m.', 'tendre v.'], ['tendre adj.']],
    ['MARINES', ['marine n. f.', 'marin adj.'], ['marin n. m.']],
    ['ACTRICES', ['acteur n. m.'], []],
    ['MADEMOISELLE', ['mademoiselle n. f.'], ['monsieur n. m.']],
    ['MON', ['mon dét.'], ['son n. m.', 'son dét.']],
    ['PORTE', ['porte n. f.', 'porter v.'], []],
  ])('%s is looked up by its accents and its category', (word, meanings, others) => {
    expect(meant(word)).toEqual(expect.arrayContaining(meanings));
    expect(meant(word).filter((one) => others.includes(one))).toEqual([]);
  });

  test.each(['', 'XZQ', 'l’eau', '42', 'A'.repeat(10_000)])('%j has none', (word) => {
    expect([dictionary.definitions(word), dictionary.meanings(word), dictionary.headwords(word)]).toEqual([[], [], []]);
    expect(dictionary.has(word)).toBe(false);
    expect(dictionary.page(word)).toBeNull();
  });

  test('a letter is read once, when it is first asked for; until it arrives its words have none', () => {
    const asked: string[] = [];
    const arrived = new Set<string>();
    const later = openDefinitions((letter) => {
      asked.push(letter);
      return arrived.has(letter) ? definitions(letter) : null;
    });
    expect(asked).toEqual([]);
    expect(later.definitions('ZEBRE')).toEqual([]);
    arrived.add('Z');
    expect(later.definitions('ZEBRE')).toEqual(dictionary.definitions('ZEBRE'));
    expect(later.definitions('ZEBRE')).not.toEqual([]);
    expect(asked).toEqual(['Z', 'Z']);
  });

  test('other dictionaries come after ours, in their order', () => {
    const other = (source: string): Definer => ({
      definitions: (word) =>
        word === 'TERMINUS' ? [{ headword: 'terminus', sense: 1, category: null, text: 'Autre.', source }] : [],
    });
    const wider = openDictionary({ definitions, headwords, lexicon, extra: [other('un'), other('deux')] });
    const sources = new Set(wider.definitions('terminus').map(({ source }) => source));
    expect([...sources]).toEqual(['Boîte à mots', 'un', 'deux']);
  });
});

describe('the pages of the dictionary', () => {
  test('are frozen: definitions are corrected, pages stay', () => {
    const checksum = createHash('sha256').update(headwords).digest('hex');
    expect(checksum).toBe('1bf4bbe667cafb15666d29ddb0905d1eb457dcab778d26994f9e2c07b64170df');
  });

  test('hold forty words each, the last one too, and there are at least 550', () => {
    expect(pages.length).toBeGreaterThanOrEqual(550);
    expect(pages.filter((words) => words.length !== PAGE_SIZE)).toEqual([]);
  });

  test('are in alphabetical order, each word once', () => {
    const all = pages.flat();
    expect(all.filter((word, index) => index > 0 && (all[index - 1] ?? '') >= word)).toEqual([]);
    expect(all.filter((word) => !/^[A-Z]{6,12}$/.test(word))).toEqual([]);
    expect(LENGTHS.flatMap((length) => dictionary.words(length)).sort()).toEqual(all);
    expect(dictionary.words(13)).toEqual([]);
  });

  test('have no headword that is not defined', () => {
    const undefinedWords = pages.flat().filter((word) => {
      const defined = new Set(dictionary.definitions(word).map(({ headword }) => headword));
      return dictionary.headwords(word).length === 0 || dictionary.headwords(word).some((headword) => !defined.has(headword));
    });
    expect(undefinedWords).toEqual([]);
  });

  test('have every word of six to twelve letters that we define, but the last that would not fill a page', () => {
    const ours = openDefinitions(definitions);
    const defined = LETTERS.flatMap((letter) => ours.words(letter)).filter(({ length }) => LENGTHS.includes(length));
    expect(defined.filter((word) => !dictionary.has(word)).length).toBeLessThan(PAGE_SIZE);
  });

  test('a page is found by its words, with their accents or not', () => {
    const wrong = pages.flatMap((words, index) => words.filter((word) => dictionary.page(word) !== index + 1));
    expect(wrong).toEqual([]);
    expect(dictionary.page('académie')).toBe(dictionary.page('ACADEMIE'));
    expect(dictionary.wordsOn(dictionary.page('terminus') ?? 0)).toContain('TERMINUS');
    expect(dictionary.page('terminus')).toBeGreaterThan(dictionary.page('rôtisserie') ?? 0);
  });

  test('open at a beginning of word', () => {
    expect(dictionary.wordsOn(dictionary.pageFrom('hél')).some((word) => word.startsWith('HEL'))).toBe(true);
    expect([dictionary.pageFrom(''), dictionary.pageFrom('a'), dictionary.pageFrom('zz')]).toEqual([1, 1, dictionary.pageCount]);
  });
});
