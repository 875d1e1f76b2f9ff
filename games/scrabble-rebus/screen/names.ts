// Knows how tokens and squares are called on the screen: shown, and said aloud.

import { typeset } from '@boite/language';
import { CENTRE, type Cell, colourOf, isSameCell, premiumAt, type Token } from './rules.ts';
import { COLOUR_NAMES, readingsOf, symbolName } from './tokens.ts';

/** « verre, jeton rouge, se lit verre, ver, vert ». */
export function spokenToken(token: Token): string {
  return `${symbolName(token)}, jeton ${COLOUR_NAMES[colourOf(token)].one}, se lit ${readingsOf(token).join(', ')}`;
}

const PREMIUMS = { red: 'triple', blue: 'double' } as const;

/** What lies on a square, or what it does: « verre », « case triple ». */
export function squareName(token: Token | null, cell: Cell): string {
  if (token !== null) return symbolName(token);
  const premium = premiumAt(cell);
  if (premium !== null) return `case ${PREMIUMS[premium]}`;
  return isSameCell(cell, CENTRE) ? 'étoile' : 'case libre';
}

/** « rangée 8, colonne 8 ». */
export function placeName({ row, column }: Cell): string {
  return `rangée ${row + 1}, colonne ${column + 1}`;
}

/** « verre + tu ». */
export function rowName(tokens: readonly Token[]): string {
  return tokens.map(symbolName).join(' + ');
}

/** « « vertu » et « tulle » ». */
export function quoted(texts: readonly string[]): string {
  return typeset(texts.map((text) => `« ${text} »`).join(' et '));
}

export { COLOUR_NAMES, readingsOf, symbolName };
