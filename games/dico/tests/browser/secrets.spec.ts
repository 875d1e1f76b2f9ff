// Knows that a secret of Dico goes to nobody else: not to the others, not to someone who looks on, not to the next one on the same device.

import { type Listener, newPerson, twoHere } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { pressIfThere } from '@boite/e2e/press.ts';
import type { Clue as Answer, News, View } from '../../types.ts';
import { board, definitionOf, finish, friends, hide, spelled, THREE, takeCards, untilAsked } from './player.ts';

/** Deals three pairs to whoever opened the table before the others are full. */
const PAIRS_FOR_THE_FIRST = 25;

interface Step {
  readonly text: string;
  readonly view: View;
  readonly told: readonly { readonly news: News }[];
}

/** What a page was told before the end of the game, when all is shown. */
function stepsOf({ heard }: Listener): readonly Step[] {
  const messages = heard.map((text) => ({ text, ...JSON.parse(text) }));
  return messages.filter(({ type, view }) => type === 'step' && view.phase !== 'over');
}

/** Answers that reached a page, with the seat of the one who asked. */
function answersIn(person: Listener): readonly { readonly by: number; readonly answer: Answer }[] {
  return stepsOf(person).flatMap(({ told }) =>
    told.flatMap(({ news }) =>
      (news.kind === 'asked' || news.kind === 'pointed') && news.answer ? [{ by: news.by, answer: news.answer }] : [],
    ),
  );
}

test('an answer goes to the asker alone, and a word to nobody @all', async ({ browser, house }) => {
  await house.dealFrom(PAIRS_FOR_THE_FIRST);
  const people = await friends(browser, house, { hiders: THREE });
  const [ada] = people;
  const watcher = await newPerson(browser, house.url);
  await watcher.page.goto(ada.page.url());
  await expect(watcher.page.getByText('Vous regardez la partie.')).toBeVisible();
  for (let questions = 0; questions < 3; questions++) {
    const { asker } = await untilAsked(people, { of: 'Zoé', isAsker: (person) => person === ada });
    await finish(asker.page);
  }

  expect(answersIn(ada).length).toBeGreaterThanOrEqual(3);
  const sawAsking = () => stepsOf(watcher).some(({ told }) => told.some(({ news }) => news.kind === 'asked'));
  await expect.poll(sawAsking).toBe(true);
  for (const { text } of stepsOf(watcher)) {
    for (const part of ['"letters"', '"where"', '"definition":']) expect(text).not.toContain(part);
    for (const { word } of THREE) expect(text.toUpperCase()).not.toContain(spelled(word));
  }
  for (const [seat, person] of people.entries()) {
    expect(stepsOf(person).length).toBeGreaterThan(5);
    expect(answersIn(person).filter(({ by }) => by !== seat)).toEqual([]);
    const own = answersIn(person).flatMap(({ answer }) => (answer.about === 'definition' ? [answer.definition] : []));
    for (const { word } of THREE.filter((_, other) => other !== seat)) {
      for (const { text } of stepsOf(person)) {
        expect(text).not.toContain(`"${word}"`);
        expect(text).not.toContain(`"${spelled(word)}"`);
        if (!own.includes(definitionOf(word))) expect(text).not.toContain(definitionOf(word));
      }
    }
  }
});

test('on one device the curtain hides the word and the notebook of the one before', async ({ page }) => {
  await twoHere(page, 'Dico');
  const curtain = page.getByRole('button', { name: /^C’est moi/ }).first();
  const everything = page.locator('body');
  const words = ['pêcheur', 'intense'];
  for (const word of words) {
    await curtain.click();
    await hide(page, word);
    await expect(curtain.or(board(page)).first()).toBeVisible();
  }
  await expect(everything).not.toContainText('pêcheur');
  const notebook = page.getByRole('complementary', { name: 'Votre carnet' });
  const notes = notebook.getByLabel('Notes', { exact: true });
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    // The last one to hide a word may be the first to play: there is a curtain, or none.
    await expect.poll(async () => (await pressIfThere(curtain)) || (await notebook.isVisible())).toBe(true);
    const mine = (await notebook.getByText('Votre mot').locator('strong').textContent()) ?? '';
    await expect(notes).toHaveValue(seen.has(mine) ? `à moi, ${mine}` : '');
    for (const word of words.filter((other) => other !== mine)) await expect(everything).not.toContainText(word);
    await notes.fill(`à moi, ${mine}`);
    seen.add(mine);
    await takeCards(page);
    await expect(curtain).toBeVisible();
    for (const word of words) await expect(everything).not.toContainText(word);
    await expect(notes).toHaveCount(0);
  }
  expect([...seen].sort()).toEqual(['intense', 'pêcheur']);
});
