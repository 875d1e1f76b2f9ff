// What people at a table can do when someone goes, slips, tires or loses a phone: on real pages, whatever the game.

import { shelf } from '@boite/games';
import { loadLibrary } from '@boite/language/node';
import { asked, type Companion, comeBack, leave, played, shown } from './company.ts';
import { yourTurn } from './frame.ts';
import { expectNoSidewaysScroll } from './good-page.ts';
import { expect } from './house.ts';
import { Line } from './line.ts';
import { chooseInMenu, newDevice, press, seats, test, three } from './meeting.ts';

const SMALL_PHONE = { width: 320, height: 568 };

test('a table whose creator has gone is kept by whoever stays, and begins', async ({ meet }) => {
  const [ada, bruno] = three(await meet(2, 'lobby'));
  await expect(bruno.page.getByText('Ada lancera la partie.')).toBeVisible();
  await leave(ada);
  await press(bruno.page, 'Modifier la place 1');
  await press(bruno.page, 'Libérer la place');
  await press(bruno.page, 'Compléter avec des robots');
  await press(bruno.page, 'Commencer la partie');
  await expect(seats(bruno.page)).toBeVisible();
});

test('a table can be given to someone else @all', async ({ meet }) => {
  const company = await meet(2, 'playing');
  const [ada, bruno] = three(company);
  await chooseInMenu(ada.page, 'Confier la table à Bruno');
  await expect.poll(() => company.witness.table?.hostSeat).toBe(1);
  await chooseInMenu(bruno.page, 'Confier la table à Ada');
  await expect.poll(() => company.witness.table?.hostSeat).toBe(0);
});

test('a bot holds the seat of someone absent under their name, when the others agree, until they are back', async ({ meet }) => {
  const company = await meet(3, 'playing');
  const [ada, bruno, cleo] = three(company);
  await leave(cleo);
  await press(ada.page, 'Un robot tient sa place');
  await expect(bruno.page.getByText('On n’a plus de nouvelles de Cléo.')).toBeVisible();
  await press(bruno.page, 'Un robot tient sa place');
  await expect(seats(ada.page)).toContainText('Cléo (robot)');
  await comeBack(company, cleo);
  await expect(seats(ada.page)).not.toContainText('robot');
  await expect(cleo.page.getByText('Vous regardez la partie.')).toBeHidden();
});

test('a pause is agreed on, and anyone ends it', async ({ meet }) => {
  const [ada, bruno] = three(await meet(2, 'playing'));
  await chooseInMenu(ada.page, 'Faire une pause');
  await press(bruno.page, 'D’accord pour une pause');
  for (const { page } of [ada, bruno]) await expect(page.getByText('La partie est en pause.')).toBeVisible();
  await press(bruno.page, 'Reprendre la partie');
  for (const { page } of [ada, bruno]) await expect(page.getByText('La partie est en pause.')).toBeHidden();
});

test('a move is taken back when the other agrees', async ({ meet }) => {
  const company = await meet(2, 'playing');
  const [ada, bruno] = three(company);
  expect(await played(company, ada, loadLibrary())).toBe('done');
  await expect(yourTurn(ada.page)).toBeHidden();
  await chooseInMenu(ada.page, 'Reprendre mon dernier coup');
  await expect(bruno.page.getByText('Ada voudrait reprendre son dernier coup.')).toBeVisible();
  await press(bruno.page, 'D’accord');
  await expect(yourTurn(ada.page)).toBeVisible();
});

test('a seat is found again on a new device by a code that was written down', async ({ browser, meet, fastHouse }) => {
  const company = await meet(2, 'playing');
  const [, bruno] = three(company);
  await chooseInMenu(bruno.page, 'Noter un code de reprise');
  const code = await bruno.page.getByRole('dialog', { name: 'Code de reprise' }).getByRole('status').innerText();
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/);
  const phone = await newDevice(browser, fastHouse, company);
  await press(phone, 'J’ai déjà une place');
  await phone.getByLabel('Mon code de reprise').fill(code.toLowerCase());
  await press(phone, 'Retrouver ma place');
  await expect(phone.getByText('Vous regardez la partie.')).toBeHidden();
  await expect(bruno.page.getByText('est maintenant sur un autre appareil')).toBeVisible();
});

test('a seat is given back to a new device by the word of the others', async ({ browser, meet, fastHouse }) => {
  const company = await meet(2, 'playing');
  const [ada, bruno] = three(company);
  await leave(bruno);
  const phone = await newDevice(browser, fastHouse, company);
  await press(phone, 'J’ai déjà une place');
  await press(phone, 'Je suis Bruno');
  await expect(phone.getByText('Vous demandez la place de Bruno')).toBeVisible();
  await press(ada.page, 'Oui, c’est Bruno');
  await expect(phone.getByText('Vous regardez la partie.')).toBeHidden();
  await expect(phone.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('a ready phrase is heard by the other', async ({ meet }) => {
  const [ada, bruno] = three(await meet(2, 'playing'));
  await press(ada.page, 'Menu');
  await ada.page.getByText('Dire quelque chose').click();
  await press(ada.page, /^Bonne partie/);
  await expect(bruno.page.getByText(/Ada\s:\sBonne partie/)).toBeVisible();
});

test('people write to each other where the host allows it, and whoever wants silence hears nothing', async ({ meet }) => {
  const [ada, bruno] = three(await meet(2, 'playing'));
  for (const { page } of [ada, bruno]) {
    await press(page, 'Menu');
    await page.getByText('Dire quelque chose').click();
  }
  await expect(bruno.page.getByLabel('Votre message')).toHaveCount(0);
  await ada.page.getByLabel('on peut s’écrire librement').check();
  await expect(ada.page.getByLabel('Votre message')).toBeVisible();
  await ada.page.setViewportSize(SMALL_PHONE);
  await expectNoSidewaysScroll(ada.page);
  await bruno.page.getByLabel('Votre message').fill('Je rentre du marché.');
  await press(bruno.page, 'Envoyer');
  await expect(ada.page.getByRole('list', { name: 'Ce qui s’est dit' })).toHaveText(/^Bruno\s: Je rentre du marché\.$/);
  await bruno.page.getByLabel('Ne pas montrer').check();
  await ada.page.getByLabel('Votre message').fill('Et alors ?');
  await press(ada.page, 'Envoyer');
  await expect(ada.page.getByText(/Ada\s: Et alors/).first()).toBeVisible();
  await expect(bruno.page.getByText(/Et alors/)).toHaveCount(0);
});

test('three different games are played in a row at one table, two taps apart, and its victories are counted', async ({
  meet,
}) => {
  const company = await meet(2, 'playing');
  for (const { text } of shelf().slice(1, 3)) {
    for (const person of company.people) await asked(company, person, [{ type: 'stop', seat: person.seat, agree: true }]);
    const { page } = company.people[1] as Companion;
    await press(page, 'Un autre jeu');
    await press(page, text.name);
    for (const person of company.people) {
      await expect(person.page).toHaveTitle(new RegExp(text.name));
      await expect(seats(person.page)).toContainText('Bruno');
    }
  }
  for (const person of company.people) await asked(company, person, [{ type: 'stop', seat: person.seat, agree: true }]);
  for (const { page } of company.people)
    await expect(page.getByRole('list', { name: 'Victoires à cette table' }).getByRole('listitem')).toHaveCount(2);
});

test('a page that is told it is offline says so, and is true again afterwards', async ({ meet }) => {
  const [ada] = three(await meet(2, 'playing'));
  await ada.page.context().setOffline(true);
  await expect(ada.page.getByText('Connexion perdue')).toBeVisible();
  await ada.page.context().setOffline(false);
  await expect(ada.page.getByText('Connexion perdue')).toBeHidden();
  expect(await shown(ada)).toMatchObject({ status: 'open' });
});

test('a line that swallows everything is told, without a word from the browser @all', async ({ browser, meet, fastHouse }) => {
  const company = await meet(2, 'playing');
  const line = await Line.to(fastHouse.url);
  const page = await newDevice(browser, line, company);
  await expect(page.getByText('Vous regardez la partie.')).toBeVisible();
  line.swallow();
  await expect(page.getByText('Connexion perdue')).toBeVisible();
  line.mend();
  await expect(page.getByText('Connexion perdue')).toBeHidden();
  await page.context().close();
  await line.close();
});

test('a page that knows the table and not yet its game says so, and shows it as soon as it comes', async ({ meet }) => {
  const company = await meet(2, 'lobby');
  const [ada, bruno] = three(company);
  let isStepLost = true;
  await bruno.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!(isStepLost && JSON.parse(String(message)).type === 'step')) socket.send(message);
    });
  });
  await bruno.page.reload();
  await asked(company, ada, [{ type: 'start' }]);
  await expect(bruno.page.getByText('On dresse la table…')).toBeVisible();
  expect((await shown(bruno)).status).toBe('open');
  isStepLost = false;
  await bruno.page.reload();
  await expect(seats(bruno.page)).toBeVisible();
});
