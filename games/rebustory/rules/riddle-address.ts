// A rebus for a friend to guess, as an address that spells nothing: neither its word nor the names of its cards.

import { type CardId, PICTURE_CARDS } from './cards.ts';

export const FEWEST_RIDDLE_CARDS = 2;
export const MOST_RIDDLE_CARDS = 8;

/** Not a name, which would be read: a number that the name gives. (FNV-1a) */
function signOf(id: CardId): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0').slice(-4);
}

const CARDS_BY_SIGN: ReadonlyMap<string, CardId> = new Map(PICTURE_CARDS.map(({ id }) => [signOf(id), id]));

export function riddleAddress(cards: readonly CardId[]): string {
  return cards.map(signOf).join('-');
}

/** Null when an address names no cards, too few or too many. */
export function cardsOfRiddle(address: string): readonly CardId[] | null {
  const cards = address.split('-').map((sign) => CARDS_BY_SIGN.get(sign));
  const isWhole = cards.length >= FEWEST_RIDDLE_CARDS && cards.length <= MOST_RIDDLE_CARDS;
  return isWhole && cards.every((card) => card !== undefined) ? cards : null;
}
