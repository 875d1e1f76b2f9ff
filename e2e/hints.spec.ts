// Knows that whoever is stuck asks for a hint, on a phone by names and roles and on a desk by keyboard: alone at a table, and with others
// when the host allows it. Each is counted, and told at the end beside the name.

import { expect } from '@playwright/test';
import { ending, yourTurn } from './frame.ts';
import { agree } from './friends.ts';
import { expectGood } from './good-page.ts';
import { HANDS_WITHOUT_POINTER } from './hands.ts';
import { test } from './house.ts';
import { openOnDevice, quickStart } from './shelf.ts';

for (const { how, size, of } of HANDS_WITHOUT_POINTER) {
  test(`hints are asked for ${how}, and counted`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const hand = of(page);
    await hand.press(quickStart(page, 'Rondo'));
    await expect(yourTurn(page).first()).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Menu' }));
    await hand.press(page.getByRole('button', { name: 'Demander un indice' }));
    const dialog = page.getByRole('dialog', { name: 'Un indice' });
    await hand.press(dialog.getByRole('button', { name: 'Où regarder' }));
    await expect(dialog.getByText(/la première carte à poser va sur la case \d/)).toBeFocused();
    await hand.press(dialog.getByRole('button', { name: 'Quelle taille, combien de points' }));
    await expect(dialog.getByText(/mot de \d+\slettres.*\d\spoint/)).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: 'Le coup lui-même' }));
    await expect(dialog.getByText(/«\s[A-Z]+\s»\s: .* sur la case \d/)).toBeVisible();
    await expectGood(page);
    await hand.press(dialog.getByRole('button', { name: 'Fermer' }));
    await hand.press(page.getByRole('button', { name: 'Menu' }));
    await hand.press(page.getByRole('button', { name: 'Arrêter la partie ici' }));
    await hand.press(page.getByRole('button', { name: 'D’accord, on arrête' }));
    await expect(ending(page).getByText(/3\sindices/)).toHaveCount(1);
  });
}

test('with others, hints are an option of the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openOnDevice(page, 'Rondo');
  await expect(page.getByText('on peut toujours en demander')).toBeVisible();
  await page.getByLabel('Qui s’assied ici ?').fill('Zoé');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByLabel('Indices')).toHaveValue('0');
  await agree(page, { Indices: 'Chacun peut en demander' });
  await expect(page.getByText('Ils sont comptés')).toBeVisible();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /prêt|C’est moi|Je suis/ })
    .click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Demander un indice' })).toBeVisible();
});
