// Runs the tests that matter most in Firefox and in WebKit: npm run test:engines [-- part of a title …]

import { House } from '../house.ts';
import { everyCase } from './cases.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { Person } from './person.ts';
import { webkit } from './webkit.ts';

const ENGINES: readonly Engine[] = [firefox, webkit];
const wanted = process.argv.slice(2);

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
    if (wanted.length > 0 && !wanted.some((part) => `${engine.name} ${title}`.includes(part))) continue;
    const began = Date.now();
    const fault = await faultOf(engine, run);
    failures += fault === null ? 0 : 1;
    console.log(`${fault === null ? '✔' : '✘'} ${engine.name}: ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (fault !== null) console.error(fault);
  }
}

/** Each in a browser and a house of its own. */
async function faultOf(engine: Engine, run: (person: Person, house: House) => Promise<void>): Promise<unknown> {
  const house = new House(1);
  await house.open();
  const driver = await engine.launch();
  try {
    await driver.open(house.url);
    await run(new Person(driver), house);
    return null;
  } catch (error) {
    return error;
  } finally {
    await driver.close();
    await house.close();
  }
}
