// What Rummikub teaches: the challenge of the day, hints, and what was best in each turn.

import type { Coach } from '@boite/kernel';
import { daily } from './coach/daily.ts';
import { feats } from './coach/feats.ts';
import { hints } from './coach/hints.ts';
import { insight } from './coach/insight.ts';
import type { RummikubTypes } from './types.ts';

export const coach: Coach<RummikubTypes> = { daily, insight, hints, feats };
