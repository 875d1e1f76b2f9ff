// Why a word that someone thinks of cannot be an opponent's: the book does not have it, or an answer contradicts it. (RULES.md 1.4, 4.2)

import type { Capitals, Clue, Options } from '../types.ts';
import { alphabetical, BEGINNING } from './answers.ts';
import { lengthOf, lettersTyped, type Wordbook } from './words.ts';

export type Doubt =
  | { readonly code: 'not-in-book' }
  /** In the book, but too short, too long or of another theme: nobody may have hidden it. */
  | { readonly code: 'not-to-hide' }
  | { readonly code: 'contradicted'; readonly clue: Clue };

interface Referee {
  readonly options: Options;
  readonly book: Pick<Wordbook, 'page' | 'isToHide'>;
}

/** Null when it is possible. What a definition means is for the player to say. */
export function doubtAbout(typed: string, clues: readonly Clue[], { options, book }: Referee): Doubt | null {
  const letters = lettersTyped(options, typed);
  const page = letters === null ? null : book.page(letters);
  if (letters === null || page === null) return { code: 'not-in-book' };
  const clue = clues.find((one) => !wouldAnswer(one, letters, page));
  if (clue) return { code: 'contradicted', clue };
  const { fewest, most } = lengthOf(options);
  const isLong = letters.length >= fewest && letters.length <= most;
  return isLong && book.isToHide(letters) ? null : { code: 'not-to-hide' };
}

function wouldAnswer(clue: Clue, word: Capitals, page: number): boolean {
  switch (clue.about) {
    case 'debut':
      return alphabetical(word.slice(0, BEGINNING)) === clue.letters;
    case 'fin':
      return alphabetical(word.slice(BEGINNING)) === clue.letters;
    case 'page':
      return clue.where === (page === clue.page ? 'on-it' : page < clue.page ? 'before' : 'after');
    case 'definition':
      return true;
  }
}
