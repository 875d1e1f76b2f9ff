// The 112 tiles: how many of each, how many a rack takes, how long words are. (RULES.md 1 to 4)

import { piecesCounted } from '@boite/kernel';
import type { Tile } from '../types.ts';

/** How many tiles of each letter, 110 in all, then the jokers. */
const TILE_COUNTS = 'A8 B2 C3 D3 E16 F2 G2 H2 I9 J1 K1 L6 M4 N7 O7 P2 Q1 R7 S7 T7 U7 V2 W1 X1 Y1 Z1 joker2';

/** Every tile, in order: the jokers come after Z. */
export const ALL_TILES: readonly Tile[] = piecesCounted<Tile>(TILE_COUNTS);

/** The tiles each player takes at first. */
export const FIRST_RACK = 14;
/** After a play, a rack is filled up to this many. */
export const FULL_RACK = 7;
/** The tiles drawn after a turn without a play. */
export const DRAWN_WITHOUT_PLAY = 1;
/** The fewest letters of a word. */
export const SHORTEST_LAID_WORD = 3;
/** The fewest letters of the word with which a player enters. */
export const ENTERING_WORD = 6;
