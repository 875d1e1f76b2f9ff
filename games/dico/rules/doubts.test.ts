// Which words the notebook and STOP point out. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import type { Clue, Options } from '../types.ts';
import { doubtAbout } from './doubts.ts';
import { readOptions } from './form.ts';
import { doubtText } from './text.ts';
import { wordbookOf } from './words.ts';

const books = loadLibrary();
const refereeOf = (raw: object) => {
  const options = readOptions(raw) as Options;
  return { options, book: wordbookOf(options, books) };
};
const referee = refereeOf({ length: '6-8' });
const doubt = (word: string, ...clues: readonly Clue[]) => doubtAbout(word, clues, referee);
const ERT: Clue = { about: 'debut', letters: 'ERT' };
const IMNSU: Clue = { about: 'fin', letters: 'IMNSU' };
const rotiPage = referee.book.pageFrom('ROTI');
const AFTER_ROTI: Clue = { about: 'page', page: rotiPage, where: 'after' };
const NAMED: Clue = { about: 'definition', definition: 'Dernière station.', source: null };

describe('1.4 a word noted is possible or contradicted', () => {
  test('TERMINUS answers to all that was said of it, with or without capitals', () => {
    for (const word of ['TERMINUS', 'terminus', ' Terminus ']) expect(doubt(word, ERT, AFTER_ROTI, IMNSU, NAMED)).toBeNull();
  });
  test.each([
    ['trésor', ERT, IMNSU],
    ['retenir', ERT, AFTER_ROTI],
    ['cheval', ERT, ERT],
  ])('%s is contradicted', (word, first, by) => {
    expect(doubt(word, ...new Set([first, by]))).toEqual({ code: 'contradicted', clue: by });
  });
  test('pages contradict on both sides and on the page itself', () => {
    const page = referee.book.page('TERMINUS') as number;
    const answers = (['before', 'after', 'on-it'] as const).map((where) => doubt('terminus', { about: 'page', page, where }));
    expect(answers.map((one) => one === null)).toEqual([false, false, true]);
  });
});

describe('4.2 what STOP points out', () => {
  test.each(['zzzzzz', 'ab-c', '', 'terminuss'])('« %s » is not in the book', (word) => {
    expect(doubt(word)).toEqual({ code: 'not-in-book' });
  });
  test('a word of the book that has another length or is of another theme was hidden by nobody', () => {
    expect(doubt('anticorps')).toEqual({ code: 'not-to-hide' });
    const painters = refereeOf({ words: 'peintres' });
    expect(doubtAbout('Paris', [], painters)).toEqual({ code: 'not-to-hide' });
    expect(doubtAbout('Matisse', [], painters)).toBeNull();
  });
  test('each doubt has its sentence', () => {
    expect(doubtText({ code: 'not-in-book' })).toBe('n’est pas dans le dictionnaire de cette partie');
    expect(doubtText({ code: 'contradicted', clue: ERT })).toContain('E R T');
    expect(doubtText({ code: 'contradicted', clue: AFTER_ROTI })).toBe(`contredit APRÈS la page ${rotiPage}`);
  });
});
