// What the news of rondo sound like and how they move.

import {
  BALLOT_EFFECTS,
  CONTESTED,
  COURSE_EFFECTS,
  DEALT,
  DONE,
  LAID,
  type NewsEffects,
  PASSED,
  QUIET,
} from '@boite/ui/effects.ts';
import type { RondoTypes } from '../types.ts';

export const RONDO_EFFECTS: NewsEffects<RondoTypes> = {
  ...COURSE_EFFECTS,
  ...BALLOT_EFFECTS,
  dealt: DEALT,
  shown: DONE,
  opened: QUIET,
  exchanged: DONE,
  contested: CONTESTED,
  played: LAID,
  passed: PASSED,
};
