// The shape of Rondo's actions as they arrive from outside.

import { isLetter, type Letter } from '@boite/language';
import * as v from 'valibot';
import { ACCEPTANCE, bare, CONTEST, listOf, reader, saying, wholeNumber } from '../../reading.ts';
import type { Card, Shown } from '../types.ts';
import { HOLDER_MAX, SHORTEST_RONDO_WORD } from './deck.ts';

const CARD_SHAPE = v.custom<Card>((raw) => isLetter(raw) || raw === 'joker' || raw === 'gomme');
const AS = v.nullable(v.custom<Letter>(isLetter));
const COMPARTMENT_SHAPE = wholeNumber(0, HOLDER_MAX - 1);

/** Only a joker stands for a letter. */
const standsForALetter = <Used extends Shown>() => v.check<Used>(({ card, as }) => card === 'joker' || as === null);

const SHOWN_SHAPE = v.pipe(v.strictObject({ card: CARD_SHAPE, as: AS }), standsForALetter());
const PLACEMENT_SHAPE = v.pipe(
  v.strictObject({ at: COMPARTMENT_SHAPE, card: CARD_SHAPE, as: AS, faceDown: v.boolean() }),
  standsForALetter(),
);

export const readAction = reader(
  v.variant('kind', [
    saying('show', { cards: listOf(SHOWN_SHAPE, SHORTEST_RONDO_WORD) }),
    bare('decline'),
    saying('exchange', { card: CARD_SHAPE }),
    saying('play', { lengthen: v.nullable(v.picklist(['start', 'end'])), placements: listOf(PLACEMENT_SHAPE, HOLDER_MAX) }),
    bare('pass'),
    ACCEPTANCE,
    CONTEST,
  ]),
);
