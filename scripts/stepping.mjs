// How steps are done: one after the other before one's eyes, or side by side, each telling what it found once it is done.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, root, tellLine } from './prepare.mjs';
import { resultsFolder } from './steps.mjs';

/** With all that it prints, as it prints it. */
export async function doneAlone(step) {
  tellLine(`\n▶ ${step.name}`);
  const outcome = await stepDone(step, 'inherit');
  tellLine(`${outcome.line}`);
  return outcome;
}

/** So many at a time; what a step prints comes whole. */
export async function doneSideBySide(steps, most) {
  tellLine(`\n▶ ${steps.map(({ name }) => name).join(', ')}`);
  const left = [...steps];
  const outcomes = [];
  const worker = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift()) {
      const outcome = await stepDone(step, 'pipe');
      outcomes.push(outcome);
      tellLine(outcome.ok ? outcome.line : `${outcome.line}\n${outcome.printed}`);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return outcomes;
}

async function stepDone(step, output) {
  const began = Date.now();
  const report = step.report && join(resultsFolder, step.report.file);
  if (report) rmSync(report, { force: true });
  const printed = [];
  let ok = true;
  for (const command of step.commands) ok &&= await succeeds(command, { ...step, output, printed });
  const { passed, failed, failures = [] } = reportCount(report, step.report?.counted);
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  const line = `${ok ? '✔' : '✘'} ${step.name.padEnd(26)} ${seconds} s${passed > 0 ? `   ${passed} tests` : ''}`;
  return { line, ok, passed, failed, failures, printed: printed.join('') };
}

function succeeds([script, ...args], { env, output, printed }) {
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...colour, ...env, PATH: path },
  });
  child.stdout?.on('data', (text) => printed.push(text));
  child.stderr?.on('data', (text) => printed.push(text));
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/** A step that should have counted and has not is one failure. */
function reportCount(report, counted) {
  if (report === undefined) return { passed: 0, failed: 0 };
  try {
    return counted(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
