// The shape of the options and actions of Rummikub des mots as they arrive from outside.

import * as v from 'valibot';
import { ACCEPTANCE, bare, oneAmong, reader, VOTE } from '../../reading.ts';
import { ALL_TILES } from './bank.ts';

/** The seconds of a turn that a table may choose. */
export const TURN_SECONDS = [60, 90, 120, 180, null] as const;
/** The most letters of a theme of the table's own. */
export const LONGEST_THEME = 40;

const LAID_WORD = v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.maxLength(ALL_TILES.length));

/** More words or letters than there are tiles cannot be a table. */
const NEW_TABLE = v.pipe(
  v.array(LAID_WORD),
  v.maxLength(ALL_TILES.length),
  v.check((words) => words.join('').length <= ALL_TILES.length),
);

export const readAction = reader(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('play'), table: NEW_TABLE }),
    v.strictObject({ kind: v.literal('appeal'), table: NEW_TABLE }),
    bare('pass'),
    ACCEPTANCE,
    v.strictObject({ kind: v.literal('contest'), about: v.picklist(['words', 'theme']) }),
    VOTE,
  ]),
);

const THEME = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}+$/u), v.maxLength(LONGEST_THEME));

export const readOptions = reader(
  v.strictObject({
    sablier: oneAmong(TURN_SECONDS),
    judging: oneAmong(['arbitre', 'table', 'appel']),
    theme: v.optional(v.nullable(THEME), null),
  }),
);
