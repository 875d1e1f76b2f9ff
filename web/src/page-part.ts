// A page that comes in a file of its own: when its line is cut before it is there, nothing can be shown, so it is loaded again as soon as
// the server answers.

import { ofThisTab } from '@boite/ui/device/memory.ts';
import { newVersion } from './new-version.svelte.ts';

const LOADED_AGAIN = 'loaded-again';
/** Times in a row; a file that never comes is no matter of the line. */
const MOST_LOADS = 30;
/** Between two looks whether the server answers, in milliseconds. */
const LOOK_PAUSE = 500;

/** Browsers do not ask again for a file of the program that once failed to come: only the page as a whole can. */
export async function pagePart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    const come = await part;
    ofThisTab.remember(LOADED_AGAIN, 0);
    return come;
  } catch (error) {
    const times = ofThisTab.recall<number>(LOADED_AGAIN) ?? 0;
    await serverAnswering();
    if (times >= MOST_LOADS || (await newVersion.look())) throw error;
    ofThisTab.remember(LOADED_AGAIN, times + 1);
    location.reload();
    return new Promise(() => {});
  }
}

async function serverAnswering(): Promise<void> {
  const answers = () =>
    fetch('/version', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, LOOK_PAUSE));
}
