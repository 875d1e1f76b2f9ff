// How a word is typed on the holder: from its start, letters already there are kept; from a chosen compartment, all are covered.

import type { Letter } from '@boite/language';
import type { Card, Holder } from '../types.ts';
import { type DraftCard, draftCardAt, type HolderDraft, isTried, places, triedAs } from './draft.ts';

export interface TypingPlace {
  readonly draft: HolderDraft;
  readonly holder: Holder;
  readonly hand: readonly Card[];
  /** Null before the first key. */
  readonly cursor: number | null;
  /** The person has aimed at a compartment: every letter is laid, also over its like. */
  readonly isAimed: boolean;
}

export type TypedOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'lay'; readonly card: DraftCard }
  /** Neither the letter nor a joker is left in the hand. */
  | { readonly kind: 'missing' };

/** Where the next key falls: the cursor, or the first letter that shows. */
export function typedPlace({ cursor, draft, holder }: TypingPlace): number {
  const offered = places(draft, holder);
  if (cursor !== null && offered.includes(cursor)) return cursor;
  const first = holder.findIndex((laid) => laid.kind === 'letter' || laid.kind === 'joker');
  return Math.max(0, first);
}

export function typedLetter(place: TypingPlace, letter: Letter): TypedOutcome {
  const at = typedPlace(place);
  if (!place.isAimed && letterThere(place, at) === letter) return { kind: 'kept' };
  const own = untriedCard(place, letter);
  if (own !== null) return { kind: 'lay', card: { at, index: own, card: letter, as: null, faceDown: false } };
  const joker = untriedCard(place, 'joker');
  if (joker !== null) return { kind: 'lay', card: { at, index: joker, card: 'joker', as: letter, faceDown: false } };
  return { kind: 'missing' };
}

/** The first card of that kind that does not lie on the holder yet. */
export function untriedCard({ draft, hand }: TypingPlace, card: Card): number | null {
  const index = hand.findIndex((held, place) => held === card && !isTried(draft, place));
  return index < 0 ? null : index;
}

/** The next compartment in that direction; the same one at the end of the row. */
export function nextPlace(place: TypingPlace, by: -1 | 1): number {
  const next = typedPlace(place) + by;
  return places(place.draft, place.holder).includes(next) ? next : typedPlace(place);
}

function letterThere({ draft, holder }: TypingPlace, at: number): Letter | null {
  const card = draftCardAt(draft, at);
  const laid = card ? triedAs(card) : holder[at];
  return laid && 'letter' in laid ? laid.letter : null;
}
