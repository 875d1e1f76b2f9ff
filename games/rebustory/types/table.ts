// What lies on the table of Rébustory.

import type { Cell, RunPlace } from '@boite/kernel';
import type { HeardPart } from '@boite/rebus';
import type { CardId } from '../rules/cards.ts';

/** A card on its square; rows and columns count from 0, and may be negative. */
export interface Square extends Cell {
  readonly card: CardId;
  /** The number of the turn in which it was laid. */
  readonly turn: number;
}

/** What a card gave to a rebus: `card` counts the squares from the first one on. */
export interface CutPart extends Omit<HeardPart, 'at'> {
  readonly card: number;
}

/** A run of cards that says a word. */
export interface Rebus extends RunPlace {
  /** How many squares. */
  readonly length: number;
  /** As the dictionary has what its player wrote. */
  readonly word: string;
  /** How the word is said; null when nobody knows. */
  readonly sounds: string | null;
  /** The cut, in the order of the sounds; a Rébustory gives twice. Null when the ear does not hear it: the others took it. */
  readonly parts: readonly CutPart[] | null;
  /** Whether a junior spelled it right, asked once it lay there; in older games, as it was claimed. */
  readonly isSpelled: boolean;
  /** The turn in which it was made or last changed: the one that it counts in. */
  readonly turn: number;
}

/** A rebus that its junior is about to spell. */
export interface SpellingAsked extends RunPlace {
  readonly group: number;
}

/** Cards that touch each other, on a grid of their own. */
export interface Group {
  /** One number a group, for the whole game. */
  readonly id: number;
  readonly squares: readonly Square[];
  readonly rebuses: readonly Rebus[];
}

/** For each seat, the groups in front of it. */
export type Plays = readonly (readonly Group[])[];

/** A word already said in this game (second game: in this round): it is not claimed twice. */
export interface Said {
  readonly word: string;
  readonly sounds: string | null;
  /** The group it was laid in. */
  readonly group: number;
}
