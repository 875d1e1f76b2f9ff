// Knows the 112 tiles: how many of each, and how many a rack takes. (RULES.md 1 and 2)

import type { Letter } from '@boite/language';
import type { Tile } from '../types.ts';

/** How many tiles of each letter: 110 in all. */
const LETTER_COUNTS = 'A8 B2 C3 D3 E16 F2 G2 H2 I9 J1 K1 L6 M4 N7 O7 P2 Q1 R7 S7 T7 U7 V2 W1 X1 Y1 Z1';
const JOKER_COUNT = 2;

/** The tiles each player takes at first. */
export const FIRST_RACK = 14;
/** After a play, a rack is filled up to this many. */
export const FULL_RACK = 7;
export const SHORTEST_WORD = 3;
/** The fewest letters of the word with which a player enters. */
export const ENTERING_WORD = 6;

/** Every tile, in order: the jokers come after Z. */
export const TILES: readonly Tile[] = [
  ...LETTER_COUNTS.split(' ').flatMap((entry) => Array<Tile>(Number(entry.slice(1))).fill(entry[0] as Letter)),
  ...Array<Tile>(JOKER_COUNT).fill('joker'),
];
