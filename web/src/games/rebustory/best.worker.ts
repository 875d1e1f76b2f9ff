// Knows how the best of some cards is looked for away from the page, so that it does not freeze.

import { book } from '../library.ts';
import { BestFinder, type BestQuestion } from './best.ts';

const finder = Promise.all([book('lexicon'), book('sounds')]).then(([lexicon, sounds]) => new BestFinder(lexicon, sounds));

addEventListener('message', async ({ data }: MessageEvent<readonly BestQuestion[]>) => {
  const opened = await finder;
  for (const [nth, question] of data.entries()) postMessage({ nth, best: opened.best(question) });
});
