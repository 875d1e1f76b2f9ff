// Which plays are allowed, from what the player sees alone. (RULES.md 3)

import { missingPiece } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import type { Card, Holder, Options, Placement, Play, Refusal, Shown, View } from '../types.ts';
import { HOLDER_MAX, SHORTEST_RONDO_WORD } from './deck.ts';
import { holderAfter, isEraser, isOneRun, withNewCompartment, wordOn } from './holder.ts';

/** What a player has before the eyes when composing a word. */
type InSight = Pick<View, 'holder' | 'hand' | 'options'>;

/** Why a play cannot be laid; null when it can. The dictionary is asked last, and only by the arbitre. */
export function wordPlayRefusal(position: InSight, play: Play, lexicon: Lexicon): Refusal | null {
  return (
    cardsRefusal(position.hand ?? [], play.placements) ??
    compartmentsRefusal(position.holder, play) ??
    faceDownRefusal(position.options, play) ??
    erasersRefusal(position.holder, play) ??
    formedWordRefusal(position.holder, play) ??
    (position.options.judging === 'arbitre' ? unlistedRefusal(wordAfter(position.holder, play), position.options, lexicon) : null)
  );
}

/** Why three cards cannot be shown for the right to begin; null when they can. */
export function showRefusal({ hand, options }: InSight, cards: readonly Shown[], lexicon: Lexicon): Refusal | null {
  const missing = cardsRefusal(hand ?? [], cards);
  if (missing) return missing;
  if (cards.length !== SHORTEST_RONDO_WORD || cards.some(({ card }) => card === 'gomme'))
    return { code: 'opening-three-letters' };
  return unlistedRefusal(shownWord(cards), options, lexicon);
}

/** The word that shows once a play has been laid. */
export function wordAfter(holder: Holder, play: Play): string {
  return wordOn(holderAfter(holder, play));
}

export function shownWord(cards: readonly Shown[]): string {
  return cards.map(({ card, as }) => as ?? card).join('');
}

/** Why the dictionary refuses a word; null when it is listed. (RULES.md 6) */
export function unlistedRefusal(word: string, options: Options, lexicon: Lexicon): Refusal | null {
  if (!lexicon.has(word)) return { code: 'unknown-word', word };
  if (options.words === 'unconjugated' && lexicon.isConjugatedOnly(word)) return { code: 'conjugated', word };
  return null;
}

function cardsRefusal(hand: readonly Card[], used: readonly (Shown & { faceDown?: boolean })[]): Refusal | null {
  if (used.length === 0) return { code: 'nothing-laid' };
  const cards = used.map(({ card }) => card);
  const missing = missingPiece(hand, cards);
  if (missing !== null) return { code: 'not-in-hand', card: missing };
  if (used.some(({ card, as, faceDown }) => card === 'joker' && !faceDown && as === null))
    return { code: 'joker-without-letter' };
  return null;
}

function compartmentsRefusal(holder: Holder, play: Play): Refusal | null {
  if (holder.length === 0 && !isOpeningWord(play)) return { code: 'opening-three-letters' };
  const width = withNewCompartment(holder, play).length;
  if (width > HOLDER_MAX) return { code: 'holder-full' };
  const taken = new Set<number>();
  for (const { at } of play.placements) {
    if (at >= width) return { code: 'no-such-compartment', at };
    if (taken.has(at)) return { code: 'two-cards-in-one', at };
    taken.add(at);
  }
  const fresh = newCompartment(holder, play);
  return fresh !== null && !taken.has(fresh) ? { code: 'new-compartment-without-letter' } : null;
}

/** The first word takes the three compartments of the closed holder, with letters and jokers alone. */
function isOpeningWord({ lengthen, placements }: Play): boolean {
  return (
    lengthen === null &&
    placements.length === SHORTEST_RONDO_WORD &&
    placements.every(({ card, faceDown }) => card !== 'gomme' && !faceDown)
  );
}

/** Where the holder has been lengthened. */
function newCompartment(holder: Holder, { lengthen }: Play): number | null {
  if (lengthen === 'start') return 0;
  return lengthen === 'end' ? holder.length : null;
}

function faceDownRefusal(options: Options, { placements }: Play): Refusal | null {
  const count = placements.filter(({ faceDown }) => faceDown).length;
  if (count > 0 && !options.beginners) return { code: 'face-down-not-allowed' };
  return count > 1 ? { code: 'one-face-down-a-turn' } : null;
}

function erasersRefusal(holder: Holder, play: Play): Refusal | null {
  const before = withNewCompartment(holder, play);
  for (const placement of play.placements.filter(isErasing)) {
    const under = before[placement.at] ?? null;
    if (under === null) return { code: 'new-compartment-without-letter' };
    if (isEraser(under)) return { code: 'eraser-on-eraser', at: placement.at };
  }
  return null;
}

function isErasing({ card, faceDown }: Placement): boolean {
  return card === 'gomme' || faceDown;
}

function formedWordRefusal(holder: Holder, play: Play): Refusal | null {
  const after = holderAfter(holder, play);
  const word = wordOn(after);
  if (word.length < SHORTEST_RONDO_WORD) return { code: 'too-short', word };
  if (!isOneRun(after)) return { code: 'eraser-inside' };
  if (holder.length === 0) return null;
  if (!keepsALetter(holder, play)) return { code: 'nothing-kept', word };
  return word === wordOn(holder) ? { code: 'same-word', word } : null;
}

/** Whether a letter of the previous word stays uncovered. */
function keepsALetter(holder: Holder, play: Play): boolean {
  const covered = new Set(play.placements.map(({ at }) => at));
  return withNewCompartment(holder, play).some((laid, at) => laid !== null && !isEraser(laid) && !covered.has(at));
}
