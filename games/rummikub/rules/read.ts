// Knows the shape of the options and actions of Rummikub des mots as they arrive from outside.

import * as v from 'valibot';
import type { Action, Options } from '../types.ts';
import { TILES } from './bank.ts';

export const LONGEST_THEME = 40;

const word = v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.maxLength(TILES.length));

/** More words or letters than there are tiles cannot be a table. */
const table = v.pipe(
  v.array(word),
  v.maxLength(TILES.length),
  v.check((words) => words.join('').length <= TILES.length),
);

const action = v.variant('kind', [
  v.strictObject({ kind: v.literal('play'), table }),
  v.strictObject({ kind: v.literal('appeal'), table }),
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('accept') }),
  v.strictObject({ kind: v.literal('contest'), about: v.picklist(['words', 'theme']) }),
  v.strictObject({ kind: v.literal('vote'), voice: v.picklist(['for', 'against']) }),
]);

const theme = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}+$/u), v.maxLength(LONGEST_THEME));

const options = v.strictObject({
  sablier: v.optional(v.nullable(v.picklist([60, 90, 120, 180])), 60),
  judging: v.optional(v.picklist(['arbitre', 'table', 'appel']), 'arbitre'),
  theme: v.optional(v.nullable(theme), null),
});

export function readAction(raw: unknown): Action | null {
  const read = v.safeParse(action, raw);
  return read.success ? read.output : null;
}

export function readOptions(raw: unknown): Options | null {
  const read = v.safeParse(options, raw);
  return read.success ? read.output : null;
}
