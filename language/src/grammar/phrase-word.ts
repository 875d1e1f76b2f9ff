// Knows a word of a phrase: as it is written, with all that it can be.

import type { Tag } from './tag.ts';

export interface PhraseWord {
  /** As someone wrote it. */
  readonly written: string;
  /** In small letters. */
  readonly text: string;
  readonly tags: readonly Tag[];
  /** Whether « l' » stands before it rather than « le » or « la »; null when both are said. */
  readonly isElidable: boolean | null;
}

/** Whether a word is on the list of names that counts, and what it tells: a man, a woman, a town. */
export type NameTest = (word: string) => boolean | 'm' | 'f' | 'town';

export function hasCategory({ tags }: PhraseWord, wanted: string): boolean {
  return tags.some(({ category }) => category === wanted);
}

/** Neither elided nor leaning on the word before it. */
export function isWhole({ text }: PhraseWord): boolean {
  return !/^-|'$/.test(text);
}

const VERBAL = ['verb', 'avoir', 'etre', 'part'];

export function isVerbal(word: PhraseWord): boolean {
  return VERBAL.some((category) => hasCategory(word, category));
}
