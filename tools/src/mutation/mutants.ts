// Runs the tests of some rules with one of their numbers changed.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUSE_ROOT } from '../guards/sources.ts';
import { changedValue, type RuleNumber } from './numbers.ts';
import { isInSentences } from './sentences.ts';

const VITEST = join(HOUSE_ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const CONFIG = fileURLToPath(new URL('vitest.mutant.config.ts', import.meta.url));

/** What becomes of a number that somebody changes. */
export interface Fate extends RuleNumber {
  /** A test of the rules fails. */
  readonly isTested: boolean;
  /** A sentence takes the number from the rules. */
  readonly isSaid: boolean;
}

/** So many at a time; each is told as soon as it is known. */
export async function fates(numbers: readonly RuleNumber[], most: number, tell: (fate: Fate) => void): Promise<readonly Fate[]> {
  const left = [...numbers];
  const known: Fate[] = [];
  const worker = async (): Promise<void> => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      const fate = { ...number, isTested: !(await testsPass(testsOf(number.path), number)), isSaid: isInSentences(number) };
      known.push(fate);
      tell(fate);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return known;
}

/** A game's own rules; those of every game for the kernel, which they stand on. */
function testsOf(path: string): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (folder.startsWith('kernel/')) return [folder, 'games/'];
  return [folder.endsWith('/rules/') ? folder : `${folder}rules`];
}

/** Whether tests pass, with a number changed or with none. */
export function testsPass(tests: readonly string[], number: RuleNumber | null): Promise<boolean> {
  const args = [VITEST, 'run', '--config', CONFIG, '--root', HOUSE_ROOT, '--bail=1', ...tests];
  const mutant = number && { path: number.path, start: number.start, end: number.end, value: changedValue(number) };
  const env = { ...process.env, BOITE_MUTANT: JSON.stringify(mutant) };
  const child = spawn(process.execPath, args, { cwd: HOUSE_ROOT, env, stdio: 'ignore' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/** No test fails, no sentence changes. */
export function isUnnoticed({ isTested, isSaid }: Fate): boolean {
  return !isTested && !isSaid;
}

/** « games/rondo/rules/deck.ts HAND_SIZE 7 → 8 ». */
export function mutantText(number: RuleNumber): string {
  return `${number.path} ${number.name} ${number.value} → ${changedValue(number)}`;
}
