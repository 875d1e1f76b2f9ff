// What the news of rebustory sound like and how they move.

import { BALLOT_EFFECTS, CONTESTED, COURSE_EFFECTS, DEALT, DONE, LAID, type NewsEffects, QUIET } from '@boite/ui/effects.ts';
import type { RebustoryTypes } from '../types.ts';

export const REBUSTORY_EFFECTS: NewsEffects<RebustoryTypes> = {
  ...COURSE_EFFECTS,
  ...BALLOT_EFFECTS,
  opened: QUIET,
  dealt: DEALT,
  laid: LAID,
  took: DONE,
  withdrawn: DONE,
  scored: DONE,
  'took-top': DONE,
  discarded: DONE,
  renewed: QUIET,
  drew: QUIET,
  'ran-dry': QUIET,
  helped: DONE,
  'sand-asked': CONTESTED,
  'sand-answered': QUIET,
  'sand-turned': CONTESTED,
  'round-ended': DONE,
  spelled: DONE,
};
