// Runs the tests that matter most in Firefox and in WebKit: npm run test:engines [-- part of a title …]

import { House } from '../house.ts';
import { type EngineCase, everyCase } from './cases.ts';
import type { Driver, Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { Person } from './person.ts';
import { webkit } from './webkit.ts';

/** In milliseconds: only there to end what hangs, on a machine as busy as may be. */
const LONGEST_CASE = 300_000;
const LONGEST_CLOSING = 30_000;

const ENGINES: readonly Engine[] = [firefox, webkit];
const wantedTitles = process.argv.slice(2);

let failures = 0;
for (const engine of ENGINES) {
  if (engine.missing === null) await tryEngine(engine);
  else {
    console.error(`${engine.name} is not here: ${engine.missing}`);
    failures += 1;
  }
}
console.log(failures === 0 ? 'all passed' : `${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

async function tryEngine(engine: Engine): Promise<void> {
  for (const { title, run } of await everyCase()) {
    if (wantedTitles.length > 0 && !wantedTitles.some((part) => `${engine.name} ${title}`.includes(part))) continue;
    const began = Date.now();
    const fault = await caseFault(engine, run);
    failures += fault === null ? 0 : 1;
    console.log(`${fault === null ? '✔' : '✘'} ${engine.name}: ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (fault !== null) console.error(fault);
  }
}

/** Each in a browser and a house of its own. */
async function caseFault(engine: Engine, run: EngineCase['run']): Promise<unknown> {
  const house = new House(1);
  await house.open();
  const opened: Driver[] = [];
  try {
    await within(LONGEST_CASE, async () => {
      const driver = await engine.launch();
      opened.push(driver);
      await driver.open(house.url);
      await run(new Person(driver), house);
    });
    return null;
  } catch (error) {
    return error;
  } finally {
    // A browser that no longer answers must not keep the others waiting.
    for (const driver of opened) await within(LONGEST_CLOSING, () => driver.close()).catch(console.error);
    await house.close();
  }
}

async function within(patience: number, work: () => Promise<void>): Promise<void> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error(`no end after ${patience / 1000} s`)), patience);
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(alarm));
}
