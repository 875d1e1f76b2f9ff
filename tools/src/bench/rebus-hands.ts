// The hands of pictures that are timed, and the words they are asked for.

import { type Chance, seededChance, shuffled } from '@boite/kernel';
import type { Sounds } from '@boite/language';
import { loadLexicon, loadSounds } from '@boite/language/node';
import {
  CARDS,
  JOKER,
  lexiconWords,
  type PictureCard,
  pictureCard,
  REBUSTORY,
  type RebusCard,
  type RebusSearch,
  rebuses,
  WordBands,
} from '@boite/rebus';
import type { BenchSetting } from './bench.ts';

export const PICTURES_HELD = 16;

const PICTURE_CARDS = CARDS.filter(({ set }) => set === 'compacte').map(pictureCard);

export const ONE_JOKER: readonly RebusCard[] = [JOKER];
export const JOKER_AND_REBUSTORY: readonly RebusCard[] = [JOKER, REBUSTORY];

/** So many hands of pictures: the same ones for everyone. */
export function someHands(count: number): readonly (readonly PictureCard[])[] {
  const chance: Chance = seededChance(9);
  return Array.from({ length: count }, () => shuffled(PICTURE_CARDS, chance).slice(0, PICTURES_HELD));
}

/** How words are said, whichever of them the bench has. */
export function loadedSounds(): Sounds {
  return loadSounds(loadLexicon());
}

/** Read to the last band, off the clock. */
export function readBands({ lexicon }: BenchSetting, sounds: Sounds): WordBands {
  const bands = new WordBands(lexiconWords(lexicon, sounds));
  for (let nth = 0; bands.band(nth) !== null; nth++);
  return bands;
}

/** What a supple ear is asked: every rebus of two cards or more. */
export function searchOf(cards: readonly RebusCard[], words: WordBands): RebusSearch {
  return { cards, words, tolerance: 'souple' };
}

export function answersTo(search: RebusSearch): number {
  let answers = 0;
  for (const _ of rebuses(search)) answers++;
  return answers;
}
