// Knows that a card of one's own is drawn, said and corrected, played against a bot, given to a friend in a file and by the table.

import { factsOf, rewrite } from '@boite/e2e/facts.ts';
import { awaitTurn } from '@boite/e2e/frame.ts';
import { newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expectGood, expectTouchable } from '@boite/e2e/good-page.ts';
import { HANDS_WITHOUT_POINTER, type PlayingHand } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { openOnDevice } from '@boite/e2e/shelf.ts';
import type { Locator, Page } from '@playwright/test';
import { ownCardId } from '../../rules/own-cards.ts';
import { type OwnDeck, writtenDeck } from '../../rules/own-deck.ts';
import type { Fact } from '../../types.ts';
import { OWN_CARDS } from '../own-cards.ts';
import { layWord } from './player.ts';

const MAKER = '/mes-cartes/rebustory';
const DECK: OwnDeck = { name: 'Les bêtes', cards: OWN_CARDS };

test.use({ seed: 3 });

/** A line across the sheet, by the keys that walk the pen. */
async function drawByKeys(page: Page, sheet: Locator): Promise<void> {
  await sheet.focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

/** By a finger or a mouse. */
async function drawByHand(page: Page, sheet: Locator): Promise<void> {
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('there is no sheet');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, box.y + box.height - 20, { steps: 6 });
  await page.mouse.up();
}

async function makeSerpe(hand: PlayingHand, page: Page, draw: typeof drawByKeys): Promise<void> {
  await page.goto('/');
  await hand.press(page.getByRole('link', { name: 'Mes cartes' }));
  await hand.press(page.getByRole('button', { name: 'Un nouveau jeu' }));
  await hand.press(page.getByRole('button', { name: 'Ajouter une carte' }));
  const dialog = page.getByRole('dialog', { name: 'Une nouvelle carte' });
  await hand.write(dialog.getByLabel('Le mot'), 'serpe');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('On entend « sèrp')).toBeVisible();
  // Said wrong, then corrected sound by sound.
  await hand.press(dialog.getByText('Corriger son par son'));
  for (const key of ['Ôter le son r', 'Ôter le son p', 'Ôter le son e muet']) {
    const own = dialog.getByRole('button', { name: key, exact: true });
    if (await own.isVisible()) await hand.press(own);
  }
  await expect(dialog.getByText('On entend « sè »')).toBeVisible();
  for (const key of ['r comme rat', 'p comme pie']) await hand.press(dialog.getByRole('button', { name: key, exact: true }));
  await draw(page, dialog.getByRole('button', { name: /^Feuille à dessin/ }));
  await expect(dialog.getByRole('img', { name: 'Ce que montre la carte' })).toHaveAttribute(
    'src',
    /^data:image\/(webp|png);base64,/,
  );
  await expectGood(page);
  await expectTouchable(page);
  await hand.press(dialog.getByRole('button', { name: 'Garder la carte' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Cartes de Mes cartes 1' }).getByRole('listitem')).toHaveCount(1);
}

for (const [nth, { how, size, of }] of HANDS_WITHOUT_POINTER.entries()) {
  test(`a card is made ${how}, and played against a bot`, async ({ page }) => {
    await page.setViewportSize(size);
    const hand = of(page);
    await makeSerpe(hand, page, nth === 0 ? drawByKeys : drawByHand);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Changer serpe' })).toBeVisible();

    await openOnDevice(page, 'Rébustory');
    await page.getByLabel('Cartes à nous').selectOption({ label: 'Mes cartes 1 (1)' });
    await expect(page.getByRole('list', { name: 'Cartes de Mes cartes 1' }).locator('img')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Compléter avec des robots' }));
    await hand.press(page.getByRole('button', { name: 'Commencer la partie' }));
    expect(await awaitTurn(page)).toBe('turn');
    const [opened] = await factsOf<Fact>(page);
    const [card] = (opened?.kind === 'opened' && opened.options.deck?.cards) || [];
    if (card === undefined) throw new Error('the table has no such card');
    const serpe = ownCardId(card);
    await rewrite<Fact>(page, (fact) =>
      fact.kind === 'dealt' ? { ...fact, hands: [[serpe, 'a-an', 'a-zoo', 'a-ski'], fact.hands[1] ?? []] } : fact,
    );
    expect(await awaitTurn(page)).toBe('turn');
    await expect(page.locator(`[data-own][data-card="${serpe}"] img`)).toHaveAttribute('src', /^data:image/);
    await layWord(page, [serpe, 'a-an'], 'serpent');
    await expect(page.getByRole('region', { name: /^Rébus : serpent/ })).toBeVisible();
  });
}

test('a deck is given in a file, played online instead of the printed pictures, seen and kept by a friend', async ({
  browser,
  baseURL,
}) => {
  const [ada, zoe] = await Promise.all([newPerson(browser, baseURL ?? ''), newPerson(browser, baseURL ?? '')]);
  await ada.page.goto(MAKER);
  const give = (name: string, text: string) =>
    ada.page.getByLabel('Un jeu reçu d’un ami').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('trap.json', JSON.stringify({ ...writtenDeck(DECK), name: '<img src=x>' }));
  await expect(ada.page.getByText('Le nom de ce jeu de cartes ne peut pas être lu')).toBeVisible();
  await give('notes.txt', 'not a deck');
  await expect(ada.page.getByText('Ce fichier n’est pas un jeu de cartes')).toBeVisible();
  await give('cards.json', JSON.stringify(writtenDeck(DECK)));
  await expect(ada.page.getByRole('list', { name: 'Cartes de Les bêtes' }).getByRole('listitem')).toHaveCount(OWN_CARDS.length);

  const address = await openTable(ada, 'Rébustory');
  await ada.page.getByLabel('Cartes à nous').selectOption({ label: `Les bêtes (${OWN_CARDS.length})` });
  await ada.page.getByLabel('Où elles viennent').selectOption({ label: 'À la place des images de l’édition' });
  await sit(zoe, address, 'Zoé');
  const cardsSeen = zoe.page.getByRole('list', { name: 'Cartes de Les bêtes' });
  await expect(cardsSeen.getByRole('listitem')).toHaveCount(OWN_CARDS.length);
  await expect(cardsSeen.locator('img[src^="data:image/png"]')).toHaveCount(1);
  await zoe.page.getByRole('button', { name: 'Garder ces cartes' }).click();
  await expectGood(zoe.page);
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const { page } of [ada, zoe]) {
    const own = page.getByRole('list', { name: 'Votre main' }).locator('[data-own]');
    await expect(own.first()).toBeVisible();
    const ids = await own.evaluateAll((held) => held.map((card) => card.getAttribute('data-card') ?? ''));
    expect(ids.filter((id) => !/^(o-|joker|rebustory)/.test(id))).toEqual([]);
  }
  await zoe.page.goto(MAKER);
  await expect(zoe.page.getByRole('button', { name: `Les bêtes (${OWN_CARDS.length})` })).toBeVisible();
  await Promise.all([ada.context.close(), zoe.context.close()]);
});
