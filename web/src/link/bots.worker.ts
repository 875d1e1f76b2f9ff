// Knows how one bot thinks, away from the page: from its view alone, as long as its patience lasts.

import { gameNamed } from '@boite/games';
import { bestThought } from '@boite/kernel';
import type { BotRequest } from '@boite/table';
import { luck } from '@boite/ui/device/luck.ts';
import { booksNamed } from '@boite/ui/library.ts';
import type { BotThought } from './bots.ts';

/** Milliseconds. */
const THINKING_TIME = 1_000;

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: BotRequest }>) => {
  postMessage(await thoughtFor(data.id, data.request));
});

async function thoughtFor(id: number, request: BotRequest): Promise<BotThought> {
  try {
    return { id, action: await bestAction(request), error: null };
  } catch (error) {
    return { id, action: null, error: String(error) };
  }
}

async function bestAction({ game, view, seat, level }: BotRequest): Promise<unknown> {
  const box = gameNamed(game);
  if (!box) throw new Error(`no bot plays ${game}`);
  const opened = await booksNamed(box.books);
  const until = performance.now() + THINKING_TIME;
  return bestThought(box.bot.think({ view, seat, level, books: opened, chance: luck }), () => performance.now() > until);
}
