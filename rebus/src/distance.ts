// How far pieces in a row are from a word, to an ear that forgives a little more than the arbitre: a near miss, or another word.

import { isVowel, leniencyOf, MUTE_E } from '@boite/language';
import { hasSayings, type Piece, sayingsOf } from './piece.ts';

/** A sound for its neighbour, for any other; a consonant, a vowel too many or too few. */
const NEIGHBOUR = 0.5;
const OTHER_SOUND = 2;
const LONE_CONSONANT = 1;
const LONE_VOWEL = 2;
/** Sounds that a free piece may say: a syllable has no more. */
const LONGEST_SYLLABLE = 4;

const { alike, glides, liberties } = leniencyOf('libre');
const SAME_TO_ALL = [...alike, ...glides];
/** Those of a free ear, and those that children and accents take for each other: an and a, ch and s, u and ou. */
const NEIGHBOURS = [...liberties, 'aA4', 'oO0', 'eE5', 'yu', 'sS', 'zZ', 'nN', 'nG'];

/** The least of all the ways to say the pieces and the word; nothing when they are the same. */
export function distanceTo(pieces: readonly Piece[], heard: readonly string[]): number {
  return Math.min(...heard.map((word) => distanceToWord(pieces, Array.from(word.replaceAll(/[^\p{L}\p{N}@_]/gu, '')))));
}

/** For each place of the word, what it costs to have come there; one piece after the other. */
type Reached = readonly number[];

function distanceToWord(pieces: readonly Piece[], word: readonly string[]): number {
  const start = skipped(word.map(() => Number.POSITIVE_INFINITY).toSpliced(0, 0, 0), word);
  return pieces.reduce<Reached>((reached, piece) => afterPiece(reached, piece, word), start).at(-1) ?? Number.POSITIVE_INFINITY;
}

function afterPiece(reached: Reached, piece: Piece, word: readonly string[]): Reached {
  if (!hasSayings(piece)) return afterFree(reached, piece.sounds * LONGEST_SYLLABLE);
  const ways = sayingsOf(piece).map(({ sounds }) =>
    Array.from(sounds).reduce<Reached>((now, said) => afterSound(now, said, word), reached),
  );
  return reached.map((_, at) => Math.min(...ways.map((way) => way[at] ?? Number.POSITIVE_INFINITY)));
}

function afterFree(reached: Reached, most: number): Reached {
  return reached.map((_, at) => Math.min(Number.POSITIVE_INFINITY, ...reached.slice(Math.max(0, at - most), at)));
}

/** One more sound said: it meets one of the word, or none. */
function afterSound(reached: Reached, said: string, word: readonly string[]): Reached {
  const met = reached.map((cost, at) =>
    Math.min(cost + unpaired(said), (reached[at - 1] ?? Number.POSITIVE_INFINITY) + between(said, word[at - 1] ?? '')),
  );
  return skipped(met, word);
}

/** Sounds of the word that nothing says. */
function skipped(reached: readonly number[], word: readonly string[]): Reached {
  const costs = [...reached];
  for (const [at, sound] of word.entries())
    costs[at + 1] = Math.min(costs[at + 1] ?? Number.POSITIVE_INFINITY, (costs[at] ?? 0) + unpaired(sound));
  return costs;
}

function unpaired(sound: string): number {
  if (sound === MUTE_E) return 0;
  return isVowel(sound) ? LONE_VOWEL : LONE_CONSONANT;
}

function between(one: string, other: string): number {
  const areIn = (classes: readonly string[]) => classes.some((same) => same.includes(one) && same.includes(other));
  if (one === other || areIn(SAME_TO_ALL)) return 0;
  return areIn(NEIGHBOURS) ? NEIGHBOUR : OTHER_SOUND;
}
