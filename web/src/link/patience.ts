// Which refusals pass by themselves, and how a request that met one is made again without a word.

import type { LinkAnswer } from './link.ts';

const PASSING: readonly string[] = ['too-fast', 'not-kept', 'broken-table'];

/** In milliseconds, after each refusal; then the person is told. */
const RESTS = [700, 1_500, 3_000, 5_000];

type RefusedAnswer = Extract<LinkAnswer, { done: false }>;

/** Nothing has changed, and the same may be asked again in a moment. */
export function isPassing({ code }: RefusedAnswer): boolean {
  return PASSING.includes(code);
}

/** Asks until it is done, or refused for good; when the line cannot carry it for now, the next try waits its turn. */
export async function patiently(ask: () => Promise<LinkAnswer>, isOpen: () => boolean): Promise<LinkAnswer> {
  let answer = await ask();
  for (const rest of RESTS) {
    if (answer.done || !isPassing(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, rest));
    if (isOpen()) answer = await ask();
  }
  return answer;
}
