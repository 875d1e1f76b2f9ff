// Knows how wide a solver looks: common words first, jokers and Rébustorys among the commoner words only.

import type { Tolerance } from '@boite/language';
import type { HeldCards } from './held-cards.ts';

/** One look at the words. */
export interface Pass {
  readonly jokers: number;
  readonly rebustorys: number;
  /** The rarest word that is looked at. */
  readonly maxRank: number;
  /** The fewest cards of a rebus, a Rébustory counting for two. */
  readonly minCards: number;
  readonly hasNames: boolean;
}

export interface Breadth {
  /** For no, one, two, three and more free sounds: the rarest word that is looked at. */
  readonly ranks: readonly number[];
  readonly hasNames: boolean;
  /** The most free sounds of one rebus. */
  readonly mostFree: number;
}

const ALL = Number.POSITIVE_INFINITY;

/** What a turn has the time for, and what one has who plays alone. */
export const QUICK: Breadth = { ranks: [ALL, ALL, 8_000, 2_000], hasNames: true, mostFree: 3 };
export const WIDE: Breadth = { ranks: [ALL, ALL, 40_000, 8_000], hasNames: true, mostFree: 4 };

/** Other ears than the supple one must listen to every answer: they look less far. */
export function breadthFor(tolerance: Tolerance, breadth: Breadth): Breadth {
  if (tolerance === 'souple') return breadth;
  const [none = ALL, one = ALL] = breadth.ranks;
  return { ...breadth, ranks: [none, Math.min(one, 8_000), 2_000], mostFree: Math.min(2, breadth.mostFree) };
}

/** Rebuses of few cards are found with fewer free sounds: the walks that have many leave them out. */
const SHORTEST_PASS = [2, 2, 3, 4];

/** From the pictures alone to the most free sounds. */
export function passesFor({ jokers, rebustorys }: Pick<HeldCards, 'jokers' | 'rebustorys'>, breadth: Breadth): readonly Pass[] {
  const passes: Pass[] = [];
  for (let twos = 0; twos <= rebustorys.length; twos++)
    for (let ones = 0; ones <= jokers.length; ones++)
      if (ones + 2 * twos <= breadth.mostFree && !isOutdone(ones, twos, rebustorys.length))
        passes.push(passWith(ones, twos, breadth));
  return passes.sort((one, other) => freeSounds(one) - freeSounds(other));
}

/** Two sounds of a Rébustory are worth those of two jokers, and leave the jokers for other rebuses. */
function isOutdone(ones: number, twos: number, rebustorys: number): boolean {
  return ones >= 2 && twos === 0 && rebustorys > 0;
}

/** Whether some words, or some free sounds, are left out by every pass. */
export function leavesOut({ jokers, rebustorys }: Pick<HeldCards, 'jokers' | 'rebustorys'>, breadth: Breadth): boolean {
  const free = jokers.length + 2 * rebustorys.length;
  return free > breadth.mostFree || !breadth.hasNames || rankFor(free, breadth) !== ALL;
}

export function freeSounds({ jokers, rebustorys }: Pass): number {
  return jokers + 2 * rebustorys;
}

function passWith(jokers: number, rebustorys: number, breadth: Breadth): Pass {
  const free = jokers + 2 * rebustorys;
  return {
    jokers,
    rebustorys,
    maxRank: rankFor(free, breadth),
    minCards: SHORTEST_PASS[Math.min(free, SHORTEST_PASS.length - 1)] as number,
    hasNames: breadth.hasNames && free < 2,
  };
}

function rankFor(free: number, { ranks }: Breadth): number {
  return ranks[Math.min(free, ranks.length - 1)] as number;
}
