// What nobody sees at a first turn: the scene of the end, the menu, what a word means. It comes when it is asked for, or after a first move.

import { nextTask } from '@boite/ui/next-task.ts';

export const laterParts = {
  ending: () => import('./Ending.svelte'),
  company: () => import('./Company.svelte'),
  hint: () => import('../hints/TableHints.svelte'),
  menu: () => import('./Menu.svelte'),
  word: () => import('@boite/ui/WordDialog.svelte'),
};

/** Whoever plays on meets them, also without a network. */
export async function laterPartsCome(): Promise<void> {
  // One by one: together they would keep the page from showing the move.
  for (const part of Object.values(laterParts)) {
    await nextTask();
    await part();
  }
}
