// Knows how the headwords of a book are kept: a line a page, with their accents, a space between two.

import { spelled } from '../alphabet.ts';
import { lastKept } from './last-kept.ts';
import { PAGE_SIZE, type Pages, readPages } from './pages.ts';

/** The headwords of a book: those that tiles spell alike stand on its pages as one word. */
export interface Headwords extends Pages {
  /** The headwords that tiles spell so, with their accents, the commonest first; none when there is no such word. */
  headwords(word: string): readonly string[];
  /** Every word, in alphabetical order. */
  words(): readonly string[];
}

const BETWEEN_HEADWORDS = ' ';

export function openHeadwords(text: string): Headwords {
  const lines = text.trimEnd().split('\n');
  const openings = lines.map((line) => headwordLetters(line.split(BETWEEN_HEADWORDS, 1)[0] ?? ''));
  const headwordsOn = (page: number) => lines[page - 1]?.split(BETWEEN_HEADWORDS) ?? [];
  const pages = readPages(
    openings,
    lastKept((page) => inARowOnce(headwordsOn(page).map(headwordLetters))),
  );
  let all: readonly string[] | undefined;
  return {
    ...pages,
    headwords: (word) => headwordsOn(pages.page(word) ?? 0).filter((headword) => headwordLetters(headword) === word),
    words() {
      all ??= lines.flatMap((_, index) => pages.wordsOn(index + 1));
      return all;
    },
  };
}

/** A file of words in alphabetical order, each by its headwords. */
export function writtenHeadwords(words: readonly (readonly string[])[]): string {
  const lines = Array.from({ length: Math.ceil(words.length / PAGE_SIZE) }, (_, page) =>
    words
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .flat()
      .join(BETWEEN_HEADWORDS),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** Each once, of words in alphabetical order. */
function inARowOnce(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => word !== words[index - 1]);
}

function headwordLetters(headword: string): string {
  return spelled(headword) ?? '';
}
