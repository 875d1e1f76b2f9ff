// Knows the cards of the day: the same draw for everyone. (RULES.md 8.3)

import { seededChance, shuffled } from '@boite/kernel';
import type { CardId } from './cards.ts';
import { deckOf, type Edition } from './deck.ts';

/** All the cards of an edition in the order of a day. */
export function deckOfDay(day: string, edition: Edition): readonly CardId[] {
  return shuffled(deckOf(edition), seededChance(seedOf(`${edition} ${day}`)));
}

/** A number for a text. (FNV-1a) */
function seedOf(text: string): number {
  return Array.from(text).reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}
