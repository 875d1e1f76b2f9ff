// Knows whether rebuses could lie in a ring: two across and two down, each of the ones sharing a card with each of the others.

import type { Prospect } from './lines.ts';

export function canRing(prospects: readonly Prospect[]): boolean {
  const sets = [...new Set(prospects.map(({ set }) => set))];
  return sets.some((one, at) => sets.slice(at + 1).some((other) => (one & other) === 0 && hasTwoAcross(sets, one, other)));
}

/** Whether two sets that share nothing both share a card with each of these. */
function hasTwoAcross(sets: readonly number[], one: number, other: number): boolean {
  const across = sets.filter((set) => isOneCard(set & one) && isOneCard(set & other));
  return across.some((set, at) => across.slice(at + 1).some((twin) => (set & twin) === 0));
}

function isOneCard(set: number): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}
