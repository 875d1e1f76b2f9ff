// Knows the shape of Dico's options and actions as they arrive from outside.

import type { Theme } from '@boite/language';
import * as v from 'valibot';
import type { Action, Length, Options } from '../types.ts';
import { SQUARES } from './board.ts';
import { ASKINGS, CARDS, TURNED } from './cards.ts';
import { isLength, THEMES_TO_HIDE } from './words.ts';

/** Longer than any word or name, with its spaces and hyphens. */
const MOST_TYPED = 40;
/** Longer than any wording that `check` lets through: it is told why. */
const MOST_WRITTEN = 1000;
const MOST_SEATS = 4;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SQUARES - 1));
const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const word = v.pipe(v.string(), v.maxLength(MOST_TYPED));
const card = v.picklist(CARDS);
const about = v.picklist(ASKINGS);

const wording = v.variant('kind', [
  v.strictObject({ kind: v.literal('dictionary'), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.strictObject({ kind: v.literal('own'), text: v.pipe(v.string(), v.maxLength(MOST_WRITTEN)) }),
]);

const ask = v.pipe(
  v.strictObject({ kind: v.literal('ask'), of: seat, about, pair: v.strictTuple([card, card]), page: v.nullable(page) }),
  v.check((asked) => (asked.about === 'page') === (asked.page !== null)),
);

const action = v.variant('kind', [
  v.strictObject({ kind: v.literal('choose'), word, wording }),
  v.strictObject({ kind: v.literal('flip'), square }),
  v.strictObject({ kind: v.literal('take'), squares: v.pipe(v.array(square), v.maxLength(TURNED)) }),
  ask,
  v.strictObject({ kind: v.literal('point'), page }),
  v.strictObject({ kind: v.literal('consult'), page }),
  v.strictObject({ kind: v.literal('leaf'), page }),
  v.strictObject({ kind: v.literal('end-turn') }),
  v.strictObject({
    kind: v.literal('announce'),
    supposed: v.pipe(v.array(v.strictObject({ of: seat, word })), v.maxLength(MOST_SEATS - 1)),
  }),
  v.strictObject({ kind: v.literal('propose-draw') }),
  v.strictObject({ kind: v.literal('answer-draw'), agrees: v.boolean() }),
]);

const words = v.custom<'common' | 'proper' | Theme>(
  (raw) => raw === 'common' || raw === 'proper' || THEMES_TO_HIDE.includes(raw as Theme),
);

const options = v.strictObject({
  sablier: v.optional(v.nullable(v.picklist([60, 90, 120, 180])), 120),
  words: v.optional(words, 'common'),
  length: v.optional(v.custom<Length>(isLength), '6-8'),
  rapide: v.optional(v.boolean(), false),
  ownWording: v.optional(v.boolean(), false),
  pace: v.optional(v.picklist([1, 2, 3, 5]), 2),
  aid: v.optional(v.boolean(), false),
});

export function readAction(raw: unknown): Action | null {
  const read = v.safeParse(action, raw);
  return read.success ? read.output : null;
}

export function readOptions(raw: unknown): Options | null {
  const read = v.safeParse(options, raw);
  return read.success ? read.output : null;
}
