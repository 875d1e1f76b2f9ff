// How the page asks for the best of some cards: a worker of its own, gone once it has answered.

import type { BestFound, BestQuestion } from './best.ts';
import address from './best.worker.ts?page-worker';

export interface BestAnswer extends BestFound {
  /** Which of the questions. */
  readonly nth: number;
}

/** Gives what stops the search. */
export function askBest(questions: readonly BestQuestion[], heard: (answer: BestAnswer) => void): () => void {
  const worker = new Worker(address, { type: 'module' });
  let left = questions.length;
  worker.onmessage = ({ data }: MessageEvent<BestAnswer>) => {
    heard(data);
    left -= 1;
    if (left === 0) worker.terminate();
  };
  worker.postMessage(questions);
  return () => worker.terminate();
}
