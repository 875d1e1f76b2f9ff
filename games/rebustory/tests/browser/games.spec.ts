// Knows that every way to play Rébustory can be played to its end in a browser, by tapping, by keyboard, alone and together.

import { rewrite } from '@boite/e2e/facts.ts';
import { awaitTurn, ending, otherMove, yourTurn } from '@boite/e2e/frame.ts';
import { type Agreed, agree, inTurn, type Listener, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expectGood, SCREENS } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { onTheDay } from '@boite/e2e/luck.ts';
import { holdBack } from '@boite/e2e/senses.ts';
import { beginNow, boxOnShelf, openOnDevice } from '@boite/e2e/shelf.ts';
import { LOOKED_AT_AFTER, SECOND_THOUGHT } from '@boite/ui/pauses.ts';
import type { Browser } from '@playwright/test';
import { pictureCard } from '../../rules/cards.ts';
import { positionIn } from '../../rules/position.ts';
import type { Fact } from '../../types.ts';
import { card, cards } from '../drawing.ts';
import { deal } from './deal.ts';
import {
  discardLast,
  endDraw,
  handOf,
  ideas,
  layIdea,
  layWord,
  playTurn,
  positionHere,
  sendWord,
  touch,
  viewOf,
} from './player.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Lets the person begin. */
const FIRST_TO_PLAY = 9;

/** Someone at a game against a bot. */
async function againstBot(browser: Browser, url: string, agreed: Agreed): Promise<Listener> {
  const person = await newPerson(browser, url, { viewport: { width: 1280, height: 900 } });
  await openTable(person, 'Rébustory', agreed);
  await person.page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await person.page.getByRole('button', { name: 'Commencer la partie' }).click();
  return person;
}

/** Two people at a game. */
async function twoPeople(browser: Browser, url: string, agreed: Agreed): Promise<readonly [Listener, Listener]> {
  const device = { viewport: { width: 1280, height: 900 } };
  const [ada, zoe] = [await newPerson(browser, url, device), await newPerson(browser, url, device)];
  const address = await openTable(ada, 'Rébustory', agreed);
  await sit(zoe, address, 'Zoé');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  return [ada, zoe];
}

/** Someone alone. */
async function alone(browser: Browser, url: string, way: string): Promise<Listener> {
  const person = await newPerson(browser, url, { viewport: { width: 1280, height: 900 } });
  await openTable(person, 'Rébustory', { 'Façon de jouer': way });
  await person.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await awaitTurn(person.page);
  return person;
}

/** Words of their own for the one whose turn it is on this page. */
const positionOf = (person: Listener) => positionIn(viewOf(person), viewOf(person).turn);

test('the first game of the first edition, against a bot @all', async ({ browser, house }) => {
  await house.dealFrom(FIRST_TO_PLAY);
  const person = await againstBot(browser, house.url, { Édition: 'La première', 'Points à atteindre': '50' });
  let turns = 0;
  for (; (await awaitTurn(person.page)) === 'turn'; turns++)
    await playTurn(person.page, positionOf(person), { maxCards: 4, mostRebuses: 3 });
  expect(turns).toBeGreaterThan(0);
  await expect(ending(person.page).getByRole('listitem')).toHaveCount(2);
});

for (const { title, target } of [
  { title: 'the second edition, taken from the shelf and played at once against a bot', target: 100 },
  { title: 'the same to as many points as it is made for @all', target: null },
] as const) {
  test(title, async ({ page }) => {
    await beginNow(page, 'Rébustory');
    await awaitTurn(page);
    await rewrite<Fact>(page, (fact) => (fact.kind === 'opened' ? { ...fact, options: { ...fact.options, target } } : fact));
    while ((await awaitTurn(page)) === 'turn')
      await playTurn(page, await positionHere(page), { maxRank: Number.POSITIVE_INFINITY });
    await expect(ending(page).getByRole('listitem')).toHaveCount(2);
  });
}

test('the second game, in rounds that an empty hand ends @all', async ({ browser, house }) => {
  await house.dealFrom(FIRST_TO_PLAY);
  const person = await againstBot(browser, house.url, {
    Édition: 'La première',
    'Façon de jouer': 'À plusieurs, par manches',
    'Points à atteindre': '50',
  });
  await expect(person.page.getByText('vers la droite')).toBeVisible();
  while ((await awaitTurn(person.page)) === 'turn') await playTurn(person.page, positionOf(person));
  await expect(person.page.getByRole('table')).toContainText('Manche 1');
});

test('alone on the ladder: a rebus a rung, help when stuck, the best of each rung at the end @all', async ({
  browser,
  baseURL,
}) => {
  const person = await alone(browser, baseURL ?? '', 'Seul : l’échelle');
  const { page } = person;
  // More cards cost points: it may be called off for a moment.
  const release = await holdBack(page, SECOND_THOUGHT);
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: /10 cartes de plus/ }).click();
  await expect(page.getByText(/^10\scartes de plus, pour −10\spoints/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('[data-own]')).toHaveCount(10);
  await release();
  await otherMove(page, /10 cartes de plus/);
  await expect(page.locator('[data-own]')).toHaveCount(20);
  while (viewOf(person).result === null) {
    const { rung } = viewOf(person);
    const [idea] = ideas(positionIn(viewOf(person), 0));
    if (idea === undefined) {
      await otherMove(page, 'Arrêter là');
      await page.getByRole('dialog').getByRole('button', { name: 'Arrêter là' }).click();
    } else {
      await layIdea(page, idea);
      await page.getByRole('button', { name: /^(Monter d’un barreau|Finir)/ }).click();
    }
    await expect.poll(() => viewOf(person).rung !== rung || viewOf(person).result !== null).toBe(true);
  }
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Barreau par barreau/ })).toBeVisible();
  const compared = page.getByRole('status').filter({ hasText: 'chercheur' }).or(page.getByText('tout le dictionnaire'));
  await expect(compared.first()).toBeVisible();
});

test('alone with twenty cards, compared with the solver’s best @all', async ({ browser, baseURL }) => {
  const { page, ...person } = await alone(browser, baseURL ?? '', 'Seul : le grand tirage');
  for (const idea of ideas(positionIn(viewOf({ page, ...person }), 0), { mostRebuses: 3 })) await layIdea(page, idea);
  await endDraw(page);
  await expect(page.getByText(/Vous en avez \d+\s%|n’a pas fait mieux/)).toBeVisible();
  for (const name of ['En mots de tous les jours', 'Avec tout le dictionnaire'])
    await expect(page.getByRole('region', { name }).getByRole('heading')).toContainText(/\d+\spoint/);
});

test('the draw of the day is not ended by one tap with nothing laid, and an empty day begins no streak @all', async ({
  page,
}) => {
  await onTheDay(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer le défi' }).click();
  await awaitTurn(page);
  await otherMove(page, 'Terminer');
  const question = page.getByRole('dialog', { name: /Terminer sans avoir rien posé/ });
  await question.getByRole('button', { name: 'Terminer la partie' }).click();
  await expect(ending(page)).toBeVisible();
  await page.goto('/');
  const daily = page.getByRole('region', { name: /Défi du jour/ });
  await expect(daily).toContainText(/0\spoint/);
  await expect(daily).not.toContainText('Une série commence');
});

test('a rebus on the table is crossed and lengthened by pointing at a square beside it', async ({ page }) => {
  await openOnDevice(page, 'Rébustory');
  await agree(page, { Édition: 'La première', 'Façon de jouer': 'Seul : le grand tirage' });
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await awaitTurn(page);
  await deal(page, ['COU RAT JEU THON VAL É DÉ']);
  const join = async (name: string, square: string, word: string) => {
    await touch(page, card(name));
    await page.locator(`[data-free="${square}"]`).click();
    await page.locator('[data-word="line"]').fill(word);
    await sendWord(page);
  };
  const table = page.getByRole('region', { name: 'Les jeux posés' });
  await layWord(page, cards('COU RAT JEU'), 'courageux');
  await join('THON', '1:1,2', 'jeton');
  for (const word of ['courageux', 'jeton']) await expect(table).toContainText(word);
  await layWord(page, cards('VAL É'), 'vallée');
  await join('DÉ', '2:0,-1', 'dévaler');
  await expect(table).not.toContainText('vallée');
  await table.getByRole('button', { name: /^jeu, .*dans .*jeton/ }).click();
  await expect(page.getByRole('dialog')).toContainText('courageux · jeton');
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the draw of the day without a network: the same cards, a result kept on the device, a text that spoils nothing @all', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await onTheDay(page);
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready');
    await page.getByRole('button', { name: 'Emporter tous les jeux' }).click();
    await page.getByRole('button', { name: 'Télécharger' }).click();
    await expect(page.getByText('Tous les jeux sont sur cet appareil.')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Jouer le défi' }).click();
    await awaitTurn(page);
    const cards = await handOf(page);
    expect(cards).toHaveLength(20);
    const found = ideas(await positionHere(page), { mostRebuses: 2 });
    const words: string[] = [];
    for (const idea of found) words.push(await layIdea(page, idea));
    await endDraw(page);
    await expect(page.getByText(/Vous en avez \d+\s%|n’a pas fait mieux/)).toBeVisible();
    // A word explains itself without a network, with what it means.
    await page
      .getByRole('region', { name: 'En mots de tous les jours' })
      .getByTitle(/^Que veut dire ce mot/)
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Comment il s’écrit et se dit' })).toContainText(/\[.+\]/);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/');
    const daily = page.getByRole('region', { name: /Défi du jour/ });
    await expect(daily).toContainText(/\d+\spoints? en \d rébus/);
    await expect(daily).toContainText('Une série commence');
    await daily.getByRole('button', { name: 'Partager' }).click();
    const shared = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(shared).toContain('Rébustory · défi du');
    for (const word of words) expect(shared.toLowerCase()).not.toContain(word.toLowerCase());
  });
});

test('a rebus that the table contests is voted and goes back to the hand; one that it accepts stands', async ({
  browser,
  baseURL,
}) => {
  const people = await twoPeople(browser, baseURL ?? '', { 'Qui juge ?': 'La table, qui peut contester' });
  const [player, judge] = await inTurn(people);
  const before = await handOf(player.page);
  const pictures = before.filter((one) => pictureCard(one) !== null).slice(0, 2);
  await layWord(player.page, pictures, 'anticonstitutionnellement');
  await judge.page.getByRole('button', { name: 'Contester' }).click();
  await expect(player.page.getByText('conteste : on vote').first()).toBeVisible();
  await expect(yourTurn(player.page)).toBeVisible();
  await expect.poll(async () => [...(await handOf(player.page))].sort()).toEqual([...before].sort());

  await layWord(player.page, pictures, 'encyclopédie');
  await judge.page.getByRole('button', { name: 'D’accord' }).click();
  await expect(player.page.getByRole('button', { name: /^Finir le tour/ })).toBeEnabled();
});

test('what the arbitre does not hear is put to the others, who say yes @all', async ({ browser, baseURL }) => {
  const people = await twoPeople(browser, baseURL ?? '', {
    'Qui juge ?': 'L’arbitre, avec appel à la table',
    Édition: 'La seconde',
  });
  const [player, judge] = await inTurn(people);
  const [first, second] = (await handOf(player.page)).filter((one) => one.startsWith('a-'));
  await touch(player.page, first ?? '');
  await touch(player.page, second ?? '');
  await player.page.locator('[data-word="line"]').fill('encyclopédie');
  await expect(player.page.getByText(/il faudrait/)).toBeVisible();
  await player.page.getByRole('button', { name: 'Demander aux autres' }).click();
  await expect(judge.page.getByText(/L’arbitre/).first()).toBeVisible();
  await judge.page.getByRole('button', { name: 'Pour', exact: true }).click();
  await expect(player.page.getByRole('button', { name: /^Finir le tour/ })).toBeEnabled();
});

test('a joker and a Rébustory are taken for the cards they stood for; phrases, and two points for a junior’s spelling @all', async ({
  page,
}) => {
  await openOnDevice(page, 'Rébustory');
  await agree(page, { Édition: 'La première', Phrases: 'Aussi des phrases', 'Qui juge ?': 'L’arbitre, avec appel à la table' });
  await page.getByRole('button', { name: 'Modifier la place 1' }).click();
  await page.getByRole('button', { name: 'Le plus jeune' }).click();
  await page.getByRole('button', { name: 'Junior' }).click();
  await page.getByLabel('Qui s’assied ici ?').fill('Zoé');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByRole('button', { name: /^C’est moi/ })).toBeVisible();
  await deal(page, ['TOUR NŒUD * SALE Q ZOO SKI', 'SOL THYM BANC ** LÉ CHAT BUS']);
  const say = (names: string, word: string) => layWord(page, cards(names), word);
  const lift = () => page.getByRole('button', { name: /^C’est moi/ }).click();
  const table = page.getByRole('region', { name: 'Les jeux posés' });

  await lift();
  await say('TOUR NŒUD *', 'tournesol');
  // The word is hidden until the child has spelled it.
  await expect(page.getByRole('textbox', { name: 'Le mot, bien écrit' })).toBeFocused();
  await expect(page.getByText('tournesol')).toHaveCount(0);
  await page.keyboard.type('tournesol');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/écrit bien «\stournesol\s»/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Finir le tour/ })).toContainText('28');
  await expect(table.getByText('sol', { exact: true })).toBeVisible();
  await discardLast(page);

  await lift();
  await table.getByRole('button', { name: /^joker, .*tournesol/ }).click();
  await page.getByRole('button', { name: 'Prendre ce joker avec une carte…' }).click();
  await expect(page.getByText('Quelle carte dit « sol » ?')).toBeVisible();
  await touch(page, card('CHAT'));
  await expect(page.getByText('la carte CHAT dit « cha » ; il faudrait « sol »')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demander aux autres' })).toBeVisible();
  await touch(page, card('SOL'));
  await page.getByRole('button', { name: 'Échanger contre sol' }).click();
  await expect(page.locator(`[data-own][data-card="${card('*')}"]`)).toHaveCount(1);
  await expect(table.getByRole('button', { name: /^sol, .*tournesol/ })).toBeVisible();
  await say('LÉ CHAT', 'les chats');
  await say('THYM BANC **', 'saltimbanque');
  await discardLast(page);

  await lift();
  await table.getByRole('button', { name: /^Rébustory, .*saltimbanque/ }).click();
  await page.getByRole('button', { name: 'Prendre ce Rébustory avec deux cartes…' }).click();
  for (const name of ['SALE', 'Q']) await touch(page, card(name));
  await page.getByRole('button', { name: 'Échanger contre sale et Q' }).click();
  await expect(page.locator(`[data-own][data-card="${card('**')}"]`)).toHaveCount(1);
  await expect(page.getByRole('region', { name: /^Rébus : saltimbanque \(4 cartes\)/ })).toBeVisible();
});

test('a table is of the same edition by whichever button it is opened @all', async ({ page }) => {
  const edition = page.getByLabel('Édition', { exact: true }).locator('option:checked');
  for (const way of ['Inviter des amis', 'Sur cet appareil']) {
    await page.goto('/');
    await boxOnShelf(page, 'Rébustory').getByRole('button', { name: way }).click();
    await expect(edition).toHaveText('La seconde');
  }
  await beginNow(page, 'Rébustory');
  await awaitTurn(page);
  await expect(page.locator('[data-own]')).toHaveCount(11);
});

test('what the table agrees on, sound by sound, is what its ear hears; a Rébustory is two syllables @all', async ({ page }) => {
  await openOnDevice(page, 'Rébustory');
  await agree(page, { Oreille: 'Son par son', '« é » et « è »': 'Ne se valent pas' });
  await page.getByRole('button', { name: /Compléter avec des robots/ }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await awaitTurn(page);
  const whole = 'PAS LÉ COU RAT JEU ** OIE RIZ MAT SKI';
  await deal(page, [whole, whole.replace('**', 'CHAT')]);
  await awaitTurn(page);
  const said = page.locator('[data-place="message"]');
  const refused = async (row: string, word: string) => {
    for (const one of cards(row)) await touch(page, one);
    await page.locator('[data-word="line"]').fill(word);
    await expect(said).toContainText(word);
    await expect(page.getByRole('button', { name: /^Poser/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Tout reprendre' }).click();
  };
  await refused('PAS LÉ', 'palais');
  await refused('** RIZ', 'paris');
  await refused('** OIE', 'roi');
  await layWord(page, cards('COU RAT JEU'), 'courageux');
  await layWord(page, cards('** MAT'), 'pyjama');
});

test('the others agree to turn the hourglass on someone who takes too long @all', async ({ browser, baseURL }) => {
  const people = [
    await newPerson(browser, baseURL ?? ''),
    await newPerson(browser, baseURL ?? ''),
    await newPerson(browser, baseURL ?? ''),
  ];
  const [host, ...guests] = people as [Listener, ...Listener[]];
  const faults: string[] = [];
  for (const { page } of people) page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  const address = await openTable(host, 'Rébustory', { Sablier: 'D’un commun accord' });
  await host.page.getByRole('button', { name: 'Ajouter une place' }).click();
  for (const [nth, guest] of guests.entries()) await sit(guest, address, ['Zoé', 'Léa'][nth] ?? '');
  await host.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await Promise.all(people.map(({ page }) => expect(page.locator('[data-own]').first()).toBeVisible()));
  const waiting = people.filter((person, seat) => viewOf(person).turn !== seat);
  const [asker, other] = waiting as [Listener, Listener];
  await otherMove(asker.page, 'Retourner le sablier ?');
  await other.page.getByRole('button', { name: 'Retourner le sablier', exact: true }).click();
  for (const { page } of people) await expect(page.getByRole('timer')).toBeVisible();
  await expect(asker.page.getByRole('button', { name: /sablier/ })).toHaveCount(0);
  // The sand that nobody had agreed on beforehand is drawn as any other.
  expect(faults).toEqual([]);
});

test('by keyboard alone cards are put in a row, taken back, changed in order, and the word laid', async ({ page }) => {
  await onTheDay(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer le défi' }).focus();
  await page.keyboard.press('Enter');
  await awaitTurn(page);
  const [idea] = ideas(await positionHere(page), { maxCards: 2 });
  const [one, other] = idea?.lay.placements ?? [];
  if (!one || !other) throw new Error('twenty cards say nothing');
  const card = (id: string) => page.locator(`[data-own][data-card="${id}"]`).first();
  await page.locator('[data-own]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-own]').nth(1)).toBeFocused();
  await card(other.card).focus();
  await page.keyboard.press('Space');
  await card(one.card).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(page.locator('[data-held]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.locator('[data-held]').last().focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.type(idea?.lay.claims[0]?.word ?? '');
  await expect(page.locator('[data-word="line"]')).toHaveValue(idea?.lay.claims[0]?.word ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Les jeux posés' })).toContainText(idea?.lay.claims[0]?.word ?? '');
});

test('a rebus being composed survives a reload, and a drag changes the order of the hand', async ({ page }) => {
  await onTheDay(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer le défi' }).click();
  await awaitTurn(page);
  await holdBack(page, LOOKED_AT_AFTER);
  const [first, second] = await handOf(page);
  const third = page.locator('[data-own]').nth(2);
  const { width = 0, height = 0 } = (await third.boundingBox()) ?? {};
  await page
    .locator('[data-own]')
    .first()
    .dragTo(third, { targetPosition: { x: width * 0.9, y: height / 2 } });
  await expect.poll(async () => (await handOf(page)).slice(0, 3)).toEqual([second, expect.anything(), first]);
  await page.locator('[data-own]').nth(4).dragTo(page.locator('[data-rebus]'));
  await expect(page.locator('[data-held]')).toHaveCount(1);
  await page.locator('[data-own]').nth(5).click();
  await page.locator('[data-word="line"]').fill('chap');
  await page.reload();
  await expect(page.locator('[data-held]')).toHaveCount(2);
  await expect(page.locator('[data-word="line"]')).toHaveValue('chap');
});

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('every state of the screen passes axe and fits', async ({ page }) => {
      await onTheDay(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: /Défi du jour/ })).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: 'Jouer le défi' }).click();
      await awaitTurn(page);
      await expectGood(page);
      const [idea] = ideas(await positionHere(page), { mostRebuses: 1 });
      if (!idea) throw new Error('twenty cards say nothing');
      const [one, other, ...more] = idea.lay.placements.map((placed) => placed.card);
      const place = () => page.locator('[data-hand]').evaluate((hand: { offsetTop: number }) => hand.offsetTop);
      const before = await place();
      for (const id of [one, other]) await touch(page, id ?? '');
      await expect.poll(place).toBeLessThanOrEqual(before + 2);
      for (const id of more) await touch(page, id);
      await page.locator('[data-word="line"]').fill('encyclopédie');
      await expectGood(page);
      await page.locator('[data-word="line"]').fill(idea.lay.claims[0]?.word ?? '');
      await expectGood(page);
      await sendWord(page);
      await page.locator('[data-own]').first().click();
      await expectGood(page);
      await page.getByRole('button', { name: 'Tout reprendre' }).click();
      await endDraw(page);
      await expect(page.getByText(/Vous en avez/)).toBeVisible();
      await expectGood(page);
    });
  });
}
