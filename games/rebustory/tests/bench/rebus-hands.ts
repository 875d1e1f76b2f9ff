// The hands of pictures that are timed, and the words they are asked for.

import { type Chance, seededChance, shuffled } from '@boite/kernel';
import type { Sounds } from '@boite/language';
import { everyRebus, lexiconWords, type Piece, type RebusSearch, WordBands } from '@boite/rebus';
import type { BenchSetting } from '@boite/tools/bench';
import { JOKER_CARD, type PictureCard, REBUSTORY_CARD } from '../../rules/cards.ts';
import { EDITIONS } from '../../rules/deck.ts';

export const PICTURES_HELD = 16;

export const ONE_JOKER: readonly Piece[] = [JOKER_CARD];
export const JOKER_AND_REBUSTORY: readonly Piece[] = [JOKER_CARD, REBUSTORY_CARD];

/** So many hands of pictures: the same ones for everyone. */
export function someHands(count: number): readonly (readonly PictureCard[])[] {
  const chance: Chance = seededChance(9);
  return Array.from({ length: count }, () => shuffled(EDITIONS.compacte.pictures, chance).slice(0, PICTURES_HELD));
}

/** Read to the last band, off the clock. */
export function readBands({ lexicon }: BenchSetting, sounds: Sounds): WordBands {
  const bands = new WordBands(lexiconWords(lexicon, sounds));
  for (let nth = 0; bands.band(nth) !== null; nth++);
  return bands;
}

/** What a supple ear is asked: every rebus of two cards or more. */
export function searchOf(pieces: readonly Piece[], words: WordBands): RebusSearch {
  return { pieces, words, tolerance: 'souple' };
}

export function answersTo(search: RebusSearch): number {
  let answers = 0;
  for (const _ of everyRebus(search)) answers++;
  return answers;
}
