// Knows that people find each other's words in Dico by questions and STOP, with a notebook and a dictionary.

import { ending, otherMove, yourTurn } from '@boite/e2e/frame.ts';
import type { Listener } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { holdBack } from '@boite/e2e/senses.ts';
import { SECOND_THOUGHT } from '@boite/ui/pauses.ts';
import type { Page } from '@playwright/test';
import type { Asking } from '../../types.ts';
import {
  announce,
  definitionOf,
  dictionary,
  endTurn,
  finish,
  friends,
  inTurn,
  namesOf,
  nextPage,
  plan,
  replies,
  spelled,
  supposeWords,
  THREE,
  TWO,
  takeCards,
  untilAsked,
} from './player.ts';

/** Deals two pairs to each of two, soon. */
const PAIRS_FOR_BOTH = 59;
/** Deals a pair at once. */
const A_PAIR = 181;
/** The second roll of the dice is red twice. */
const RED_SOON = 8;

const inOrder = (letters: string) => [...letters].sort().join('');

/** Whether the display says the truth about a word. */
function isTrue(word: string, about: Asking, shown: string): boolean {
  const letters = spelled(word);
  if (about === 'debut') return shown.endsWith(inOrder(letters.slice(0, 3)));
  if (about === 'fin') return shown.endsWith(inOrder(letters.slice(3)));
  if (about === 'definition') return shown.includes(definitionOf(word));
  const [hidden, pointed] = [dictionary.page(letters) ?? 0, Number(/\d+/.exec(shown)?.[0])];
  return shown.endsWith(hidden < pointed ? 'AVANT' : hidden > pointed ? 'APRÈS' : 'DANS LE MILLE');
}

/** The first reply; letters that lie side by side are read as one word. */
async function shownReply(page: Page): Promise<string> {
  const letters = page.locator('[data-reply] [role="img"]').first();
  if (await letters.isVisible()) return ((await letters.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
  return ((await replies(page).first().textContent()) ?? '').trim();
}

test('two people ask each other until one of them knows, says STOP and wins', async ({ browser, house }) => {
  await house.dealFrom(PAIRS_FOR_BOTH);
  const people = await friends(browser, house, { hiders: TWO });
  const names = await namesOf(people[0]);
  const other = (person: Listener) => (person === people[0] ? 1 : 0);
  const heard = [0, 0];
  while (heard.some((count) => count < 2)) {
    const { asker, about } = await untilAsked(people, { of: null, isAsker: () => true });
    expect(isTrue(TWO[other(asker)].word, about, await shownReply(asker.page))).toBe(true);
    heard[1 - other(asker)] = (heard[1 - other(asker)] ?? 0) + 1;
    await finish(asker.page);
  }
  const winner = await inTurn(people);
  await announce(winner.page, { [names[other(winner)] ?? '']: TWO[other(winner)].word.toUpperCase() });
  for (const { page } of people) {
    await expect(ending(page).getByRole('listitem').first()).toContainText(names[1 - other(winner)] ?? '');
    const scene = page.locator('[data-stop-call="right"]');
    const [calls, wins] = page === winner.page ? ['Vous annoncez', 'Vous gagnez'] : ['annonce', 'gagne'];
    await expect(scene).toContainText(
      new RegExp(`${calls} STOP.*${TWO[other(winner)].word}.*Tout est exact.*${wins} la partie`, 'is'),
    );
    const hidden = page.getByRole('region', { name: 'Les mots cachés' });
    for (const { word } of TWO) {
      await expect(hidden).toContainText(word);
      await expect(hidden).toContainText(definitionOf(word));
    }
  }
});

test('a wrong STOP puts its author out of the race, and the last one in it wins @all', async ({ browser, house }) => {
  const people = await friends(browser, house, { hiders: THREE });
  const names = await namesOf(people[0]);
  const nonsense = (person: Listener) =>
    Object.fromEntries(names.filter((_, seat) => people[seat] !== person).map((name) => [name, 'terminus']));
  const first = await inTurn(people);
  const sure = await supposeWords(first.page, nonsense(first));
  await expect(sure).toContainText('hors course');
  await sure.getByRole('button', { name: 'Revoir' }).click();
  await first.page.getByRole('button', { name: 'Annoncer…' }).click();
  await sure.getByRole('button', { name: /Oui, STOP/ }).click();
  for (const person of people) {
    await expect(person.page.getByRole('list', { name: 'Joueurs' })).toContainText('hors course');
    const scene = person.page.getByRole('dialog', { name: 'STOP' });
    await expect(scene).toContainText(person === first ? 'Vous annoncez STOP' : `${names[people.indexOf(first)]} annonce STOP`);
    await expect(scene).toContainText('Au moins un mot est faux');
    await expect(scene).toContainText(person === first ? 'Vous êtes hors course' : 'Pour vous');
    await expect(scene).toContainText('hors course');
    // Each opponent reads the word supposed for them, and nobody else's.
    const read = await scene.getByText('terminus', { exact: false }).count();
    expect(read).toBe(person === first ? 2 : 1);
    await scene.getByRole('button', { name: 'Continuer' }).click();
  }
  await expect(first.page.getByText(/^Vous êtes hors course/)).toBeVisible();

  const left = people.filter((person) => person !== first);
  const second = await inTurn(left);
  await takeCards(second.page);
  const third = await inTurn(left);
  expect(third).not.toBe(second);
  await announce(third.page, nonsense(third));
  for (const { page } of people) {
    await expect(ending(page).getByRole('listitem')).toHaveCount(3);
    // Nothing is secret any more: beside each word that was supposed stands the true one.
    const scene = page.locator('[data-stop-call="wrong"]');
    for (const { word } of THREE.filter((_, seat) => people[seat] !== third))
      await expect(scene).toContainText(`c’était ${word}`);
  }
  await expect(ending(first.page).getByRole('listitem').first()).toContainText(names[people.indexOf(second)] ?? '');
});

test('the notebook marks each word at once, is kept through a reload, and offers to STOP only what is neither crossed out nor contradicted', async ({
  browser,
  house,
}) => {
  await house.dealFrom(A_PAIR);
  const people = await friends(browser, house, { hiders: TWO, agreed: { 'Carnet intelligent': 'Oui' } });
  const { asker } = await untilAsked(people, { of: null, isAsker: () => true });
  const { page } = asker;
  const { word } = TWO[asker === people[0] ? 1 : 0];
  const notebook = page.getByRole('complementary', { name: 'Votre carnet' });
  await expect(notebook.getByText(/^[1-9]\d*\smots? possibles? selon les lettres et les pages$/)).toBeVisible();
  for (const noted of [word, 'zzzzzz']) {
    await notebook.getByLabel('Mots possibles').fill(noted);
    await page.keyboard.press('Enter');
  }
  await expect(notebook.locator('[data-idea="possible"]')).toContainText(word);
  await expect(notebook.locator('[data-idea="not-in-book"]')).toContainText('zzzzzz');
  await notebook.getByLabel('Notes', { exact: true }).fill('Un métier ?');
  const known = await notebook.locator('dl').textContent();
  const ideas = page.getByRole('dialog', { name: 'STOP' }).getByRole('button', { name: /zzzzzz|pêcheur|intense/ });
  for (const isCrossed of [false, true]) {
    if (isCrossed) await notebook.getByRole('button', { name: word, exact: true }).click();
    await page.reload();
    await expect(notebook.getByRole('button', { name: word, exact: true })).toHaveAttribute('aria-pressed', `${isCrossed}`);
    await expect(notebook.getByLabel('Notes', { exact: true })).toHaveValue('Un métier ?');
    await expect(notebook.locator('dl')).toHaveText(known ?? '');
    await page.getByRole('button', { name: 'STOP', exact: true }).click();
    await expect(ideas).toHaveText(isCrossed ? [] : [word]);
    await page.keyboard.press('Escape');
  }
});

const book = (page: Page) => page.getByRole('region', { name: 'Le dictionnaire', exact: true });
const throwing = (page: Page) => page.getByRole('button', { name: 'Lancer les dés' });
const dice = (page: Page) => page.getByRole('img', { name: /^Dés/ });

test('without an hourglass each page turned is a throw that the opponent taps, which everyone sees, until both dice are red @all', async ({
  browser,
  house,
}) => {
  await house.dealFrom(RED_SOON);
  const people = await friends(browser, house, { hiders: TWO });
  const { page: reader } = await inTurn(people);
  const { page: other } = people.find(({ page }) => page !== reader) as Listener;
  await plan(reader, 'Consulter').click();
  await reader.getByRole('textbox', { name: 'À un début de mot' }).fill('mél');
  await reader.getByRole('button', { name: 'Ouvrir' }).click();
  const first = dictionary.pageFrom('MEL');
  await expect(reader.getByText(`page ${first} sur ${dictionary.pageCount}`)).toBeVisible();
  await expect(reader.getByRole('list', { name: `Mots de la page ${first}` }).getByRole('listitem')).toHaveCount(40);
  await expect(other.getByText(/feuillette le dictionnaire/)).toBeVisible();
  await expect(book(other)).toHaveCount(0);
  await expect(dice(other)).toHaveAccessibleName(/pas encore lancés/);
  await expect(throwing(other)).toBeDisabled();
  // Closed by a slip of the finger, it is open again at once.
  const closing = reader.getByRole('button', { name: 'Refermer et finir le tour' });
  const release = await holdBack(reader, SECOND_THOUGHT);
  await closing.dblclick();
  await reader.getByRole('button', { name: 'Annuler' }).click();
  await expect(closing).toBeEnabled();
  await expect(book(reader)).toBeVisible();
  await release();
  for (let turned = 1; await nextPage(reader).isVisible(); turned++) {
    await nextPage(reader).click();
    await expect(reader.getByText(`page ${first + turned} sur`)).toBeVisible();
    await throwing(other).click();
    await expect(nextPage(reader).and(reader.locator(':enabled')).or(endTurn(reader)).first()).toBeVisible();
  }
  for (const page of [reader, other]) {
    await expect(page.getByRole('region', { name: 'Le dictionnaire se referme' })).toBeVisible();
    await expect(dice(page)).toHaveAccessibleName(/rouge et rouge/);
  }
  await expect(book(reader)).toHaveCount(0);
  await reader.keyboard.press('Enter');
  await expect(yourTurn(other)).toBeVisible();
});

test('when nobody does anything but read, a draw is refused, then agreed on; the film goes through each player’s eyes @all', async ({
  browser,
  house,
}) => {
  const people = await friends(browser, house, { hiders: TWO });
  const rarer = (page: Page) => page.getByRole('button', { name: 'Autres coups' });
  /** Three go-rounds, then someone proposes: the page of the other. */
  const proposed = async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { page } = await inTurn(people);
      await expect(rarer(page)).toHaveCount(0);
      await plan(page, 'Consulter').click();
      await page.getByRole('button', { name: /^Lettre M/ }).click();
      await page.getByRole('button', { name: 'Refermer et finir le tour' }).click();
      await expect(yourTurn(page)).toBeHidden();
    }
    const { page } = await inTurn(people);
    await otherMove(page, 'Proposer le match nul');
    return (people.find((person) => person.page !== page) as Listener).page;
  };
  const unwilling = await proposed();
  await unwilling.getByRole('button', { name: 'Je veux continuer' }).click();
  await expect(yourTurn(unwilling)).toBeHidden();
  const last = await proposed();
  await last.getByRole('button', { name: 'D’accord' }).click();
  for (const { page } of people) {
    await expect(page.getByText('Match nul', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Personne ne gagne' })).toBeVisible();
    await expect(ending(page).getByRole('listitem')).toHaveText([/^\D+$/, /^\D+$/]);
  }

  await last.getByRole('link', { name: 'Revoir la partie' }).click();
  for (const [seat, { word }] of TWO.entries()) {
    await last.getByLabel('Avec les yeux de').selectOption(String(seat));
    await last.getByRole('button', { name: 'À la fin' }).click();
    await expect(last.getByRole('region', { name: 'Les mots cachés' })).toContainText(word);
    for (let back = 0; back < 3; back++) await last.getByRole('button', { name: 'Étape précédente' }).click();
    await expect(last.getByText('Votre mot')).toContainText(word);
    await expect(last.locator('main')).not.toContainText(TWO[1 - seat]?.word ?? '');
  }
});

test('with an hourglass the dice are thrown for whoever does not throw them, and close the dictionary @all', async ({
  browser,
  ownHouse,
}) => {
  await ownHouse.dealFrom(RED_SOON);
  const people = await friends(browser, ownHouse, { hiders: TWO, agreed: { Sablier: '3 minutes' } });
  const { page: reader } = await inTurn(people);
  const { page: other } = people.find(({ page }) => page !== reader) as Listener;
  await plan(reader, 'Consulter').click();
  await reader.getByRole('button', { name: /^Lettre M/ }).click();
  await expect(book(reader).or(endTurn(reader)).first()).toBeVisible();
  await throwing(other).click();
  await expect(dice(other)).not.toHaveAccessibleName(/pas encore/);
  await expect(book(reader)).toHaveCount(0);
  for (const page of [reader, other]) await expect(dice(page)).toHaveAccessibleName(/rouge et rouge/);
  await endTurn(reader).click();
  await expect(yourTurn(reader)).toBeHidden();
});
