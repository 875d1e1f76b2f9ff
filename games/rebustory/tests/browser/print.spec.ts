// Knows that what the printed rules show can be played on the screen, that others see it without a tap, and that a card shows all it says.

import { expectExplained } from '@boite/e2e/explaining.ts';
import { awaitTurn, log, yourTurn } from '@boite/e2e/frame.ts';
import { inTurn, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { holdBack, overhear } from '@boite/e2e/senses.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import { LOOKED_AT_AFTER, SCENE_LASTS } from '@boite/ui/pauses.ts';
import { positionIn } from '../../rules/position.ts';
import { card, cards } from '../drawing.ts';
import { deal } from './deal.ts';
import { ideas, layIdea, layWord, sendWord, touch, viewOf } from './player.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true };

test('the printed rebuses of the second edition in one turn, claimed by ear: crossed, with a joker that says what it stands for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginNow(page, 'Rébustory');
  await expect(yourTurn(page)).toBeVisible();
  await deal(page, ['EAU RANG JEU RAIE FIL LAIT TOUR NŒUD * THON', 'BUS MUR PHARE RAIL SEPT BOL JOUR MAIN MILLE SKI']);
  expect(await awaitTurn(page)).toBe('turn');
  const table = page.getByRole('region', { name: 'Les jeux posés' });
  const finish = page.getByRole('button', { name: /^Finir le tour/ });
  await layWord(page, cards('EAU RANG JEU RAIE'), 'orangeraie');
  await expect(table.getByRole('region', { name: /^Rébus : orangeraie/ })).toBeVisible();
  await expect(finish).toContainText('12');
  await layWord(page, cards('FIL LAIT'), 'filè');
  await expect(finish).toContainText('16');
  await layWord(page, cards('TOUR NŒUD *'), 'tournesol');
  await expect(finish).toContainText('42');
  await expect(table.getByRole('button', { name: /^joker, 10.points, dit « sol », dans « tournesol »/ })).toBeVisible();
  // Crossed through a card in the middle: THON goes under JEU, where one points.
  await touch(page, card('THON'));
  await table.getByRole('button', { name: 'Croiser : case sous jeu', exact: true }).click();
  await page.locator('[data-word="line"]').fill('jeton');
  await sendWord(page);
  await expect(finish).toContainText('44');
  await expect(table.getByRole('region', { name: /^Rébus : orangeraie, jeton \(5 cartes\)/ })).toBeVisible();

  // A word of the table explains itself, there and in what is told of its cards.
  const dialog = page.getByRole('dialog').last();
  const explained = dialog.getByRole('list', { name: 'Comment il s’écrit et se dit' });
  await table.getByRole('button', { name: 'tournesol', exact: true }).click();
  await expect(explained).toContainText('tournesol');
  await expect(dialog).toContainText(/fleurs? jaunes?/);
  await page.keyboard.press('Escape');
  await expectExplained(page, log(page).filter({ hasText: 'tournesol' }).first());
  await table.getByRole('button', { name: /^fil, /i }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^fil\p{L}+$/u })
    .click();
  await expect(explained).toContainText(/fil(é|et)/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What is left can be counted: the pile and the ten of the bot, who holds no joker.
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: 'Ce qui reste' }).click();
  await expect(page.getByRole('dialog')).toContainText(/154\scartes que vous n’avez pas encore vues/);
  const left = page.getByRole('dialog').getByRole('listitem');
  await expect(left.filter({ hasText: /joker\s:\s11 sur 12/ })).toHaveCount(1);
  await expect(left.filter({ hasText: /^\s*orange\s:/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A turn does not end by a second tap on the same spot: a card is to be chosen first.
  await finish.dblclick();
  await expect(page.getByRole('button', { name: /^Défausser et finir/ })).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-own]').last().click();
  await page.getByRole('button', { name: /et finir/ }).click();
  await expectExplained(page, page.getByRole('region', { name: 'Feuille de marque' }));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a card is dragged at once along the hand, and looked at by a long press or a key', async ({ page }) => {
    await beginNow(page, 'Rébustory');
    await expect(yourTurn(page)).toBeVisible();
    await deal(page, ['CHAT POT VAL FIL LAIT TOUR RAT DÉ BAS SON', 'BUS MUR PHARE RAIL SEPT BOL JOUR MAIN MILLE SKI']);
    expect(await awaitTurn(page)).toBe('turn');
    const names = () => page.locator('[data-own]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
    const finger = await page.context().newCDPSession(page);
    const own = page.locator('[data-own]');
    const middle = async (nth: number) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await own.nth(nth).boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const release = await holdBack(page, LOOKED_AT_AFTER);
    const before = await names();
    const [from, to] = [await middle(0), await middle(3)];
    const touching = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touching('touchStart', from);
    await touching('touchMove', { x: (from.x + to.x) / 2, y: from.y });
    await touching('touchMove', { x: to.x + 5, y: to.y });
    await touching('touchEnd');
    await expect.poll(names).not.toEqual(before);

    await release();
    const details = page.getByRole('dialog');
    await touching('touchStart', await middle(1));
    await expect(page.locator('[data-looking]')).toHaveCount(1);
    await touching('touchEnd');
    await expect(details).toContainText('Se dit');
    await expect(details).toContainText(/comme .*, /);
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await own.nth(2).focus();
    await page.keyboard.press('?');
    await expect(details).toContainText('Se dit');
  });
});

test('what somebody lays is seen by the others without a tap, whatever panel is open', async ({ browser, baseURL }) => {
  const ada = await newPerson(browser, baseURL ?? '', PHONE);
  const zoe = await newPerson(browser, baseURL ?? '', PHONE);
  const sayings = [await overhear(ada.page), await overhear(zoe.page)];
  const releases = [await holdBack(ada.page, SCENE_LASTS), await holdBack(zoe.page, SCENE_LASTS)];
  const address = await openTable(ada, 'Rébustory');
  await sit(zoe, address, 'Zoé');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const [player, other] = await inTurn([ada, zoe]);
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await expect(other.page.getByRole('dialog')).toBeVisible();
  const view = viewOf(player);
  const [idea] = ideas(positionIn(view, view.turn), { mostRebuses: 1 });
  if (!idea) throw new Error('these cards say nothing');
  const shown = other.page.locator('[data-scene]');
  const word = await layIdea(player.page, idea);
  await expect(shown).toContainText(/pose.*\d+\spoint/s);
  await expect(shown.getByText(word, { exact: true })).toBeVisible();
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(shown.getByRole('listitem')).toHaveCount(idea.lay.placements.length);
  await expect(player.page.locator('[data-scene]')).toHaveCount(0);
  // It is said aloud, card by card and then the word, to the one who hears it; whoever laid it said it.
  const [hers, theirs] = player === ada ? sayings : sayings.toReversed();
  await expect.poll(async () => (await theirs?.())?.at(-1)).toMatch(new RegExp(`^.+, .+\\s:\\s${word}$`, 'u'));
  expect(await hers?.()).toEqual([]);
  // It settles by itself after a while.
  await releases[player === ada ? 1 : 0]?.();
  await expect(shown).toHaveCount(0);
});
