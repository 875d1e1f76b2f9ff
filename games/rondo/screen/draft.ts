// The unsent move: cards put on the holder in thought, that survive what the others do. A pure value.

import type { Letter } from '@boite/language';
import { HOLDER_MAX, HOLDER_START } from '../rules/deck.ts';
import { laidBy } from '../rules/holder.ts';
import type { Card, Holder, Laid, Play, Shown } from '../types.ts';

/** A card of the hand put somewhere, not yet sent. */
export interface DraftCard {
  /** A compartment of the holder as it lies now; −1 is a new one at the start, the holder's length a new one at the end. */
  readonly at: number;
  /** Which card of the hand, from 0. */
  readonly index: number;
  readonly card: Card;
  /** What a joker stands for; null until it is said, and for any other card. */
  readonly as: Letter | null;
  readonly faceDown: boolean;
}

/** In the order in which the cards were put down. */
export type HolderDraft = readonly DraftCard[];

export const NOTHING_TRIED: HolderDraft = [];

export function draftCardAt(draft: HolderDraft, at: number): DraftCard | null {
  return draft.find((card) => card.at === at) ?? null;
}

export function isTried(draft: HolderDraft, index: number): boolean {
  return draft.some((card) => card.index === index);
}

/** The compartments where a card may be put, from left to right, the new ones at both ends included. */
export function places(draft: HolderDraft, holder: Holder): readonly number[] {
  // A holder still closed does not lengthen.
  if (holder.length === 0) return range(0, HOLDER_START);
  const isFull = holder.length >= HOLDER_MAX;
  const start = !isFull && !draftCardAt(draft, holder.length) ? -1 : 0;
  const end = !isFull && !draftCardAt(draft, -1) ? holder.length + 1 : holder.length;
  return range(start, end);
}

/** The draft with one card more. It replaces what it covers, and the holder is lengthened at one end only. */
export function withCard(draft: HolderDraft, card: DraftCard, holder: Holder): HolderDraft {
  const otherEnd = holder.length === 0 ? null : oppositeEnd(card.at, holder);
  return [...draft.filter(({ at, index }) => at !== card.at && index !== card.index && at !== otherEnd), card];
}

function oppositeEnd(at: number, holder: Holder): number | null {
  if (at === -1) return holder.length;
  return at === holder.length ? -1 : null;
}

export function withoutAt(draft: HolderDraft, at: number): HolderDraft {
  return draft.filter((card) => card.at !== at);
}

export function withoutLast(draft: HolderDraft): HolderDraft {
  return draft.slice(0, -1);
}

/** The draft as the rules read it: compartments counted from the left of the lengthened holder. */
export function triedPlay(draft: HolderDraft, holder: Holder): Play {
  const lengthen = lengthenedEnd(draft, holder);
  const shift = lengthen === 'start' ? 1 : 0;
  const sorted = [...draft].sort((a, b) => a.at - b.at);
  return { lengthen, placements: sorted.map(({ at, card, as, faceDown }) => ({ at: at + shift, card, as, faceDown })) };
}

function lengthenedEnd(draft: HolderDraft, holder: Holder): Play['lengthen'] {
  if (holder.length === 0) return null;
  if (draftCardAt(draft, -1)) return 'start';
  return draftCardAt(draft, holder.length) ? 'end' : null;
}

/** The draft as cards shown for the right to begin. */
export function shownOf(draft: HolderDraft): readonly Shown[] {
  return [...draft].sort((a, b) => a.at - b.at).map(({ card, as }) => ({ card, as }));
}

/** How a card of the draft lies; null for a joker that does not say yet what it is. */
export function triedAs(card: DraftCard): Laid | null {
  return card.card === 'joker' && card.as === null && !card.faceDown ? null : laidBy(card);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
