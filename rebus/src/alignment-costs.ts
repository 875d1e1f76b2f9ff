// What each thing that an ear forgives costs, so that the cheapest reading is the one that was meant.

import { DIFFERENT, isLiberty, SAME } from './differences.ts';

/** An exact reading costs nothing; a rebus may afford one liberty, and whatever else is forgiven is cheaper. */
export const LIBERTY_COST = 1 << 16;
export const FORGIVEN_COST = 8;
/** Free sounds are cut at syllables, the consonants going to the next one; a bare sound is rarely meant. */
export const CLOSED_COST = 1;
export const UNUSUAL_COST = 2;
export const BARE_COST = 3;
export const UNREACHED = 2 * LIBERTY_COST;

/** By the number of a difference. */
export const DIFFERENCE_COSTS = Int32Array.from({ length: 32 }, (_, number) => {
  if (number === DIFFERENT) return UNREACHED;
  return isLiberty(number) ? LIBERTY_COST : Number(number !== SAME) * FORGIVEN_COST;
});
