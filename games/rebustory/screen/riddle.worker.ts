// Listens to guesses and looks for cards that say a word, away from the page.

import { answerAll } from '@boite/ui/asked-worker.ts';
import { booksCompleted, gameBooks } from '@boite/ui/library.ts';
import type { CardId } from '../rules/cards.ts';
import { cardsSaying, type Warmth, warmthOf } from '../rules/riddle.ts';

/** What somebody guesses of cards; without cards, the word that some are wanted for. */
export interface RiddleQuestion {
  readonly cards: readonly CardId[] | null;
  readonly word: string;
}

export interface RiddleAnswer {
  readonly warmth: Warmth | null;
  readonly rows: readonly (readonly CardId[])[];
}

const RIDDLE_BOOKS = ['lexicon', 'sounds', 'names'] as const;

answerAll(async ({ cards, word }: RiddleQuestion): Promise<RiddleAnswer> => {
  await booksCompleted(RIDDLE_BOOKS);
  const voices = await gameBooks(RIDDLE_BOOKS);
  return cards === null ? { warmth: null, rows: cardsSaying(word, voices) } : { warmth: warmthOf(cards, word, voices), rows: [] };
});
