// Knows how a word is asked about wherever it stands, and that it explains itself.

import { expect, type Locator, type Page } from '@playwright/test';

/** The first word of that place, as it stands there. */
export async function expectExplained(page: Page, place: Locator): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const before = await dialogs.count();
  await place
    .getByTitle(/^Que veut dire ce mot/)
    .first()
    .click();
  const told = dialogs.last().getByRole('list', { name: 'Comment il s’écrit et se dit' });
  await expect(told.or(dialogs.last().getByText('n’est pas dans le dictionnaire')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(before);
}
