// Knows a hand as a solver holds it: its cards by number, what they say, what they count.

import { alikePieces, type Piece } from '@boite/rebus';
import { type CardId, cardOf, JOKER_ID, pictureCard, REBUSTORY_ID } from '../rules/cards.ts';
import { cardPoints } from '../rules/deck.ts';
import { rowPoints } from '../rules/score.ts';
import type { Options } from '../types.ts';

/** A set of held cards, one bit each. */
export type CardSet = number;

/** More are left aside: a set of cards is a number of 31 bits. */
const MOST_PICTURES_HELD = 22;
const MOST_JOKERS_HELD = 6;
const MOST_REBUSTORYS_HELD = 2;

export interface HeldCards {
  readonly ids: readonly CardId[];
  readonly cards: readonly Piece[];
  /** For each card, those that say the same. */
  readonly alike: readonly (readonly number[])[];
  /** What each adds to the sum of a rebus, and to its number of cards. */
  readonly sums: readonly number[];
  readonly counts: readonly number[];
  readonly pictures: readonly number[];
  readonly jokers: readonly number[];
  readonly rebustorys: readonly number[];
  /** Whether some of the hand had to be left aside. */
  readonly isPartial: boolean;
}

export function heldCards(hand: readonly CardId[], options: Options): HeldCards {
  const ids = [...heldPictures(hand), ...heldFree(hand, JOKER_ID), ...heldFree(hand, REBUSTORY_ID)];
  const cards = ids.map(cardOf);
  const indexes = (isOf: (id: CardId) => boolean) => ids.flatMap((id, at) => (isOf(id) ? [at] : []));
  const rows = ids.map((id) => rowPoints([id], options));
  return {
    ids,
    cards,
    alike: alikePieces(cards),
    sums: rows.map(({ sum }) => sum),
    counts: rows.map((row) => row.cards),
    pictures: indexes((id) => pictureCard(id) !== null),
    jokers: indexes((id) => id === JOKER_ID),
    rebustorys: indexes((id) => id === REBUSTORY_ID),
    isPartial: ids.length < hand.length,
  };
}

/** Of too many pictures, those of the commonest sounds: the cheapest. */
function heldPictures(hand: readonly CardId[]): readonly CardId[] {
  const pictures = hand.filter((id) => pictureCard(id) !== null);
  if (pictures.length <= MOST_PICTURES_HELD) return pictures;
  return pictures.toSorted((one, other) => cardPoints(one) - cardPoints(other)).slice(0, MOST_PICTURES_HELD);
}

function heldFree(hand: readonly CardId[], free: typeof JOKER_ID | typeof REBUSTORY_ID): readonly CardId[] {
  return hand.filter((id) => id === free).slice(0, free === JOKER_ID ? MOST_JOKERS_HELD : MOST_REBUSTORYS_HELD);
}
