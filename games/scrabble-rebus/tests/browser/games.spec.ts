// Knows that people lay tokens and read them, with fingers, a mouse or a keyboard, ask the others, and finish a game.

import { ending } from '@boite/e2e/frame.ts';
import { type Agreed, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expectGood, expectNoSidewaysScroll } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { box } from '@boite/e2e/shelf.ts';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import {
  anyTwo,
  askOthers,
  bestPlay,
  boardOf,
  handOf,
  lay,
  layByTapping,
  ownToken,
  playButton,
  put,
  rack,
  read,
  readingField,
  square,
  tried,
} from './token-board.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const STAR = { row: 7, column: 7 };
/** What the table says to the one whose turn it is, and not to those who are asked about a rebus. */
const toPlay = (page: Page) => page.getByRole('status').filter({ hasText: 'À vous ! Posez' });
const passButton = (page: Page) => page.getByRole('button', { name: 'Passer', exact: true });
/** What the arbitre says of the run: a whole sentence when it objects. */
const verdict = (page: Page) => page.getByRole('region', { name: /^Suite/ }).getByRole('status');
const takeBack = (page: Page) => page.getByRole('button', { name: 'Reprendre', exact: true });

interface Company {
  /** Those who join the one who opens the table. */
  readonly names: readonly string[];
  readonly agreed?: Agreed;
  readonly device?: BrowserContextOptions;
}

/** People at a game that has begun, in turn. */
async function company(browser: Browser, url: string, { names, agreed = {}, device = {} }: Company): Promise<readonly Page[]> {
  const host = await newPerson(browser, url, device);
  const address = await openTable(host, 'Scrabble Rébus', agreed);
  for (const _ of names.slice(1)) await host.page.getByRole('button', { name: 'Ajouter une place' }).click();
  const others = await Promise.all(names.map(() => newPerson(browser, url, device)));
  for (const [nth, other] of others.entries()) await sit(other, address, names[nth] ?? '');
  await expectNoSidewaysScroll(host.page);
  await host.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const pages = [host, ...others].map(({ page }) => page);
  for (const page of pages) await expect(rack(page)).toBeVisible();
  const first = pages.indexOf((await inTurn(pages)) as Page);
  return [...pages.slice(first), ...pages.slice(0, first)];
}

/** Two people at a game without an hourglass, the one whose turn it is first. */
async function twoPeople(browser: Browser, url: string, device: BrowserContextOptions = {}): Promise<readonly [Page, Page]> {
  return (await company(browser, url, { names: ['Zoé'], device })) as [Page, Page];
}

/** Whose turn it is to lay, once the page of the one before knows that it no longer is; null when the game is over. */
async function inTurn(people: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  const look = async () => {
    for (const page of people) {
      if (await ending(page).isVisible()) found = null;
      else if (await toPlay(page).isVisible()) found = page;
    }
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  return found ?? null;
}

async function firstPlay(page: Page) {
  const best = await bestPlay(page);
  if (best === null) throw new Error('no rebus can be made');
  return best;
}

/** Lays two tokens, reads in them what nobody hears, and says what the second one means. */
async function appeal(page: Page): Promise<void> {
  await layByTapping(page, { placements: await anyTwo(page) });
  await read(page, 'un crocodile');
  await expect(verdict(page)).toHaveText(/\.\s*$/);
  await askOthers(page).click();
  await page
    .getByRole('textbox', { name: /^Ce que veut dire/ })
    .last()
    .fill('un vieux croco');
  await page.getByRole('button', { name: 'Faire voter' }).click();
}

test('by tapping, tokens follow each other from the square pointed at, and points are told before playing', async ({
  browser,
  house,
}) => {
  const [page, other] = await twoPeople(browser, house.url);
  const best = await firstPlay(page);
  const [first] = best.play.placements;
  await square(page, first ?? STAR).click();
  const isDown = best.play.claims[0]?.direction === 'down';
  if (isDown) await square(page, first ?? STAR).click();
  for (const { token } of best.play.placements) await ownToken(page, token).click();
  await expect(tried(page)).toHaveCount(best.play.placements.length);
  await read(page, best.play.claims[0]?.text ?? '');
  await expect(playButton(page)).toHaveText(new RegExp(`${best.points}\\spoints`));
  await playButton(page).click();
  await expect(passButton(other)).toBeEnabled();
  await expect.poll(() => boardOf(page)).toEqual(await boardOf(other));
  expect((await boardOf(other)).filter((token) => token !== null)).toHaveLength(best.play.placements.length);

  // What lies there says how it was read, and by whom.
  await square(other, STAR).click();
  await expect(other.getByRole('dialog')).toContainText(/a lu «\s.+\s», un mot/);
});

test('by dragging, a token goes to a square, to another, and back to the rack', async ({ browser, house }) => {
  const [page] = await twoPeople(browser, house.url);
  const [token = ''] = await handOf(page);
  await ownToken(page, token).dragTo(square(page, STAR));
  await expect(square(page, STAR)).toHaveAccessibleName(/pas encore joué/);
  await square(page, STAR).dragTo(square(page, { row: 8, column: 9 }));
  await expect(square(page, STAR)).toHaveAccessibleName(/^étoile/);
  await expect(square(page, { row: 8, column: 9 })).toHaveAccessibleName(/pas encore joué/);
  await square(page, { row: 8, column: 9 }).dragTo(rack(page));
  await expect(tried(page)).toHaveCount(0);
  await expect.poll(() => handOf(page)).toHaveLength(9);
});

test('by keyboard alone a rebus is laid, taken back, laid again, read and played', async ({ browser, house }) => {
  const [page, other] = await twoPeople(browser, house.url);
  const best = await firstPlay(page);
  const order = await handOf(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const free = new Set(order.keys());
  const numbers = best.play.placements.map(({ token }) => {
    const nth = [...free].find((at) => order[at] === token) ?? 0;
    free.delete(nth);
    return String(nth + 1);
  });
  await square(page, STAR).focus();
  await press('ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft', ...numbers);
  await expect(tried(page)).toHaveCount(numbers.length);
  await press('Backspace');
  await expect(tried(page)).toHaveCount(numbers.length - 1);
  await press('Escape');
  await expect(tried(page)).toHaveCount(0);
  await press('ArrowDown', 'ArrowUp', ' ', ...numbers);
  await expect(tried(page)).toHaveCount(numbers.length);
  await expect(tried(page).last()).toHaveAccessibleName(/colonne 8,/);
  await page.keyboard.type(best.play.claims[0]?.text ?? '');
  await expect(readingField(page)).toHaveValue(best.play.claims[0]?.text ?? '');
  await press('Enter');
  await expect(passButton(other)).toBeEnabled();
});

test('readings of the tokens are written by tapping them, and what does not hold is explained', async ({ browser, house }) => {
  const [page] = await twoPeople(browser, house.url);
  const [first, second] = await anyTwo(page);
  if (!first || !second) throw new Error('no tokens');
  await put(page, first);
  await expect(page.getByText('au moins deux jetons')).toBeVisible();
  await put(page, { ...second, row: 9, column: 12 });
  await expect(page.getByText('sur une même ligne ou une même colonne')).toBeVisible();
  await square(page, { row: 9, column: 12 }).click();
  await expect(tried(page)).toHaveCount(1);
  await takeBack(page).click();

  await layByTapping(page, { placements: [first, second] });
  const readings = page.getByRole('group', { name: /^Lectures de/ }).getByRole('button');
  const words = [(await readings.first().textContent()) ?? ''];
  await readings.first().click();
  await expect(readingField(page)).toHaveValue(words[0] ?? '');
  words.push((await readings.first().textContent()) ?? '');
  await readings.first().click();
  await expect(readingField(page)).toHaveValue(new RegExp(`^${words[0]}.?${words[1]}$`));
  await page.getByRole('button', { name: 'Glossaire' }).click();
  await page.getByRole('searchbox', { name: 'Quel jeton se lit' }).fill('elle');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  // « vers » is no reading, but it is said like one.
  await page.getByRole('searchbox').fill('vers');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/verre, ver, vert/]);
});

test('an appeal shows each token before the vote, is lost, then another is won', async ({ browser, house }) => {
  const [page, other] = await twoPeople(browser, house.url);
  await appeal(page);
  const ballot = other.getByRole('region', { name: /lit « un crocodile » : on vote/ });
  await expect(ballot.getByRole('list', { name: /Les jetons/ }).getByRole('listitem')).toHaveCount(2);
  await expect(ballot).toContainText('un vieux croco');
  await expect(ballot).toContainText('L’arbitre');
  await other.getByRole('button', { name: 'Contre', exact: true }).click();
  await expect(page.getByText('Le vote donne tort à Pinson : 0 voix pour, 2 contre').first()).toBeVisible();

  // The tokens are still there, but it is not asked twice.
  await expect(tried(page)).toHaveCount(2);
  await expect(readingField(page)).toHaveValue('un crocodile');
  await expect(askOthers(page)).toBeHidden();
  await read(page, 'un caïman');
  await askOthers(page).click();
  await page.getByRole('button', { name: 'Faire voter' }).click();
  await other.getByRole('button', { name: 'Pour', exact: true }).click();
  await expect(page.getByText('pose « un caïman » : 6 points').first()).toBeVisible();
  await expect(passButton(other)).toBeEnabled();
  expect((await boardOf(page)).filter((token) => token !== null)).toHaveLength(2);
  await square(page, STAR).click();
  await expect(page.getByRole('dialog')).toContainText('Les joueurs l’ont accepté');
});

test('where the table judges, three on phones agree, contest and vote before the sand runs out', async ({ browser, house }) => {
  const agreed = { Sablier: '5 minutes', 'Qui juge ?': 'La table, qui peut contester' };
  const [page, next, last] = (await company(browser, house.url, { names: ['Zoé', 'Léo'], agreed, device: PHONE })) as [
    Page,
    Page,
    Page,
  ];
  const says = async (other: Page, answer: string) => {
    const button = other.getByRole('button', { name: answer, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
  };
  await layByTapping(page, { placements: await anyTwo(page) });
  await read(page, 'un crocodile');
  // Whether it is heard is the others' to say.
  await expect(verdict(page)).toBeHidden();
  await playButton(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await says(last, 'Contester');
  await expect(next.getByRole('region', { name: /lit « un crocodile » : on vote/ }).getByRole('listitem')).toHaveCount(4);
  await says(next, 'Contre');
  await expect(page.getByText('Le vote donne tort à Pinson : 0 voix pour, 2 contre').first()).toBeVisible();

  await expect(tried(page)).toHaveCount(2);
  await expect(playButton(page)).toBeDisabled();
  await expect(page.getByText('déjà refusé « un crocodile »')).toBeVisible();
  await read(page, 'un caïman');
  await playButton(page).click();
  await says(last, 'D’accord');
  await says(next, 'D’accord');
  await expect(passButton(next)).toBeEnabled();
  await expect(page.getByText('pose « un caïman » : 6 points').first()).toBeVisible();
});

test('a reload keeps the tokens laid and what is read in them', async ({ browser, house }) => {
  const [page] = await twoPeople(browser, house.url);
  await layByTapping(page, { placements: await anyTwo(page) });
  await read(page, 'un crocodile');
  await page.reload();
  await expect(tried(page)).toHaveCount(2);
  await expect(readingField(page)).toHaveValue('un crocodile');
  await expect.poll(() => handOf(page)).toHaveLength(7);
});

test('tokens are changed, and that is the turn', async ({ browser, house }) => {
  const [page, other] = await twoPeople(browser, house.url);
  await page.getByRole('button', { name: 'Changer des jetons' }).click();
  for (const token of (await handOf(page)).slice(0, 2)) await ownToken(page, token).click();
  await page.getByRole('button', { name: /Changer 2.jetons et passer/ }).click();
  await expect(passButton(other)).toBeEnabled();
  await expect.poll(() => handOf(page)).toHaveLength(9);
  await expect(other.getByText('change 2 jetons et passe').first()).toBeVisible();
});

test('when everyone passes twice, nobody can make a rebus: tokens left are counted', async ({ browser, house }) => {
  const people = await twoPeople(browser, house.url);
  for (let page = await inTurn(people); page !== null; page = await inTurn(people)) {
    await passButton(page).click();
    await expect(toPlay(page)).toBeHidden();
  }
  for (const page of people) {
    await expect(page.getByText('Plus personne ne trouve de rébus').first()).toBeVisible();
    await expect(ending(page).getByText('−27 points')).toHaveCount(2);
    await expect(page.getByText('garde 9 jetons : −27')).toHaveCount(2);
  }
});

for (const { colorScheme, when } of [
  { colorScheme: 'light', when: '' },
  { colorScheme: 'dark', when: ' @all' },
] as const) {
  test(`on a phone, ${colorScheme}, the board comes near, the rack stays in sight, and axe has nothing to say${when}`, async ({
    browser,
    house,
  }) => {
    const [page, other] = await twoPeople(browser, house.url, { ...PHONE, colorScheme });
    const size = async () => (await square(page, STAR).boundingBox())?.width ?? 0;
    const small = await size();
    await expectGood(page);
    const [first, second] = await anyTwo(page);
    await square(page, STAR).tap();
    await ownToken(page, first?.token ?? '').tap();
    await ownToken(page, second?.token ?? '').tap();
    await expect(tried(page)).toHaveCount(2);
    await expect.poll(size).toBeGreaterThan(1.4 * small);
    await expect(square(page, STAR)).toBeInViewport();
    await expect(playButton(page)).toBeInViewport({ ratio: 1 });
    await expect(readingField(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Voir le plateau de plus près' }).click();
    await expect.poll(size).toBeGreaterThan(2 * small);
    await read(page, 'un crocodile');
    const [told, tokens] = [verdict(page), rack(page)];
    const between = async () => ((await tokens.boundingBox())?.y ?? 0) - (await bottomOf(told));
    await expect.poll(between).toBeGreaterThan(0);
    await expectGood(page);
    await askOthers(page).click();
    await expectGood(page);
    await page.getByRole('button', { name: 'Faire voter' }).click();
    await expect(other.getByRole('button', { name: 'Pour', exact: true })).toBeInViewport({ ratio: 1 });
    await expectGood(other);
    await other.getByRole('button', { name: 'Glossaire' }).click();
    await expectGood(other);
  });
}

async function bottomOf(shown: Locator): Promise<number> {
  const { y, height } = (await shown.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}

/** They lay so many rebuses at most, then pass; how many they laid. */
async function playOn(people: readonly Page[], most: number): Promise<number> {
  let plays = 0;
  for (let page = await inTurn(people); page !== null; page = await inTurn(people)) {
    const best = plays < most ? await bestPlay(page) : null;
    if (best === null) await passButton(page).click();
    else await lay(page, best);
    plays += Number(best !== null);
    await expect(toPlay(page)).toBeHidden();
  }
  return plays;
}

async function expectLastCount(people: readonly Page[]): Promise<void> {
  for (const page of people) await expect(page.getByRole('region', { name: 'Jetons restés en main' })).toBeVisible();
  const [page] = people as [Page];
  await expect(ending(page).getByText(/point/)).toHaveCount(2);
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Au début' }).click();
  await expect.poll(async () => (await boardOf(page)).every((token) => token === null)).toBe(true);
}

test('two people play, from the star to the last count', async ({ browser, house }) => {
  const people = await twoPeople(browser, house.url);
  expect(await playOn(people, 4)).toBe(4);
  await expectLastCount(people);
});

test('two people play a whole game, until nobody finds a rebus @all', async ({ browser, house }) => {
  const people = await twoPeople(browser, house.url);
  expect(await playOn(people, Number.POSITIVE_INFINITY)).toBeGreaterThan(10);
  await expectLastCount(people);
});

test('a first game is against a bot, and the arbitre alone judges', async ({ page }) => {
  await page.goto('/');
  await box(page, 'Scrabble Rébus')
    .getByRole('button', { name: /Jouer tout de suite/ })
    .click();
  await expect(passButton(page)).toBeEnabled();
  const best = await firstPlay(page);
  await layByTapping(page, best.play);
  await read(page, 'un crocodile');
  await expect(verdict(page)).toHaveText(/\.\s*$/);
  await expect(askOthers(page)).toBeHidden();
  await read(page, best.play.claims[0]?.text ?? '');
  await playButton(page).click();
  // Until the table has taken it, it is still one's turn.
  await expect(tried(page)).toHaveCount(0);
  await expect(passButton(page)).toBeEnabled();
  expect((await boardOf(page)).filter((token) => token !== null).length).toBeGreaterThanOrEqual(best.play.placements.length);
});
