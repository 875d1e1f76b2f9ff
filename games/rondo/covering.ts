// Knows when it pays to cover a letter that could stay: one more card in the bonus, or a letter's value over a joker's.

import { ALPHABET } from '@boite/language';
import { cardValue, HOLDER_MAX, JOKER_VALUE } from './deck.ts';
import { bitCount } from './lengths.ts';
import { bonusFor } from './score.ts';
import type { Card } from './types.ts';

/** What each letter counts, from A on. */
export const VALUES: Uint8Array = Uint8Array.from([...ALPHABET], (letter) => cardValue(letter as Card));

/** No letter shows there. */
export const BLANK = 255;

/** A place while words are tried on it. Compartments are counted from the start of the word. */
export class Place {
  length = 0;
  /** How many letters and jokers may be placed. */
  writing = 0;
  /** The letter that shows (0 for A), or `BLANK`, and what its card counts. */
  readonly shown: Uint8Array = new Uint8Array(HOLDER_MAX);
  readonly worth: Uint8Array = new Uint8Array(HOLDER_MAX);
  /** The cards still in hand by letter; below zero, jokers stand for those missing. */
  readonly cards: Int8Array = new Int8Array(ALPHABET.length);
}

/** A choice of the letters to cover by the same letters. */
export class Covering {
  /** The compartments in the order of what they bring; only the first `count` are worth it. */
  readonly at: Uint8Array = new Uint8Array(HOLDER_MAX);
  count = 0;

  /** The most points it can bring, bonus included. One of the letters kept (a bit a compartment) stays uncovered. */
  choose(place: Place, kept: number, jokers: number): number {
    const keptCount = bitCount(kept);
    const placed = place.length - keptCount;
    const most = Math.min(keptCount - 1, place.writing - placed);
    let best = bonusFor(placed);
    let gained = 0;
    let free = kept;
    let tried = 0;
    this.count = 0;
    for (let jokersLeft = jokers; tried < most; ) {
      const at = this.dearest(place, free, jokersLeft > 0);
      if (at === BLANK) break;
      const letter = place.shown[at] as number;
      if ((place.cards[letter] as number) <= 0) jokersLeft--;
      gained += gainAt(place, at);
      place.cards[letter]--;
      free ^= 1 << at;
      this.at[tried++] = at;
      const total = gained + bonusFor(placed + tried);
      if (total > best) {
        best = total;
        this.count = tried;
      }
    }
    for (const at of this.at.subarray(0, tried)) place.cards[place.shown[at] as number]++;
    return best;
  }

  /** Of the compartments free to be covered, the one that gains most or loses least; a letter rather than a joker. */
  private dearest(place: Place, free: number, hasJoker: boolean): number {
    let best = BLANK;
    let bestGain = -Infinity;
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      const at = 31 - Math.clz32(rest & -rest);
      const isHeld = (place.cards[place.shown[at] as number] as number) > 0;
      if (!isHeld && !hasJoker) continue;
      const gain = gainAt(place, at) + (isHeld ? 0.5 : 0);
      if (gain > bestGain) {
        best = at;
        bestGain = gain;
      }
    }
    return best;
  }
}

/** What covering a letter by the same letter changes: by its card if there is one left, otherwise by a joker. */
function gainAt(place: Place, at: number): number {
  const letter = place.shown[at] as number;
  const value = (place.cards[letter] as number) > 0 ? (VALUES[letter] as number) : JOKER_VALUE;
  return value - (place.worth[at] as number);
}
