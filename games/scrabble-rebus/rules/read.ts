// The shape of Scrabble Rébus's actions as they arrive from outside.

import * as v from 'valibot';
import { ACCEPTANCE, bare, CONTEST, reader, VOTE } from '../../reading.ts';
import type { Token } from '../types.ts';
import { SIDE } from './board.ts';
import { COLOURS, HAND_SIZE, isToken } from './tokens.ts';

const LONGEST_CLAIM_TEXT = 120;
const LONGEST_MEANING = 40;
/** A line of nine tokens crosses nine others at most. */
const MOST_CLAIMS = HAND_SIZE + 1;

const TOKEN_SHAPE = v.custom<Token>(isToken);
const SQUARE_NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDE - 1));
const CELL_SHAPE = { row: SQUARE_NUMBER, column: SQUARE_NUMBER };
const TOKEN_PLACEMENT_SHAPE = v.strictObject({ ...CELL_SHAPE, token: TOKEN_SHAPE });
const MEANING_SHAPE = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_MEANING)));
const CLAIM_SHAPE = v.strictObject({
  ...CELL_SHAPE,
  direction: v.picklist(['across', 'down']),
  text: v.pipe(v.string(), v.maxLength(LONGEST_CLAIM_TEXT)),
  meant: v.pipe(v.array(MEANING_SHAPE), v.maxLength(SIDE)),
});
const BAGS_SHAPE = v.pipe(v.array(v.picklist(COLOURS)), v.maxLength(COLOURS.length));
const PLAY_SHAPE = {
  placements: v.pipe(v.array(TOKEN_PLACEMENT_SHAPE), v.maxLength(HAND_SIZE)),
  claims: v.pipe(v.array(CLAIM_SHAPE), v.maxLength(MOST_CLAIMS)),
  bags: BAGS_SHAPE,
};

export const readAction = reader(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('play'), ...PLAY_SHAPE }),
    v.strictObject({ kind: v.literal('appeal'), ...PLAY_SHAPE }),
    v.strictObject({ kind: v.literal('change'), tokens: v.pipe(v.array(TOKEN_SHAPE), v.maxLength(HAND_SIZE)), bags: BAGS_SHAPE }),
    bare('pass'),
    ACCEPTANCE,
    CONTEST,
    VOTE,
  ]),
);
