// Measures the page as people feel it: what comes over the line, how soon one can play, whether it ever stands still. npm run bench -- page

import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { button, Person, type Seen } from '../engines/person.ts';
import { House } from '../house.ts';
import { bytesMetered, Meter } from '../meter.ts';
import { chromiumDriver } from './chromium-driver.ts';
import { type Line, type Machine, slowedDown } from './machine.ts';
import { stillnessBegun, stillnessTold, watchStillness } from './stillness.ts';

const MACHINES: readonly Machine[] = [
  { name: 'this machine', processor: 1, line: null },
  { name: '4 times slower', processor: 4, line: null },
];

/** What is called slow 4G: bytes a second, and milliseconds there and back. */
const SLOW_4G: Line = { bytes: 200_000, latency: 150 };

/** What one does at a turn when one has no idea: whichever of these the game offers. */
const MOVES_WATCHED: readonly Seen[] = [
  button(/^Tout de suite$/),
  button(/^\s*Cacher ce mot/),
  button(/^\s*Au hasard\s*$/),
  { css: '[data-square][aria-disabled="false"]' },
  button(/et finir|^\s*Finir le tour\s*$/),
  button(/^\s*(Passer|Piocher|Je ne pose rien|Je n’en montre pas)/),
  button(/^Autres coups$/),
];
/** The answer to a question that stands before the table. */
const SURE = button(/quand même$/);
/** What a letter may have opened, where letters make no words. */
const CLOSING: Seen = { css: 'dialog[open] button', text: /^Fermer$/ };
const BENCH_TURNS = 6;
/** Each is judged, where letters make words. */
const LETTERS_TYPED = 'aerst';

const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args],
  env: { ...(process.env as Record<string, string>), ...env },
});
const house = new House(1);
await house.open();

console.log(`page, ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}`);
console.log('\nover the line, to a first move (kB, requests); there on a slow 4G with a 4 times slower processor (s)');
const games = await gamesOnShelf(browser);
for (const game of games) console.log(await gameLine(browser, game));
console.log('\nwhile bots play and one types and plays: longest task (ms of processor), beyond 50 ms by the clock, layout shift');
for (const machine of MACHINES) for (const game of games) console.log(await stillnessOf(browser, game, machine));
await browser.close();
await house.close();
process.exit(0);

/** By the name of their folder. */
async function gamesOnShelf(browser: Browser): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(house.url);
  const titles = await page.locator('article h3').evaluateAll((found) => found.map(({ id }) => id.replace('game-', '')));
  await page.context().close();
  return titles;
}

async function gameLine(browser: Browser, game: string): Promise<string> {
  const meter = new Meter(house.url);
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 390, height: 664 } });
  await slowedDown(page, { name: '', processor: 4, line: SLOW_4G });
  const person = new Person(chromiumDriver(page));
  const began = Date.now();
  await page.goto(await meter.open(), { waitUntil: 'commit' });
  await person.waitFor({ css: 'article button' });
  const home = Date.now() - began;
  await page.waitForLoadState('networkidle');
  const come = meter.taken();
  const chosen = Date.now();
  const shown = page.locator('[data-place="play"]').waitFor();
  const table = shown.then(() => Date.now() - chosen);
  await Promise.all([table, person.playAtOnce(game, 1)]);
  await page.waitForLoadState('networkidle');
  const more = meter.taken();
  await page.context().close();
  await meter.close();
  const weight = (all: typeof come) => `${Math.round(bytesMetered(all) / 1000)} kB, ${all.length}`;
  return `${game.padEnd(15)} home ${weight(come)}, ${inSeconds(home)}   table ${weight(more)}, ${inSeconds(await table)}`;
}

async function stillnessOf(browser: Browser, game: string, machine: Machine): Promise<string> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 390, height: 664 } });
  await watchStillness(page);
  await slowedDown(page, machine);
  await page.goto(house.url);
  const person = new Person(chromiumDriver(page));
  await person.playAtOnce(game, 1);
  await stillnessBegun(browser, page);
  for (let turn = 0; turn < BENCH_TURNS && (await person.awaitTurn()) === 'turn'; turn++) {
    await person.driver.type(LETTERS_TYPED);
    await person.touchFirst([CLOSING]);
    await person.touchFirst(MOVES_WATCHED);
    await person.touchFirst([SURE]);
  }
  const { longest, long, shift } = await stillnessTold(browser, page);
  await page.context().close();
  return `${machine.name.padEnd(15)} ${game.padEnd(15)} ${longest} ms   ${long.join(' ') || '–'}   ${shift.toFixed(3)}`;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
