// How the best of some cards is looked for away from the page, so that it does not freeze.

import { booksCompleted, gameBooks } from '@boite/ui/library.ts';
import { box } from '../game.ts';
import { type BestQuestion, bestFor } from './best.ts';

addEventListener('message', async ({ data }: MessageEvent<readonly BestQuestion[]>) => {
  await booksCompleted(box.books);
  const opened = await gameBooks(box.books);
  for (const [nth, question] of data.entries()) postMessage({ nth, ...bestFor(question, opened) });
});
