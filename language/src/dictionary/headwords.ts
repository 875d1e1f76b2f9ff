// Knows how the headwords are kept: a line a page, each word by what it shares with the word before it.

import { PAGE_SIZE, type Pages, readPages } from './pages.ts';

/** How many letters are shared, from « a » for none on: ABAQUE, ABATTU are « aABAQUEdTTU ». */
const SHARED = 'abcdefghijklmnopqrstuvwxyz';
const HEADWORD_STEP = /([a-z])([A-Z]+)/g;
const OPENING = /^a([A-Z]+)/;

export function openHeadwords(text: string): Pages {
  const lines = text.trimEnd().split('\n');
  const openings = lines.map((line) => OPENING.exec(line)?.[1] ?? '');
  return readPages(openings, (page) => readPage(lines[page - 1] ?? ''));
}

/** A file of words in alphabetical order, as tiles spell them. */
export function writtenHeadwords(words: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(words.length / PAGE_SIZE) }, (_, page) =>
    writtenPage(words.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  );
  return lines.map((line) => `${line}\n`).join('');
}

function readPage(line: string): readonly string[] {
  const words: string[] = [];
  for (const [, shared = '', rest = ''] of line.matchAll(HEADWORD_STEP)) {
    words.push((words.at(-1) ?? '').slice(0, SHARED.indexOf(shared)) + rest);
  }
  return words;
}

function writtenPage(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLetters(words[index - 1] ?? '', word);
      return (SHARED[shared] ?? '') + word.slice(shared);
    })
    .join('');
}

/** How many letters two words begin alike with; never all of the second. */
function sharedLetters(before: string, word: string): number {
  let shared = 0;
  while (shared < word.length - 1 && word[shared] === before[shared]) shared++;
  return shared;
}
