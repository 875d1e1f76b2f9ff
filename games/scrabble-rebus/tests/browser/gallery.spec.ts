// « Les cartes » shows every token of Scrabble Rébus, whole, and says how it is read.

import { expectPictures, gallerySection } from '@boite/e2e/gallery.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { SYMBOLS } from '../../rules/symbols.ts';
import { exampleOf } from '../../screen/examples.ts';

test('the glossary says every reading of a token, and the colour of its bag @all', async ({ page }) => {
  await page.goto('/cartes');
  const tokens = gallerySection(page, 'Les jetons de Scrabble Rébus');
  const examples = SYMBOLS.flatMap(({ id }) => exampleOf(id)?.tokens ?? []);
  await expectPictures(tokens, SYMBOLS.length + examples.length);
  await expect(tokens.getByRole('heading', { level: 3 })).toHaveText([/Jetons bleus/, /Jetons rouges/, /Jetons jaunes/]);
  await expect(tokens.getByRole('listitem')).toHaveCount(SYMBOLS.length);
  await expect(tokens.getByRole('button', { name: /^verre/ })).toContainText('verre, ver, vert');
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('vers');
  await tokens.getByRole('button', { name: /^verre/ }).click();
  await expect(page.getByRole('dialog', { name: 'verre' })).toContainText(/2\sjetons rouges/);
});
