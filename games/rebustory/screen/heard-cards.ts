// What is shown under the cards of Rébustory: what each says by itself, what it gave to its word, or where the word broke.

import type { RebusRefusal } from '@boite/rebus';
import { type HeardCard, heardAlone, heardAs, heardUpTo } from '@boite/ui/hearing.ts';
import { type CardId, cardOf } from '../rules/cards.ts';
import { squaresOf } from '../rules/group.ts';
import type { CutPart, Group, Rebus } from '../types.ts';

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
