// Makes the position of a day and looks for its best, away from the page, so that it does not freeze.

import { boxOf } from '@boite/games/boxes.ts';
import { coachHere } from '@boite/games/coaches.ts';
import type { WordsUsed } from '@boite/kernel';
import { answerAll } from '@boite/ui/asked-worker.ts';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';

export interface DayQuestion {
  readonly game: string;
  readonly day: string;
  /** The best in these words; null for the facts that lay the day out. */
  readonly best: WordsUsed | null;
}

answerAll(async ({ game, day, best }: DayQuestion) => {
  const [box, coach] = await Promise.all([boxOf(game), coachHere(game)]);
  if (!box || !coach?.daily) throw new Error(`${game} has no challenge`);
  await booksCompleted(box.books);
  const books = await booksNamed(box.books);
  return best === null ? coach.daily.dealt(day, books) : coach.daily.best(day, best, books);
});
