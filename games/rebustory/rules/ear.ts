// Which sounds are equal at a table: a bundle of them, or those that it chose one by one. (RULES.md 2.3)

import { chosenTolerance, EQUAL_SOUNDS, type EqualSound, type Tolerance } from '@boite/language';
import type { Options } from '../types.ts';

/** The option of each sound. */
export const SOUND_OPTIONS = {
  e: 'equalE',
  o: 'equalO',
  eu: 'equalEu',
  a: 'equalA',
  in: 'equalIn',
  glide: 'equalGlide',
  liberty: 'liberty',
} as const satisfies Record<EqualSound, keyof Options>;

export function toleranceOf(options: Pick<Options, 'tolerance' | (typeof SOUND_OPTIONS)[EqualSound]>): Tolerance {
  if (options.tolerance !== 'choisie') return options.tolerance;
  return chosenTolerance(new Set(EQUAL_SOUNDS.filter((sound) => options[SOUND_OPTIONS[sound]])));
}
