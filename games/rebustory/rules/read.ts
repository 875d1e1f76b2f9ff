// The shape of Rébustory's actions as they arrive from outside.

import * as v from 'valibot';
import {
  ACCEPTANCE,
  bare,
  CONTEST,
  cellShape,
  listOf,
  reader,
  runShape,
  saying,
  textOf,
  VOTE,
  wholeNumber,
} from '../../reading.ts';
import { deckOf } from './deck.ts';
import { ownPiece } from './own-cards.ts';
import { ANY_WAY } from './ways.ts';

const CARD_IDS: ReadonlySet<unknown> = new Set(deckOf('classique'));
const FARTHEST = 99;
const LONGEST_WORD = 80;
const MOST_PLACEMENTS = 20;

const card = v.custom<string>((raw) => CARD_IDS.has(raw) || (typeof raw === 'string' && ownPiece(raw) !== null));
const owner = wholeNumber(0, ANY_WAY.max - 1);
const group = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const cell = cellShape(-FARTHEST, FARTHEST);

const lay = saying('lay', {
  owner,
  group: v.nullable(group),
  placements: listOf(v.strictObject({ card, ...cell }), MOST_PLACEMENTS),
  claims: listOf(v.strictObject({ word: textOf(LONGEST_WORD), ...runShape(-FARTHEST, FARTHEST) }), 2 * MOST_PLACEMENTS),
});
const take = saying('take', { owner, group, ...cell, cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(2)) });

export const readAction = reader(
  v.variant('kind', [
    lay,
    take,
    saying('appeal', { move: v.variant('kind', [lay, take]) }),
    saying('withdraw', { group }),
    saying('finish', { discard: v.nullable(card), takesTop: v.boolean() }),
    bare('more'),
    bare('give-up'),
    saying('spell', { word: v.nullable(textOf(LONGEST_WORD)) }),
    bare('ask-sand'),
    saying('answer-sand', { agrees: v.boolean() }),
    ACCEPTANCE,
    CONTEST,
    VOTE,
  ]),
);
