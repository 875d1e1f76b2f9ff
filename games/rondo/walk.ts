// Knows how to meet every word of a place: one walk on the graph of its length, each word once.

import { ALPHABET, lowestLetter } from '@boite/language';
import { HOLDER_MAX } from './deck.ts';
import { BEFORE, bitCount, type LengthGraph, NEEDED, NEXT, STEP_CELLS, type Step } from './lengths.ts';
import type { Place } from './place.ts';

/**
 * Told of a word when the place holds it and its letters have been taken from the hand: its number, the letters still
 * in hand (a bit each) and the jokers left.
 */
export type Meeting = (number: number, hand: number, jokers: number) => void;

export class Walk {
  /** How many steps were taken since the walk was made. */
  steps = 0;
  readonly #graph: LengthGraph;
  readonly #place: Place;
  readonly #meet: Meeting;
  readonly #path: Int32Array = new Int32Array(HOLDER_MAX);
  /** The letter that shows in each compartment, as a bit, and those that show from there on. */
  readonly #shown: Int32Array = new Int32Array(HOLDER_MAX + 1);
  readonly #shownFrom: Int32Array = new Int32Array(HOLDER_MAX + 1);
  /** Where a letter shows last: a word that has kept none must keep this one. */
  #lastShown = -1;

  constructor(graph: LengthGraph, place: Place, meet: Meeting) {
    this.#graph = graph;
    this.#place = place;
    this.#meet = meet;
  }

  /** Meets every word that the place and the hand can make. */
  through(): void {
    const { length, jokers } = this.#place;
    const root = this.#graph.roots[length] as Step;
    this.#look(length);
    if (root.letters !== 0) this.#descend(root.next, root.letters, 0, this.#hand(), jokers);
  }

  #look(length: number): void {
    this.#lastShown = -1;
    this.#shown[length] = 0;
    this.#shownFrom[length] = 0;
    for (let at = length - 1; at >= 0; at--) {
      const bit = this.#place.showsLetter(at) ? 1 << (this.#place.shown[at] as number) : 0;
      this.#shown[at] = bit;
      this.#shownFrom[at] = (this.#shownFrom[at + 1] as number) | bit;
      if (bit !== 0 && this.#lastShown < 0) this.#lastShown = at;
    }
  }

  #hand(): number {
    let letters = 0;
    for (let letter = 0; letter < ALPHABET.length; letter++) {
      if ((this.#place.cards[letter] as number) > 0) letters |= 1 << letter;
    }
    return letters;
  }

  /**
   * Takes every step that some word may follow. This is where the time goes, mostly in wrong guesses of the processor:
   * sets and shifts stand where conditions would be easier to read.
   */
  #descend(steps: number, letters: number, at: number, hand: number, jokers: number): void {
    this.steps++;
    const { cells } = this.#graph;
    const { cards, word, length } = this.#place;
    const next = at + 1;
    const shown = this.#shown[at] as number;
    const nextShown = this.#shown[next] as number;
    const shownAhead = this.#shownFrom[next] as number;
    for (let rest = letters & this.#open(at, hand, jokers); rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const bit = 1 << letter;
      const step = steps + STEP_CELLS * bitCount(letters & (bit - 1));
      const taken = bit & ~shown;
      const held = cards[letter] as number;
      const nextHand = hand & ~(taken & ((held - 2) >> 31));
      const nextJokers = jokers - ((taken & ~hand) >>> letter);
      const nextLetters = cells[step] as number;
      if ((nextLetters & (nextHand | nextShown | anyIf(nextJokers))) === 0) continue;
      const missing = (cells[step + NEEDED] as number) & ~(nextHand | shownAhead);
      if (missing !== 0 && bitCount(missing) > nextJokers) continue;
      word[at] = letter;
      this.#path[at] = step;
      cards[letter] = held - (taken >>> letter);
      if (next === length - 1) this.#finish(nextLetters, nextHand, nextJokers);
      else this.#descend(cells[step + NEXT] as number, nextLetters, next, nextHand, nextJokers);
      cards[letter] = held;
    }
  }

  /** Meets the words that a last letter makes. */
  #finish(letters: number, hand: number, jokers: number): void {
    this.steps++;
    const { cards, word, length } = this.#place;
    const last = length - 1;
    const shown = this.#shown[last] as number;
    let rest = letters & this.#open(last, hand, jokers);
    const first = rest === 0 ? 0 : this.#firstNumber(length);
    for (; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const bit = 1 << letter;
      const taken = bit & ~shown;
      const held = cards[letter] as number;
      word[last] = letter;
      cards[letter] = held - (taken >>> letter);
      const number = first + bitCount(letters & (bit - 1));
      this.#meet(number, hand & ~(taken & ((held - 2) >> 31)), jokers - ((taken & ~hand) >>> letter));
      cards[letter] = held;
    }
  }

  /** The letters that may stand in a compartment. */
  #open(at: number, hand: number, jokers: number): number {
    const shown = this.#shown[at] as number;
    return at === this.#lastShown && !this.#hasKept(at) ? shown : hand | shown | anyIf(jokers);
  }

  #hasKept(end: number): boolean {
    const { word, shown } = this.#place;
    for (let at = 0; at < end; at++) if (word[at] === shown[at]) return true;
    return false;
  }

  /** The number of the first word that begins like the path. */
  #firstNumber(length: number): number {
    const { cells, roots } = this.#graph;
    let number = (roots[length] as Step).before;
    for (let at = 0; at < length - 1; at++) number += cells[(this.#path[at] as number) + BEFORE] as number;
    return number;
  }
}

/** Every letter when there is a joker, none otherwise. */
function anyIf(jokers: number): number {
  return -jokers >> 31;
}
