// Knows how one bot thinks, away from the page: from its view alone, within its budget.

import { boxOf } from '@boite/games/boxes.ts';
import { bestThought } from '@boite/kernel';
import type { BotRequest } from '@boite/table';
import { answerAll } from '@boite/ui/asked-worker.ts';
import { luck } from '@boite/ui/device/luck.ts';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';

/** How long a bot may think, in milliseconds. */
const WORKER_BUDGET = 1_000;

answerAll(workerThought);

async function workerThought({ game, view, seat, level }: BotRequest): Promise<unknown> {
  const box = await boxOf(game);
  if (!box) throw new Error(`no bot plays ${game}`);
  const [bot] = await Promise.all([box.bot(), booksCompleted(box.books)]);
  const opened = await booksNamed(box.books);
  const until = performance.now() + WORKER_BUDGET;
  return bestThought(bot.think({ view, seat, level, books: opened, chance: luck }), () => performance.now() > until);
}
