// Knows the pages of a dictionary: forty headwords each, in alphabetical order.

import { countBefore } from './sorted.ts';

export const PAGE_SIZE = 40;

export interface Pages {
  readonly pageCount: number;
  /** The page of a headword as tiles spell it, from 1 on; null when it is none. */
  page(word: string): number | null;
  /** The headwords of a page, as tiles spell them; none when there is no such page. */
  wordsOn(page: number): readonly string[];
  /** The page to open to read from a beginning of word on: the last one when nothing comes after it. */
  pageFrom(beginning: string): number;
}

/** The pages of words in alphabetical order, as tiles spell them. */
export function pagesOf(words: readonly string[]): Pages {
  const openings = words.filter((_, index) => index % PAGE_SIZE === 0);
  return readPages(openings, (page) => words.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
}

/** Pages that are read one by one, when they are opened; `openings` are their first words. */
export function readPages(openings: readonly string[], read: (page: number) => readonly string[]): Pages {
  const pageCount = openings.length;
  const wordsOn = (page: number) => (page >= 1 && page <= pageCount ? read(page) : []);

  function page(word: string): number | null {
    const only = pagesUpTo(word, openings);
    return wordsOn(only).includes(word) ? only : null;
  }

  function pageFrom(beginning: string): number {
    const last = pagesUpTo(beginning, openings);
    const isOver = (wordsOn(last).at(-1) ?? '') < beginning;
    return Math.min(Math.max(isOver ? last + 1 : last, 1), pageCount);
  }

  return { pageCount, page, wordsOn, pageFrom };
}

/** How many pages begin with a word or before it. */
function pagesUpTo(word: string, openings: readonly string[]): number {
  return countBefore(openings.length, (index) => (openings[index] ?? '') <= word);
}
