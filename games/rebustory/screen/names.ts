// Knows how the cards are called: shown, and said aloud.

import { counted } from '@boite/language';
import { writtenName } from '@boite/rebus';
import { soundsAlone } from '@boite/ui/hearing.ts';
import { type CardId, cardOf, cardWorth, type Options } from './rules.ts';

const FREE_NAMES: Readonly<Record<CardId, string>> = { joker: 'joker', rebustory: 'Rébustory' };

/** As its picture is called: « âne », « œufs », « T ». */
export function pictureName(id: CardId): string {
  const card = cardOf(id);
  return card.kind === 'free' ? (FREE_NAMES[id] ?? card.name) : writtenName(card);
}

/** « chat, se dit « cha », 1 point », « joker, 10 points ». */
export function spokenCard(id: CardId, options: Options): string {
  const card = cardOf(id);
  const said = card.kind === 'free' ? '' : `, se dit « ${soundsAlone(card)} »`;
  return `${pictureName(id)}${said}, ${counted(cardWorth(id, options), 'point')}`;
}

/** « chat, 1 point ». */
export function shortCard(id: CardId, options: Options): string {
  return `${pictureName(id)}, ${counted(cardWorth(id, options), 'point')}`;
}
