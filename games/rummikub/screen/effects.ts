// What the news of rummikub sound like and how they move.

import { BALLOT_EFFECTS, CONTESTED, COURSE_EFFECTS, DEALT, LAID, type NewsEffects, PASSED, QUIET } from '@boite/ui/effects.ts';
import type { RummikubTypes } from '../types.ts';

export const RUMMIKUB_EFFECTS: NewsEffects<RummikubTypes> = {
  ...COURSE_EFFECTS,
  ...BALLOT_EFFECTS,
  dealt: DEALT,
  opened: QUIET,
  'looked-up': CONTESTED,
  played: LAID,
  passed: PASSED,
};
