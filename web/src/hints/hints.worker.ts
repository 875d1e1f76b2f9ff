// Looks for hints away from the page, from what one person sees and nothing else; without a network too.

import { boxOf } from '@boite/games/boxes.ts';
import { coachHere } from '@boite/games/coaches.ts';
import type { Hints, Stuck } from '@boite/kernel';
import { answerAll } from '@boite/ui/asked-worker.ts';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';

export interface HintQuestion extends Stuck<object> {
  readonly game: string;
}

answerAll(async ({ game, ...stuck }: HintQuestion): Promise<Hints | null> => {
  const [box, coach] = await Promise.all([boxOf(game), coachHere(game)]);
  if (!box || !coach?.hints) return null;
  await booksCompleted(box.books);
  return coach.hints(stuck, await booksNamed(box.books));
});
