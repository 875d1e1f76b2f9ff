// Knows which cards have a reading that is said like a word: « coud » is COU.

import { soundAlike } from '@boite/language';
import type { Card } from './cards.ts';
import { type Voices, waysToSay } from './spoken-words.ts';

/** Those that say it sooner among their readings first. */
export function saidAlike(cards: readonly Card[], word: string, voices: Voices): readonly Card[] {
  const ways = waysToSay(word, voices);
  const place = ({ readings }: Card): number =>
    readings.findIndex(({ sounds }) => ways.some((way) => soundAlike(sounds, way, 'stricte')));
  const placed = cards.map((card) => ({ card, at: place(card) })).filter(({ at }) => at >= 0);
  return placed.sort((one, other) => one.at - other.at).map(({ card }) => card);
}
