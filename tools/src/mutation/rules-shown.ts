// The numbers that RULES.md names: « sept<!--HAND_SIZE--> cartes » says what the constant HAND_SIZE says.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWords } from '@boite/language';
import { HOUSE_ROOT } from '../guards/sources.ts';
import type { RuleNumber } from './numbers.ts';

const NAMED_NUMBER = /([\p{L}\d-]+)<!--(\S+?)-->/gu;

/** A number as the rules of a game show it. */
export interface ShownNumber {
  readonly game: string;
  readonly written: string;
  readonly name: string;
}

export function shownNumbers(game: string): readonly ShownNumber[] {
  const file = join(HOUSE_ROOT, 'games', game, 'RULES.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(NAMED_NUMBER)].map(([, written = '', name = '']) => ({ game, written: written.toLowerCase(), name }));
}

export function isShown({ path, name }: Pick<RuleNumber, 'path' | 'name'>): boolean {
  return shownNumbers(homeGame(path)).some((shown) => shown.name === name);
}

/** Whether what is written is what the rules count with; a sentence that says « costs » needs no minus. */
export function isTrue({ game, written, name }: ShownNumber, known: readonly RuleNumber[]): boolean {
  const values = known.filter((number) => homeGame(number.path) === game && number.name === name);
  return values.some(({ value }) => [String(Math.abs(value)), inWords(Math.abs(value))].includes(written));
}

function homeGame(path: string): string {
  return path.split('/')[1] ?? '';
}
