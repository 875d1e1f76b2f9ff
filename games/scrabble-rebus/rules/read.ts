// The shape of Scrabble Rébus's actions as they arrive from outside.

import * as v from 'valibot';
import { ACCEPTANCE, bare, CONTEST, cellShape, listOf, reader, runShape, saying, textOf, VOTE } from '../../reading.ts';
import type { Token } from '../types.ts';
import { SIDE } from './board.ts';
import { COLOURS, HAND_SIZE, isToken } from './tokens.ts';

const LONGEST_CLAIM_TEXT = 120;
const LONGEST_MEANING = 40;
/** A line of nine tokens crosses nine others at most. */
const MOST_CLAIMS = HAND_SIZE + 1;

const token = v.custom<Token>(isToken);
const bags = listOf(v.picklist(COLOURS), COLOURS.length);
const claim = v.strictObject({
  ...runShape(0, SIDE - 1),
  text: textOf(LONGEST_CLAIM_TEXT),
  meant: listOf(v.nullable(textOf(LONGEST_MEANING)), SIDE),
});
const play = {
  placements: listOf(v.strictObject({ ...cellShape(0, SIDE - 1), token }), HAND_SIZE),
  claims: listOf(claim, MOST_CLAIMS),
  bags,
};

export const readAction = reader(
  v.variant('kind', [
    saying('play', play),
    saying('appeal', play),
    saying('change', { tokens: listOf(token, HAND_SIZE), bags }),
    bare('pass'),
    ACCEPTANCE,
    CONTEST,
    VOTE,
  ]),
);
