// How often something comes to pass with a player: to notice, to remember, to dare.

import type { Chance } from '@boite/kernel';

export function happens(chance: Chance, percent: number): boolean {
  return chance.below(100) < percent;
}

/** How finely chance is cut where a share of it is wanted. */
const GRAINS = 1_000_000;

interface Noticing<Thing> {
  /** How easily each thing is noticed, beside the others. */
  readonly ease: (thing: Thing) => number;
  readonly chance: Chance;
}

/** So many of some things, in their order: the easier one is noticed, the more often it is among them. (Efraimidis and Spirakis) */
export function someOf<Thing>(things: readonly Thing[], count: number, { ease, chance }: Noticing<Thing>): readonly Thing[] {
  if (things.length <= count) return things;
  const waits = things.map((thing) => -Math.log((1 + chance.below(GRAINS)) / GRAINS) / ease(thing));
  const longest = waits.toSorted((one, other) => one - other)[Math.ceil(count) - 1] ?? 0;
  return things.filter((_, at) => (waits[at] as number) <= longest);
}
