// What remains of an unsent move when the table or the hand has changed under it.

import type { Seat } from '@boite/kernel';
import type { Card, Holder, Laid, View } from '../types.ts';
import { type DraftCard, type HolderDraft, isTried, NOTHING_TRIED } from './draft.ts';

/** A draft with what the table was when it was composed. */
export interface KeptHolder {
  readonly draft: HolderDraft;
  readonly holder: Holder;
  /** How many lines the score sheet had. */
  readonly lines: number;
}

/** What remains of a draft at the table as it is now. Nothing, once its word has been played or the game is over. */
export function carriedHolder({ draft, holder, lines }: KeptHolder, view: View, seat: Seat | null): HolderDraft {
  const hasPlayed = view.sheet.slice(lines).some((line) => line.seat === seat && line.word !== null);
  return hasPlayed || view.phase === 'over' ? NOTHING_TRIED : inHand(onHolder(draft, holder, view.holder), view.hand ?? []);
}

/** The draft after the holder has changed under it: cards stay over the letters they were put on. */
export function onHolder(draft: HolderDraft, before: Holder, after: Holder): HolderDraft {
  if (before.length === 0) return before.length === after.length ? draft : NOTHING_TRIED;
  const shift = after.length > before.length && stillShowing(before, after, 1) > stillShowing(before, after, 0) ? 1 : 0;
  return draft.map((card) => ({ ...card, at: card.at + shift })).filter(({ at }) => at >= -1 && at <= after.length);
}

/** How many cards of the holder still show after it has moved by `shift`. */
function stillShowing(before: Holder, after: Holder, shift: number): number {
  return before.filter((laid, at) => isSameLaid(laid, after[at + shift])).length;
}

export function isSameLaid(laid: Laid, other: Laid | undefined): boolean {
  return JSON.stringify(laid) === JSON.stringify(other);
}

/** The draft after the hand has changed: cards that have gone are taken off it. */
export function inHand(draft: HolderDraft, hand: readonly Card[]): HolderDraft {
  const kept: DraftCard[] = [];
  for (const card of draft) {
    const index = [card.index, ...hand.keys()].find((place) => hand[place] === card.card && !isTried(kept, place));
    if (index !== undefined) kept.push({ ...card, index });
  }
  return kept;
}
