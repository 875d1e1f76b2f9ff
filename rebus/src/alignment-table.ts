// Where the pieces of a row have come in a word, at which cost and by which way: the table of the cheapest reading.

import { UNREACHED } from './alignment-costs.ts';
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

/*
 * A state is how many pieces were read in order, how many scattered sounds were spent, the place reached in the word, and
 * how the last piece ended: nobody knows; with a sound that may melt with its twin, or another one, of a spoken piece
 * whose vowel may carry a bare consonant; with a bare sound that wants such a piece after it.
 */
export const UNCARRYING = 0;
export const MELTABLE = 1;
export const CARRYING = 2;
export const LEANING = 3;
const BOTH_ENDS = 4;

/** What a search writes into, kept for the next one: there is one at a time. */
let tableCells = new Int32Array(4096);

function cellsFor(count: number): Int32Array {
  if (tableCells.length < count) tableCells = new Int32Array(count);
  return tableCells;
}

export class AlignmentTable {
  protected readonly word: HeardWord;
  /** The step in hand: from which state, and how it is read (the number of a saying doubled, plus one when it melted, −1 for a free sound). */
  protected state = 0;
  protected way = 0;
  readonly #pieces: readonly Piece[];
  /** The pieces that are read in order, and the scattered one of each free sound. */
  readonly #ordered: number[] = [];
  readonly #free: number[] = [];
  readonly #width: number;
  protected readonly states: number;
  /** Where the states after the step in hand begin. */
  #target = 0;
  /** The cost of each state; then the state before it; then how it came here. */
  readonly #cells: Int32Array;

  constructor(pieces: readonly Piece[], word: HeardWord) {
    this.word = word;
    this.#pieces = pieces;
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at];
      if (!isScattered(piece)) this.#ordered.push(at);
      else for (let sound = 0; sound < piece.sounds; sound++) this.#free.push(at);
    }
    this.#width = BOTH_ENDS * (word.length + 1);
    this.states = (this.#ordered.length + 1) * (this.#free.length + 1) * this.#width;
    this.#cells = cellsFor(3 * this.states);
    this.#cells.fill(UNREACHED, 0, this.states);
    this.#cells[0] = 0;
  }

  protected costOf(state: number): number {
    return this.#cells[state] as number;
  }

  protected placeOf(state: number): number {
    return Math.floor((state % this.#width) / BOTH_ENDS);
  }

  /** How the piece before the step in hand ended. */
  protected get end(): number {
    return this.state % BOTH_ENDS;
  }

  /** The piece whose turn it is in a state, for the steps that follow; undefined when all were read. */
  protected orderedFrom(state: number): Piece | undefined {
    this.state = state;
    const columns = this.#free.length + 1;
    const layer = Math.floor(state / this.#width);
    this.#target = (layer + columns) * this.#width;
    return this.#pieces[this.#ordered[Math.floor(layer / columns)] ?? -1];
  }

  /** Whether a scattered sound is left in a state, for the steps that follow. */
  protected scatteredFrom(state: number): boolean {
    this.state = state;
    const layer = Math.floor(state / this.#width);
    this.#target = (layer + 1) * this.#width;
    return layer % (this.#free.length + 1) < this.#free.length;
  }

  protected arrive(place: number, end: number, cost: number): void {
    const state = this.#target + place * BOTH_ENDS + end;
    if (cost >= (this.#cells[state] as number)) return;
    this.#cells[state] = cost;
    this.#cells[this.states + state] = this.state;
    this.#cells[2 * this.states + state] = this.way;
  }

  /** The cheapest state where all pieces are read and nothing that must be said is left; 0 for none. */
  protected wholeState(): number {
    const last = this.states - this.#width;
    let best = 0;
    let lowest = UNREACHED;
    for (let place = this.word.length; place > 0; place--) {
      for (let end = CARRYING; end >= UNCARRYING; end--) {
        const state = last + place * BOTH_ENDS + end;
        if ((this.#cells[state] as number) < lowest) [best, lowest] = [state, this.#cells[state] as number];
      }
      if (!this.word[place - 1]?.isOptional) break;
    }
    return best;
  }

  protected stepsTo(end: number): readonly PieceStep[] {
    const steps: PieceStep[] = [];
    for (let state = end; state > 0; state = this.#cells[this.states + state] as number) steps.push(this.#stepTo(state));
    return steps.reverse();
  }

  #stepTo(state: number): PieceStep {
    const before = this.#cells[this.states + state] as number;
    const columns = this.#free.length + 1;
    const layer = Math.floor(before / this.#width);
    const isFree = columns > 1 && Math.floor(state / this.#width) === layer + 1;
    const at = (isFree ? this.#free[layer % columns] : this.#ordered[Math.floor(layer / columns)]) as number;
    const piece = this.#pieces[at] as Piece;
    const way = this.#cells[2 * this.states + state] as number;
    const saying = hasSayings(piece) ? (sayingsOf(piece)[way >> 1] ?? null) : null;
    return { at, saying, isMelted: way > 0 && way % 2 === 1, from: this.placeOf(before), to: this.placeOf(state) };
  }
}
