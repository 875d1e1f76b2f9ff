// Knows how the headwords are kept: a line a page, each by what it shares with the headword before it.

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

/** How many letters are shared, from « A » for none on: « abaque », « abattu » are « AabaqueDttu ». */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const [FIRST_SHARED, LAST_SHARED] = [SHARED.charCodeAt(0), SHARED.charCodeAt(SHARED.length - 1)] as const;
const OPENING = /^A([^A-Z]+)/;

export function openHeadwords(text: string): Headwords {
  const lines = text.trimEnd().split('\n');
  const openings = lines.map((line) => headwordLetters(OPENING.exec(line)?.[1] ?? ''));
  const headwordsOn = lastKept((page) => readPage(lines[page - 1] ?? ''));
  const wordsOn = lastKept((page) => inARowOnce(headwordsOn(page).map(headwordLetters)));
  const pages = readPages(openings, wordsOn);
  let all: readonly string[] | undefined;
  return {
    ...pages,
    headwords(word) {
      const page = pages.page(word);
      return page === null ? [] : headwordsOn(page).filter((headword) => headwordLetters(headword) === word);
    },
    words() {
      all ??= lines.flatMap((_, index) => pages.wordsOn(index + 1));
      return all;
    },
  };
}

/** A file of words in alphabetical order, each by its headwords. */
export function writtenHeadwords(words: readonly (readonly string[])[]): string {
  const lines = Array.from({ length: Math.ceil(words.length / PAGE_SIZE) }, (_, page) =>
    writtenPage(words.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).flat()),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** Character by character: a book is read whole when a game asks for its words. */
function readPage(line: string): readonly string[] {
  const headwords: string[] = [];
  let headword = '';
  for (let at = 0, end = 0; at < line.length; at = end) {
    for (end = at + 1; end < line.length && line.charCodeAt(end) > LAST_SHARED; ) end++;
    headword = headword.slice(0, line.charCodeAt(at) - FIRST_SHARED) + line.slice(at + 1, end);
    headwords.push(headword);
  }
  return headwords;
}

function writtenPage(headwords: readonly string[]): string {
  return headwords
    .map((headword, index) => {
      const shared = sharedLetters(headwords[index - 1] ?? '', headword);
      return (SHARED[shared] ?? '') + headword.slice(shared);
    })
    .join('');
}

/** How many letters two headwords begin alike with; never all of the second. */
function sharedLetters(before: string, headword: string): number {
  let shared = 0;
  while (shared < headword.length - 1 && headword[shared] === before[shared]) shared++;
  return shared;
}

/** Each once, of words in alphabetical order. */
function inARowOnce(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => word !== words[index - 1]);
}

function headwordLetters(headword: string): string {
  return spelled(headword) ?? '';
}
