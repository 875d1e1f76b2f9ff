// The dictionary as a thing of paper: its thumb index, the words at the top of a page, the headwords with their accents.

import { ALPHABET, lettersOfName } from '@boite/language';
import type { Wordbook } from '../rules/words.ts';
import type { Books } from '../types.ts';

/** A notch of the fore-edge: what one sees of a closed dictionary. */
export interface Thumb {
  readonly letter: string;
  readonly page: number;
}

/** A notch for each letter with which a word begins. */
export function thumbs(book: Wordbook): readonly Thumb[] {
  return [...ALPHABET].flatMap((letter) => {
    const page = book.pageFrom(letter);
    return book.wordsOn(page).some((word) => word.startsWith(letter)) ? [{ letter, page }] : [];
  });
}

/** The page where words begin so; null when it is no beginning of word. */
export function pageOf(book: Wordbook, beginning: string): number | null {
  const letters = lettersOfName(beginning.trim());
  return letters === null || letters === '' ? null : book.pageFrom(letters);
}

/** « marteau – massif »: the first and the last word of a page, as they are printed above it. */
export function guideWords(book: Wordbook, page: number, lexicon: Books['lexicon']): string {
  const words = book.wordsOn(page);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? `${headword(first, book, lexicon)} – ${headword(last, book, lexicon)}` : '';
}

/** A word with its accents: « marche, marché » when the letters do not say which; a proper noun as it is, « Nice ». */
export function headword(word: string, book: Wordbook, lexicon: Books['lexicon']): string {
  const names = headwordNames(word, book);
  const forms = names.some(isProper) ? [] : lexicon.forms(word);
  return (forms.length > 0 ? forms : names).join(', ') || word;
}

/** Whether there is a capital in it: no headword has one. */
function isProper(name: string): boolean {
  return name !== name.toLowerCase();
}

function headwordNames(word: string, book: Wordbook): readonly string[] {
  return [...new Set(book.definitions(word).map(({ headword: name }) => name))];
}
