// The shape of Rondo's options and actions as they arrive from outside.

import { isLetter, type Letter } from '@boite/language';
import * as v from 'valibot';
import { ACCEPTANCE, bare, CONTEST, oneAmong, reader, wholeNumber } from '../../reading.ts';
import type { Card, Shown } from '../types.ts';
import { HOLDER_MAX, SHORTEST_WORD } from './deck.ts';

/** The seconds of a turn that a table may choose. */
export const SABLIERS = [60, 30, 90, 120, null] as const;

const CARD = v.custom<Card>((raw) => isLetter(raw) || raw === 'joker' || raw === 'gomme');
const AS = v.nullable(v.custom<Letter>(isLetter));
const COMPARTMENT = wholeNumber(0, HOLDER_MAX - 1);

/** Only a joker stands for a letter. */
const standsForALetter = <Used extends Shown>() => v.check<Used>(({ card, as }) => card === 'joker' || as === null);

const SHOWN = v.pipe(v.strictObject({ card: CARD, as: AS }), standsForALetter());
const PLACEMENT = v.pipe(v.strictObject({ at: COMPARTMENT, card: CARD, as: AS, faceDown: v.boolean() }), standsForALetter());

export const readAction = reader(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('show'), cards: v.pipe(v.array(SHOWN), v.maxLength(SHORTEST_WORD)) }),
    bare('decline'),
    v.strictObject({ kind: v.literal('exchange'), card: CARD }),
    v.strictObject({
      kind: v.literal('play'),
      lengthen: v.nullable(v.picklist(['start', 'end'])),
      placements: v.pipe(v.array(PLACEMENT), v.maxLength(HOLDER_MAX)),
    }),
    bare('pass'),
    ACCEPTANCE,
    CONTEST,
  ]),
);

export const readOptions = reader(
  v.strictObject({
    sablier: oneAmong(SABLIERS),
    opening: oneAmong(['word', 'chance']),
    beginners: oneAmong([false, true]),
    words: oneAmong(['all', 'unconjugated']),
    judging: oneAmong(['arbitre', 'table']),
  }),
);
