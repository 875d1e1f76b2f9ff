// Knows how the best of some cards is looked for away from the page, so that it does not freeze.

import { books } from '@boite/ui/library.ts';
import { type BestQuestion, bestOf } from './best.ts';
import { type Books, rebustory } from './rules.ts';

addEventListener('message', async ({ data }: MessageEvent<readonly BestQuestion[]>) => {
  const opened = (await books(rebustory.books)) as Books;
  for (const [nth, question] of data.entries()) postMessage({ nth, ...bestOf(question, opened) });
});
