// The shape of Rébustory's options and actions as they arrive from outside.

import * as v from 'valibot';
import { ACCEPTANCE, bare, CONTEST, oneAmong, reader, VOTE } from '../../reading.ts';
import type { Options } from '../types.ts';
import { deckOf } from './deck.ts';
import { ANY_WAY, isAlone } from './ways.ts';

/** What a table may choose: points to reach (null for those of the rules), and the hourglass. */
export const TARGETS = [null, 50, 100, 200, 300, 500] as const;
export const CARD_SABLIERS = [null, 'accord', 60, 90, 120, 180, 300] as const;

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

const readFields = reader(
  v.strictObject({
    edition: oneAmong(['classique', 'compacte']),
    way: oneAmong(['premier', 'second', 'echelle', 'tirage']),
    daily: oneAmong([false, true]),
    target: oneAmong(TARGETS),
    tolerance: oneAmong(['souple', 'stricte', 'libre', 'choisie']),
    equalE: oneAmong([true, false]),
    equalO: oneAmong([true, false]),
    equalEu: oneAmong([true, false]),
    equalA: oneAmong([true, false]),
    equalIn: oneAmong([true, false]),
    equalGlide: oneAmong([true, false]),
    liberty: oneAmong([false, true]),
    judging: oneAmong(['arbitre', 'table', 'appel']),
    phrases: oneAmong([false, true]),
    children: oneAmong([false, true]),
    sablier: oneAmong(CARD_SABLIERS),
  }),
);

export function readOptions(raw: unknown): Options | null {
  const read = readFields(raw);
  return read && sensible(read);
}

/** Where nothing is chosen sound by sound. */
const AS_SUPPLE = {
  equalE: true,
  equalO: true,
  equalEu: true,
  equalA: true,
  equalIn: true,
  equalGlide: true,
  liberty: false,
} as const;

/** Options that make no sense beside the others take their default. */
function sensible(read: Options): Options {
  const way = read.edition === 'compacte' && read.way === 'second' ? 'premier' : read.way;
  const alone = isAlone({ way });
  const children = read.children && read.edition === 'compacte' && way === 'premier';
  return {
    ...read,
    ...(read.tolerance === 'choisie' ? {} : AS_SUPPLE),
    way,
    children,
    daily: read.daily && way === 'tirage',
    target: alone || children ? null : read.target,
    judging: alone ? 'arbitre' : read.judging,
    sablier: alone && read.sablier === 'accord' ? null : read.sablier,
  };
}
