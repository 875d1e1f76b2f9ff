// Knows how a person takes a game from the shelf.

import type { Locator, Page } from '@playwright/test';

/** The box of a game on the home page. */
export function box(page: Page, game: string): Locator {
  return page.getByRole('article', { name: game, exact: true });
}
