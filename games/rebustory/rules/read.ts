// The shape of Rébustory's actions as they arrive from outside.

import * as v from 'valibot';
import { ACCEPTANCE, bare, CONTEST, reader, VOTE } from '../../reading.ts';
import { deckOf } from './deck.ts';
import { ANY_WAY } from './ways.ts';

const CARD_IDS: ReadonlySet<unknown> = new Set(deckOf('classique'));
const FARTHEST = 99;
const LONGEST_WORD = 80;
const MOST_PLACEMENTS = 20;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const cardShape = v.custom<string>((raw) => CARD_IDS.has(raw));
const owner = whole(0, ANY_WAY.max - 1);
const group = whole(1, Number.MAX_SAFE_INTEGER);
const cell = { row: whole(-FARTHEST, FARTHEST), column: whole(-FARTHEST, FARTHEST) };
const direction = v.picklist(['across', 'down']);
const word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));

const layShape = v.strictObject({
  kind: v.literal('lay'),
  owner,
  group: v.nullable(group),
  placements: v.pipe(v.array(v.strictObject({ card: cardShape, ...cell })), v.maxLength(MOST_PLACEMENTS)),
  claims: v.pipe(v.array(v.strictObject({ word, ...cell, direction })), v.maxLength(2 * MOST_PLACEMENTS)),
});
const take = v.strictObject({
  kind: v.literal('take'),
  owner,
  group,
  ...cell,
  cards: v.pipe(v.array(cardShape), v.minLength(1), v.maxLength(2)),
});

export const readAction = reader(
  v.variant('kind', [
    layShape,
    take,
    v.strictObject({ kind: v.literal('appeal'), move: v.variant('kind', [layShape, take]) }),
    v.strictObject({ kind: v.literal('withdraw'), group }),
    v.strictObject({ kind: v.literal('finish'), discard: v.nullable(cardShape), takesTop: v.boolean() }),
    bare('more'),
    bare('give-up'),
    bare('ask-sand'),
    v.strictObject({ kind: v.literal('answer-sand'), agrees: v.boolean() }),
    ACCEPTANCE,
    CONTEST,
    VOTE,
  ]),
);
