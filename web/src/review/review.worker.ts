// Looks at a finished game again, away from the page: a turn after the other.

import { boxOf } from '@boite/games/boxes.ts';
import { coachHere } from '@boite/games/coaches.ts';
import { turnRemark } from '@boite/games/remark.ts';
import { type GameRecord, type ReviewedTurn, reviewed } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';

export type RemarkedTurn = ReviewedTurn & {
  readonly remark: string;
  /** « 11 points ». */
  readonly worth: string;
};

/** A turn, or null once all are told. */
export type ReviewMessage = RemarkedTurn | null;

function worthTold({ points }: ReviewedTurn, [one, several]: readonly [string, string]): string {
  return typeset(counted(Number(points.toFixed(2)), one, several));
}

addEventListener('message', async ({ data: record }: MessageEvent<GameRecord>) => {
  const [box, coach] = await Promise.all([boxOf(record.game), coachHere(record.game)]);
  const insight = coach?.insight;
  if (box && insight) {
    const [bot] = await Promise.all([box.bot(), booksCompleted(box.books)]);
    const books = await booksNamed(box.books);
    for (const turn of reviewed(record, { game: box.game, bot, insight, books }))
      postMessage({ ...turn, remark: turnRemark(turn, insight.unit), worth: worthTold(turn, insight.unit) });
  }
  postMessage(null);
});
