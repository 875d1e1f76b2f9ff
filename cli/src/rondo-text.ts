// Knows how a holder and a hand of Rondo are typed.

import { HOLDER_MAX, RONDO_DECK, SHORTEST_RONDO_WORD } from '@boite/games/rondo/rules/deck.ts';
import { isOneRun, readHolder, wordOn } from '@boite/games/rondo/rules/holder.ts';
import type { Card, Holder } from '@boite/games/rondo/types.ts';
import { isLetter, spelled } from '@boite/language';
import { Misuse, quoted } from './command.ts';

/** « _MAR*E », in any case and with any accents; nothing for the empty holder. */
export function readHolderText(text: string): Holder | Misuse {
  const holder = readHolder(plain(text));
  if (holder === null) return new Misuse(`a holder is written like MARE or _MAR*E, not ${quoted(text)}`);
  if (holder.length > HOLDER_MAX) return new Misuse(`a holder has ${HOLDER_MAX} compartments at most, not ${holder.length}`);
  if (holder.length === 0) return holder;
  if (!isOneRun(holder)) return new Misuse(`the letters of a holder touch, gommes are at its ends: not ${quoted(text)}`);
  if (wordOn(holder).length < SHORTEST_RONDO_WORD)
    return new Misuse(`a holder shows ${SHORTEST_RONDO_WORD} letters at least: not ${quoted(text)}`);
  return holder;
}

/** « A,E,I,gomme,joker », in any case; nothing for the empty hand. */
export function readHandText(text: string): readonly Card[] | Misuse {
  if (text.trim() === '') return [];
  const hand: Card[] = [];
  for (const name of text.split(',')) {
    const card = readCard(name.trim());
    if (card instanceof Misuse) return card;
    hand.push(card);
  }
  return overdrawn(hand) ?? hand;
}

function readCard(name: string): Card | Misuse {
  const card = plain(name);
  if (isLetter(card)) return card;
  if (card === 'GOMME') return 'gomme';
  return card === 'JOKER' ? 'joker' : new Misuse(`a card is a letter, gomme or joker, not ${quoted(name)}`);
}

/** A hand that the box cannot deal. */
function overdrawn(hand: readonly Card[]): Misuse | null {
  for (const card of new Set(hand)) {
    const held = hand.filter((other) => other === card).length;
    const existing = RONDO_DECK.filter((other) => other === card).length;
    if (held > existing) return new Misuse(`the box has ${existing} ${card}, not ${held}`);
  }
  return null;
}

/** Capitals without accents, signs left as they are. */
function plain(text: string): string {
  return [...text].map((sign) => spelled(sign) ?? sign).join('');
}
