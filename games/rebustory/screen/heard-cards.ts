// What is shown under the cards of Rébustory: what each says by itself, what it gave to its word, or where the word broke.

import { spoken } from '@boite/language';
import type { RebusRefusal } from '@boite/rebus';
import { type HeardCard, heardAlone, heardAs, heardUpTo } from '@boite/ui/hearing.ts';
import { type CardId, cardOf, pictureCard } from '../rules/cards.ts';
import { rebusesThrough, squaresOf } from '../rules/group.ts';
import { placeIn, soundsGiven } from '../rules/hearing.ts';
import type { CutPart, Group, Rebus, Square } from '../types.ts';

export function cardsAlone(cards: readonly CardId[]): readonly HeardCard[] {
  return heardAlone(cards.map(cardOf));
}

export function cardsCut(cards: readonly CardId[], parts: readonly CutPart[]): readonly HeardCard[] {
  return heardAs(
    cards.map(cardOf),
    parts.map(({ card, ...part }) => ({ at: card, ...part })),
  );
}

export function cardsUpTo(cards: readonly CardId[], refusal: RebusRefusal): readonly HeardCard[] {
  return heardUpTo(cards.map(cardOf), refusal);
}

/** What each card of a rebus of the table gave to its word; what it says by itself where the players took the word by ear. */
export function heardInRebus(rebus: Rebus, { squares }: Pick<Group, 'squares'>): readonly HeardCard[] {
  const cards = squaresOf(rebus, squares).map(({ card }) => card);
  return rebus.parts ? cardsCut(cards, rebus.parts) : cardsAlone(cards);
}

/** « sol »; « si / t’ » where a joker says another sound in each of its rebuses; empty for a picture, or when nobody knows. */
export function standsFor(group: Group, square: Square): string {
  if (pictureCard(square.card) !== null) return '';
  const said = rebusesThrough(group, square).map((rebus) =>
    soundsGiven(rebus, placeIn(rebus, group, square))
      .map((sounds) => spoken(sounds))
      .join(' … '),
  );
  return [...new Set(said)].filter((one) => one !== '').join(' / ');
}
