// Letters that make a word, whatever their order.

import type { Spelling } from '../types.ts';
import { LETTER_COUNT, type LetterCounts, letterCounts, letterOfRarity, rarityOf } from './rarity.ts';

/** Letters as places of rarity, the rarest first. */
export interface LetterSet {
  readonly letters: Uint8Array;
  readonly length: number;
  /** The same for the same letters, and seldom for others. */
  readonly sum: number;
}

/** What each letter adds to a sum: numbers whose sums seldom collide. */
export const SUMMANDS = Int32Array.from(
  { length: LETTER_COUNT },
  (_, nth) => Math.imul(nth + 1, 0x9e3779b1) ^ Math.imul(nth + 7, 0x85ebca77),
);

export function letterSetOf(word: Spelling): LetterSet & { readonly counts: LetterCounts } {
  const letters = Uint8Array.from(word, rarityOf).sort();
  const sum = letters.reduce((total, letter) => (total + (SUMMANDS[letter] as number)) | 0, 0);
  return { letters, length: letters.length, sum, counts: letterCounts(word) };
}

/** The letters as text, the rarest first. */
export function letterKey({ letters, length }: LetterSet): string {
  let key = '';
  for (let at = 0; at < length; at++) key += letterOfRarity(letters[at] as number);
  return key;
}

export function countsIn(set: LetterSet): LetterCounts {
  return letterCounts(letterKey(set));
}

export function isSameSet(one: LetterSet, other: LetterSet): boolean {
  return one.sum === other.sum && letterKey(one) === letterKey(other);
}

export function isSpelledBy(word: Spelling, set: LetterSet): boolean {
  return word.length === set.length && isSameSet(letterSetOf(word), set);
}
