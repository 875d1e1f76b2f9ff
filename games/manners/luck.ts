// How often something comes to pass with a player: to notice, to remember, to dare.

import type { Chance } from '@boite/kernel';

export function happens(chance: Chance, percent: number): boolean {
  return chance.below(100) < percent;
}
