// Knows how a hand of Rébustory is typed, and how its cards are named.

import { type CardId, JOKER_ID, pictureCard, REBUSTORY_ID } from '@boite/games/rebustory/rules/cards.ts';
import { deckOf, EDITIONS, type Edition } from '@boite/games/rebustory/rules/deck.ts';
import { plainName } from '@boite/rebus';
import { Misuse, quoted } from './command.ts';

const FREE: Readonly<Record<string, CardId>> = { JOKER: JOKER_ID, REBUSTORY: REBUSTORY_ID };

export function readEdition(text: string): Edition | Misuse {
  if (Object.hasOwn(EDITIONS, text)) return text as Edition;
  return new Misuse(`--edition is one of ${Object.keys(EDITIONS).join(', ')}, not ${quoted(text)}`);
}

/** Cards between commas, as many of each as the edition has at most. */
export function readHandText(text: string, edition: Edition): readonly CardId[] | Misuse {
  const box = [...deckOf(edition)];
  const hand: CardId[] = [];
  for (const name of text.split(',')) {
    const meant = cardsNamed(name.trim(), edition);
    if (meant.length === 0) return new Misuse(`unknown card ${quoted(name.trim())} in the edition ${edition}`);
    const at = box.findIndex((id) => meant.includes(id));
    if (at < 0) return tooMany(hand, meant);
    hand.push(...box.splice(at, 1));
  }
  return hand;
}

/** Those of that very name, else those that only differ by their accents. */
function cardsNamed(name: string, edition: Edition): readonly CardId[] {
  const free = FREE[plainName(name)];
  if (free !== undefined) return [free];
  const { pictures } = EDITIONS[edition];
  const exact = pictures.filter((card) => card.name === name.normalize('NFC').toUpperCase());
  const near = exact.length > 0 ? exact : pictures.filter((card) => plainName(card.name) === plainName(name));
  return near.map(({ id }) => id);
}

function tooMany(hand: readonly CardId[], meant: readonly CardId[]): Misuse {
  const held = hand.filter((id) => meant.includes(id)).length;
  return new Misuse(`the box has ${held} ${cardName(meant[0] as CardId)}, not ${held + 1}`);
}

export function cardName(id: CardId): string {
  return pictureCard(id)?.name ?? id.toUpperCase();
}
