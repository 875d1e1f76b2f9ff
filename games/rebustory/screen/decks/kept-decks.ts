// The decks of this device, read without trust each time: a browser's memory is a file that anyone may write.

import { deviceMemory } from '@boite/ui/device/memory.ts';
import { ownPictures } from '@boite/ui/pictures/own-pictures.ts';
import { type OwnCard, ownCardId } from '../../rules/own-cards.ts';
import { type OwnDeck, readDeck, writtenDeck } from '../../rules/own-deck.ts';

const DECKS = 'decks/rebustory';
export const MOST_DECKS = 12;

export function keptDecks(): readonly OwnDeck[] {
  const kept = deviceMemory.recall<unknown>(DECKS);
  const decks = Array.isArray(kept) ? kept.map(readDeck).filter((deck) => typeof deck !== 'string') : [];
  for (const { cards } of decks) showPictures(cards);
  return decks;
}

/** Whether this device could keep them. */
export function keepDecks(decks: readonly OwnDeck[]): boolean {
  for (const { cards } of decks) showPictures(cards);
  return deviceMemory.remember(DECKS, decks.map(writtenDeck));
}

/** The decks with one more; one of the same name gives its place. Null when there is no room for it. */
export function withDeck(decks: readonly OwnDeck[], deck: OwnDeck): readonly OwnDeck[] | null {
  const at = decks.findIndex(({ name }) => name === deck.name);
  if (at >= 0) return decks.with(at, deck);
  return decks.length < MOST_DECKS ? [...decks, deck] : null;
}

/** Read before: an image shows them where the cards are. */
export function showPictures(cards: readonly OwnCard[]): void {
  for (const card of cards) if (card.picture !== undefined) ownPictures.set(ownCardId(card), card.picture);
}
