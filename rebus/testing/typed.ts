// Pieces and claims as text, for tests and benches: « CHAT+POT=chapeau ».

import type { Voices } from '@boite/language';
import { freePiece, listedPieces, type Piece, typedPiece } from '../src/index.ts';

/** Says one sound, or two. */
export const JOKER = freePiece('*', 1);
export const DOUBLE_JOKER = freePiece('**', 2);

/** What a name says by itself is enough, but for a few: « bus » is also a form of boire, a mât is said before mat. */
const BY_NAME: readonly Piece[] = [...listedPieces(['BUS: bys bus', 'MAT: ma mât | mat mat']), JOKER, DOUBLE_JOKER];

/** Names between signs of addition: any French word, a letter (T), a bare one (T'), * or **. */
export function typedPieces(names: string, voices: Voices, known: readonly Piece[] = BY_NAME): readonly Piece[] {
  return names.split('+').map((name) => {
    const piece = typedPiece(name, known, voices);
    if (piece === null) throw new TypeError(`nobody knows how ${name} is said`);
    return piece;
  });
}

/** Claims between spaces. */
export function typedClaims(cases: string): readonly { readonly line: string; readonly names: string; readonly word: string }[] {
  return cases
    .trim()
    .split(/\s+/)
    .map((line) => {
      const [names = '', word = ''] = line.split('=');
      return { line, names, word };
    });
}
