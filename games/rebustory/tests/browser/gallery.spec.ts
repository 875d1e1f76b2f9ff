// « Les cartes » shows every card of Rébustory, whole, and says how it sounds.

import { expectPictures, gallerySection } from '@boite/e2e/gallery.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { deckOf } from '../../rules/deck.ts';

test('the gallery shows every card of both editions @all', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Les cartes des rébus' }).click();
  await expect(page.getByRole('heading', { name: 'Les cartes' })).toBeVisible();
  for (const [edition, name] of [
    ['compacte', /Compacte/],
    ['classique', /Classique/],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expectPictures(gallerySection(page, 'Rébustory'), new Set(deckOf(edition)).size);
  }
});

test('a card is looked for by its name, opened by keyboard, and says its sounds', async ({ page }) => {
  await page.goto('/cartes');
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('ane');
  const card = page.getByRole('button', { name: 'âne, 1 point' });
  await card.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'âne' });
  await expect(details).toContainText('[an]');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(card).toBeFocused();
  await page.getByRole('searchbox').fill('vers');
  await expect(gallerySection(page, 'Rébustory').getByRole('button', { name: /^verre/ })).toHaveCount(1);
  await page.getByRole('searchbox').fill('xyz');
  await expect(page.getByText('Aucune carte ne s’appelle ni ne se lit ainsi.')).toBeVisible();
});
