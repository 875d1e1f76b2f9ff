// The steps of the tests: what each runs, and where it says how many passed.

import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';

export const resultsFolder = join(root, 'test-results');

const bin = (path) => join(root, 'node_modules', path);
const tsc = bin('typescript/bin/tsc');
const vitest = [bin('vitest/vitest.mjs'), 'run', '--reporter=json'];
const playwright = [bin('@playwright/test/cli.js'), 'test'];
const svelteCheck = [bin('svelte-check/bin/svelte-check'), '--workspace', '.', '--tsconfig', './tsconfig.page.json'];

/** Parts that must compile without the types of a browser and of Node. */
const PURE_PARTS = ['kernel', 'language', 'rebus', 'protocol', 'table', 'games'];

/** Browser tests with this in their title are for `npm run test:all`, or for `npm run test:proxy`, which needs a reverse proxy. */
const LONG_TITLE = '@all';
const PROXY_TITLE = '@proxy';

/** The longest first, so that nobody waits for one at the end. */
export const checks = [
  { name: 'types of the page', commands: [[...svelteCheck, '--fail-on-warnings', '--output', 'human']] },
  { name: 'types of the pure parts', commands: PURE_PARTS.map((part) => [tsc, '-p', part]) },
  { name: 'page build', commands: [[join(root, 'scripts', 'build-page.mjs')]] },
  { name: 'types of the rest', commands: [[tsc, '-p', '.']] },
  { name: 'dead code', commands: [[bin('knip/bin/knip.js')]] },
  { name: 'lint and format', commands: [[bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']] },
];

export const quickTests = {
  name: 'unit and contract tests',
  commands: [[...vitest, '--reporter=default', '--outputFile.json=test-results/unit.json']],
  report: { file: 'unit.json', counted: unitCount },
};

export const longTests = {
  name: 'long tests',
  commands: [[...vitest, '--reporter=verbose', '--outputFile.json=test-results/long.json']],
  env: { BOITE_THOROUGH: '1' },
  report: { file: 'long.json', counted: unitCount },
};

export const quickBrowserTests = {
  name: 'tests in a real browser',
  commands: [[...playwright, '--grep-invert', `${LONG_TITLE}|${PROXY_TITLE}`]],
  report: { file: 'browser.json', counted: browserCount },
};

/** There may be none of them. */
export const longBrowserTests = {
  name: 'long tests in a browser',
  commands: [[...playwright, '--grep', LONG_TITLE, '--pass-with-no-tests']],
  report: { file: 'browser.json', counted: browserCount },
};

export const proxyBrowserTests = {
  name: 'tests behind a proxy',
  commands: [[...playwright, '--grep', PROXY_TITLE]],
  report: { file: 'browser.json', counted: browserCount },
};

function unitCount({ numPassedTests, numTotalTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const broken = assertionResults.filter(({ status }) => status === 'failed');
    if (broken.length === 0) return message ? [failure(name, message)] : [];
    return broken.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
}

function browserCount({ stats, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => failure(`${file} › ${title}`, results[0]?.error?.message ?? status)),
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Where, and the first line of why: in the closing summary, so that nobody has to look for it far above. */
function failure(place, why = '') {
  return `    ${relative(root, place)}: ${stripVTControlCharacters(why).split('\n', 1)[0]}`;
}
