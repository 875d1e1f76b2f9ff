// The naive way to deduce: every word's letters sorted again, words grouped by what they would answer.

import { PAGE_SIZE } from '@boite/language';
import { BEGINNING } from '../../rules/answers.ts';
import type { Clue as Answer } from '../../types.ts';

/** What DÉBUT DE MOT and FIN DE MOT teach, in bits. */
export function groupedBits(words: readonly string[]): readonly number[] {
  return [sortedBeginning, sortedEnding].map((part) => {
    const groups = Map.groupBy(words, part);
    let bits = 0;
    for (const { length } of groups.values()) bits += (length / words.length) * Math.log2(words.length / length);
    return bits;
  });
}

/** The words that would have answered the same. */
export function groupedWords(words: readonly string[], answers: readonly Answer[]): readonly string[] {
  return words.filter((word, at) => answers.every((answer) => answersSo(word, 1 + Math.floor(at / PAGE_SIZE), answer)));
}

function answersSo(word: string, page: number, answer: Answer): boolean {
  switch (answer.about) {
    case 'debut':
      return sortedBeginning(word) === answer.letters;
    case 'fin':
      return sortedEnding(word) === answer.letters;
    case 'definition':
      return true;
    case 'page':
      return answer.where === (page === answer.page ? 'on-it' : page < answer.page ? 'before' : 'after');
  }
}

function sortedBeginning(word: string): string {
  return lettersSorted(word.slice(0, BEGINNING));
}

function sortedEnding(word: string): string {
  return lettersSorted(word.slice(BEGINNING));
}

export function lettersSorted(letters: string): string {
  return [...letters].sort().join('');
}
