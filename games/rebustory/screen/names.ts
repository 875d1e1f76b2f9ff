// How the cards are called: shown, and said aloud.

import { counted } from '@boite/language';
import { writtenName } from '@boite/rebus';
import { soundsAlone } from '@boite/ui/hearing.ts';
import { type CardId, cardOf, JOKER_ID, REBUSTORY_ID } from '../rules/cards.ts';
import { cardWorth } from '../rules/score.ts';
import type { Options } from '../types.ts';

/** Cards that say what is wanted. */
const FREE_CARD_NAMES: Readonly<Record<CardId, string>> = { [JOKER_ID]: 'joker', [REBUSTORY_ID]: 'Rébustory' };

/** As it is written: « âne », « joker ». */
export function shownName(id: CardId): string {
  const card = cardOf(id);
  return card.kind === 'free' ? (FREE_CARD_NAMES[id] ?? card.name) : writtenName(card);
}

/** « chat, se dit « cha », 1 point », « joker, 10 points ». */
export function spokenCard(id: CardId, options: Options): string {
  const card = cardOf(id);
  const said = card.kind === 'free' ? '' : `, se dit « ${soundsAlone(card)} »`;
  return `${shownName(id)}${said}, ${counted(cardWorth(id, options), 'point')}`;
}

/** « chat, 1 point ». */
export function shortCard(id: CardId, options: Options): string {
  return `${shownName(id)}, ${counted(cardWorth(id, options), 'point')}`;
}
