// Draws an unsent move, for tests.

import { readHolder } from '../rules/holder.ts';
import type { Card, Holder } from '../types.ts';
import { type DraftCard, type HolderDraft, NOTHING_TRIED, withCard } from './draft.ts';

/** `MARE` is four letters, `_` a gomme. */
export function drawnHolder(text: string): Holder {
  return readHolder(text) ?? [];
}

export function triedCard(card: Card, at: number, rest: Partial<DraftCard> = {}): DraftCard {
  return { card, at, index: 0, as: null, faceDown: false, ...rest };
}

/** Cards put on a holder one after the other. */
export function triedOn(holder: Holder, ...cards: readonly DraftCard[]): HolderDraft {
  return cards.reduce<HolderDraft>((draft, card, index) => withCard(draft, { ...card, index }, holder), NOTHING_TRIED);
}
