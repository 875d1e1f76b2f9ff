// Knows how to meet every word of a place: one walk on the graph of its length, each word once.

import { ALPHABET, lowestLetter } from '@boite/language';
import { type LengthGraph, type LengthStep, lettersIn } from './lengths.ts';
import { ARRAY_LENGTH, type WordPlace } from './place.ts';

/** Told of a word while the place holds it and its letters are out of the hand: the letters left (a bit each), the jokers left. */
export type WordMeeting = (hand: number, jokers: number) => void;

export interface LengthWalk {
  /** Meets every word that the place and the hand can make. */
  through(): void;
  /** How many steps were taken since the walk was made. */
  readonly steps: number;
}

/**
 * The walk on a graph. This is where a solver's time goes, half of it waiting for the graph's cells and for wrong guesses of
 * the processor: hence a closure, whose arrays and functions the compiler knows by heart, and shifts instead of conditions.
 */
export function walkOn({ cells, roots }: LengthGraph, place: WordPlace, meet: WordMeeting): LengthWalk {
  const { word, shown, cards } = place;
  const firstOf = lowestLetter;
  const countOf = lettersIn;
  /** The letter that shows in each compartment, as a bit, and those that show from there on. */
  const shownAt = new Int32Array(ARRAY_LENGTH);
  const shownFrom = new Int32Array(ARRAY_LENGTH);
  /** Where a letter shows last: a word that has kept none must keep this one. */
  let lastShown = -1;
  let last = 0;
  let steps = 0;

  function look(): void {
    last = place.length - 1;
    lastShown = -1;
    shownAt[last + 1] = 0;
    shownFrom[last + 1] = 0;
    for (let at = last; at >= 0; at--) {
      const bit = place.showsLetter(at) ? 1 << (shown[at] as number) : 0;
      shownAt[at] = bit;
      shownFrom[at] = (shownFrom[at + 1] as number) | bit;
      if (bit !== 0 && lastShown < 0) lastShown = at;
    }
  }

  /** The letters of which the hand holds at least so many. */
  function held(least: number): number {
    let letters = 0;
    for (let letter = 0; letter < ALPHABET.length; letter++) if ((cards[letter] as number) >= least) letters |= 1 << letter;
    return letters;
  }

  /** Takes every step that some word may follow. `single`: the letters of which the hand holds one. */
  function descend(from: number, letters: number, at: number, hand: number, single: number, jokers: number): void {
    steps++;
    const next = at + 1;
    const shownHere = shownAt[at] as number;
    const shownNext = shownAt[next] as number;
    const shownAhead = shownFrom[next] as number;
    for (let rest = letters & openAt(at, hand, jokers); rest !== 0; rest &= rest - 1) {
      const letter = firstOf(rest);
      const bit = 1 << letter;
      const step = (from + 3 * countOf(letters & (bit - 1))) | 0;
      const taken = bit & ~shownHere;
      const nextHand = hand & ~(taken & single);
      const nextJokers = (jokers - ((taken & ~hand) >>> letter)) | 0;
      const nextLetters = cells[step] as number;
      if ((nextLetters & (nextHand | shownNext | anyIf(nextJokers))) === 0) continue;
      const missing = (cells[step + 1] as number) & ~(nextHand | shownAhead);
      if (missing !== 0 && countOf(missing) > nextJokers) continue;
      const count = cards[letter] as number;
      word[at] = letter;
      cards[letter] = count - (taken >>> letter);
      if (next === last) finish(nextLetters, nextHand, nextJokers);
      else descend(cells[step + 2] as number, nextLetters, next, nextHand, count === 2 ? single | taken : single, nextJokers);
      cards[letter] = count;
    }
  }

  /** Meets the words that a last letter makes. */
  function finish(letters: number, hand: number, jokers: number): void {
    steps++;
    for (let rest = letters & openAt(last, hand, jokers); rest !== 0; rest &= rest - 1) {
      const letter = firstOf(rest);
      const taken = (1 << letter) & ~(shownAt[last] as number);
      const count = cards[letter] as number;
      word[last] = letter;
      cards[letter] = count - (taken >>> letter);
      meet(hand & ~(taken & ((count - 2) >> 31)), jokers - ((taken & ~hand) >>> letter));
      cards[letter] = count;
    }
  }

  /** The letters that may stand in a compartment. */
  function openAt(at: number, hand: number, jokers: number): number {
    const shownHere = shownAt[at] as number;
    return at === lastShown && !hasKept(at) ? shownHere : hand | shownHere | anyIf(jokers);
  }

  function hasKept(end: number): boolean {
    for (let at = 0; at < end; at++) if (word[at] === shown[at]) return true;
    return false;
  }

  return {
    through() {
      look();
      const { letters, next } = roots[place.length] as LengthStep;
      if (letters !== 0) descend(next, letters, 0, held(1), held(1) & ~held(2), place.jokers);
    },
    get steps() {
      return steps;
    },
  };
}

/** Every letter when there is a joker, none otherwise. */
function anyIf(jokers: number): number {
  return (0 - jokers) >> 31;
}
