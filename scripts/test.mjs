// Runs what must hold before a change lands: `npm test` what people wait for, `npm run test:all` everything (with --rest, only what it
// adds), step after step, and one closing summary. With --proxy, only the few tests that need a reverse proxy.

import { mkdirSync } from 'node:fs';
import { install, tellLine } from './prepare.mjs';
import { doneAlone, doneSideBySide } from './stepping.mjs';
import {
  checks,
  longBrowserTests,
  longTests,
  proxyBrowserTests,
  quickBrowserTests,
  quickTests,
  resultsFolder,
} from './steps.mjs';

const testFlags = process.argv.slice(2);
const quick = [quickTests, quickBrowserTests];
const long = [longTests, longBrowserTests];

await install({ dev: true });
mkdirSync(resultsFolder, { recursive: true });

const outcomes = [];
if (testFlags.includes('--proxy')) outcomes.push(await doneAlone(proxyBrowserTests));
else {
  const isRest = testFlags.includes('--rest');
  // Each of the checks keeps one core busy; the tests take them all.
  if (!isRest) outcomes.push(...(await doneSideBySide(checks, 2)));
  const steps = testFlags.length === 0 ? quick : isRest ? long : [...quick, ...long];
  for (const step of steps) outcomes.push(await doneAlone(step));
}
closingSummary();

function closingSummary() {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const broken = outcomes.filter(({ ok, failed }) => !ok && failed === 0).length;
  tellLine('');
  for (const { line, failures } of outcomes) for (const told of [line, ...failures]) tellLine(told);
  tellLine(`${total('passed')} passed, ${total('failed') + broken} failed`);
  process.exit(outcomes.every(({ ok }) => ok) && total('failed') === 0 ? 0 : 1);
}
