import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../../node/load.ts';
import type { Definer } from './definitions.ts';
import { DICTIONARY_FILES, openDictionary } from './dictionary.ts';
import { PAGE_SIZE } from './pages.ts';

const lexicon = loadLexicon();
const [definitions, headwords] = [DICTIONARY_FILES.definitions, DICTIONARY_FILES.headwords].map((file) =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'),
) as [string, string];
const dictionary = openDictionary({ definitions, headwords, lexicon });
const LENGTHS = [6, 7, 8, 9, 10, 11, 12];
const defined = LENGTHS.flatMap((length) => dictionary.words(length));
const pages = Array.from({ length: dictionary.pageCount }, (_, index) => dictionary.wordsOn(index + 1));

describe('definitions', () => {
  test.each(['TERMINUS', 'terminus', 'Terminus', 'TerMinus'])('%s is found, however it is written', (word) => {
    expect(dictionary.definitions(word)).toEqual([
      { headword: 'terminus', text: 'Dernière station d’une ligne de métro.', source: 'Boîte à mots' },
    ]);
  });

  test.each(['académie', 'academie', 'ACADÉMIE', 'acade\u0301mie'])('%s is found, with its accents or not', (word) => {
    expect(dictionary.definitions(word)).toMatchObject([{ headword: 'académie' }]);
  });

  test('a ligature is two letters', () => {
    expect(dictionary.definitions('œillet')).toEqual(dictionary.definitions('OEILLET'));
    expect(dictionary.has('œillet')).toBe(true);
  });

  test('a word may have several, in the order we wrote them', () => {
    expect(dictionary.definitions('accord').map(({ text }) => text)).toEqual([
      'Entente entre des personnes qui sont du même avis.',
      'Ensemble de notes jouées en même temps.',
    ]);
  });

  test('an inflected form has those of its lemma', () => {
    expect(dictionary.definitions('chevaux')).toEqual(dictionary.definitions('cheval'));
    expect(dictionary.definitions('cheval')).not.toEqual([]);
  });

  test.each(['', 'XZQ', 'l’eau', '42', 'A'.repeat(10_000)])('%j has none', (word) => {
    expect(dictionary.definitions(word)).toEqual([]);
    expect(dictionary.has(word)).toBe(false);
    expect(dictionary.page(word)).toBeNull();
  });

  test('other dictionaries come after ours, in their order', () => {
    const other = (source: string): Definer => ({
      definitions: (word) =>
        word === 'ABAQUE' || word === 'TERMINUS' ? [{ headword: word.toLowerCase(), text: 'Autre.', source }] : [],
    });
    const wider = openDictionary({ definitions, headwords, lexicon, extra: [other('un'), other('deux')] });
    expect(wider.definitions('terminus').map(({ source }) => source)).toEqual(['Boîte à mots', 'un', 'deux']);
    expect(wider.definitions('abaques').map(({ source }) => source)).toEqual(['un', 'deux']);
    expect([dictionary.has('abaque'), wider.has('abaque'), wider.has('abaques')]).toEqual([false, true, false]);
  });

  test('at least 200 words of each length have one of ours', () => {
    expect(LENGTHS.filter((length) => dictionary.words(length).length < 200)).toEqual([]);
    expect(defined.length).toBeGreaterThan(6000);
    expect(dictionary.words(13)).toEqual([]);
  });
});

describe('the pages of the dictionary', () => {
  test('are frozen: words come and go, pages stay', () => {
    const checksum = createHash('sha256').update(headwords).digest('hex');
    expect(checksum).toBe('6a282e0160babb12ba79f97935b932e2ea5478fecd2001484dbd032fbb14f56b');
  });

  test('hold forty headwords each, the last one too', () => {
    expect(pages.length).toBeGreaterThan(900);
    expect(pages.filter((words) => words.length !== PAGE_SIZE)).toEqual([]);
  });

  test('are in alphabetical order, each headword once', () => {
    const all = pages.flat();
    expect(all.filter((word, index) => index > 0 && (all[index - 1] ?? '') >= word)).toEqual([]);
    expect(all.filter((word) => !/^[A-Z]{6,12}$/.test(word))).toEqual([]);
  });

  test('have every word that we define', () => {
    expect(defined.filter((word) => !dictionary.has(word))).toEqual([]);
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
