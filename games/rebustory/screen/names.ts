// Knows how the cards are called: shown, and said aloud.

import { counted } from '@boite/language';
import { soundsAlone } from '@boite/ui/hearing.ts';
import { pictureName } from '@boite/ui/pictures/names.ts';
import { type CardId, cardWorth, JOKER_ID, type Options, REBUSTORY_ID } from './rules.ts';

/** « chat, se dit « cha », 1 point », « joker, 10 points ». */
export function spokenCard(id: CardId, options: Options): string {
  const said = id === JOKER_ID || id === REBUSTORY_ID ? '' : `, se dit « ${soundsAlone(id)} »`;
  return `${pictureName(id)}${said}, ${counted(cardWorth(id, options), 'point')}`;
}

/** « chat, 1 point ». */
export function shortCard(id: CardId, options: Options): string {
  return `${pictureName(id)}, ${counted(cardWorth(id, options), 'point')}`;
}

export { pictureName };
