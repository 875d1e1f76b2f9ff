// What shows in each compartment: what lies there, what is being tried on it, what has just come.

import type { Told } from '@boite/protocol';
import type { Holder, Laid, News, View } from '../types.ts';
import { draftCardAt, type HolderDraft, places, triedAs } from './draft.ts';
import { type CardFaceShown, spokenFace } from './faces.ts';

export interface HolderSlot {
  /** As in a draft: −1 is a new compartment at the start. */
  readonly at: number;
  /** What lies there on the table; null in a new or an empty compartment. */
  readonly under: Laid | null;
  /** What shows. */
  readonly face: CardFaceShown | null;
  /** A card of one's own that can still be taken back, or one that waits for the others' word. */
  readonly state: 'lying' | 'draft' | 'pending' | 'empty' | 'new';
  readonly isFresh: boolean;
  /** The place in the hand of a card that can still be taken back. */
  readonly index: number | null;
}

export interface SlotsInput {
  readonly view: View;
  readonly draft: HolderDraft;
  /** The compartments of the last word laid. */
  readonly fresh: readonly number[];
  readonly canLay: boolean;
}

export function slotsOf({ view, draft, fresh, canLay }: SlotsInput): readonly HolderSlot[] {
  if (view.pending) return pendingSlots(view.holder, view.pending.laid.play);
  const offered = canLay || view.holder.length === 0 ? places(draft, view.holder) : [...view.holder.keys()];
  return offered.map((at) => slotAt(at, view.holder, draft, fresh));
}

function slotAt(at: number, holder: Holder, draft: HolderDraft, fresh: readonly number[]): HolderSlot {
  const under = holder[at] ?? null;
  const card = draftCardAt(draft, at);
  if (card) {
    const face = triedAs(card) ?? { kind: 'joker', letter: null };
    return { at, under, face, state: 'draft', isFresh: false, index: card.index };
  }
  if (under) return { at, under, face: under, state: 'lying', isFresh: fresh.includes(at), index: null };
  return { at, under, face: null, state: holder.length === 0 ? 'empty' : 'new', isFresh: false, index: null };
}

function pendingSlots(
  holder: Holder,
  { lengthen, placements }: NonNullable<View['pending']>['laid']['play'],
): readonly HolderSlot[] {
  const shift = lengthen === 'start' ? 1 : 0;
  const width = holder.length === 0 ? placements.length : holder.length + (lengthen ? 1 : 0);
  return Array.from({ length: width }, (_, place) => {
    const under = holder[place - shift] ?? null;
    const laid = placements.find(({ at }) => at === place)?.laid;
    return { at: place - shift, under, face: laid ?? under, state: laid ? 'pending' : 'lying', isFresh: false, index: null };
  });
}

/** The word that shows. */
export function wordIn(slots: readonly HolderSlot[]): string {
  return slots.map(({ face }) => (face && 'letter' in face ? (face.letter ?? '') : '')).join('');
}

/** The compartments of the last word laid, so that everyone sees what has changed. */
export function freshSlots(told: readonly Told<News>[]): readonly number[] {
  const last = told.map(({ news }) => news).findLast((news) => news.kind === 'played');
  return last?.play.placements.map(({ at }) => at) ?? [];
}

/** « Case 2 : A, 1 point », « Nouvelle case à la fin ». */
export function spokenSlot({ at, face, state, under }: HolderSlot): string {
  if (state === 'new') return at < 0 ? 'Nouvelle case au début' : 'Nouvelle case à la fin';
  const place = at < 0 ? 'Nouvelle case au début' : `Case ${at + 1}`;
  if (face === null) return `${place} : vide`;
  const covering = state === 'draft' && under ? `, par-dessus ${spokenFace(under)}` : '';
  return `${place} : ${spokenFace(face)}${state === 'draft' ? ', à vous, pas encore jouée' : ''}${covering}`;
}
