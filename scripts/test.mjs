// Knows everything that must hold before a change lands, and says in one closing summary whether it does.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildPage, install, node, root, say } from './prepare.mjs';

const results = join(root, 'test-results');
const bin = (path) => join(root, 'node_modules', path);
const tsc = bin('typescript/bin/tsc');

/** Packages that must compile without the types of a browser and of Node. */
const PURE = ['kernel', 'language', 'rebus', 'protocol', 'table', 'games'];

const steps = [
  { name: 'lint and format', commands: [[bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']] },
  {
    name: 'types',
    commands: [
      ...PURE.map((part) => [tsc, '-p', part]),
      [tsc, '-p', '.'],
      [
        bin('svelte-check/bin/svelte-check'),
        '--workspace',
        '.',
        '--tsconfig',
        './tsconfig.page.json',
        '--fail-on-warnings',
        '--output',
        'human',
      ],
    ],
  },
  { name: 'dead code', commands: [[bin('knip/bin/knip.js')]] },
  {
    name: 'unit and contract tests',
    commands: [
      [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    ],
    report: ['unit.json', unitCount],
  },
  { name: 'page build', commands: [[bin('vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn']] },
  {
    name: 'tests in a real browser',
    commands: [[bin('@playwright/test/cli.js'), 'test']],
    report: ['browser.json', browserCount],
  },
];

install({ dev: true });
buildPage();
mkdirSync(results, { recursive: true });

const outcomes = steps.map(outcomeOf);
closingSummary();

function outcomeOf(step) {
  say(`\n▶ ${step.name}`);
  const began = Date.now();
  const ok = step.commands.every(succeeds);
  return { name: step.name, ok, seconds: (Date.now() - began) / 1000, ...countOf(step) };
}

function succeeds([script, ...args]) {
  const env = { ...process.env, PATH: bin('.bin') + delimiter + process.env.PATH };
  return spawnSync(node, [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
}

function countOf({ report }) {
  if (!report) return { passed: 0, failed: 0 };
  const [file, count] = report;
  try {
    return count(JSON.parse(readFileSync(join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function unitCount({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

function browserCount({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function closingSummary() {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const allGood = outcomes.every(({ ok }) => ok) && total('failed') === 0;
  say('');
  for (const { name, ok, seconds, passed } of outcomes) {
    say(`${ok ? '✔' : '✘'} ${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s${passed > 0 ? `   ${passed} tests` : ''}`);
  }
  say(`${total('passed')} passed, ${total('failed') + outcomes.filter(({ ok, failed }) => !ok && failed === 0).length} failed`);
  process.exit(allGood ? 0 : 1);
}
