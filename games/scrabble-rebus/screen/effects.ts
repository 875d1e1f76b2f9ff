// What the news of scrabble-rebus sound like and how they move.

import { BALLOT_EFFECTS, COURSE_EFFECTS, DEALT, LAID, type NewsEffects, PASSED } from '@boite/ui/effects.ts';
import type { ScrabbleRebusTypes } from '../types.ts';

export const SCRABBLE_REBUS_EFFECTS: NewsEffects<ScrabbleRebusTypes> = {
  ...COURSE_EFFECTS,
  ...BALLOT_EFFECTS,
  dealt: DEALT,
  played: LAID,
  changed: PASSED,
  passed: PASSED,
};
