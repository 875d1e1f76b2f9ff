// Knows that a finished game is reviewed in a browser: turn by turn, on a phone, a turn leads to its step, which its address keeps, and from
// there one plays on.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { handOf, takeTurn } from './player.ts';

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
  await expect(turns.nth(0)).toContainText(/KIT · 11\spoints/);
  // Basile led from the first turn on.
  await expect(page.getByText('Le tournant')).toHaveCount(0);
  await turns.nth(5).press('Enter');
  await expect(page).toHaveURL(/#\d{2}$/);
  const film = page.getByRole('group', { name: 'Film de la partie' });
  const shown = (await film.textContent()) ?? '';
  await page.reload();
  await expect(film).toHaveText(shown);

  const goOn = page.getByRole('button', { name: /^Jouer la suite d’ici/ });
  await film.getByRole('button', { name: 'À la fin' }).press('Enter');
  await expect(goOn).toHaveCount(0);
  await film.getByRole('button', { name: 'Au début' }).press('Enter');
  await film.getByRole('button', { name: 'Étape suivante' }).press('Enter');
  const [own, other] = record.names as [string, string];
  await page.getByLabel('Avec les yeux de').selectOption(own);
  await goOn.press('Enter');
  await page.waitForURL(/\/ici\//);
  await expect(page.getByText('Vous rejouez la suite d’une partie finie')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Joueurs' })).toContainText(other);
  await awaitTurn(page);
  expect(await handOf(page)).toEqual(['T', 'joker', 'gomme', 'Y', 'E', 'A', 'N']);
  expect(await takeTurn(page)).not.toBeNull();
});
