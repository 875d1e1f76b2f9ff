// Knows that people take words apart and build others on the workbench, with fingers, a mouse or a keyboard, and finish a game.

import { bringTo } from '@boite/e2e/facts.ts';
import { ending } from '@boite/e2e/frame.ts';
import { agree, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expectAccessible, expectNoSidewaysScroll } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { fullestPosition, openPosition, recordsBeside } from '@boite/e2e/position.ts';
import { pressIfThere } from '@boite/e2e/press.ts';
import { openOnDevice } from '@boite/e2e/shelf.ts';
import type { Letter } from '@boite/language';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { box } from '../../game.ts';
import { ALL_TILES } from '../../rules/bank.ts';
import { readOptions } from '../../rules/form.ts';
import type { Fact, Options, Tile } from '../../types.ts';
import {
  draw,
  endOfWord,
  inTurn,
  jokerFor,
  nameJoker,
  newWord,
  ownTile,
  play,
  propose,
  rack,
  rackOf,
  restore,
  tileIn,
  toPlay,
  type,
  typeWord,
  wordFromRack,
  wordsOf,
} from './workbench.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

interface Company {
  readonly judging: string;
  readonly withBot?: boolean;
  readonly device?: BrowserContextOptions;
}

/** Two people, and a bot if wished, at a game without an hourglass. */
async function company(browser: Browser, url: string, { judging, withBot = false, device = {} }: Company) {
  const [ada, zoe] = [await newPerson(browser, url, device), await newPerson(browser, url, device)];
  const address = await openTable(ada, 'Rummikub des mots', { Sablier: 'Sans sablier', 'Qui juge ?': judging });
  await sit(zoe, address, 'Zoé');
  if (withBot) {
    await ada.page.getByRole('button', { name: 'Ajouter une place' }).click();
    await ada.page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  }
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  return [ada.page, zoe.page] as const;
}

const other = ([ada, zoe]: readonly [Page, Page], player: Page) => (player === ada ? zoe : ada);

async function turnOf(people: readonly [Page, Page]): Promise<Page> {
  const player = await inTurn(people);
  if (player === null) throw new Error('the game is over');
  return player;
}

/** Both lay a first word of six tiles, whatever it says: nobody contests. The one whose turn comes next. */
async function bothEnter(people: readonly [Page, Page]): Promise<Page> {
  for (const _ of people) {
    const player = await turnOf(people);
    await typeWord(player, (await lettersOf(player)).slice(0, 6));
    await play(player);
  }
  return turnOf(people);
}

/** The tiles of a rack that are no jokers. */
async function lettersOf(page: Page): Promise<readonly Letter[]> {
  return (await rackOf(page)).filter((tile) => tile !== 'joker');
}

/** Someone lengthens a word, a joker first that stands for a letter which the next player holds: their page, that letter. */
async function jokerToWin(people: readonly [Page, Page]): Promise<readonly [Page, Letter]> {
  const player = await turnOf(people);
  const [wanted = 'E'] = await lettersOf(other(people, player));
  const held = (await rackOf(player)).toSorted((one, two) => Number(two === 'joker') - Number(one === 'joker'));
  if (held[0] !== 'joker') throw new Error('this seed deals no joker to the first player: take another');
  const [word = ''] = await wordsOf(player);
  await endOfWord(player, word.toUpperCase()).focus();
  // Three stay, so that the game goes on and the next player can make a word.
  await type(player, held.slice(0, -3), wanted);
  await play(player);
  return [await turnOf(people), wanted];
}

const THEMED = readOptions({ sablier: null, theme: 'Les animaux' }) as Options;
const LOOSE = { judging: 'La table, qui peut contester' };

test('a word is taken apart by tapping, and put back in one gesture', async ({ browser, house }) => {
  const page = await bothEnter(await company(browser, house.url, LOOSE));
  const before = await wordsOf(page);
  const [word = ''] = before.map((lying) => lying.toUpperCase());
  await tileIn(page, word, 1).click();
  await tileIn(page, word, 3).click();
  await newWord(page).click();
  expect((await wordsOf(page)).map((lying) => lying.length).sort()).toEqual([3, 3, 6]);
  expect((await wordsOf(page)).at(-1)?.toUpperCase()).toBe(word.slice(1, 4));
  await restore(page).click();
  expect(await wordsOf(page)).toEqual(before);
});

test('a tile is dragged into another word, from the rack, and back', async ({ browser, house }) => {
  const page = await bothEnter(await company(browser, house.url, LOOSE));
  const spelled = async () => (await wordsOf(page)).map((lying) => lying.toUpperCase());
  const [first = '', second = ''] = await spelled();
  await tileIn(page, first, 0).dragTo(endOfWord(page, second));
  await expect.poll(spelled).toEqual([first.slice(1), second + first[0]]);
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect(await spelled()).toEqual([first, second]);

  const held = await rackOf(page);
  const [tile] = held.filter((face) => face !== 'joker');
  if (!tile) throw new Error('nothing but jokers');
  await ownTile(page, tile).dragTo(tileIn(page, first, 3), { targetPosition: { x: 4, y: 20 } });
  const longer = first.slice(0, 3) + tile + first.slice(3);
  await expect.poll(spelled).toEqual([longer, second]);
  expect(await rackOf(page)).toHaveLength(held.length - 1);
  await tileIn(page, longer, 3).dragTo(rack(page));
  await expect.poll(() => rackOf(page)).toEqual(held);
});

test('by keyboard a word is cut, joined, lengthened, restored, undone and played', async ({ browser, house }) => {
  const people = await company(browser, house.url, LOOSE);
  const page = await bothEnter(people);
  const before = await wordsOf(page);
  const [word = ''] = before.map((lying) => lying.toUpperCase());
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await tileIn(page, word, 0).focus();
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', '/');
  expect((await wordsOf(page)).map((lying) => lying.toUpperCase()).slice(0, 2)).toEqual([word.slice(0, 3), word.slice(3)]);
  await press('Backspace');
  expect(await wordsOf(page)).toEqual(before);

  const [tile] = (await rackOf(page)).filter((face) => face !== 'joker');
  await press(tile ?? '');
  const longer = word.slice(0, 3) + tile + word.slice(3);
  expect((await wordsOf(page))[0]?.toUpperCase()).toBe(longer);
  await press('Escape');
  expect(await wordsOf(page)).toEqual(before);
  await press('Control+z');
  expect((await wordsOf(page))[0]?.toUpperCase()).toBe(longer);

  // Space takes a tile, Shift takes more, Enter puts them down.
  await tileIn(page, longer, 0).focus();
  await press('Space', 'Shift+ArrowRight');
  await endOfWord(page, longer).focus();
  await press('Enter');
  const turned = longer.slice(2) + longer.slice(0, 2);
  expect((await wordsOf(page))[0]?.toUpperCase()).toBe(turned);
  await endOfWord(page, turned).focus();
  await press('Enter');
  await expect(toPlay(page)).toBeHidden();
  await turnOf(people);
  await expect.poll(async () => (await wordsOf(page))[0]?.toUpperCase()).toBe(turned);
});

test('a draft survives a reload, and what the dictionary says of it is seen at once', async ({ browser, house }) => {
  const people = await company(browser, house.url, { judging: 'Le dictionnaire' });
  const page = await turnOf(people);
  for (const person of people) {
    // Whoever waits prepares a play, which is judged as it will be.
    await typeWord(person, (await rackOf(person)).slice(0, 2));
    await expect(person.getByRole('status').filter({ hasText: 'trop court' })).toBeVisible();
  }
  const draft = await wordsOf(page);
  await page.reload();
  await expect.poll(() => wordsOf(page)).toEqual(draft);
  await expect.poll(() => rackOf(page)).toHaveLength(12);
  await restore(page).click();
  await expect.poll(() => rackOf(page)).toHaveLength(14);
});

test('twenty-five words fit a phone: nothing overflows, tiles can be touched, axe has nothing to say @all', async ({
  browser,
  house,
}) => {
  const people = await company(browser, house.url, { ...LOOSE, device: PHONE });
  let page = await bothEnter(people);
  while ((await wordsOf(page)).length < 25) {
    const held = [...(await rackOf(page))];
    while (held.length >= 3) await typeWord(page, held.splice(0, held.length < 6 ? held.length : 3));
    await play(page);
    page = await turnOf(people);
  }

  await expectNoSidewaysScroll(page);
  const words = await wordsOf(page);
  for (const word of [words[0], words[12], words[24]]) {
    const tile = tileIn(page, word?.toUpperCase() ?? '', 1);
    const size = await tile.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await tile.tap();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await newWord(page).tap();
  }
  expect(await wordsOf(page)).toHaveLength(words.length + 3);
  await expectAccessible(page);
});

test('a joker is won with its letter, waits beside the rack, and is replayed as another one @all', async ({ browser, house }) => {
  const people = await company(browser, house.url, LOOSE);
  await bothEnter(people);
  const [page, letter] = await jokerToWin(people);
  const held = await rackOf(page);
  const joker = jokerFor(page, letter).first();
  await ownTile(page, letter).click();
  await joker.click();
  await expect(page.getByRole('status').filter({ hasText: 'Joker gagné' })).toBeVisible();
  const won = rack(page).getByRole('button', { name: 'joker, gagné' });
  await expect(won).toBeVisible();

  // It cannot stay there.
  await newWord(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'doit aller dans un mot nouveau' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Jouer/ })).toHaveAttribute('aria-disabled', 'true');
  await won.click();
  const another = letter === 'U' ? 'A' : 'U';
  await nameJoker(page, another);
  const beside = held.toSpliced(held.indexOf(letter), 1).slice(0, 2);
  await type(page, beside, another);
  await play(page);
  await turnOf(people);
  const spelled = another.toLowerCase() + beside.map((tile) => (tile === 'joker' ? another.toLowerCase() : tile)).join('');
  for (const person of people) await expect.poll(() => wordsOf(person)).toContain(spelled);
  expect(await rackOf(page)).toHaveLength(7);
  // The next player sees what has just been laid, and that the joker was there before.
  const news = [0, 1, 2].map((at) => tileIn(other(people, page), spelled.toUpperCase(), at));
  await expect(news[0] as Locator).not.toHaveAccessibleName(/nouveau/);
  for (const tile of news.slice(1)) await expect(tile).toHaveAccessibleName(/nouveau/);
});

test('a play out of the theme is put to the vote: taken back by a majority, kept by a tie @all', async ({ browser, house }) => {
  const [ada, zoe, leo] = await Promise.all([1, 2, 3].map(() => newPerson(browser, house.url)));
  if (!ada || !zoe || !leo) throw new Error('three people');
  const agreed = { 'Qui juge ?': LOOSE.judging, Sablier: 'Sans sablier', Thème: 'Un autre thème' };
  const address = await openTable(ada, 'Rummikub des mots', agreed);
  await ada.page.getByRole('button', { name: 'Ajouter une place' }).click();
  await ada.page.getByRole('textbox', { name: 'Un autre thème' }).fill('Au marché');
  await ada.page.keyboard.press('Enter');
  await sit(zoe, address, 'Zoé');
  await sit(leo, address, 'Léo');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const people = [ada.page, zoe.page, leo.page];
  for (const page of people) await expect(page.getByText('Thème : Au marché')).toBeVisible();
  const author = await inTurn(people);
  const [judge, voter] = people.filter((page) => page !== author);
  if (!author || !judge || !voter) throw new Error('the game is over');

  const lay = async () => {
    await typeWord(author, (await lettersOf(author)).slice(0, 6));
    const laid = (await wordsOf(author))[0] ?? '';
    await propose(author);
    // The panel names what is judged, and the words stay in sight beside it.
    await expect(judge.getByRole('region', { name: new RegExp(`propose «.${laid}.»`, 'i') })).toBeVisible();
    await expect(judge.getByRole('listitem', { name: new RegExp(laid) })).toBeInViewport({ ratio: 1 });
    await judge.getByRole('button', { name: 'Contester le thème' }).click();
  };
  await lay();
  await voter.getByRole('button', { name: 'Contre', exact: true }).click();
  await expect(author.getByText(/donne tort à .+ 0\svoix pour, 2\scontre/).first()).toBeVisible();
  await expect(toPlay(author)).toBeVisible();
  await expect.poll(() => wordsOf(judge)).toEqual([]);
  await restore(author).click();
  await expect.poll(() => rackOf(author)).toHaveLength(14);

  await lay();
  await voter.getByRole('button', { name: 'Pour', exact: true }).click();
  for (const page of people) {
    await expect(page.getByText(/donne raison à .+ 1\svoix pour, 1\scontre/).first()).toBeVisible();
    await expect.poll(() => wordsOf(page)).toHaveLength(1);
  }
});

test('against a bot too a theme is enforced: its list takes back what is out of it, and what follows it stays @all', async ({
  page,
}) => {
  await openOnDevice(page, 'Rummikub des mots');
  await agree(page, { Sablier: 'Sans sablier', Thème: 'Les animaux' });
  await page.getByRole('button', { name: /Compléter avec des robots/ }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByText('Thème : Les animaux')).toBeVisible();
  const tiles = (letters: string) => [...letters] as Tile[];
  const first: readonly Fact[] = [
    { kind: 'dealt', options: THEMED, racks: [tiles('MAISONCHEVAUXR'), tiles('KKWWZZYYXXQQJJ')], bank: ALL_TILES.slice(-60) },
    { kind: 'opened', first: 0, draws: [] },
    { kind: 'turn', seat: 0, deadline: null },
  ];
  await bringTo(page, { facts: first, awaiting: [0] });
  await typeWord(page, tiles('MAISON'));
  await propose(page);
  await expect(page.getByText(/donne tort à .+ 0\svoix pour, 2\scontre/).first()).toBeVisible();
  await expect(toPlay(page)).toBeVisible();
  await restore(page).click();
  await typeWord(page, tiles('CHEVAUX'));
  await propose(page);
  await expect(page.getByRole('region', { name: 'Feuille de marque' })).toContainText(/chevaux/i);
});

/** In milliseconds: as long as one aims at a word. */
const BRIEFLY = 300;

test('a tile is dropped where the finger is, also at the foot of a table that scrolls @all', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 664 });
  const record = recordsBeside(import.meta.url)('two-players');
  await openPosition(
    page,
    fullestPosition(box, record, ({ table }) => table.length),
  );
  await expect(toPlay(page)).toBeVisible();
  const place = page.locator('[data-place="play"]');
  await place.evaluate((table) => table.scrollTo(0, 0));
  const { word, x, y } = await lowestTile(page);
  const tile = page.locator('[data-rack] [data-own]').first();
  const letter = ((await tile.getAttribute('aria-label')) ?? '').slice(0, 1);
  const { x: left = 0, y: top = 0 } = (await tile.boundingBox()) ?? {};
  const scrolled = () => place.evaluate((table) => table.scrollTop);
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  await page.mouse.move(left + 12, top + 12);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 5 });
  // The table waits for whoever aims, and goes on for whoever rests there.
  await page.clock.runFor(BRIEFLY);
  expect(await scrolled()).toBe(0);
  await page.mouse.up();
  await page.clock.resume();
  await expect.poll(async () => (await wordsOf(page)).map((lying) => lying.toUpperCase())).toContain(letter + word);
});

/** The first tile of the lowest word that is wholly in sight: its word, and a point on its left half. */
function lowestTile(page: Page): Promise<{ readonly word: string; readonly x: number; readonly y: number }> {
  return page.locator('[data-place="play"]').evaluate((table) => {
    const foot = table.getBoundingClientRect().bottom;
    const whole = [...table.querySelectorAll('[data-group]')].filter((word) => word.getBoundingClientRect().bottom <= foot);
    const lowest = whole.at(-1);
    const letters = [...(lowest?.querySelectorAll('[data-tile]') ?? [])];
    const { left = 0, top = 0, height = 0 } = letters[0]?.getBoundingClientRect() ?? {};
    return {
      word: letters.map((tile) => (tile.getAttribute('aria-label') ?? '').slice(0, 1)).join(''),
      x: left + 3,
      y: top + height - 6,
    };
  });
}

test('two people and a bot finish a game, with a word that is contested', async ({ browser, house }) => {
  const people = await company(browser, house.url, { ...LOOSE, withBot: true });
  const cheat = await turnOf(people);
  const consonants = (await rackOf(cheat)).filter((tile) => tile !== 'joker' && !'AEIOUY'.includes(tile));
  const rest = (await rackOf(cheat)).filter((tile) => tile !== 'joker' && 'AEIOUY'.includes(tile));
  await typeWord(cheat, [...consonants, ...rest].slice(0, 6));
  await propose(cheat);
  const contest = other(people, cheat).getByRole('button', { name: 'Contester le mot' });
  // The bot may be the quicker one.
  const contested = async () => {
    await pressIfThere(contest);
    return cheat.getByText('conteste avec raison').first().isVisible();
  };
  await expect.poll(contested).toBe(true);
  await expect.poll(() => rackOf(cheat)).toHaveLength(15);

  for (let page = await inTurn(people); page !== null; page = await inTurn(people)) {
    const hasEntered = !(await page.getByText('Premier mot : six lettres').isVisible());
    const word = await wordFromRack(page, hasEntered ? 3 : 6);
    if (word === null) await draw(page);
    else {
      await typeWord(page, [...word] as never);
      await play(page);
    }
  }
  for (const page of people) {
    await expect(ending(page).getByRole('listitem')).toHaveCount(3);
    // Whoever's play ended it, the result is what one sees.
    await expect(ending(page)).toBeInViewport({ ratio: 1 });
  }
});
