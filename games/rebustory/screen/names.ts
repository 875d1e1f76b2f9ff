// How the cards are called: shown, and said aloud.

import { counted } from '@boite/language';
import { soundsAlone } from '@boite/ui/hearing.ts';
import { pictureName } from '@boite/ui/pictures/names.ts';
import { type CardId, JOKER_ID, REBUSTORY_ID } from '../rules/deck.ts';
import { cardWorth } from '../rules/score.ts';
import type { Options } from '../types.ts';

/** Cards that say what is wanted. */
const FREE_CARD_NAMES: Readonly<Record<CardId, string>> = { [JOKER_ID]: 'joker', [REBUSTORY_ID]: 'Rébustory' };

/** As it is written: « âne », « joker ». */
export function shownName(id: CardId): string {
  return FREE_CARD_NAMES[id] ?? pictureName(id);
}

/** « chat, se dit « cha », 1 point », « joker, 10 points ». */
export function spokenCard(id: CardId, options: Options): string {
  const said = id in FREE_CARD_NAMES ? '' : `, se dit « ${soundsAlone(id)} »`;
  return `${shownName(id)}${said}, ${counted(cardWorth(id, options), 'point')}`;
}

/** « chat, 1 point ». */
export function shortCard(id: CardId, options: Options): string {
  return `${shownName(id)}, ${counted(cardWorth(id, options), 'point')}`;
}
