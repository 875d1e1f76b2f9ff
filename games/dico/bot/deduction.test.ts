import { loadLibrary } from '@boite/language/node';
import { expect, it } from 'vitest';
import { wordsLeft } from './deduction.ts';
import { wordsToFind } from './keys.ts';

const books = loadLibrary();
const options = { words: 'common', length: '6' } as const;
const wordsOf = ({ keyed, places }: ReturnType<typeof wordsLeft>): readonly string[] =>
  Array.from(places, (at) => keyed.words[at] as string);

it('the words left are words of the book', () => {
  const left = wordsOf(wordsLeft([{ about: 'debut', letters: 'ACH' }], options, books));
  expect(left).toContain('CHAISE');
  for (const word of left) expect(books.dictionary.words(6)).toContain(word);
});

it('every word of the book may be the one: its letters and its page lead to it (2.2)', () => {
  const { words } = wordsToFind(options, books);
  expect(words).toEqual(books.dictionary.words(6));
  const rare = words.findLast((word) => books.lexicon.rank(word) === null) as string;
  const sorted = (letters: string): string => [...letters].sort().join('');
  const answers = [
    { about: 'debut', letters: sorted(rare.slice(0, 3)) },
    { about: 'fin', letters: sorted(rare.slice(3)) },
    { about: 'page', page: books.dictionary.page(rare) ?? 0, where: 'on-it' },
  ] as const;
  expect(wordsOf(wordsLeft(answers, options, books))).toContain(rare);
});
