// Knows how one bot thinks, away from the page: from its view alone, as long as its patience lasts.

import { gameNamed } from '@boite/games';
import { bestThought } from '@boite/kernel';
import type { BotRequest } from '@boite/table';
import { luck } from '@boite/ui/device/luck.ts';
import { booksNamed } from '@boite/ui/library.ts';
import type { Thought } from './bots.ts';

/** Milliseconds. */
const BUDGET = 1_000;

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: BotRequest }>) => {
  postMessage(await answered(data.id, data.request));
});

async function answered(id: number, request: BotRequest): Promise<Thought> {
  try {
    return { id, action: await thought(request), error: null };
  } catch (error) {
    return { id, action: null, error: String(error) };
  }
}

async function thought({ game, view, seat, level }: BotRequest): Promise<unknown> {
  const box = gameNamed(game);
  if (!box) throw new Error(`no bot plays ${game}`);
  const opened = await booksNamed(box.books);
  const until = performance.now() + BUDGET;
  return bestThought(box.bot.think({ view, seat, level, books: opened, chance: luck }), () => performance.now() > until);
}
