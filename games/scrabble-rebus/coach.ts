// What Scrabble Rébus teaches: the challenge of the day, hints, and what was best in each turn.

import type { Coach } from '@boite/kernel';
import { daily } from './coach/daily.ts';
import { feats } from './coach/feats.ts';
import { hints } from './coach/hints.ts';
import { insight } from './coach/insight.ts';
import type { ScrabbleRebusTypes } from './types.ts';

export const coach: Coach<ScrabbleRebusTypes> = { daily, insight, hints, feats };
