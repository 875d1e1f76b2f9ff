// The dictionary as a thing of paper: its thumb index, the words at the top of a page, the headwords with their accents.

import { ALPHABET, type Definition, lettersOfName } from '@boite/language';
import type { Wordbook } from '../rules/words.ts';

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
export function guideWords(book: Wordbook, page: number): string {
  const words = book.wordsOn(page);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? `${printed(first, book)} – ${printed(last, book)}` : '';
}

/** A word with its accents: « marche, marché » when the letters do not say which; a proper noun as it is, « Nice ». */
export function printed(word: string, book: Wordbook): string {
  return book.headwords(word).join(', ') || word;
}

/** A definition as a dictionary sets it among the others of a word: what goes without saying is left out. */
export interface PrintedSense {
  /** The headword, above its first sense. */
  readonly headword: string | null;
  /** « 2. », when the headword has several senses. */
  readonly number: string | null;
  /** « n. m. », where it changes. */
  readonly category: string | null;
  readonly text: string;
  /** Who wrote it, after the last that one wrote. */
  readonly source: string | null;
}

export function printedSenses(definitions: readonly Definition[]): readonly PrintedSense[] {
  return definitions.map(({ headword, category, text, source }, index) => {
    const before = definitions[index - 1];
    const isFirst = before?.headword !== headword;
    const isAlone = definitions.filter((other) => other.headword === headword).length === 1;
    const place = definitions.slice(0, index + 1).filter((other) => other.headword === headword).length;
    return {
      headword: isFirst ? headword : null,
      number: isAlone ? null : `${place}.`,
      category: isFirst || before.category !== category ? categoryText(category) : null,
      text,
      source: definitions[index + 1]?.source === source ? null : source,
    };
  });
}

/** Abbreviations are not cut at the end of a line. */
export function categoryText(category: Definition['category']): string | null {
  return category === null ? null : category.replaceAll(' ', '\u00a0');
}
