// Pieces that one looks up: by their name, by what may be read in them, or by ear; and how each may be said.

import { spoken, toIpa, type Voices } from '@boite/language';
import { plainName, type Reading, saidAlike } from '@boite/rebus';

/** A piece as it is looked up. */
export interface NamedPiece {
  readonly id: string;
  readonly name: string;
  /** None for one that says what is wanted. */
  readonly readings: readonly Reading[];
}

/** Those whose name begins with what is looked for, else those that may be read so, else those that are said so. */
export function piecesFound<Piece extends NamedPiece>(
  pieces: readonly Piece[],
  { search, voices }: { readonly search: string; readonly voices: Voices | null },
): readonly Piece[] {
  const written = piecesWritten(pieces, search);
  return written.length > 0 || voices === null ? written : piecesHeard(pieces, search, voices);
}

function piecesWritten<Piece extends NamedPiece>(pieces: readonly Piece[], search: string): readonly Piece[] {
  const wanted = plainName(search);
  if (wanted === '') return pieces;
  const named = pieces.filter(({ name }) => plainName(name).startsWith(wanted));
  if (named.length > 0) return named;
  return pieces.filter(({ readings }) => readings.some(({ said }) => plainName(said).startsWith(wanted)));
}

function piecesHeard<Piece extends NamedPiece>(pieces: readonly Piece[], search: string, voices: Voices): readonly Piece[] {
  const heard = new Set(saidAlike(pieces, search, voices));
  return pieces.filter((piece) => heard.has(piece));
}

/** One way of saying a piece, and the words that are said so. */
export interface Utterance {
  /** As a French reader says it: « cha ». */
  readonly heard: string;
  readonly ipa: string;
  readonly spellings: readonly string[];
  readonly isExtension: boolean;
}

export function utterancesOf(readings: readonly Reading[]): readonly Utterance[] {
  const bySounds = Map.groupBy(readings, ({ sounds, isExtension = false }) => `${isExtension}${sounds}`);
  return [...bySounds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const spellings = [...new Set(same.map(({ said }) => said.replace("'", '’')))];
    return [{ heard: spoken(first.sounds), ipa: toIpa(first.sounds), spellings, isExtension: first.isExtension ?? false }];
  });
}
