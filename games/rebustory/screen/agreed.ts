// What a table has agreed on, before it is shown: the pictures of its own cards.

import { readTableDeck } from '../rules/own-deck.ts';
import type { Options } from '../types.ts';
import { showPictures } from './decks/kept-decks.ts';

/** A record may come from anywhere: nothing is shown that no table would have taken. */
export function agreed({ deck }: Pick<Options, 'deck'>): void {
  showPictures(readTableDeck(deck)?.cards ?? []);
}
