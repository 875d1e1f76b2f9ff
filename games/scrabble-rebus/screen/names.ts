// How tokens and squares are called on the screen: shown, and said aloud.

import { type Cell, isSameCell } from '@boite/kernel';
import { CENTRE, premiumAt } from '../rules/board.ts';
import { colourOf } from '../rules/tokens.ts';
import type { Token } from '../types.ts';
import { COLOUR_NAMES, glossaryReadings, symbolName } from './tokens.ts';

/** « verre, jeton rouge, se lit verre, ver, vert ». */
export function spokenToken(token: Token): string {
  return `${symbolName(token)}, jeton ${COLOUR_NAMES[colourOf(token)].one}, se lit ${glossaryReadings(token).join(', ')}`;
}

const PREMIUM_NAMES = { red: 'triple', blue: 'double' } as const;

/** What lies on a square, or what it does: « verre », « case triple ». */
export function squareName(token: Token | null, cell: Cell): string {
  if (token !== null) return symbolName(token);
  const premium = premiumAt(cell);
  if (premium !== null) return `case ${PREMIUM_NAMES[premium]}`;
  return isSameCell(cell, CENTRE) ? 'étoile' : 'case libre';
}

/** « rangée 8, colonne 8 ». */
export function placeName({ row, column }: Cell): string {
  return `rangée ${row + 1}, colonne ${column + 1}`;
}

/** « verre + tu ». */
export function tokensName(tokens: readonly Token[]): string {
  return tokens.map(symbolName).join(' + ');
}

/** « rouge », « rouges »: the colour of so many tokens. */
export function colourName(token: Token, count: number): string {
  const { one, many } = COLOUR_NAMES[colourOf(token)];
  return count < 2 ? one : many;
}
