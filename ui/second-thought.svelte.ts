// A moment in which a deed that cannot be undone may still be called off: nothing is sent before it has passed.

import { SECOND_THOUGHT } from './pauses.ts';
import { YesOrNo } from './yes-or-no.svelte.ts';

/** What is asked is the deed, in words. */
export const secondThought = new YesOrNo<string>();

/** Says what is about to be done; false when it was called off. */
export async function isMeant(text: string): Promise<boolean> {
  const meant = secondThought.ask(text);
  const alarm = setTimeout(() => secondThought.settle(true), SECOND_THOUGHT);
  return meant.finally(() => clearTimeout(alarm));
}
