// Knows a place while words are tried on it: what shows there, what the hand still holds, what the letters of a word count.

import { ALPHABET, type Letter, lowestLetter } from '@boite/language';
import { cardValue, GOMME_VALUE, HOLDER_MAX, JOKER_VALUE } from '../rules/deck.ts';
import { isEraser } from '../rules/holder.ts';
import type { Card, Holder } from '../types.ts';
import { type Geometry, laidUnder } from './geometry.ts';

const FIRST_LETTER_CODE = 65;
const NOTHING_SHOWS = 255;

/** Longer than need be: the engine moves short arrays about, and has to look for them at each access. */
export const ARRAY_LENGTH = 128;

/** What each letter counts, from A on. */
export const VALUES: Uint8Array = Uint8Array.from([...ALPHABET], (letter) => cardValue(letter as Letter));

/** Letters are numbers (0 for A). Compartments are counted from the start of the word; a set of them has a bit each. */
export class WordPlace {
  length = 0;
  readonly word: Uint8Array = new Uint8Array(ARRAY_LENGTH);
  readonly shown: Uint8Array = new Uint8Array(ARRAY_LENGTH);
  /** What the card that shows counts. */
  readonly worth: Uint8Array = new Uint8Array(ARRAY_LENGTH);

  /** The letters still in hand, by letter; below zero, jokers stand for the missing ones. */
  readonly cards: Int8Array = new Int8Array(ARRAY_LENGTH);
  jokers = 0;
  gommes = 0;
  /** How many letters and jokers the word may take from the hand. */
  writing = 0;
  /** The points of the gommes around the word. */
  around = 0;

  /** The compartments where the word keeps what shows, and their letters; known once the word has been `weighed`. */
  kept = 0;
  keptLetters = 0;
  #inHand = 0;
  readonly #codes = Array.from({ length: HOLDER_MAX + 1 }, (_, length) => Array<number>(length).fill(FIRST_LETTER_CODE));

  hold(hand: readonly Card[]): void {
    this.cards.fill(0);
    this.jokers = 0;
    this.gommes = 0;
    this.#inHand = hand.length;
    for (const card of hand) {
      if (card === 'joker') this.jokers++;
      else if (card === 'gomme') this.gommes++;
      else this.take(letterNumber(card), -1);
    }
  }

  /** Makes it the place of a geometry. By the beginners' rule the first compartment erased costs nothing, but a card. */
  stand(holder: Holder, geometry: Geometry, beginners: boolean): void {
    this.length = geometry.length;
    this.writing = this.#inHand - this.gommes - (geometry.erased > this.gommes ? 1 : 0);
    const erasedFree = beginners && geometry.erased > 0 ? 1 : 0;
    this.around = GOMME_VALUE * (gommesAround(holder, geometry) + geometry.erased - erasedFree);
    for (let at = 0; at < geometry.length; at++) {
      const laid = laidUnder(holder, geometry.lengthen, geometry.start + at);
      const isBlank = laid === undefined || isEraser(laid);
      this.shown[at] = isBlank ? NOTHING_SHOWS : letterNumber(laid.letter);
      this.worth[at] = isBlank ? 0 : laid.kind === 'joker' ? JOKER_VALUE : (VALUES[letterNumber(laid.letter)] as number);
    }
  }

  take(letter: number, count: 1 | -1): void {
    this.cards[letter] = (this.cards[letter] as number) - count;
  }

  showsLetter(at: number): boolean {
    return this.shown[at] !== NOTHING_SHOWS;
  }

  /** What the word counts when its letters have been taken from the hand and nothing else is covered. */
  weighed(): number {
    const { word, shown, worth, cards, length } = this;
    let value = 0;
    let kept = 0;
    let keptLetters = 0;
    let byJokers = 0;
    for (let at = 0; at < length; at++) {
      const letter = word[at] as number;
      if (letter === shown[at]) {
        kept |= 1 << at;
        keptLetters |= 1 << letter;
        value += worth[at] as number;
      } else {
        value += VALUES[letter] as number;
        if ((cards[letter] as number) < 0) byJokers |= 1 << letter;
      }
    }
    this.kept = kept;
    this.keptLetters = keptLetters;
    return byJokers === 0 ? value : value - this.#lostToJokers(byJokers);
  }

  /** The word as text. */
  spelled(): string {
    const { word, length } = this;
    const codes = this.#codes[length] as number[];
    for (let at = 0; at < length; at++) codes[at] = FIRST_LETTER_CODE + (word[at] as number);
    return String.fromCharCode(...codes);
  }

  #lostToJokers(letters: number): number {
    let lost = 0;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      lost -= (this.cards[letter] as number) * ((VALUES[letter] as number) - JOKER_VALUE);
    }
    return lost;
  }
}

export function letterNumber(letter: Letter): number {
  return letter.charCodeAt(0) - FIRST_LETTER_CODE;
}

function gommesAround(holder: Holder, { lengthen, start, length }: Geometry): number {
  const first = lengthen === 'start' ? start - 1 : start;
  let count = 0;
  for (let at = 0; at < holder.length; at++) {
    if ((at < first || at >= first + length) && holder[at]?.kind === 'gomme') count++;
  }
  return count;
}
