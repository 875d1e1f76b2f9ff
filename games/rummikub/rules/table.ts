// The words that lie on the table: how they are read, of which tiles they are made, what changes between two tables.

import { surplus } from '@boite/kernel';
import { isLetter, type Letter } from '@boite/language';
import type { LaidWord, LaidWords, Spelling, Tile } from '../types.ts';

export function spellingOf(word: LaidWord): Spelling {
  return word.toUpperCase();
}

export function tilesOf(word: LaidWord): readonly Tile[] {
  return [...word].map((face) => (isLetter(face) ? face : 'joker'));
}

export function tilesOn(table: LaidWords): readonly Tile[] {
  return table.flatMap(tilesOf);
}

/** The letters that the jokers of a word stand for. */
export function jokersOf(word: LaidWord): readonly Letter[] {
  return [...word].filter((face) => !isLetter(face)).map((face) => face.toUpperCase() as Letter);
}

/** The words of a table that were not on the one before it, the longest first. (RULES.md 4.7) */
export function formedWords(before: LaidWords, after: LaidWords): readonly Spelling[] {
  const known = new Set(before.map(spellingOf));
  const formed = after.map(spellingOf).filter((word) => !known.has(word));
  return formed.sort((one, other) => other.length - one.length);
}

/** The tiles of a table that were not on the one before it, in the order of the alphabet, jokers last. */
export function usedTiles(before: LaidWords, after: LaidWords): readonly Tile[] {
  return surplus(tilesOn(after), tilesOn(before)).toSorted();
}
