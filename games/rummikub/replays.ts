// Knows how jokers of the table can be won and replayed: in a new word, beside tiles of the rack alone. (RULES.md 5.3)

import type { Letter } from '@boite/language';
import { SHORTEST_WORD } from './bank.ts';
import type { LetterSet } from './covering.ts';
import { type Offer, wonOffer } from './offers.ts';
import { type Counts, rarityOf } from './rarity.ts';
import type { LaidWord, Spelling } from './types.ts';

export interface Replaying {
  readonly plain: Offer;
  /** The letters of the jokers to win. */
  readonly won: readonly Letter[];
  /** The sets of letters of a length that some tiles and jokers make. */
  readonly sets: (tiles: Counts, jokers: number, length: number) => readonly LetterSet[];
  /** A new word of some letters that is none of those given. */
  readonly newWord: (set: LetterSet, taken: readonly LaidWord[]) => Spelling | null;
}

/** Every way to replay the jokers, in words of `longest` letters at most, the longest first. */
export function* replayedOffers(replaying: Replaying, longest: number, replayed: readonly LaidWord[] = []): Generator<Offer> {
  const { plain, won, sets, newWord } = replaying;
  const offer = wonOffer(plain, won, replayed);
  if (replayed.length === won.length) {
    if (offer) yield offer;
    return;
  }
  for (let length = longest; length >= SHORTEST_WORD; length--) {
    for (const set of sets(plain.rack, plain.jokers + 1, length)) {
      const word = newWord(set, replayed);
      if (word === null) continue;
      for (const laid of replaysIn(word, replaying)) yield* replayedOffers(replaying, length, [...replayed, laid]);
    }
  }
}

/** A word with a joker that was won for each of its letters in turn, and jokers of the rack for what the rack lacks. */
function replaysIn(word: Spelling, { plain, won }: Replaying): readonly LaidWord[] {
  const letters = [...new Set(word)].filter((letter) => !won.includes(letter as Letter));
  return letters.map((letter) => {
    const tiles = plain.rack.slice();
    const at = word.indexOf(letter);
    return [...word].map((face, nth) => (nth !== at && isTaken(face, tiles) ? face : face.toLowerCase())).join('');
  });
}

function isTaken(letter: string, tiles: Counts): boolean {
  const left = tiles[rarityOf(letter)] as number;
  tiles[rarityOf(letter)] = Math.max(0, left - 1);
  return left > 0;
}
