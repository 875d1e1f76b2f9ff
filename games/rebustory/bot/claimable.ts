// Knows which words a solver may claim: not said before in this game, nor against the manners of whoever asks. (RULES.md 4.7)

import { asHeard, leniencyOf, MUTE_E, type Tolerance, waysToSay } from '@boite/language';
import { toleranceOf } from '../rules/ear.ts';
import type { Position } from '../rules/position.ts';
import type { Books } from '../types.ts';

/** A quick answer, each word being listened to once; the rules have the last word. */
export function claimable({ said, options }: Position, books: Books): (word: string) => boolean {
  const tolerance = toleranceOf(options);
  const before = new Set(said.flatMap(({ sounds }) => (sounds === null ? [] : [withoutMuteE(sounds, tolerance)])));
  const known = new Map<string, boolean>();
  return (word) => {
    if (before.size === 0) return true;
    const isNew = known.get(word) ?? !waysToSay(word, books).some((sounds) => before.has(withoutMuteE(sounds, tolerance)));
    known.set(word, isNew);
    return isNew;
  };
}

function withoutMuteE(sounds: string, tolerance: Tolerance): string {
  return asHeard(sounds, leniencyOf(tolerance)).replaceAll(MUTE_E, '');
}
