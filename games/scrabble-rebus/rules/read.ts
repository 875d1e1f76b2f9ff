// Knows the shape of Scrabble Rébus's options and actions as they arrive from outside.

import * as v from 'valibot';
import type { Action, Options, Token } from '../types.ts';
import { SIDE } from './board.ts';
import { COLOURS, HAND_SIZE, isToken } from './tokens.ts';

const LONGEST_TEXT = 120;
const LONGEST_MEANING = 40;
/** A line of nine tokens crosses nine others at most. */
const MOST_CLAIMS = HAND_SIZE + 1;

const token = v.custom<Token>(isToken);
const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDE - 1));
const cell = { row: square, column: square };
const placement = v.strictObject({ ...cell, token });
const meaning = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_MEANING)));
const claim = v.strictObject({
  ...cell,
  direction: v.picklist(['across', 'down']),
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  meant: v.pipe(v.array(meaning), v.maxLength(SIDE)),
});
const bags = v.pipe(v.array(v.picklist(COLOURS)), v.maxLength(COLOURS.length));
const play = {
  placements: v.pipe(v.array(placement), v.maxLength(HAND_SIZE)),
  claims: v.pipe(v.array(claim), v.maxLength(MOST_CLAIMS)),
  bags,
};

const action = v.variant('kind', [
  v.strictObject({ kind: v.literal('play'), ...play }),
  v.strictObject({ kind: v.literal('appeal'), ...play }),
  v.strictObject({ kind: v.literal('change'), tokens: v.pipe(v.array(token), v.maxLength(HAND_SIZE)), bags }),
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('accept') }),
  v.strictObject({ kind: v.literal('contest') }),
  v.strictObject({ kind: v.literal('vote'), voice: v.picklist(['for', 'against']) }),
]);

const options = v.strictObject({
  sablier: v.optional(v.nullable(v.picklist([60, 120, 180, 300])), null),
  judging: v.optional(v.picklist(['arbitre', 'table', 'appel']), 'appel'),
});

export function readAction(raw: unknown): Action | null {
  const read = v.safeParse(action, raw);
  return read.success ? read.output : null;
}

export function readOptions(raw: unknown): Options | null {
  const read = v.safeParse(options, raw);
  return read.success ? read.output : null;
}
