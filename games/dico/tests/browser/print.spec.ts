// Knows that the game of the printed rules can be played again on the screen, gesture for gesture: TERMINUS, found by E R T, ROTI and I M N S U.

import { expectExplained } from '@boite/e2e/explaining.ts';
import { bringTo } from '@boite/e2e/facts.ts';
import { ending } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { loadLibrary } from '@boite/language/node';
import type { Page } from '@playwright/test';
import { ALL_CARDS } from '../../rules/cards.ts';
import { readOptions } from '../../rules/form.ts';
import { chosenSecret } from '../../rules/secret.ts';
import type { Asking, Fact, Options } from '../../types.ts';
import { beginWithAnyWord, board, dictionary, endTurn, plan, replies } from './player.ts';

const books = loadLibrary();
const options = readOptions({ sablier: null }) as Options;
const secretOf = (word: string) => chosenSecret({ word, wording: { kind: 'dictionary', index: 0 } }, options, books);
const [OWN, TERMINUS] = [secretOf('paysage'), secretOf('terminus')];

const BEGUN: readonly Fact[] = [
  { kind: 'begun', options, seats: 2, pageCount: dictionary.pageCount, deadline: null },
  { kind: 'chosen', seat: 0, secret: OWN, drawn: false },
  { kind: 'chosen', seat: 1, secret: TERMINUS, drawn: false },
  { kind: 'laid-out', from: 0, dealt: ['joker'], first: 0, board: ALL_CARDS },
  { kind: 'turn', seat: 0, deadline: null },
];

/** A pair of each kind comes to the person, who is in turn again: what the other did meanwhile does not matter here. */
function pairTaken(about: Asking): readonly Fact[] {
  const first = ALL_CARDS.indexOf(about);
  return [
    { kind: 'taken', seat: 0, squares: [first, first + 1], cards: [about, about] },
    { kind: 'turn', seat: 1, deadline: null },
    { kind: 'turn', seat: 0, deadline: null },
  ];
}

const PAIRS = (['debut', 'page', 'definition', 'fin'] as const).flatMap(pairTaken);

/** The person asks; afterwards it is the person's turn once more, with all that was answered. */
async function askThe(page: Page, about: Asking): Promise<void> {
  await plan(page, 'Questionner').click();
  await page.locator(`input[name="about"][value="${about}"]`).check();
}

test('the game of the printed rules: E R T, the page of ROTI, the definition, I M N S U, and STOP with TERMINUS', async ({
  page,
}) => {
  await beginWithAnyWord(page);
  await expect(board(page)).toBeVisible();
  const told: Fact[] = [...BEGUN, ...PAIRS];
  /** It is the person's turn again. */
  const onceMore = async (...answers: readonly Fact[]) => {
    told.push(...answers, { kind: 'turn', seat: 1, deadline: null }, { kind: 'turn', seat: 0, deadline: null });
    await bringTo(page, { facts: told, awaiting: [0] });
  };
  const notebook = page.getByRole('complementary', { name: 'Votre carnet' });
  const orders = (isOut: boolean) => notebook.getByRole('list', { name: /^Ordres/ }).locator(`[aria-pressed="${isOut}"]`);
  await bringTo(page, { facts: told, awaiting: [0] });
  // The eight cards in hand are seen; where the others lie is to be remembered, how many there are can be counted.
  await notebook.getByRole('button', { name: 'Ce qui reste' }).click();
  await expect(page.getByRole('dialog')).toContainText(/^.*22\scartes que vous ne voyez pas/s);
  await expect(page.getByRole('dialog').getByText(/^PAGE\s:\s5 sur 7$/)).toBeAttached();
  await page.keyboard.press('Escape');

  await askThe(page, 'debut');
  // A double tap asks once: the button that ends the turn comes to the same place.
  await page.getByRole('button', { name: /^Demander à/ }).dblclick();
  await expect(replies(page)).toContainText('dans l’ordre alphabétique');
  await expect(endTurn(page)).toBeVisible();
  await expect(replies(page).getByRole('img')).toHaveAccessibleName('E R T');
  await expect(orders(false)).toHaveText(['ERT', 'ETR', 'RET', 'RTE', 'TER', 'TRE']);
  await orders(false).filter({ hasText: 'RTE' }).click();
  await expect(orders(true)).toHaveText(['RTE']);
  await onceMore({
    kind: 'asked',
    seat: 0,
    of: 1,
    about: 'debut',
    pair: ['debut', 'debut'],
    answer: { about: 'debut', letters: 'ERT' },
  });

  const [roti, tre] = [dictionary.pageFrom('ROTI'), dictionary.pageFrom('TRE')];
  await askThe(page, 'page');
  await expect(page.getByRole('button', { name: /^Demander à/ })).toBeDisabled();
  await page.getByLabel('La page de…').fill('rôti');
  const words = dictionary.wordsOn(roti).map((word) => dictionary.headwords(word).join(', '));
  const head = page.locator('[data-guide]');
  await expect(head).toHaveText(`${words[0]} – ${words.at(-1)}`);
  await expect(page.getByRole('region', { name: 'Votre question' })).not.toContainText(words[20] ?? '');
  await page.getByRole('button', { name: /^Demander à/ }).click();
  await expect(replies(page)).toContainText('APRÈS');
  await expect(page.getByRole('button', { name: 'Montrer une seconde page' })).toBeDisabled();
  await page.getByLabel('La page de…').fill('tre');
  await page.getByRole('button', { name: `Montrer la page ${tre}` }).click();
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).toContainText('AVANT');
  await expect(orders(false)).toHaveText(['TER']);
  await expect(notebook.locator('[data-edge]')).toHaveAttribute('data-edge', `${roti + 1}-${tre - 1}`);
  await expect(endTurn(page)).toBeVisible();
  await onceMore(
    {
      kind: 'asked',
      seat: 0,
      of: 1,
      about: 'page',
      pair: ['page', 'page'],
      answer: { about: 'page', page: roti, where: 'after' },
    },
    { kind: 'pointed', seat: 0, of: 1, answer: { about: 'page', page: tre, where: 'before' } },
  );

  await askThe(page, 'definition');
  await page.getByRole('button', { name: /^Demander à/ }).click();
  await expect(replies(page)).toContainText(TERMINUS.definition);
  const { definition, source } = TERMINUS;
  const defined = { about: 'definition', definition, source } as const;
  await onceMore({ kind: 'asked', seat: 0, of: 1, about: 'definition', pair: ['definition', 'definition'], answer: defined });

  await askThe(page, 'fin');
  await page.getByRole('button', { name: /^Demander à/ }).click();
  await expect(replies(page).getByRole('img')).toHaveAccessibleName('I M N S U');
  for (const letter of 'TERMINUS') await notebook.getByRole('button', { name: `Essayer ${letter}`, exact: true }).click();
  await notebook.getByRole('button', { name: 'Noter TERMINUS' }).click();
  await expect(notebook.locator('[data-idea="possible"]')).toContainText('terminus');

  await page.getByRole('button', { name: 'STOP', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'STOP' });
  await dialog.getByRole('textbox').fill('tremplin');
  await dialog.getByRole('button', { name: 'Annoncer…' }).dblclick();
  const sure = page.getByRole('dialog', { name: /Êtes-vous sûr/ });
  await expect(sure.getByRole('alert')).toContainText('contredit');
  await expect(sure.getByRole('button', { name: 'STOP quand même' })).toBeVisible();
  await sure.getByRole('button', { name: 'Revoir' }).click();
  await dialog.getByRole('button', { name: 'terminus' }).click();
  await dialog.getByRole('button', { name: 'Annoncer…' }).click();
  await sure.getByRole('button', { name: /^Oui, STOP/ }).click();
  await expect(ending(page)).toBeVisible();
  await expect(page.locator('[data-stop-call="right"]')).toContainText('TERMINUS');
  // Once the game is over, its words explain themselves.
  for (const place of ['Les mots cachés', 'Le STOP qui finit la partie', 'Ce qui s’est passé'])
    await expectExplained(page, page.getByRole('region', { name: place }));
});

test('a page is pointed at by what was typed before the book had come @all', async ({ page }) => {
  await beginWithAnyWord(page);
  await expect(board(page)).toBeVisible();
  let bookComes = () => {};
  const wait = new Promise<void>((resolve) => {
    bookComes = resolve;
  });
  await page.route(/headwords/, async (route) => {
    await wait;
    await route.continue();
  });
  await bringTo(page, { facts: [...BEGUN, ...PAIRS], awaiting: [0] });
  await askThe(page, 'page');
  await page.getByLabel('La page de…').fill('rôti');
  await expect(page.getByRole('button', { name: /^Demander à/ })).toBeDisabled();
  bookComes();
  await expect(page.locator('[data-guide]')).not.toHaveText('');
  await expect(page.getByRole('button', { name: /^Demander à/ })).toBeEnabled();
});
