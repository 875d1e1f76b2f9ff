// Knows which card somebody means who types it: CHAT, T', JOKER, REBUSTORY, or any French word.

import { CARDS, type Card, plainName, type Reading } from './cards.ts';
import { bareReadings, letterReadings } from './letters.ts';
import { JOKER, pictureCard, REBUSTORY, type RebusCard } from './rebus-card.ts';
import { type Voices, waysToSayWord } from './spoken-words.ts';

const LONGEST = 40;

/** Null when nobody knows how it is said. */
export function typedCard(text: string, voices: Voices): RebusCard | null {
  const name = text.trim().normalize('NFC').toUpperCase();
  if (name.length > LONGEST) return null;
  const plain = plainName(name);
  if (plain === 'JOKER') return JOKER;
  if (plain === 'REBUSTORY') return REBUSTORY;
  const readings = isBare(name) ? bareReadings(name.slice(0, -1)) : allReadings(name, voices);
  return readings.length === 0 ? null : pictureCard({ name, readings });
}

function isBare(name: string): boolean {
  return /^.['’]$/u.test(name);
}

/** Those of the cards of that very name; without accents, also those of the letter and of the words written so. */
function allReadings(name: string, voices: Voices): readonly Reading[] {
  const exact = decksCards((card) => card.name === name);
  if (exact.length > 0) return exact;
  const near = decksCards((card) => plainName(card.name) === name);
  const words = waysToSayWord(name, voices).map(({ form, said }) => ({ said: form, sounds: said }));
  const known = [...near, ...letterReadings(name), ...words];
  return known.length > 0 ? known : readingsOf(CARDS.filter((card) => card.set === 'tokens' && card.name === name));
}

function decksCards(isMeant: (card: Card) => boolean): readonly Reading[] {
  return readingsOf(CARDS.filter((card) => card.set !== 'tokens' && isMeant(card)));
}

function readingsOf(cards: readonly Card[]): readonly Reading[] {
  return cards.flatMap(({ readings }) => readings);
}
