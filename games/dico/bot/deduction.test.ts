import { loadLibrary } from '@boite/language/node';
import { expect, it } from 'vitest';
import { wordsLeft } from './deduction.ts';
import { wordsOnPages, wordsToFind } from './keys.ts';

const books = loadLibrary();
const options = { words: 'common', length: '6' } as const;
const wordsOf = ({ keyed, places }: ReturnType<typeof wordsLeft>): readonly string[] =>
  Array.from(places, (at) => keyed.words[at] as string);

it('the words left are those that we define, as long as there is one', () => {
  const left = wordsOf(wordsLeft([{ about: 'debut', letters: 'ACH' }], options, books));
  expect(left).toContain('CHAISE');
  for (const word of left) expect(books.dictionary.words(6)).toContain(word);
});

it('a word that only another dictionary defines is found on its page (2.2)', () => {
  const rare = wordsOnPages(options, books).words.find((word) => !books.dictionary.has(word)) as string;
  const sorted = (letters: string): string => [...letters].sort().join('');
  const answers = [
    { about: 'debut', letters: sorted(rare.slice(0, 3)) },
    { about: 'fin', letters: sorted(rare.slice(3)) },
    { about: 'page', page: books.dictionary.page(rare) ?? 0, where: 'on-it' },
  ] as const;
  expect(wordsToFind(options, books).words).not.toContain(rare);
  expect(wordsOf(wordsLeft(answers, options, books))).toContain(rare);
});
