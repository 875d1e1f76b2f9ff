// Knows where the next word may stand on the holder: which compartments it takes, and what must be erased around it.

import { HOLDER_MAX, HOLDER_START, SHORTEST_RONDO_WORD } from '../rules/deck.ts';
import { isEraser } from '../rules/holder.ts';
import type { Card, Holder, Laid, Play } from '../types.ts';

/** A place for a word. To lay a word is to choose its place, then which of the place's compartments to cover. */
export interface Geometry {
  readonly lengthen: Play['lengthen'];
  /** The first compartment of the word, counted once the holder has been lengthened. */
  readonly start: number;
  readonly length: number;
  /** How many letters show around the word: each must be erased. */
  readonly erased: number;
}

/** What a hand can do: cards that write, cards that erase. */
export interface Means {
  readonly writing: number;
  readonly erasing: number;
}

/** By the beginners' rule one card of any kind erases too. */
export function meansOf(hand: readonly Card[], beginners: boolean): Means {
  let gommes = 0;
  for (const card of hand) if (card === 'gomme') gommes++;
  return { writing: hand.length - gommes, erasing: gommes + (beginners ? 1 : 0) };
}

const OPENING_PLACE: Geometry = { lengthen: null, start: 0, length: HOLDER_START, erased: 0 };

/** Every place where a hand can make a word stand. */
export function geometries(holder: Holder, means: Means): readonly Geometry[] {
  if (holder.length === 0) return means.writing < HOLDER_START ? [] : [OPENING_PLACE];
  const found: Geometry[] = [];
  addPlaces(found, { holder, means, lengthen: null });
  if (holder.length < HOLDER_MAX) {
    addPlaces(found, { holder, means, lengthen: 'start' });
    addPlaces(found, { holder, means, lengthen: 'end' });
  }
  return found;
}

/** What shows in a compartment, counted as a geometry counts; undefined in a new one. */
export function laidUnder(holder: Holder, lengthen: Play['lengthen'], at: number): Laid | undefined {
  return holder[lengthen === 'start' ? at - 1 : at];
}

interface HolderRow {
  readonly holder: Holder;
  readonly means: Means;
  readonly lengthen: Play['lengthen'];
}

/** The places that take in the new compartment, if there is one, and at least one letter that shows. */
function addPlaces(found: Geometry[], { holder, means, lengthen }: HolderRow): void {
  const shift = lengthen === 'start' ? 1 : 0;
  const width = lengthen === null ? holder.length : holder.length + 1;
  const first = holder.findIndex((laid) => !isEraser(laid)) + shift;
  const last = holder.findLastIndex((laid) => !isEraser(laid)) + shift;
  const lastStart = lengthen === 'start' ? 0 : Math.min(last, first + means.erasing);
  for (let start = Math.max(0, first - means.writing); start <= lastStart; start++) {
    const erasedBefore = Math.max(0, start - first);
    const lowest = Math.max(start + SHORTEST_RONDO_WORD, first + 1, last + 1 - means.erasing + erasedBefore);
    for (let end = lengthen === 'end' ? width : lowest; end <= width; end++) {
      const erased = erasedBefore + Math.max(0, last + 1 - end);
      const written = Math.max(0, first - start) + Math.max(0, end - last - 1);
      if (end - start >= SHORTEST_RONDO_WORD && written <= means.writing)
        found.push({ lengthen, start, length: end - start, erased });
    }
  }
}
