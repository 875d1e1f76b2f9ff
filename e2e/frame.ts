// What the frame of every game shows: whose turn it is, and the ranking at the end.

import type { Locator, Page } from '@playwright/test';

export function yourTurn(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'À vous' });
}

export function ending(page: Page): Locator {
  return page.getByRole('list', { name: 'Classement' });
}
