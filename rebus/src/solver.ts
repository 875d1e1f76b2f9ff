// Knows the rebuses that a set of cards can make, each card once, the commonest words first.

import type { Tolerance } from '@boite/language';
import type { Findings } from './findings.ts';
import { type FoundRebus, foundRebuses } from './found-rebus.ts';
import { type Hand, handOf } from './hand.ts';
import { REBUSTORY_SOUNDS, type RebusCard } from './rebus-card.ts';
import { type WalkLimits, walked } from './walk.ts';
import type { Band, WordBands } from './word-bands.ts';
import { UNRANKED } from './word-source.ts';

export interface RebusSearch {
  readonly cards: readonly RebusCard[];
  readonly tolerance: Tolerance;
  readonly words: WordBands;
  /** The vocabulary: no word of a higher rank. */
  readonly maxRank?: number;
  /** Cards of a rebus, a Rébustory counting for two; two at least unless told. */
  readonly minCards?: number;
  readonly maxCards?: number;
  /** Letters of a word. */
  readonly maxLetters?: number;
  /** The most bare consonants in a rebus, jokers apart. */
  readonly maxBare?: number;
}

/** More would take too long: the pictures of a hand, and the sounds of its jokers and Rébustorys. */
export const MOST_PICTURES = 30;
export const MOST_FREE_SOUNDS = 6;
/** In a band of words. */
const MOST_FINDINGS = 200_000;

export function isTooLarge(cards: readonly RebusCard[]): boolean {
  const count = (kind: RebusCard['kind']): number => cards.reduce((sum, card) => sum + Number(card.kind === kind), 0);
  return count('picture') > MOST_PICTURES || count('joker') + REBUSTORY_SOUNDS * count('rebustory') > MOST_FREE_SOUNDS;
}

/** Every rebus of some cards: band after band from the commonest words on, each read and walked when it is asked for. */
export function* rebuses(search: RebusSearch): Generator<FoundRebus, void, void> {
  if (isTooLarge(search.cards)) throw new RangeError('too many cards to look for their rebuses');
  const { words, maxRank = UNRANKED } = search;
  const hand = handOf(search.cards, search.tolerance === 'libre');
  for (let nth = 0; nth === 0 || (words.source.limits[nth - 1] ?? UNRANKED) < Math.min(maxRank, UNRANKED); nth++) {
    const band = words.band(nth);
    if (band !== null) yield* rebusesIn(band, hand, search);
  }
}

/** The best rebuses by the caller's score, all of them being looked at. */
export function bestRebuses(search: RebusSearch, count: number, score: (found: FoundRebus) => number): readonly FoundRebus[] {
  const best: { readonly found: FoundRebus; readonly points: number }[] = [];
  for (const found of rebuses(search)) {
    const points = score(found);
    if (best.length >= count && points <= (best.at(-1)?.points ?? 0)) continue;
    const place = best.findIndex((other) => other.points < points);
    best.splice(place < 0 ? best.length : place, 0, { found, points });
    if (best.length > count) best.pop();
  }
  return best.map(({ found }) => found);
}

function* rebusesIn(band: Band, hand: Hand, search: RebusSearch): Generator<FoundRebus, void, void> {
  const findings = walked(band.graph, hand, limitsOf(search));
  const proven = search.tolerance === 'souple' ? null : new Set<number>();
  const context = { search, hand, band, findings };
  for (const at of commonestFirst(findings, band, search)) {
    if (proven?.has(findings.key(at))) continue;
    const found = foundRebuses(context, at);
    if (found.length > 0) proven?.add(findings.key(at));
    yield* found;
  }
}

function limitsOf({ tolerance, minCards, maxCards, maxBare }: RebusSearch): WalkLimits {
  return {
    min: minCards ?? 2,
    max: maxCards ?? Number.POSITIVE_INFINITY,
    bare: maxBare ?? Number.POSITIVE_INFINITY,
    takesLiberties: tolerance === 'libre',
    once: tolerance === 'souple',
    findings: MOST_FINDINGS,
  };
}

/** The findings in the order of their ranks, without those of earlier bands or too rare. */
function commonestFirst(findings: Findings, band: Band, search: RebusSearch): readonly number[] {
  const { words, tolerance, maxRank = UNRANKED } = search;
  const keys: number[] = [];
  for (let at = 0; at < findings.length; at++) {
    const number = findings.number(at);
    const rank = words.rankOf(band, number);
    // Only a supple ear takes all words of one number for the same.
    const isNew = band.repeated[number] === 0 || tolerance !== 'souple';
    if (isNew && rank <= maxRank) keys.push(rank * findings.length + at);
  }
  return sortedNumbers(keys).map((key) => key % findings.length);
}

/** Few numbers are sorted sooner by a comparison, many as a typed array. */
function sortedNumbers(numbers: number[]): readonly number[] {
  return numbers.length < 1000 ? numbers.sort((a, b) => a - b) : [...Float64Array.from(numbers).sort()];
}
