// Knows how a word is typed on the holder: from its start, letters already there are kept; from a chosen compartment, all are covered.

import type { Letter } from '@boite/language';
import { cardAt, type Draft, type DraftCard, isUsed, laidOf, places } from './draft.ts';
import type { Card, Holder } from './rules.ts';

export interface Desk {
  readonly draft: Draft;
  readonly holder: Holder;
  readonly hand: readonly Card[];
  /** Null before the first key. */
  readonly cursor: number | null;
  /** The person has aimed at a compartment: every letter is laid, also over its like. */
  readonly isAimed: boolean;
}

export type Typed =
  | { readonly kind: 'kept' }
  | { readonly kind: 'lay'; readonly card: DraftCard }
  /** Neither the letter nor a joker is left in the hand. */
  | { readonly kind: 'missing' };

/** Where the next key falls: the cursor, or the first letter that shows. */
export function placeOf({ cursor, draft, holder }: Desk): number {
  const offered = places(draft, holder);
  if (cursor !== null && offered.includes(cursor)) return cursor;
  const first = holder.findIndex((laid) => laid.kind === 'letter' || laid.kind === 'joker');
  return Math.max(0, first);
}

export function typed(desk: Desk, letter: Letter): Typed {
  const at = placeOf(desk);
  if (!desk.isAimed && letterAt(desk, at) === letter) return { kind: 'kept' };
  const own = freeCard(desk, letter);
  if (own !== null) return { kind: 'lay', card: { at, index: own, card: letter, as: null, faceDown: false } };
  const joker = freeCard(desk, 'joker');
  if (joker !== null) return { kind: 'lay', card: { at, index: joker, card: 'joker', as: letter, faceDown: false } };
  return { kind: 'missing' };
}

/** The first card of that kind that does not lie on the holder yet. */
export function freeCard({ draft, hand }: Desk, card: Card): number | null {
  const index = hand.findIndex((held, place) => held === card && !isUsed(draft, place));
  return index < 0 ? null : index;
}

/** The next compartment in that direction; the same one at the end of the row. */
export function moved(desk: Desk, by: -1 | 1): number {
  const next = placeOf(desk) + by;
  return places(desk.draft, desk.holder).includes(next) ? next : placeOf(desk);
}

function letterAt({ draft, holder }: Desk, at: number): Letter | null {
  const card = cardAt(draft, at);
  const laid = card ? laidOf(card) : holder[at];
  return laid && 'letter' in laid ? laid.letter : null;
}
