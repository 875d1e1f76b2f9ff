// A judgement told in the phonetic alphabet, piece by piece.

import { toIpa } from '@boite/language';
import { differenceText } from './differences.ts';
import type { HeardPart } from './parts.ts';

export interface PhoneticPart {
  /** As the piece is called. */
  readonly piece: string;
  /** The sounds of the word that it gave. */
  readonly sounds: string;
  /** The sounds it was said with. */
  readonly said: string;
  readonly differences: readonly string[];
}

/** What is told of a judgement. */
export interface PhoneticVerdict {
  readonly accepted: boolean;
  readonly sounds: string | null;
  readonly alignment: readonly PhoneticPart[];
  readonly reason: string | null;
}

export function phoneticPart({ sounds, said, differences }: HeardPart, piece: string): PhoneticPart {
  return { piece, sounds: toIpa(sounds), said: toIpa(said), differences: differences.map(differenceText) };
}

/** The first line, and the cells of the lines below it. */
export function phoneticRows(
  { accepted, sounds, alignment, reason }: PhoneticVerdict,
  word: string,
): { readonly title: string; readonly rows: readonly (readonly string[])[] } {
  if (!accepted) return { title: `${word} is refused`, rows: [[`  ${reason}`]] };
  const heard = sounds === null ? '' : ` /${sounds}/`;
  const rows = alignment.map((part) => [`  ${part.piece}`, part.said, part.differences.join(' ; ')]);
  return { title: `${word}${heard} is accepted`, rows };
}
