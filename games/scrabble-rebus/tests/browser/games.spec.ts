// Knows that people lay tokens and read them, with fingers, a mouse or a keyboard, ask the others, and finish a game.

import { expectExplained } from '@boite/e2e/explaining.ts';
import { ending, log, otherMove, playButton, yourTurn } from '@boite/e2e/frame.ts';
import { type Agreed, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expectGood, expectNoSidewaysScroll } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { holdBack } from '@boite/e2e/senses.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import { SECOND_THOUGHT } from '@boite/ui/pauses.ts';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { deal } from './deal.ts';
import {
  anyTwo,
  askOthers,
  bestPlay,
  boardOf,
  handOf,
  lay,
  layByTapping,
  ownToken,
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
/** What the arbitre says of the run: a whole sentence and its rule when it objects. */
const verdict = (page: Page) => page.getByRole('region', { name: /^Suite/ }).getByRole('status');
/** For winners. */
const bravo = (page: Page) => page.locator('.ending .shower');
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
  await expect(verdict(page)).toHaveText(/\.\s*Règle 4\s*$/);
  await askOthers(page).click();
  await page
    .getByRole('textbox', { name: /^Ce que veut dire/ })
    .last()
    .fill('un vieux croco');
  await page.getByRole('button', { name: 'Faire voter' }).click();
}

test('by tapping, a token is chosen and then placed, the first as the last, and points are told before playing', async ({
  browser,
  house,
}) => {
  const [page, other] = await twoPeople(browser, house.url);
  const best = await firstPlay(page);
  // Whoever waits prepares a rebus, which is judged as it will be.
  const prepared = await firstPlay(other);
  await layByTapping(other, prepared.play);
  await read(other, prepared.play.claims[0]?.text ?? '');
  await expect(playButton(other)).toHaveText(new RegExp(`${prepared.points}\\spoints`));
  await takeBack(other).click();
  // A square without a token chosen takes nothing, and a token goes nowhere by itself.
  await square(page, STAR).click();
  for (const [nth, placement] of best.play.placements.entries()) {
    await ownToken(page, placement.token).click();
    await expect(tried(page)).toHaveCount(nth);
    await square(page, placement).click();
    await expect(tried(page)).toHaveCount(nth + 1);
  }
  await read(page, best.play.claims[0]?.text ?? '');
  await expect(playButton(page)).toHaveText(new RegExp(`${best.points}\\spoints`));
  await playButton(page).click();
  await expect(yourTurn(other)).toBeVisible();
  await expect.poll(() => boardOf(page)).toEqual(await boardOf(other));
  expect((await boardOf(other)).filter((token) => token !== null)).toHaveLength(best.play.placements.length);

  // What lies there says how it was read, and by whom.
  await square(other, STAR).click();
  await expect(other.getByRole('dialog')).toContainText(/a lu «\s.+\s», un mot/);
  // And the word explains itself.
  await other
    .getByRole('dialog')
    .getByRole('button', { name: (best.play.claims[0]?.text ?? '').toLowerCase(), exact: true })
    .click();
  await expect(other.getByRole('list', { name: 'Comment il s’écrit et se dit' })).toContainText(/\[.+\]/);
  await other.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  for (const place of [log(other).last(), other.getByRole('region', { name: 'Feuille de marque' })])
    await expectExplained(other, place);

  // What is left can be counted: the tokens of the board are not among them.
  await other.getByRole('button', { name: 'Autres coups' }).click();
  await other.getByRole('button', { name: 'Ce qui reste' }).click();
  const left = 104 - 9 - best.play.placements.length;
  await expect(other.getByRole('dialog')).toContainText(new RegExp(`^.*${left}\\sjetons que vous`, 's'));
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
  await expect(yourTurn(other)).toBeVisible();
});

test('readings of the tokens are written by tapping them, and what does not hold is explained @all', async ({
  browser,
  house,
}) => {
  const [page] = await twoPeople(browser, house.url);
  const [first, second] = await anyTwo(page);
  if (!first || !second) throw new Error('no tokens');
  await put(page, first);
  await expect(page.getByText('au moins deux jetons')).toBeVisible();
  await put(page, { ...second, row: 9, column: 12 });
  await expect(page.getByText('sur une même ligne ou une même colonne')).toBeVisible();
  await square(page, { row: 9, column: 12 }).click();
  await expect(tried(page)).toHaveCount(1);
  // Nothing that cannot be undone comes where one takes back: a second tap does nothing.
  await takeBack(page).dblclick();
  await expect(page.getByRole('button', { name: 'Tout de suite' })).toBeHidden();
  await expect(toPlay(page)).toBeVisible();

  await layByTapping(page, { placements: [first, second] });
  await read(page, 'un crocodile');
  // What it quotes are sounds, which nobody looks up.
  await expect(verdict(page)).toContainText('«');
  await expect(verdict(page).getByTitle(/^Que veut dire ce mot/)).toHaveCount(0);
  await verdict(page).getByRole('button', { name: 'Règle 4' }).click();
  await expect(page.getByRole('dialog').locator('[id="regle-4"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await read(page, '');
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
  await expect(yourTurn(other)).toBeVisible();
  expect((await boardOf(page)).filter((token) => token !== null)).toHaveLength(2);
  await square(page, STAR).click();
  await expect(page.getByRole('dialog')).toContainText('Les joueurs l’ont accepté');
});

test('where the table judges, three on phones agree, contest and vote before the sand runs out @all', async ({
  browser,
  house,
}) => {
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
  await expect(yourTurn(next)).toBeVisible();
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

test('tokens are changed, and that is the turn @all', async ({ browser, house }) => {
  const [page, other] = await twoPeople(browser, house.url);
  const release = await holdBack(page, SECOND_THOUGHT);
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: 'Passer', exact: true }).dblclick();
  await expect(page.getByText(/^Vous passez votre tour/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(toPlay(page)).toBeVisible();
  await otherMove(page, 'Changer des jetons');
  for (const token of (await handOf(page)).slice(0, 2)) await ownToken(page, token).click();
  const held = await handOf(page);
  const change = page.getByRole('button', { name: /Changer 2.jetons et passer/ });
  await change.click();
  await expect(page.getByText(/^Vous changez 2\sjetons/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect(await handOf(page)).toEqual(held);
  await release();
  await change.click();
  await page.getByRole('button', { name: 'Tout de suite' }).click();
  await expect(yourTurn(other)).toBeVisible();
  await expect.poll(() => handOf(page)).toHaveLength(9);
  await expect(other.getByText('change 2 jetons et passe').first()).toBeVisible();
});

test('when everyone passes twice, nobody can make a rebus: tokens left are counted @all', async ({ browser, house }) => {
  const people = await twoPeople(browser, house.url);
  for (let page = await inTurn(people); page !== null; page = await inTurn(people)) {
    await otherMove(page, 'Passer');
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
    await expectGood(page);
    const [first, second] = await anyTwo(page);
    for (const one of [first, second]) {
      await ownToken(page, one?.token ?? '').tap();
      await square(page, one ?? STAR).tap();
    }
    await expect(tried(page)).toHaveCount(2);
    await expect(square(page, STAR)).toBeInViewport();
    await expect(playButton(page)).toBeInViewport({ ratio: 1 });
    await expect(readingField(page)).toBeInViewport({ ratio: 1 });
    const whole = await size();
    await page.getByRole('button', { name: 'Voir le plateau de plus près' }).click();
    await expect.poll(size).toBeGreaterThan(1.4 * whole);
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
    if (best === null) await otherMove(page, 'Passer');
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

test('a first game is against a bot, who votes with an ear of its own and says why @all', async ({ page }) => {
  await beginNow(page, 'Scrabble Rébus');
  await expect(yourTurn(page)).toBeVisible();
  await deal(page, 'rat eau verre tu 1 noeud cou vent sou');
  const rateau = [
    { row: 7, column: 7, token: 't-rat' },
    { row: 7, column: 8, token: 't-eau' },
  ];
  await layByTapping(page, { placements: rateau });
  // What was refused stays on the board, to be read otherwise.
  const putToVote = async (text: string) => {
    await read(page, text);
    await askOthers(page).click();
    await page.getByRole('button', { name: 'Faire voter' }).click();
  };
  await putToVote('un crocodile');
  await expect(page.getByText(/est contre\s: «\son n’entend pas ce mot\s»/).first()).toBeVisible();
  await expect(yourTurn(page)).toBeVisible();
  await putToVote('râteau');
  await expect.poll(async () => (await boardOf(page)).filter((token) => token !== null).length).toBeGreaterThanOrEqual(2);
  await expect(log(page).getByText(/est d’accord\s: «\son l’entend presque\s»/)).toBeVisible();
});

test('the print’s own example, from its first rebus to the end: « une corde » becomes « il a une corde au cou »', async ({
  page,
}) => {
  await beginNow(page, 'Scrabble Rébus');
  await expect(yourTurn(page)).toBeVisible();
  // No word at all goes with that letter and what will lie: a bot of any level can only pass.
  await deal(page, '1 noeud ile a eau cou', { bot: 'b', hasBags: false });
  const at = (column: number, token: string) => ({ row: 7, column, token: `t-${token}` });
  await layByTapping(page, { placements: [at(7, '1'), at(8, 'noeud')] });
  await read(page, 'une corde');
  await expect(playButton(page)).toHaveText(/\b6\spoints/);
  await playButton(page).click();
  await expect(tried(page)).toHaveCount(0);
  await expect(yourTurn(page)).toBeVisible();
  await layByTapping(page, { placements: [at(5, 'ile'), at(6, 'a'), at(9, 'eau'), at(10, 'cou')] });
  await read(page, 'il a une corde au cou');
  await playButton(page).click();
  // 6, then 18 doubled, and 3 for the token that the bot has left.
  await expect(ending(page).getByRole('listitem').first()).toContainText(/45\spoints/);
  await expect(bravo(page)).toHaveCount(1);
});
