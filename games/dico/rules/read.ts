// The shape of Dico's actions as they arrive from outside.

import * as v from 'valibot';
import { bare, reader, saying, wholeNumber } from '../../reading.ts';
import { ASKINGS, CARD_KINDS, SQUARES, TURNED } from './cards.ts';
import { MOST_SEATS } from './setup.ts';

/** Longer than any word or name, with its spaces and hyphens. */
export const MOST_TYPED = 40;
/** Longer than any wording that `check` lets through: it is told why. */
const MOST_WRITTEN = 1000;

const OPPONENT = wholeNumber(0, MOST_SEATS - 1);
const BOARD_PLACE = wholeNumber(0, SQUARES - 1);
const IN_BOOK = wholeNumber(1, 1_000_000);
const TYPED = v.pipe(v.string(), v.maxLength(MOST_TYPED));
const FACE = v.picklist(CARD_KINDS);

const WORDING = v.variant('kind', [
  saying('dictionary', { index: wholeNumber(0) }),
  saying('own', { text: v.pipe(v.string(), v.maxLength(MOST_WRITTEN)) }),
]);

const QUESTION_ASKED = v.pipe(
  saying('ask', { of: OPPONENT, about: v.picklist(ASKINGS), pair: v.strictTuple([FACE, FACE]), page: v.nullable(IN_BOOK) }),
  v.check(({ about, page }) => (about === 'page') === (page !== null)),
);

export const readAction = reader(
  v.variant('kind', [
    saying('choose', { word: TYPED, wording: WORDING }),
    saying('flip', { square: BOARD_PLACE }),
    saying('take', { squares: v.pipe(v.array(BOARD_PLACE), v.maxLength(TURNED)) }),
    QUESTION_ASKED,
    saying('point', { page: IN_BOOK }),
    saying('consult', { page: IN_BOOK }),
    saying('leaf', { page: IN_BOOK }),
    bare('throw'),
    bare('end-turn'),
    saying('announce', { supposed: v.pipe(v.array(v.strictObject({ of: OPPONENT, word: TYPED })), v.maxLength(MOST_SEATS - 1)) }),
    bare('propose-draw'),
    saying('answer-draw', { agrees: v.boolean() }),
  ]),
);
