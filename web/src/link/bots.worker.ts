// Knows how one bot thinks, away from the page: from its view alone, within its budget.

import { boxOf } from '@boite/games/boxes.ts';
import { bestThought } from '@boite/kernel';
import type { BotRequest } from '@boite/table';
import { luck } from '@boite/ui/device/luck.ts';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';
import type { WorkerThought } from './bots.ts';

/** How long a bot may think, in milliseconds. */
const WORKER_BUDGET = 1_000;

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: BotRequest }>) => {
  postMessage(await workerAnswer(data.id, data.request));
});

async function workerAnswer(id: number, request: BotRequest): Promise<WorkerThought> {
  try {
    return { id, action: await workerThought(request), error: null };
  } catch (error) {
    return { id, action: null, error: String(error) };
  }
}

async function workerThought({ game, view, seat, level }: BotRequest): Promise<unknown> {
  const box = await boxOf(game);
  if (!box) throw new Error(`no bot plays ${game}`);
  const [opened] = await Promise.all([booksNamed(box.books), booksCompleted(box.books)]);
  const until = performance.now() + WORKER_BUDGET;
  return bestThought(box.bot.think({ view, seat, level, books: opened, chance: luck }), () => performance.now() > until);
}
