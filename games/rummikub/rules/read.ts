// The shape of the actions of Rummikub des mots as they arrive from outside.

import * as v from 'valibot';
import { ACCEPTANCE, bare, reader, saying, VOTE } from '../../reading.ts';
import { ALL_TILES } from './bank.ts';

const LAID_WORD = v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.maxLength(ALL_TILES.length));

/** More words or letters than there are tiles cannot be a table. */
const NEW_TABLE = v.pipe(
  v.array(LAID_WORD),
  v.maxLength(ALL_TILES.length),
  v.check((words) => words.join('').length <= ALL_TILES.length),
);

export const readAction = reader(
  v.variant('kind', [
    saying('play', { table: NEW_TABLE }),
    saying('appeal', { table: NEW_TABLE }),
    bare('pass'),
    ACCEPTANCE,
    saying('contest', { about: v.picklist(['words', 'theme']) }),
    VOTE,
  ]),
);
