// The cheapest way to read pieces in a row as the sounds of a word: each in turn, those that are scattered anywhere.

import { DIFFERENT, isLiberty, SAME } from './differences.ts';
import { CONSONANT, EITHER, type HeardSound, MUTE_SOUND, UNHEARD_SOUND, VOWEL } from './ear.ts';
import type { HeardWord } from './heard-word.ts';
import { hasSayings, isScattered, type Piece, type Saying, sayingsOf } from './piece.ts';

/** A piece read from one place of the word to another. */
export interface PieceStep {
  /** Its place in the row. */
  readonly at: number;
  /** Null for a free sound. */
  readonly saying: Saying | null;
  /** Its first consonant is the last one of the piece before. */
  readonly isMelted: boolean;
  readonly from: number;
  readonly to: number;
}

export interface Alignment {
  /** Whether the word was read to its end. */
  readonly isWhole: boolean;
  readonly cost: number;
  /** The steps to the end of the word, else those that went furthest. */
  readonly steps: readonly PieceStep[];
}

/** An exact reading costs nothing; a rebus may afford one liberty, and whatever else is forgiven is cheaper. */
const LIBERTY_COST = 1 << 16;
const FORGIVEN_COST = 8;
/** Free sounds are cut at syllables, the consonants going to the next one; a bare sound is rarely meant. */
const CLOSED_COST = 1;
const UNUSUAL_COST = 2;
const UNREACHED = 2 * LIBERTY_COST;

/** By the number of a difference. */
export const DIFFERENCE_COSTS = Int32Array.from({ length: 32 }, (_, number) => {
  if (number === DIFFERENT) return UNREACHED;
  return isLiberty(number) ? LIBERTY_COST : Number(number !== SAME) * FORGIVEN_COST;
});

/** `takesLiberties` lets extensions be read. */
export function bestAlignment(
  pieces: readonly Piece[],
  word: HeardWord,
  { takesLiberties }: { readonly takesLiberties: boolean },
): Alignment {
  return new Aligning(pieces, word, takesLiberties ? LIBERTY_COST : UNREACHED).alignment();
}

/** What a search writes into, kept for the next one: there is one at a time. */
let tableCells = new Int32Array(4096);

function cellsFor(count: number): Int32Array {
  if (tableCells.length < count) tableCells = new Int32Array(count);
  return tableCells;
}

/*
 * A state is how many pieces were read in order, how many scattered sounds were spent, the place reached in the word
 * (doubled), and whether the last piece ended with a consonant that may melt with its twin (one more).
 */
class Aligning {
  readonly #pieces: readonly Piece[];
  readonly #word: HeardWord;
  /** What an extension costs. */
  readonly #extension: number;
  /** The pieces that are read in order, and the scattered one of each free sound. */
  readonly #ordered: number[] = [];
  readonly #free: number[] = [];
  readonly #width: number;
  readonly #states: number;
  /**
   * The cost of each state; then the state before it; then how it came here: the number of a saying doubled, plus one
   * when it melted, −1 for a free sound.
   */
  readonly #table: Int32Array;
  // Of the step in hand:
  #state = 0;
  #target = 0;
  #saying: Saying | undefined;
  #way = 0;

  constructor(pieces: readonly Piece[], word: HeardWord, extension: number) {
    this.#pieces = pieces;
    this.#word = word;
    this.#extension = extension;
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at];
      if (!isScattered(piece)) this.#ordered.push(at);
      else for (let sound = 0; sound < piece.sounds; sound++) this.#free.push(at);
    }
    this.#width = 2 * (word.length + 1);
    this.#states = (this.#ordered.length + 1) * (this.#free.length + 1) * this.#width;
    this.#table = cellsFor(3 * this.#states);
  }

  alignment(): Alignment {
    const table = this.#table;
    table.fill(UNREACHED, 0, this.#states);
    table[0] = 0;
    let furthest = 0;
    for (let state = 0; state < this.#states; state++) {
      if (table[state] === UNREACHED) continue;
      if (this.#placeOf(state) >= this.#placeOf(furthest)) furthest = state;
      this.#expand(state);
    }
    const end = this.#end();
    const reached = end > 0 ? end : furthest;
    return { isWhole: end > 0, cost: table[reached] as number, steps: this.#stepsTo(reached) };
  }

  #placeOf(state: number): number {
    return (state % this.#width) >> 1;
  }

  #expand(state: number): void {
    this.#state = state;
    const columns = this.#free.length + 1;
    const layer = Math.floor(state / this.#width);
    const piece = this.#pieces[this.#ordered[Math.floor(layer / columns)] ?? -1];
    this.#target = (layer + columns) * this.#width;
    if (piece !== undefined && hasSayings(piece)) this.#readSayings(sayingsOf(piece));
    else if (piece !== undefined) this.#readFreely();
    this.#target = (layer + 1) * this.#width;
    if (layer % columns < this.#free.length) this.#readFreely();
  }

  #readSayings(sayings: readonly Saying[]): void {
    const place = this.#placeOf(this.#state);
    const start = this.#table[this.#state] as number;
    const twin = this.#state % 2 === 1 ? this.#word[place - 1]?.number : undefined;
    for (let nth = 0; nth < sayings.length; nth++) {
      const saying = sayings[nth] as Saying;
      const cost = start + (saying.reading.isExtension ? this.#extension : 0);
      this.#saying = saying;
      this.#way = 2 * nth;
      this.#match(0, place, cost);
      this.#way++;
      if (saying.first === twin) this.#match(1, place, cost + FORGIVEN_COST);
    }
  }

  /** From the nth sound of the saying in hand on. */
  #match(nth: number, place: number, cost: number): void {
    const { numbers, hasVowel, last } = this.#saying as Saying;
    const word = this.#word;
    if (cost >= UNREACHED) return;
    if (nth === numbers.length) this.#arrive(2 * place + Number(last === word[place - 1]?.number), cost);
    for (let at = place; at < word.length && nth < numbers.length; at++) {
      const { differences, nature, isOptional } = word[at] as HeardSound;
      const difference = differences[numbers[nth] as number] as number;
      // An echo alone is no sound of one's own.
      const isOwn = hasVowel || nature !== UNHEARD_SOUND;
      if (difference !== DIFFERENT && isOwn) this.#match(nth + 1, at + 1, cost + (DIFFERENCE_COSTS[difference] as number));
      if (!isOptional) return;
    }
  }

  #readFreely(): void {
    this.#way = -1;
    this.#take(this.#placeOf(this.#state), 0, this.#table[this.#state] as number);
  }

  /** From a place on, after so many consonants and no vowel. */
  #take(place: number, consonants: number, cost: number): void {
    if (consonants === 1) this.#arrive(2 * place, cost + UNUSUAL_COST);
    const next = this.#word[place];
    if (next === undefined) return;
    const { nature, isOptional } = next;
    // A mute e between two consonants parts two syllables.
    if (isOptional) this.#take(place + 1, consonants, cost + Number(consonants > 0 && nature === MUTE_SOUND) * UNUSUAL_COST);
    if (nature === CONSONANT || nature === EITHER) this.#take(place + 1, consonants + 1, cost);
    if (nature === VOWEL) this.#close(place + 1, cost);
    if (nature === EITHER || nature === MUTE_SOUND) this.#close(place + 1, cost + UNUSUAL_COST);
  }

  /** From a place on, after the vowel: as many consonants as there are. */
  #close(place: number, cost: number): void {
    const word = this.#word;
    let consonants = 0;
    for (let at = place; ; at++) {
      this.#arrive(2 * at, cost + CLOSED_COST * consonants);
      const next = word[at];
      if (next === undefined || next.nature === VOWEL) return;
      if (!next.isOptional) consonants++;
    }
  }

  #arrive(offset: number, cost: number): void {
    const state = this.#target + offset;
    if (cost >= (this.#table[state] as number)) return;
    this.#table[state] = cost;
    this.#table[this.#states + state] = this.#state;
    this.#table[2 * this.#states + state] = this.#way;
  }

  /** The cheapest state where all pieces are read and nothing that must be said is left; 0 for none. */
  #end(): number {
    const last = this.#states - this.#width;
    let best = 0;
    let lowest = UNREACHED;
    for (let offset = this.#width - 1; offset > 1; offset--) {
      const cost = this.#table[last + offset] as number;
      if (cost < lowest) [best, lowest] = [last + offset, cost];
      if (offset % 2 === 0 && !this.#word[(offset >> 1) - 1]?.isOptional) break;
    }
    return best;
  }

  #stepsTo(end: number): readonly PieceStep[] {
    const steps: PieceStep[] = [];
    for (let state = end; state > 0; state = this.#table[this.#states + state] as number) steps.push(this.#stepTo(state));
    return steps.reverse();
  }

  #stepTo(state: number): PieceStep {
    const before = this.#table[this.#states + state] as number;
    const columns = this.#free.length + 1;
    const layer = Math.floor(before / this.#width);
    const isFree = columns > 1 && Math.floor(state / this.#width) === layer + 1;
    const at = (isFree ? this.#free[layer % columns] : this.#ordered[Math.floor(layer / columns)]) as number;
    const piece = this.#pieces[at] as Piece;
    const way = this.#table[2 * this.#states + state] as number;
    const saying = hasSayings(piece) ? (sayingsOf(piece)[way >> 1] ?? null) : null;
    return { at, saying, isMelted: way > 0 && way % 2 === 1, from: this.#placeOf(before), to: this.#placeOf(state) };
  }
}
