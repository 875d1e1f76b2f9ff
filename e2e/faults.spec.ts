// A table on bad lines never dies: pages show the truth or say that they do not, no turn is lost, and the game goes on.

import { shelf } from '@boite/games';
import { DAY_OF_SAND, type OptionForm } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { asked, type Companion, disperse, gathered } from './company.ts';
import { FAULT_NAMES, newRun, suffered } from './faults.ts';
import { expect, House, test } from './house.ts';

/** The clock of these houses goes twice as fast: a host is followed after a quarter of a minute. */
const QUICKLY = 0.5;
/** Of the long run, in each game: BOITE_FAULTS=40 makes two hundred in all. */
const FAULTS_EACH = Number(process.env.BOITE_FAULTS ?? 5);

async function begun(browser: Parameters<typeof gathered>[0], house: House, game: string) {
  const company = await gathered(browser, house, game);
  const [host] = company.people as [Companion];
  const slowly = { type: 'set-options', options: { sablier: longestSand(company.box.text.options) } } as const;
  expect(await asked(company, host, [slowly, { type: 'start' }])).toEqual(['done', 'done']);
  return company;
}

/** Long enough that only a fault can make someone lose a turn. */
function longestSand(form: object): number {
  const { sablier } = form as OptionForm<{ sablier: unknown }>;
  return Math.max(...sablier.choices.map(({ value }) => (typeof value === 'number' && value < DAY_OF_SAND ? value : 0)));
}

test('each kind of fault passes, and the game goes on @all', async ({ browser }) => {
  const house = new House(QUICKLY);
  await house.open();
  const [box] = shelf();
  const company = await begun(browser, house, box?.game.id ?? '');
  const run = newRun(house, company, loadLibrary(), 16);
  for (const name of FAULT_NAMES) await suffered(run, name);
  expect(run.figures).toMatchObject({ faults: FAULT_NAMES.length, turnsLost: 0 });
  await disperse(company);
  await house.close();
});

for (const { game } of shelf()) {
  test(`many faults at ${game.id} leave every page honest @all`, async ({ browser }) => {
    test.setTimeout(3_600_000);
    const house = new House(QUICKLY);
    await house.open();
    const company = await begun(browser, house, game.id);
    const run = newRun(house, company, loadLibrary(), 200);
    for (let fault = 0; fault < FAULTS_EACH; fault++)
      await suffered(run, FAULT_NAMES[run.chance.below(FAULT_NAMES.length)] ?? '');
    const { returns, ...figures } = run.figures;
    const sorted = returns.toSorted((one, other) => one - other).map(Math.round);
    console.log(game.id, JSON.stringify({ ...figures, median: sorted[sorted.length >> 1], longest: sorted.at(-1) }));
    expect(figures.turnsLost).toBe(0);
    await disperse(company);
    await house.close();
  });
}
