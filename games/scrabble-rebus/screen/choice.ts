// When the choice of a bag matters: another one filled first would bring other colours.

import { missingPiece, surplus } from '@boite/kernel';
import { missing, replacing } from '../rules/draw.ts';
import { COLOURS, countsOf } from '../rules/tokens.ts';
import type { Colour, Counts, Token, TokenPlacement, View } from '../types.ts';

/** Bags from which the hand may be filled first once tokens are laid; none when the choice changes nothing. */
export function choosableBags({ hand, bagCounts }: View, laid: readonly TokenPlacement[]): readonly Colour[] {
  const tokens = laid.map(({ token }) => token);
  if (laid.length === 0 || missingPiece(hand ?? [], tokens) !== null) return [];
  const left = surplus(hand ?? [], tokens);
  return differing((favourites) => missing(countsOf(left), bagCounts, favourites));
}

/** The same for tokens that are changed. */
export function choosableForChange({ bagCounts }: View, given: readonly Token[]): readonly Colour[] {
  if (given.length === 0) return [];
  return differing((favourites) => replacing(countsOf(given), bagCounts, favourites));
}

function differing(drawn: (favourites: readonly Colour[]) => Counts): readonly Colour[] {
  const usual = drawn([]);
  const isOther = (colour: Colour) => COLOURS.some((each) => drawn([colour])[each] !== usual[each]);
  return COLOURS.some(isOther) ? COLOURS.filter((colour) => drawn([colour])[colour] > 0) : [];
}
