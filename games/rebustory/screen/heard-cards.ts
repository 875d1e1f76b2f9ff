// What is shown under the cards of Rébustory: what each says by itself, what it gave to its word, or where the word broke.

import type { RebusRefusal } from '@boite/rebus';
import { type HeardCard, heardAlone, heardAs, heardUpTo } from '@boite/ui/hearing.ts';
import { type CardId, cardOf } from '../rules/cards.ts';
import type { CutPart } from '../types.ts';

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
