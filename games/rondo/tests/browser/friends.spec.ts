// Knows that two people play by link, that a line may break and a server die in the middle of a turn, and that nothing is lost or seen.

import { ending, yourTurn } from '@boite/e2e/frame.ts';
import { inTurn, type Listener, newPerson, openTable } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { comesBackNewer, fileGone, NEXT_VERSION, newVersionReady, reloadButton, versionOf } from '@boite/e2e/next-build.ts';
import type { Locator } from '@playwright/test';
import { bestPlay, draftedSlots, handOf, holderOf, layByTapping, takeTurn, twoFriends } from './player.ts';

/** The one whose turn it is, with a word to lay; who has none passes, and draws. */
async function withAWord(people: readonly [Listener, Listener]) {
  for (;;) {
    const [player, other] = await inTurn(people);
    const best = await bestPlay(player.page);
    if (best !== null) return { player, other, play: best.play };
    await takeTurn(player.page);
    await expect(yourTurn(other.page)).toBeVisible();
  }
}

/** Plays that many turns; both screens must show the same word after each. */
async function playTurns(people: readonly [Listener, Listener], count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    const [player, other] = await inTurn(people);
    await takeTurn(player.page);
    await expect(yourTurn(other.page)).toBeVisible();
    await expect.poll(() => holderOf(player.page)).toEqual(await holderOf(other.page));
  }
}

test('two browsers play by link, and agree to stop', async ({ browser, house }) => {
  const people = await twoFriends(browser, house.url);
  await playTurns(people, 4);
  for (const { page } of people) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Arrêter la partie ici' }).click();
  }
  for (const { page } of people) await expect(ending(page).getByRole('listitem')).toHaveCount(2);
  await people[1].page.getByRole('button', { name: 'Encore une partie' }).click();
  for (const { page } of people) await expect(page.getByRole('button', { name: 'Je n’en montre pas' })).toBeVisible();
});

test('a reload in the middle of a turn keeps the cards laid but not sent', async ({ browser, house }) => {
  const { player, play } = await withAWord(await twoFriends(browser, house.url));
  await layByTapping(player.page, play);
  await expect(draftedSlots(player.page)).toHaveCount(3);
  await player.page.reload();
  await expect(draftedSlots(player.page)).toHaveCount(3);
  await player.page.getByRole('button', { name: /^Jouer/ }).click();
  await expect(yourTurn(player.page)).toBeHidden();
});

test('a lost connection is told, comes back to the same turn, and the move is still there', async ({ browser, ownHouse }) => {
  const { player, other, play } = await withAWord(await twoFriends(browser, ownHouse.url));
  await layByTapping(player.page, play);
  await ownHouse.kill();
  await expect(player.page.getByText('Connexion perdue')).toBeVisible();
  await expect(draftedSlots(player.page)).toHaveCount(3);
  await ownHouse.open();
  for (const { page } of [player, other]) await expect(page.getByText('Connexion perdue')).toBeHidden();
  await player.page.getByRole('button', { name: /^Jouer/ }).click();
  await expect(yourTurn(other.page)).toBeVisible();
  await expect.poll(async () => (await holderOf(other.page)).length).toBe(3);
});

test('a server killed in the middle of a game goes on at the same turn with the same hands and scores', async ({
  browser,
  ownHouse,
}) => {
  const people = await twoFriends(browser, ownHouse.url);
  await playTurns(people, 3);
  const [player, other] = await inTurn(people);
  const seen = async () => [await handOf(player.page), await holderOf(player.page), await handOf(other.page)];
  const before = await seen();
  await ownHouse.kill();
  await ownHouse.open();
  await Promise.all(people.map(({ page }) => page.reload()));
  await expect(yourTurn(player.page)).toBeVisible();
  // The page of the other one may be the later of the two.
  await expect.poll(seen).toEqual(before);
  await playTurns(people, 2);
});

test('a page that meets a newer server finishes its turn, then offers to reload; a file that is gone is told at once @all', async ({
  browser,
  ownHouse,
}) => {
  const { player, other, play } = await withAWord(await twoFriends(browser, ownHouse.url));
  await layByTapping(player.page, play);
  await comesBackNewer(ownHouse);
  await expect(newVersionReady(other.page)).toBeVisible();
  await expect(player.page.locator('[data-link="open"]')).toBeAttached();
  await expect(newVersionReady(player.page)).toBeHidden();
  await expect(draftedSlots(player.page)).toHaveCount(play.placements.length);
  await player.page.getByRole('button', { name: /^Jouer/ }).click();
  await expect(newVersionReady(player.page)).toBeVisible();
  await expect(yourTurn(other.page)).toBeVisible();
  await expect(newVersionReady(other.page)).toBeHidden();
  await other.page.getByRole('button', { name: 'Règles' }).click();
  await expect(fileGone(other.page)).toBeVisible();
  await other.page.keyboard.press('Escape');
  await reloadButton(other.page).click();
  await expect.poll(() => versionOf(other.page)).toBe(NEXT_VERSION);
  await expect(yourTurn(other.page)).toBeVisible();
  await expect.poll(() => holderOf(other.page)).toEqual(await holderOf(player.page));
});

test('a spectator and an opponent never receive a hand that is not theirs', async ({ browser, house }) => {
  const people = await twoFriends(browser, house.url);
  const watcher = await newPerson(browser, house.url);
  await watcher.page.goto(people[0].page.url());
  await expect(watcher.page.getByText('Vous regardez la partie.')).toBeVisible();
  await playTurns(people, 4);

  const steps = ({ heard }: Listener) => heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'step');
  await expect.poll(() => steps(watcher).length).toBeGreaterThan(3);
  const seen = steps(watcher);
  for (const step of seen) {
    expect(step.viewer).toBe('spectator');
    expect(step.view.hand).toBeNull();
    for (const { news } of step.told) expect(news.drew ?? news.own ?? null).toBeNull();
  }
  for (const [seat, person] of people.entries()) for (const step of steps(person)) expect(step.viewer).toBe(seat);
});

test('someone goes on at another device by a link that works once @all', async ({ browser, house }) => {
  const [ada, zoe] = await twoFriends(browser, house.url);
  const [phone, thief] = [await newPerson(browser, house.url), await newPerson(browser, house.url)];
  const hand = await handOf(zoe.page);
  await zoe.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await zoe.page.getByRole('button', { name: 'Menu' }).click();
  await zoe.page.getByRole('button', { name: 'Continuer sur un autre appareil' }).click();
  const mine = zoe.page.getByRole('dialog', { name: 'Continuer sur un autre appareil' });
  await mine.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await zoe.page.evaluate<string>('navigator.clipboard.readText()');

  await phone.page.goto(link);
  await expect(phone.page.getByRole('list', { name: 'Votre main' })).toBeVisible();
  await expect.poll(() => handOf(phone.page)).toEqual(hand);
  await expect(phone.page).toHaveURL(ada.page.url());
  await expect(zoe.page.getByText('La place de Zoé est maintenant sur un autre appareil.')).toBeVisible();
  await expect(zoe.page.getByText('Vous regardez la partie.')).toBeVisible();

  await thief.page.goto(link);
  await expect(thief.page.getByText('Ce lien a déjà servi')).toBeVisible();
  await expect(thief.page.getByText('Vous regardez la partie.')).toBeVisible();
  await playTurns([ada, phone], 2);
});

test('on a slow line, choices made one after another are all kept', async ({ browser, house }) => {
  const host = await newPerson(browser, house.url);
  const late: (() => void)[] = [];
  let isSlow = false;
  await host.page.routeWebSocket(/./, (line) =>
    line.connectToServer().onMessage((message) => {
      if (isSlow) late.push(() => line.send(message));
      else line.send(message);
    }),
  );
  await openTable(host, 'Rondo');
  const choices = host.page.getByRole('region', { name: 'Règles de cette table' }).getByRole('combobox');
  const [first, second, third] = [choices.nth(0), choices.nth(1), choices.nth(2)];
  const change = async (choice: Locator) => choice.selectOption((await choice.inputValue()) === '1' ? '0' : '1');
  isSlow = true;
  const wanted = [await change(first)];
  await expect.poll(() => late.length).toBeGreaterThan(1);
  const early = late.splice(0);
  wanted.push(await change(second));
  for (const hear of early) hear();
  await expect(first).toHaveValue(wanted[0]?.[0] ?? '');
  wanted.push(await change(third));
  isSlow = false;
  await host.page.reload();
  for (const [nth, choice] of [first, second, third].entries()) await expect(choice).toHaveValue(wanted[nth]?.[0] ?? '');
});

test('an unknown code is explained, and the way back is shown', async ({ page }) => {
  await page.goto('/t/BCDFGH');
  await expect(page.getByText('Aucune table ne porte le code')).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
