// Knows the shape of Rondo's options and actions as they arrive from outside.

import { isLetter, type Letter } from '@boite/language';
import * as v from 'valibot';
import type { Action, Card, Options, Shown } from '../types.ts';
import { HOLDER_MAX } from './deck.ts';

const letter = v.custom<Letter>(isLetter);
const card = v.custom<Card>((raw) => isLetter(raw) || raw === 'joker' || raw === 'gomme');
const at = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOLDER_MAX - 1));

/** Only a joker stands for a letter. */
const standsForALetter = ({ card, as }: Shown): boolean => card === 'joker' || as === null;

const shown = v.pipe(
  v.strictObject({ card, as: v.nullable(letter) }),
  v.check((used) => standsForALetter(used)),
);
const placement = v.pipe(
  v.strictObject({ at, card, as: v.nullable(letter), faceDown: v.boolean() }),
  v.check((used) => standsForALetter(used)),
);

const action = v.variant('kind', [
  v.strictObject({ kind: v.literal('show'), cards: v.pipe(v.array(shown), v.maxLength(3)) }),
  v.strictObject({ kind: v.literal('decline') }),
  v.strictObject({ kind: v.literal('exchange'), card }),
  v.strictObject({
    kind: v.literal('play'),
    lengthen: v.nullable(v.picklist(['start', 'end'])),
    placements: v.pipe(v.array(placement), v.maxLength(HOLDER_MAX)),
  }),
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('accept') }),
  v.strictObject({ kind: v.literal('contest') }),
]);

const options = v.strictObject({
  sablier: v.optional(v.nullable(v.picklist([30, 60, 90, 120])), 60),
  opening: v.optional(v.picklist(['word', 'chance']), 'word'),
  beginners: v.optional(v.boolean(), false),
  words: v.optional(v.picklist(['all', 'unconjugated']), 'all'),
  judging: v.optional(v.picklist(['arbitre', 'table']), 'arbitre'),
});

export function readAction(raw: unknown): Action | null {
  const read = v.safeParse(action, raw);
  return read.success ? read.output : null;
}

export function readOptions(raw: unknown): Options | null {
  const read = v.safeParse(options, raw);
  return read.success ? read.output : null;
}
