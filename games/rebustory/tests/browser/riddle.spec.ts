// Knows that a rebus is made for a friend and guessed by its link, on a phone by names and roles, on a desk by keyboard; the link spells nothing.

import { expectGood } from '@boite/e2e/good-page.ts';
import { HANDS_WITHOUT_POINTER } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';

for (const { how, size, of } of HANDS_WITHOUT_POINTER) {
  test(`a rebus is made and guessed ${how}`, async ({ page }) => {
    await page.setViewportSize(size);
    const hand = of(page);
    await page.goto('/cartes');
    await hand.press(page.getByRole('link', { name: 'Faire deviner un rébus' }));
    await hand.write(page.getByLabel('Un mot', { exact: true }), 'chapeau');
    await hand.press(page.getByRole('button', { name: 'Proposer des images' }));
    await hand.press(page.getByRole('list', { name: 'Images proposées' }).getByRole('button', { name: 'chat + pot' }));
    await expect(page.getByRole('button', { name: 'Partager le lien' })).toBeEnabled();
    await expectGood(page);
    await hand.press(page.getByRole('link', { name: 'Essayer' }));
    await expect(page).toHaveURL(/\/devine\/rebustory\/[\da-z]{4}-[\da-z]{4}$/);
    await expect(page.getByRole('list', { name: 'Les images, dans l’ordre' }).getByRole('listitem')).toHaveCount(2);

    for (const [guess, warmth] of [
      ['table', 'Froid'],
      ['château', 'Chaud'],
    ] as const) {
      await hand.write(page.getByLabel('Dites les images'), guess);
      await hand.press(page.getByRole('button', { name: 'Proposer' }));
      await expect(page.getByRole('list', { name: 'Vos essais' }).getByRole('listitem').first()).toHaveText(`${guess} ${warmth}`);
    }
    await expectGood(page);
    await hand.write(page.getByLabel('Dites les images'), 'chapeau');
    await hand.press(page.getByRole('button', { name: 'Proposer' }));
    await expect(page.getByRole('status').filter({ hasText: 'bravo' })).toContainText(/3\sessais/);
  });
}
