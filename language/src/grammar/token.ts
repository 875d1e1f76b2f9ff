// Knows a word of a phrase: as it is written, with all that it can be.

import type { Reading } from './reading.ts';

export interface Token {
  /** As someone wrote it. */
  readonly written: string;
  /** In small letters. */
  readonly text: string;
  readonly readings: readonly Reading[];
  /** Whether « l' » stands before it rather than « le » or « la »; null for names in h, that allow both. */
  readonly isElidable: boolean | null;
}

/** Whether a word is on the list of names that counts. */
export type NameTest = (word: string) => boolean;

export function hasCategory({ readings }: Token, wanted: string): boolean {
  return readings.some(({ category }) => category === wanted);
}

/** Neither elided nor leaning on the word before it. */
export function isWhole({ text }: Token): boolean {
  return !/^-|'$/.test(text);
}

const VERBAL = ['verb', 'avoir', 'etre', 'part'];

export function isVerbal(token: Token): boolean {
  return VERBAL.some((category) => hasCategory(token, category));
}
