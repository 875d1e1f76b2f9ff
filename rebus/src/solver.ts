// The rebuses that a set of pieces can make, each piece once, the commonest words first.

import { leniencyOf, type Tolerance } from '@boite/language';
import type { Band } from './band.ts';
import type { RebusFindings } from './findings.ts';
import { type FoundRebus, foundRebuses } from './found-rebus.ts';
import type { Piece } from './piece.ts';
import { type PieceTree, pieceTree } from './piece-tree.ts';
import type { RebusSearch } from './search.ts';
import { type WalkLimits, walked } from './walk.ts';
import { UNRANKED } from './word-source.ts';

/** More would take too long: spoken pieces, and sounds of free ones. */
export const MOST_SPOKEN = 30;
export const MOST_FREE_SOUNDS = 6;
/** In a band of words. */
const MOST_FINDINGS = 200_000;

export function isTooLarge(pieces: readonly Piece[]): boolean {
  const spoken = pieces.filter(({ kind }) => kind === 'spoken').length;
  const free = pieces.reduce((sum, piece) => sum + (piece.kind === 'free' ? piece.sounds : 0), 0);
  return spoken > MOST_SPOKEN || free > MOST_FREE_SOUNDS;
}

/** Every rebus of some pieces: band after band from the commonest words on, each read and walked when it is asked for. */
export function* everyRebus(search: RebusSearch): Generator<FoundRebus, void, void> {
  if (isTooLarge(search.pieces)) throw new RangeError('too many pieces to look for their rebuses');
  const { words, maxRank = UNRANKED } = search;
  const tree = pieceTree(search.pieces, { takesLiberties: takesLiberties(search.tolerance) });
  for (let nth = 0; nth === 0 || (words.source.limits[nth - 1] ?? UNRANKED) < Math.min(maxRank, UNRANKED); nth++) {
    const band = words.band(nth);
    if (band !== null) yield* rebusesInBand(band, tree, search);
  }
}

/** The best rebuses by the caller's score, all of them being looked at. */
export function bestRebuses(search: RebusSearch, count: number, score: (found: FoundRebus) => number): readonly FoundRebus[] {
  const best: { readonly found: FoundRebus; readonly points: number }[] = [];
  for (const found of everyRebus(search)) {
    const points = score(found);
    if (best.length >= count && points <= (best.at(-1)?.points ?? 0)) continue;
    const place = best.findIndex((other) => other.points < points);
    best.splice(place < 0 ? best.length : place, 0, { found, points });
    if (best.length > count) best.pop();
  }
  return best.map(({ found }) => found);
}

function* rebusesInBand(band: Band, tree: PieceTree, search: RebusSearch): Generator<FoundRebus, void, void> {
  const findings = walked(band.graph, tree, walkLimits(search));
  const proven = search.tolerance === 'souple' ? null : new Set<number>();
  const context = { search, tree, band, findings };
  for (const at of inOrderOfRank(findings, band, search)) {
    if (proven?.has(findings.key(at))) continue;
    const found = foundRebuses(context, at);
    if (found.length > 0) proven?.add(findings.key(at));
    yield* found;
  }
}

function walkLimits({ tolerance, minPieces, maxPieces, maxBare }: RebusSearch): WalkLimits {
  return {
    min: minPieces ?? 2,
    max: maxPieces ?? Number.POSITIVE_INFINITY,
    bare: maxBare ?? Number.POSITIVE_INFINITY,
    takesLiberties: takesLiberties(tolerance),
    once: tolerance === 'souple',
    findings: MOST_FINDINGS,
  };
}

function takesLiberties(tolerance: Tolerance): boolean {
  return leniencyOf(tolerance).liberties.length > 0;
}

/** The findings in the order of their ranks, without those of earlier bands or too rare. */
function inOrderOfRank(findings: RebusFindings, band: Band, search: RebusSearch): readonly number[] {
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
