// What a table bears from its people and from us: someone gone who is waited for or not, a hasty word, a line that dies in the middle of a
// turn, a refusal that passes, a fault of ours.

import { asked, type Companion, comeBack, disperse, gathered, leave } from './company.ts';
import { ending, yourTurn } from './frame.ts';
import { expect, test as inHouse } from './house.ts';
import { chooseInMenu, press, seats, test, three } from './meeting.ts';

/** In seconds. */
const SAND = 60;
const GIFT = 30;

test('someone absent is waited for when the others want to, and ends the question by coming back', async ({ meet }) => {
  const company = await meet(3, 'playing');
  const [ada, bruno, cleo] = three(company);
  await leave(cleo);
  for (const { page } of [ada, bruno]) {
    const wait = page.getByRole('button', { name: 'Attendre Cléo' });
    await wait.click();
    await expect(wait).toHaveAttribute('aria-pressed', 'true');
  }
  await comeBack(company, cleo);
  for (const { page } of [ada, bruno]) {
    await expect(page.getByText('On n’a plus de nouvelles de Cléo.')).toHaveCount(0);
    await expect(seats(page)).not.toContainText('robot');
  }
  await expect(seats(cleo.page)).toContainText('Cléo');
});

test('a game ends when those who could answer agree, without whoever has been gone for long', async ({ meet, fastHouse }) => {
  const [ada, bruno, cleo] = three(await meet(3, 'playing'));
  await leave(cleo);
  await press(ada.page, 'Arrêter la partie');
  await press(bruno.page, 'Arrêter la partie');
  await fastHouse.leap(3 * 60_000);
  for (const { page } of [ada, bruno]) await expect(ending(page).getByRole('listitem')).toHaveCount(3);
});

test('whoever gives up is asked whether they are sure, and the others go on', async ({ meet }) => {
  const company = await meet(3, 'playing');
  const [ada, bruno] = three(company);
  const sure = ada.page.getByRole('dialog', { name: 'Abandonner ?' });
  await chooseInMenu(ada.page, 'Abandonner la partie');
  await expect(sure).toContainText('Les autres continuent sans vous');
  await sure.getByRole('button', { name: 'Annuler' }).click();
  await expect(sure).toHaveCount(0);
  const gaveUp = () => company.witness.news.filter((news) => JSON.parse(news).kind === 'retired').length;
  expect(gaveUp()).toBe(0);
  await press(ada.page, 'Abandonner la partie');
  await sure.getByRole('button', { name: 'Abandonner' }).click();
  await expect.poll(gaveUp).toBe(1);
  await expect(ending(bruno.page)).toHaveCount(0);
  await expect(seats(bruno.page)).toContainText('Bruno');
});

test('a request that meets a refusal which passes is made again without a word', async ({ meet }) => {
  const company = await meet(2, 'lobby');
  const [ada, bruno] = three(company);
  let refusals = 0;
  await bruno.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, type } = JSON.parse(String(message));
      const code = ['not-kept', 'too-fast'][refusals];
      if (type !== 'pause' || code === undefined) return server.send(message);
      refusals += 1;
      socket.send(JSON.stringify({ type: 'refused', id, refusal: { code }, text: 'Non.' }));
    });
  });
  await bruno.page.reload();
  await asked(company, ada, [{ type: 'start' }]);
  await chooseInMenu(bruno.page, 'Faire une pause');
  await expect(ada.page.getByText('Bruno propose une pause.')).toBeVisible();
  expect(refusals).toBe(2);
  await expect(bruno.page.getByText('Non.')).toHaveCount(0);
});

test('a table set aside by a fault of ours says so, and is there again as soon as it is mended', async ({ meet }) => {
  const company = await meet(2, 'playing');
  const [, bruno] = three(company);
  let isBroken = true;
  await bruno.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, type } = JSON.parse(String(message));
      if (!isBroken || type !== 'enter') return server.send(message);
      const text = 'Une erreur de notre part arrête cette table.';
      socket.send(JSON.stringify({ type: 'refused', id, refusal: { code: 'broken-table' }, text }));
    });
  });
  await bruno.page.reload();
  await expect(bruno.page.locator('[data-link="set-aside"]')).toContainText('on la rouvre. La partie est conservée.');
  isBroken = false;
  await expect(seats(bruno.page)).toContainText('Ada');
  await expect(bruno.page.getByText('Une erreur de notre part')).toHaveCount(0);
});

inHouse('half a minute is given to whoever is awaited', async ({ browser, house }) => {
  const company = await gathered(browser, house, 'rondo');
  const [ada, bruno] = company.people as readonly [Companion, Companion];
  await asked(company, ada, [{ type: 'set-options', options: { sablier: SAND, opening: 'chance' } }, { type: 'start' }]);
  const { witness } = company;
  await expect.poll(() => witness.step?.deadline).toBeTruthy();
  const before = witness.step?.deadline ?? 0;
  const other = witness.step?.awaiting.includes(ada.seat) ? bruno : ada;
  await chooseInMenu(other.page, 'Offrir 30 secondes de plus');
  await expect.poll(() => witness.step?.deadline).toBe(before + GIFT * 1_000);
  await disperse(company);
});

inHouse(
  'the sand of someone whose line died stands while they are away, and their turn is still theirs @all',
  async ({ browser, ownHouse }) => {
    const company = await gathered(browser, ownHouse, 'rondo');
    const [ada] = company.people as readonly [Companion];
    await asked(company, ada, [{ type: 'set-options', options: { sablier: SAND, opening: 'chance' } }, { type: 'start' }]);
    const { witness } = company;
    await expect.poll(() => witness.step?.awaiting.length).toBe(1);
    const awaited = company.people.find(({ seat }) => witness.step?.awaiting.includes(seat)) as Companion;
    const step = witness.step?.step;
    awaited.line.swallow();
    await expect.poll(() => witness.step?.deadline).toBeNull();
    // The sand would have run out in all this.
    await ownHouse.leap(SAND * 1_000);
    await expect(awaited.page.getByText('Connexion perdue')).toBeVisible();
    awaited.line.mend();
    await expect(yourTurn(awaited.page)).toBeVisible();
    await expect.poll(() => witness.step?.deadline).toBeTruthy();
    expect(witness.step).toMatchObject({ step, awaiting: [awaited.seat] });
    await disperse(company);
  },
);
