// What the news of dico sound like and how they move.

import { CONTESTED, COURSE_EFFECTS, DEALT, DONE, LAID, type NewsEffects, PASSED, QUIET } from '@boite/ui/effects.ts';
import type { DicoTypes } from '../types.ts';

export const DICO_EFFECTS: NewsEffects<DicoTypes> = {
  ...COURSE_EFFECTS,
  begun: QUIET,
  chosen: DONE,
  // On the board, where nobody holds them.
  'laid-out': { ...DEALT, motion: null },
  // The card turns over where it lies.
  flipped: { sound: 'opponent', motion: 'nudge' },
  barred: CONTESTED,
  taken: DONE,
  asked: LAID,
  pointed: DONE,
  returned: QUIET,
  consulted: DONE,
  rolled: DONE,
  closed: CONTESTED,
  announced: CONTESTED,
  'out-of-time': PASSED,
  'draw-proposed': CONTESTED,
  'draw-answered': QUIET,
  'draw-refused': DONE,
};
