// Lays tiles out in words until none is left that must be: rare letters first, what failed once never again.

import type { Failures } from './failures.ts';
import { type LetterSet, SUMMANDS } from './letter-set.ts';
import { LETTER_COUNT, type LetterCounts, NO_TILES } from './rarity.ts';
import { ENDS_WORD, LENGTHS_CELL, PLACES_CELL, type SortedGraph } from './sorted-graph.ts';

/** Tiles to lay. */
export interface Heap {
  readonly counts: LetterCounts;
  /** How many of each letter may stay. */
  readonly optional: LetterCounts;
  readonly jokers: number;
  /** Whether jokers may stay. */
  readonly keepsJokers: boolean;
}

/** `none` is certain; `cut` means that the steps did not suffice to know. */
export type CoveringOutcome = 'found' | 'none' | 'cut';

/** Told of a word while its letters are out of the tiles. `stop` ends the walk. */
type CoveringMeeting = (word: LetterSet, jokers: number) => 'good' | 'go on' | 'stop';

export interface TileCovering {
  /** How many of each letter may stay; may be changed between two coverings. */
  readonly optional: LetterCounts;
  /** How many steps were taken. */
  readonly steps: number;
  hold(heap: Heap): void;
  hasAll(letters: LetterCounts): boolean;
  /** Takes letters out of the tiles, or puts them back. */
  take(letters: LetterCounts, sign: 1 | -1): void;
  /** Lets a joker stand for a letter that was taken, or takes the letter again. */
  replaceByJoker(letter: number, sign: 1 | -1): void;
  /** Meets the words of exactly so many letters that the tiles make; whether one was good. */
  meet(length: number, meeting: CoveringMeeting): boolean;
  /** Lays what is left in words of `longest` letters at most. */
  cover(longest: number, mostSteps: number): CoveringOutcome;
  /** The words of the last covering that was found; the word met comes first. */
  words(): readonly LetterSet[];
}

/** A word that lies on the table. */
export interface StandingWord extends LetterSet {
  readonly counts: LetterCounts;
  readonly isKnown: boolean;
}

export interface CoveringGround {
  readonly graph: SortedGraph;
  readonly failures: Failures;
  /** Words of the table that may lie as they were, although they are too long now or nobody knows them. */
  readonly standing: readonly StandingWord[];
  /** Whether a player knows a word with these letters; null for one who knows all. */
  readonly isKnown: ((word: LetterSet) => boolean) | null;
  /** Whether a word may be laid beside others: no two are alike. Asked when its sum is among these, or laid twice. */
  readonly mayLay: (word: LetterSet, laid: readonly LetterSet[], longest: number) => boolean;
  readonly sums: ReadonlySet<number>;
}

const LONGEST_SET = 31;
const EVERY_LETTER = ENDS_WORD - 1;
const NONE_NEEDED = -1;

function emptySet() {
  return { letters: new Uint8Array(LONGEST_SET), length: 0, sum: 0 };
}

/** This is where a solver's time goes: a closure, whose arrays and functions the compiler knows by heart. */
export function coveringOn({ graph: { cells, root }, failures, standing, isKnown, mayLay, sums }: CoveringGround): TileCovering {
  const counts = new Int8Array(LETTER_COUNT);
  const optional = new Int8Array(LETTER_COUNT);
  const laid = [emptySet()];
  const remainder = { counts, optional, jokers: 0, keepsJokers: false, longest: 0 };
  /** The letters of which there is a tile. */
  let held = 0;
  let jokers = 0;
  let depth = 0;
  let covered = 0;
  let steps = 0;
  let limit = Number.POSITIVE_INFINITY;
  let isCut = false;
  /** Whether a word was left out because of the words around it: then a failure says nothing about other tables. */
  let isTainted = false;
  /** The lengths that are looked for, a bit each. */
  let range = 0;
  let meeting: CoveringMeeting | null = null;

  /** Whether a word beyond a place leads to the end. Long words first: they leave less to lay. */
  function follow(place: number, at: number, sum: number, needed: number): boolean {
    if (++steps > limit) isCut = true;
    const ahead = (cells[place + LENGTHS_CELL] as number) & (range >>> at);
    if (ahead === 0 || isCut) return false;
    const letters = (cells[place] as number) & EVERY_LETTER;
    const path = (laid[depth] as LetterSet).letters;
    let open = letters & (jokers > 0 ? EVERY_LETTER : held);
    if (needed !== NONE_NEEDED) open &= (2 << needed) - 1;
    let child = place + PLACES_CELL;
    for (let rest = letters; open !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const next = cells[child++] as number;
      if ((open & bit) === 0) continue;
      open ^= bit;
      const letter = 31 - Math.clz32(bit);
      const count = counts[letter] as number;
      path[at] = letter;
      if (count > 0) counts[letter] = count - 1;
      else jokers--;
      if (count === 1) held ^= bit;
      const isDone = follow(next, at + 1, (sum + (SUMMANDS[letter] as number)) | 0, needed === letter ? NONE_NEEDED : needed);
      if (count === 1) held ^= bit;
      if (count > 0) counts[letter] = count;
      else jokers++;
      if (isDone || isCut) return isDone;
    }
    return (ahead & 1) !== 0 && needed === NONE_NEEDED && reached(at, sum);
  }

  function reached(length: number, sum: number): boolean {
    const word = laid[depth] as { length: number; sum: number } & LetterSet;
    word.length = length;
    word.sum = sum;
    if (isKnown !== null && !isKnown(word)) return false;
    return meeting === null ? isLaid(word) : met(word);
  }

  function met(word: LetterSet): boolean {
    const told = meeting as CoveringMeeting;
    const wanted = range;
    meeting = null;
    deepen();
    const verdict = told(word, jokers);
    depth--;
    meeting = told;
    range = wanted;
    isCut = verdict === 'stop';
    return verdict === 'good';
  }

  /** Whether a word can be laid, and all the rest beside it. */
  function isLaid(word: LetterSet): boolean {
    if (!isAllowed(word)) {
      isTainted = true;
      return false;
    }
    deepen();
    const isDone = isRestLaid();
    depth--;
    return isDone;
  }

  function deepen(): void {
    depth++;
    if (depth === laid.length) laid.push(emptySet());
  }

  function isAllowed(word: LetterSet): boolean {
    let isAsked = sums.has(word.sum);
    for (let nth = 0; nth < depth && !isAsked; nth++) isAsked = (laid[nth] as LetterSet).sum === word.sum;
    return !isAsked || mayLay(word, laid.slice(0, depth), remainder.longest);
  }

  function isRestLaid(): boolean {
    let rarest = 0;
    while (rarest < LETTER_COUNT && (counts[rarest] as number) <= (optional[rarest] as number)) rarest++;
    if (rarest === LETTER_COUNT) {
      covered = depth;
      return jokers === 0 || remainder.keepsJokers;
    }
    remainder.jokers = jokers;
    if (failures.has(remainder)) return false;
    const wasTainted = isTainted;
    isTainted = false;
    const isDone = isStandingLaid(rarest) || follow(root, 0, 0, rarest);
    remainder.jokers = jokers;
    if (!isDone && !isCut && !isTainted) failures.add(remainder);
    isTainted ||= wasTainted;
    return isDone;
  }

  function isStandingLaid(needed: number): boolean {
    return standing.some((word) => {
      const isOffered = word.isKnown && word.length <= remainder.longest;
      if (isOffered || word.counts[needed] === 0) return false;
      const taken = word.counts.map((count, letter) => Math.min(count, counts[letter] as number));
      const missing = word.length - taken.reduce((sum, count) => sum + count, 0);
      if (missing > jokers) return false;
      const copy = laid[depth] as { letters: Uint8Array; length: number; sum: number };
      copy.letters.set(word.letters);
      copy.length = word.length;
      copy.sum = word.sum;
      take(taken, 1);
      jokers -= missing;
      const isDone = isLaid(copy);
      jokers += missing;
      take(taken, -1);
      return isDone;
    });
  }

  function hasAll(letters: LetterCounts): boolean {
    for (let letter = 0; letter < LETTER_COUNT; letter++)
      if ((letters[letter] as number) > (counts[letter] as number)) return false;
    return true;
  }

  function take(letters: LetterCounts, sign: 1 | -1): void {
    for (let letter = 0; letter < LETTER_COUNT; letter++) {
      const count = (counts[letter] as number) - sign * (letters[letter] as number);
      counts[letter] = count;
      if (count > 0) held |= 1 << letter;
      else held &= ~(1 << letter);
    }
  }

  return {
    optional,
    get steps() {
      return steps;
    },
    hold(heap) {
      counts.set(heap.counts);
      optional.set(heap.optional);
      take(NO_TILES, 1);
      jokers = heap.jokers;
      remainder.keepsJokers = heap.keepsJokers;
      depth = 0;
    },
    hasAll,
    take,
    replaceByJoker(letter, sign) {
      counts[letter] = (counts[letter] as number) + sign;
      jokers -= sign;
      take(NO_TILES, 1);
    },
    meet(length, told) {
      limit = Number.POSITIVE_INFINITY;
      isCut = false;
      meeting = told;
      range = 1 << length;
      const isDone = follow(root, 0, 0, NONE_NEEDED);
      meeting = null;
      return isDone;
    },
    cover(longest, mostSteps) {
      remainder.longest = longest;
      range = (2 << longest) - 1;
      limit = steps + mostSteps;
      isCut = false;
      isTainted = false;
      const isDone = isRestLaid();
      limit = Number.POSITIVE_INFINITY;
      return isDone ? 'found' : isCut ? 'cut' : 'none';
    },
    words: () => laid.slice(0, covered).map(({ letters, length, sum }) => ({ letters: letters.slice(0, length), length, sum })),
  };
}
