// What the draw of the day is played with, the same for everyone. (RULES.md 8.3)

import type { Options } from '../types.ts';

export const DAY_OPTIONS: Partial<Options> = {
  edition: 'compacte',
  way: 'tirage',
  daily: true,
  tolerance: 'souple',
  judging: 'arbitre',
  sablier: null,
};
