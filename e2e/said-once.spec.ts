// Knows that whoever does not see the table hears what the others do: in French, and each thing once.

import { shelf } from '@boite/games';
import { loadLibrary } from '@boite/language/node';
import { asked, type Companion, type Company, disperse, gathered, played, shown } from './company.ts';
import { expect, test } from './house.ts';
import { heardOn, listenTo, type SaidAloud } from './said.ts';

/** Moves of each game that are listened to. */
const MOVES_HEARD = 4;

/** Whose turn it is, which is no news. */
const TURN_SAID = /^(C’est à|On attend|À vous)/;

/** What the page of another says when somebody moves. */
async function heardOfAMove(company: Company): Promise<{ readonly mover: Companion; readonly heard: readonly SaidAloud[] }> {
  const { people, witness } = company;
  await expect.poll(() => witness.step?.awaiting.length).toBeGreaterThan(0);
  const before = witness.step?.step ?? 0;
  const mover = people[witness.step?.awaiting[0] ?? 0] as Companion;
  const other = people.find((person) => person !== mover) as Companion;
  await expect.poll(async () => (await shown(other)).step).toBe(before);
  await expect(other.page.getByRole('log')).toContainText(/./);
  await listenTo(other.page);
  expect(await played(company, mover, loadLibrary())).toBe('done');
  await expect.poll(() => witness.step?.step).toBeGreaterThan(before);
  await expect.poll(async () => (await shown(other)).step).toBe(witness.step?.step);
  await expect.poll(async () => (await heardOn(other.page)).length).toBeGreaterThan(0);
  return { mover, heard: await heardOn(other.page) };
}

for (const [nth, { game }] of shelf().entries())
  test(`${game.id}: what another does is said once${nth === 0 ? '' : ' @all'}`, async ({ browser, house }) => {
    const company = await gathered(browser, house, game.id);
    await asked(company, company.people[0] as Companion, [{ type: 'start' }]);
    for (let move = 0; move < MOVES_HEARD; move++) {
      const { mover, heard } = await heardOfAMove(company);
      const said = heard.map(({ words }) => words);
      expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
      const elsewhere = heard.filter(({ isLine, words }) => !isLine && words.includes(mover.name) && !TURN_SAID.test(words));
      expect(elsewhere).toEqual([]);
    }
    await disperse(company);
  });
