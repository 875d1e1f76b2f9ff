// How jokers of the table can be won and replayed: in a new word, beside tiles of the rack alone. (RULES.md 5.3)

import { isLetter, type Letter } from '@boite/language';
import { SHORTEST_LAID_WORD } from '../rules/bank.ts';
import { jokersOf } from '../rules/table.ts';
import type { LaidWord, Spelling } from '../types.ts';
import type { LetterSet } from './letter-set.ts';
import { type TileOffer, wonOffer } from './offers.ts';
import { isSpent, type LetterCounts } from './rarity.ts';

export interface Replaying {
  readonly plain: TileOffer;
  /** The letters of the jokers to win. */
  readonly won: readonly Letter[];
  /** The sets of letters of a length that some tiles and jokers make. */
  readonly sets: (tiles: LetterCounts, jokers: number, length: number) => readonly LetterSet[];
  /** A new word of some letters that is none of those given. */
  readonly newWord: (set: LetterSet, taken: readonly LaidWord[]) => Spelling | null;
}

/** Every way to replay the jokers, in words of `longest` letters at most, the longest first. */
export function* replayedOffers(replaying: Replaying, longest: number, replayed: readonly LaidWord[] = []): Generator<TileOffer> {
  const { plain, won, sets, newWord } = replaying;
  const offer = replayed.length === won.length ? wonOffer(plain, won, replayed) : null;
  if (offer) yield offer;
  if (replayed.length === won.length) return;
  const left = leftBeside(plain, replayed);
  for (let length = longest; length >= SHORTEST_LAID_WORD; length--) {
    for (const set of sets(left.tiles, left.jokers + 1, length)) {
      const word = newWord(set, replayed);
      for (const laid of word === null ? [] : replaysIn(word, left.tiles, won))
        yield* replayedOffers(replaying, length, [...replayed, laid]);
    }
  }
}

/** What the rack has beside the words in which jokers were replayed. */
function leftBeside({ rack, jokers }: TileOffer, replayed: readonly LaidWord[]): { tiles: LetterCounts; jokers: number } {
  const tiles = rack.slice();
  for (const face of replayed.join('')) if (isLetter(face)) isSpent(face, tiles);
  return { tiles, jokers: jokers + replayed.length - replayed.flatMap(jokersOf).length };
}

/** A word with a joker that was won for each of its letters in turn, and jokers of the rack for what the rack lacks. */
function replaysIn(word: Spelling, tiles: LetterCounts, won: readonly Letter[]): readonly LaidWord[] {
  const letters = [...new Set(word)].filter((letter) => !won.includes(letter as Letter));
  return letters.map((letter) => {
    const left = tiles.slice();
    const at = word.indexOf(letter);
    return [...word].map((face, nth) => (nth !== at && isSpent(face, left) ? face : face.toLowerCase())).join('');
  });
}
