// Knows that each game says why one plays it, in a line and a picture, and shows the examples of its rules in its own pieces.

import { expectGood } from './good-page.ts';
import { expect, test } from './house.ts';
import { beginNow, boxOnShelf } from './shelf.ts';

const GAMES = [
  { name: 'Rondo', id: 'rondo', why: /chacun change/ },
  { name: 'Rummikub des mots', id: 'rummikub', why: /à tout le monde/ },
  { name: 'Dico', id: 'dico', why: /les autres demanderont/ },
  { name: 'Rébustory', id: 'rebustory', why: /à voix haute/ },
  { name: 'Scrabble Rébus', id: 'scrabble-rebus', why: /à voix haute/ },
] as const;

test.use({ viewport: { width: 360, height: 740 } });

for (const { name, id, why } of GAMES) {
  test(`${name} says why before the game and at its first move, and its rules show their examples`, async ({ page }) => {
    await page.goto(`/regles/${id}`);
    const pictures = page.getByRole('region', { name: 'En images' }).getByRole('figure');
    await expect(pictures.nth(2)).toBeVisible();
    await expect(pictures.first()).toContainText(/\d\.\d/);
    await expectGood(page);
    await page.goto('/');
    await boxOnShelf(page, name).getByRole('button', { name: 'Inviter des amis' }).click();
    await expect(page.getByRole('region', { name: 'Le jeu en une image' })).toContainText(why);
    await expectGood(page);
    await beginNow(page, name);
    await expect(page.getByRole('main').getByText(why)).toBeVisible();
  });
}
