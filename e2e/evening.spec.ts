// An evening of a group at one link: several games in a row, someone who comes late, what was won and settled, who leaves and who is removed.

import { gameNamed } from '@boite/games';
import type { GameBox, GameTypes } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import type { Page } from '@playwright/test';
import { asked, type Companion, type Company, disperse, gathered, played } from './company.ts';
import { ending } from './frame.ts';
import { newPerson } from './friends.ts';
import { expect, test } from './house.ts';
import { Line } from './line.ts';
import { press } from './meeting.ts';

const books = loadLibrary();

const victories = (page: Page, which: string) => page.getByRole('list', { name: `Victoires ${which}` }).getByRole('listitem');

/** The witness looks on, and knows what everybody knows. */
async function untilAt({ witness }: Company, game: string, phase: string): Promise<void> {
  await expect.poll(() => `${witness.table?.game} ${witness.table?.phase}`).toBe(`${game} ${phase}`);
}

async function movesPlayed(company: Company, people: readonly Companion[], count: number): Promise<void> {
  const { witness } = company;
  await expect.poll(() => witness.step?.gameId).toBe(witness.table?.gameId);
  for (let move = 0; move < count; move++) {
    const { step = 0, awaiting = [] } = witness.step ?? {};
    const next = people.find(({ seat }) => awaiting.includes(seat)) as Companion;
    expect(await played(company, next, books)).toBe('done');
    await expect.poll(() => witness.step?.step).toBeGreaterThan(step);
  }
}

async function stopTogether(company: Company, people: readonly Companion[]): Promise<void> {
  for (const person of people) await asked(company, person, [{ type: 'stop', seat: person.seat, agree: true }]);
  for (const { page } of people) await expect(ending(page)).toBeVisible();
}

/** Two taps by whoever likes; everyone is there. */
async function another(company: Company, by: Companion, people: readonly Companion[]): Promise<Company> {
  const box = gameNamed(company.box.game.id === 'rummikub' ? 'rondo' : 'rebustory') as GameBox<GameTypes>;
  await press(by.page, 'Un autre jeu');
  await press(by.page, box.text.name);
  await untilAt(company, box.game.id, 'playing');
  for (const { page, name } of people) {
    await expect(page).toHaveTitle(new RegExp(box.text.name));
    await expect(page.getByRole('list', { name: 'Joueurs' })).toContainText(name);
  }
  return { ...company, box };
}

/** Six letters of one's rack in no order that makes a word, against the dictionary: the others accept it. Returns the word. */
async function wonAppeal(company: Company): Promise<string> {
  const { people, witness } = company;
  const author = people.find(({ seat }) => witness.step?.awaiting.includes(seat)) as Companion;
  const { view, step } = await witness.seen(author);
  const letters = (view as { rack: string[] }).rack.filter((tile) => tile !== 'joker').toSorted();
  const word = letters.slice(0, 6).join('');
  const appeal = { type: 'act', seat: author.seat, step, action: { kind: 'appeal', table: [word] } } as const;
  expect(await asked(company, author, [appeal])).toEqual(['done']);
  for (const { seat, ...person } of people.filter(({ seat }) => seat !== author.seat)) {
    const seen = await witness.seen({ seat, ...person });
    const vote = { kind: 'vote', voice: 'for' };
    expect(await asked(company, { seat, ...person }, [{ type: 'act', seat, step: seen.step, action: vote }])).toEqual(['done']);
  }
  return word;
}

test('four people play three different games at one link, a fifth joins the second, and the table remembers @all', async ({
  browser,
  house,
}) => {
  const four = await gathered(browser, house, 'rummikub', { count: 4 });
  const [ada, bruno, cleo, david] = four.people as readonly [Companion, Companion, Companion, Companion];
  const options = { sablier: null, judging: 'appel' };
  await asked(four, ada, [{ type: 'set-options', options }, { type: 'start' }]);
  await untilAt(four, 'rummikub', 'playing');
  await expect.poll(() => four.witness.step?.gameId).toBeTruthy();
  const word = await wonAppeal(four);

  const line = await Line.to(house.url);
  const eve = { name: 'Ève', seat: 4, line, page: (await newPerson(browser, line.url)).page };
  await eve.page.goto(`${line.url}/t/${four.witness.table?.invitation}`);
  await press(eve.page, 'Jouer la prochaine…');
  await eve.page.getByLabel('Votre prénom').fill('Ève');
  await press(eve.page, 'Jouer la prochaine');
  await expect(eve.page.getByText('Ève, vous jouerez la prochaine partie.')).toBeVisible();

  await stopTogether(four, four.people);
  await expect(ada.page.getByText('Ève jouera la prochaine partie.')).toBeVisible();
  const five = [...four.people, eve];
  const atRondo = await another(four, bruno, five);
  await movesPlayed(atRondo, five, 7);
  await stopTogether(atRondo, five);
  const atRebustory = await another(atRondo, eve, five);
  await movesPlayed(atRebustory, five, 3);
  await stopTogether(atRebustory, five);

  await press(ada.page, 'Notre table');
  await expect(victories(ada.page, 'de ce soir')).toHaveCount(5);
  await expect(victories(ada.page, 'de cette saison').first()).toContainText(/Rondo \d sur 1/);
  const replays = ada.page.getByRole('list', { name: 'Parties jouées à cette table' }).getByRole('link');
  await expect(replays).toHaveCount(3);
  const settled = ada.page.getByRole('list', { name: 'Jurisprudence de la table' }).getByRole('listitem');
  await expect(settled).toHaveText(new RegExp(word));
  await press(ada.page, `Rayer ${word}`);
  await expect(settled).toHaveCount(0);

  await press(ada.page, 'Retirer Ève…');
  await press(ada.page, 'Proposer');
  await press(ada.page, 'Fermer');
  for (const { page } of [bruno, cleo]) await press(page, 'Retirer Ève');
  await expect(eve.page.getByText('Les autres vous ont retiré de cette table.')).toBeVisible();

  await press(david.page, 'Notre table');
  await press(david.page, 'Quitter cette table…');
  await press(david.page, 'Quitter la table');
  await expect(david.page.getByRole('heading', { name: /ça se joue ensemble/ })).toBeVisible();
  await press(bruno.page, 'Encore une partie');
  await expect(cleo.page.getByRole('list', { name: 'Joueurs' })).toContainText('Bruno');
  await expect(cleo.page.getByRole('list', { name: 'Joueurs' })).not.toContainText('David');
  await disperse({ ...four, people: five });
});
