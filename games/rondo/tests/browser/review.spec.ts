// Knows that a finished game is reviewed in a browser: turn by turn, on a phone, and a turn leads to its step, which its address keeps.

import { expect, test } from '@boite/e2e/house.ts';

test('a recorded game is reviewed turn by turn, and a link opens it at a step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const { record } = (await import('../records/two-players.json', { with: { type: 'json' } })).default;
  const file = { name: 'partie.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.getByLabel('Revoir une partie enregistrée').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyser la partie' }).press('Enter');
  const turns = page.getByRole('list', { name: 'Tour par tour' }).getByRole('button');
  await expect(page.getByText('Ce que personne n’a vu')).toBeVisible();
  await expect(turns.nth(1)).toContainText(/KYAT.*valait/);
  await turns.nth(5).press('Enter');
  await expect(page).toHaveURL(/#\d{2}$/);
  const film = page.getByRole('group', { name: 'Film de la partie' });
  const shown = (await film.textContent()) ?? '';
  await page.reload();
  await expect(film).toHaveText(shown);
});
