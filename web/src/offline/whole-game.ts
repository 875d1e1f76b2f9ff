// Knows how a game that is being played becomes whole on this device, for the days without a network: behind the person's back, after a first move.

import { booksCompleted } from '@boite/ui/library.ts';
import { laterPartsCome } from '../shell/later.ts';
import { isSavingData } from './take-along.ts';

/** Its books, and what a table inside this device is made of. Whatever does not come now comes when it is needed. */
export async function keepGameWhole(books: readonly string[]): Promise<void> {
  await laterPartsCome();
  if (isSavingData()) return;
  const [{ WorkerBots }] = await Promise.all([import('../link/bots.ts'), import('../link/here.ts'), booksCompleted(books)]);
  await fetch(WorkerBots.address);
}
