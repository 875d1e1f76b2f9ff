// Knows how a person plays Dico on the screen: hides a word, turns cards, asks, leafs, announces STOP.

import { ending, yourTurn } from '@boite/e2e/frame.ts';
import { type Agreed, type Listener, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import type { PlayingHand } from '@boite/e2e/hands.ts';
import type { House } from '@boite/e2e/house.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import { loadLibrary } from '@boite/language/node';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Asking } from '../../types.ts';

export const board = (page: Page) => page.getByRole('grid', { name: /^Le plateau/ });
export const endTurn = (page: Page) => page.getByRole('button', { name: 'Finir le tour', exact: true });
export const plan = (page: Page, name: 'Piocher' | 'Questionner' | 'Consulter') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
export const replies = (page: Page) => page.locator('[data-reply]');
export const nextPage = (page: Page) => page.getByRole('button', { name: 'Page suivante' });
const pairs = (page: Page) => page.getByRole('button', { name: /^Prendre la paire/ });
const offers = (page: Page) => page.getByRole('button', { name: /^Prendre/ });
/** Cards that a touch turns, also where the last ones to be turned still show their faces. */
const backs = (page: Page) => board(page).locator('[data-square][aria-disabled="false"]');

export const { dictionary } = loadLibrary();

/** As tiles spell it. */
export const spelled = (word: string) => word.normalize('NFD').replaceAll(/\P{L}/gu, '').toUpperCase();
export const definitionOf = (word: string) => dictionary.definitions(word)[0]?.text ?? '';

/** What people hide; the one who opens the table goes by the name that the page gave. */
export const TWO = [
  { name: '', word: 'pêcheur' },
  { name: 'Zoé', word: 'intense' },
] as const;
export const THREE = [...TWO, { name: 'Léo', word: 'paysage' }] as const;

interface Hider {
  readonly name: string;
  readonly word: string;
}

/** People at a game that has begun, each with a word hidden; the first one opens the table. */
export async function friends(
  browser: Browser,
  house: House,
  { hiders, agreed = {} }: { readonly hiders: readonly Hider[]; readonly agreed?: Agreed },
): Promise<readonly [Listener, ...Listener[]]> {
  const people = await Promise.all(hiders.map(() => newPerson(browser, house.url)));
  const [host, ...others] = people as [Listener, ...Listener[]];
  const address = await openTable(host, 'Dico', { Sablier: 'Sans sablier', ...agreed });
  for (let seats = 2; seats < hiders.length; seats++) await host.page.getByRole('button', { name: 'Ajouter une place' }).click();
  for (const [index, other] of others.entries()) await sit(other, address, hiders[index + 1]?.name ?? '');
  await host.page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const [index, { page }] of people.entries()) await hide(page, hiders[index]?.word ?? '');
  for (const { page } of people) await expect(board(page)).toBeVisible();
  return [host, ...others];
}

/** From the shelf against a bot, with a word that chance hides. */
export async function beginWithAnyWord(page: Page): Promise<void> {
  await beginNow(page, 'Dico');
  await page.getByRole('button', { name: 'Au hasard' }).click();
  await page.getByRole('button', { name: 'Cacher ce mot' }).click();
}

/** The players, seat by seat, without what is said aloud of them: « (on l’attend) ». */
export async function namesOf({ page }: Listener): Promise<readonly string[]> {
  const said = await page.getByRole('list', { name: 'Joueurs' }).locator('.name').allTextContents();
  return said.map((name) => name.replace(/\(.*\)/, '').trim());
}

/** Beside the field: the book may be open where « choisir » stands. */
export const chooseTyped = (page: Page) =>
  page.locator('form', { has: page.getByPlaceholder('Tapez un mot') }).getByRole('button', { name: 'Choisir', exact: true });

/** Types the word and keeps its first definition. */
export async function hide(page: Page, word: string): Promise<void> {
  await page.getByPlaceholder('Tapez un mot').fill(word);
  await chooseTyped(page).click();
  await page.getByRole('button', { name: 'Cacher ce mot' }).click();
}

/** The one whose turn it is. */
export async function inTurn<Person extends { readonly page: Page }>(people: readonly Person[]): Promise<Person> {
  const visible = async () => {
    for (const person of people) if (await yourTurn(person.page).isVisible()) return person;
    return null;
  };
  await expect.poll(visible).not.toBeNull();
  return (await visible()) ?? inTurn(people);
}

/** One whole turn of acquisition; an INTERDICTION ends it at once. The turn is over afterwards. */
export async function takeCards(page: Page): Promise<void> {
  while (await yourTurn(page).isVisible()) {
    const before = await momentOf(page);
    await pressSomething(page);
    await expect.poll(() => momentOf(page)).not.toBe(before);
  }
}

/** What the screen asks for now; empty when it is someone else’s turn. Does not wait for what may be gone. */
function momentOf(page: Page): Promise<string> {
  const asked = page.getByRole('region', { name: 'Votre tour' }).locator('[data-place="message"], [data-place="main"]');
  return asked.evaluateAll((found) => found.map(({ textContent }) => textContent).join(''));
}

async function pressSomething(page: Page): Promise<void> {
  await expect(offers(page).or(endTurn(page)).or(backs(page)).first()).toBeVisible();
  const offered = (await pairs(page).count()) > 0 ? pairs(page) : offers(page);
  if ((await offered.count()) > 0) return offered.first().click();
  if (await endTurn(page).isVisible()) return endTurn(page).click();
  const turned = flips.get(page) ?? 0;
  flips.set(page, turned + 1);
  await backs(page)
    .nth(turned % (await backs(page).count()))
    .click();
}

/** How many cards each has turned: a card further each time, so that nobody turns the same ones for ever. */
const flips = new WeakMap<Page, number>();

/** Asks one of the opponents, if the hand allows a question; null when it does not. The reply stays on the screen. */
export async function ask(page: Page, of: string | null, wanted?: Asking): Promise<Asking | null> {
  if (!(await plan(page, 'Questionner').isEnabled())) return null;
  await plan(page, 'Questionner').click();
  const kinds = page.locator('input[name="about"]');
  await expect(kinds.first()).toBeAttached();
  const names = await kinds.evaluateAll((found) => found.map((input) => input.getAttribute('value') ?? ''));
  const about = (wanted && names.includes(wanted) ? wanted : names[0]) as Asking;
  await page.locator(`input[name="about"][value="${about}"]`).check();
  if (of !== null) await page.getByRole('radio', { name: of, exact: true }).check();
  if (about === 'page') await page.getByLabel('La page de…').fill('mi');
  await page.getByRole('button', { name: /^Demander à/ }).click();
  await expect(replies(page).first()).toBeVisible();
  return about;
}

/** Gives up a second page, or ends a turn that is done. */
export async function finish(page: Page): Promise<void> {
  const forgo = page.getByRole('button', { name: 'Y renoncer et finir' });
  await endTurn(page).or(forgo).first().click();
  await expect(yourTurn(page).or(ending(page)).first()).toBeHidden();
}

/** Plays on until someone whom `isAsker` names has asked something and reads the reply. */
export async function untilAsked(
  people: readonly Listener[],
  {
    of,
    isAsker,
    wanted,
  }: { readonly of: string | null; readonly isAsker: (person: Listener) => boolean; readonly wanted?: Asking },
): Promise<{ readonly asker: Listener; readonly about: Asking }> {
  for (;;) {
    const person = await inTurn(people);
    const about = isAsker(person) ? await ask(person.page, of, wanted) : null;
    if (about !== null) return { asker: person, about };
    if (await plan(person.page, 'Piocher').isEnabled()) await takeCards(person.page);
    else {
      await ask(person.page, of === null ? null : await someOpponent(person.page));
      await finish(person.page);
    }
  }
}

async function someOpponent(page: Page): Promise<string | null> {
  await plan(page, 'Questionner').click();
  const name = await page.locator('label:has(input[name="of"])').first().textContent();
  await page.getByRole('button', { name: 'Retour' }).click();
  return name?.trim() ?? null;
}

/** Opens the dialog and gives a word an opponent, up to the last question. */
export async function supposeWords(page: Page, words: Readonly<Record<string, string>>): Promise<Locator> {
  await page.getByRole('button', { name: 'STOP', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'STOP' });
  for (const [name, word] of Object.entries(words)) await dialog.getByLabel(name).fill(word);
  await dialog.getByRole('button', { name: 'Annoncer…' }).click();
  return page.getByRole('dialog', { name: /Êtes-vous sûr/ });
}

export async function announce(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  const sure = await supposeWords(page, words);
  await sure.getByRole('button', { name: /^Oui, STOP|^STOP quand même/ }).click();
}

/** The same by whatever hand, of one opponent. */
export async function announceBy(hand: PlayingHand, page: Page, word: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'STOP', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'STOP' });
  await hand.write(dialog.getByRole('textbox').first(), word);
  await hand.press(dialog.getByRole('button', { name: 'Annoncer…' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /Oui, STOP/ }));
}
