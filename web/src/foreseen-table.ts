// How a table comes that is about to be opened: all that shows it side by side, not one part after the other, then its books.

import { openGame } from './open-game.ts';

/** What fails here is asked for again at the table. */
export function foreseeTable(game: string): void {
  const parts = Promise.all([openGame(game), import('@boite/ui/library.ts'), import('./pages/TablePage.svelte')]);
  parts.then(([opened, { booksNamed }]) => booksNamed(opened?.box.books ?? [])).catch(() => {});
}
