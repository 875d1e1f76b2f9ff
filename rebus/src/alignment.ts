// The cheapest way to read pieces in a row as the sounds of a word: each in turn, those that are scattered anywhere.

import { MUTE_E } from '@boite/language';
import { DIFFERENT, isLiberty, SAME } from './differences.ts';
import { CONSONANT, EITHER, type HeardSound, MUTE_SOUND, UNHEARD_SOUND, VOWEL } from './ear.ts';
import type { HeardWord } from './heard-word.ts';
import { hasSayings, isScattered, type Piece, type Saying, type SayingPiece, sayingsOf } from './piece.ts';
import { consonantAfter, NO_CONSONANT, SYLLABLE_CODAS, SYLLABLE_ONSETS } from './syllable.ts';

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
const BARE_COST = 3;
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
 * A state is how many pieces were read in order, how many scattered sounds were spent, the place reached in the word, and
 * how the last piece ended: nobody knows; with a sound that may melt with its twin, or another one, of a spoken piece
 * whose vowel may carry a bare consonant; with a bare consonant that wants such a piece after it.
 */
const UNCARRYING = 0;
const MELTABLE = 1;
const CARRYING = 2;
const LEANING = 3;
const ENDS = 4;

/** The glide that each sound may be before a vowel, by their codes. */
const GLIDE_CODES: Readonly<Record<string, number>> = Object.fromEntries(
  ['ij', 'jj', 'y8', '88', 'uw', 'ww'].map((pair) => [pair[0], pair.charCodeAt(1)]),
);
const YOD = 'j'.charCodeAt(0);

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
  #carrying = UNCARRYING;
  #mayBeBare = false;
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
    this.#width = ENDS * (word.length + 1);
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
    const end = this.#whole();
    const reached = end > 0 ? end : furthest;
    return { isWhole: end > 0, cost: table[reached] as number, steps: this.#stepsTo(reached) };
  }

  #placeOf(state: number): number {
    return Math.floor((state % this.#width) / ENDS);
  }

  #expand(state: number): void {
    this.#state = state;
    const columns = this.#free.length + 1;
    const layer = Math.floor(state / this.#width);
    const piece = this.#pieces[this.#ordered[Math.floor(layer / columns)] ?? -1];
    this.#target = (layer + columns) * this.#width;
    if (piece !== undefined && hasSayings(piece)) this.#readSayings(piece);
    else if (piece !== undefined) this.#readFreely({ mayBeBare: !piece.isHalf });
    this.#target = (layer + 1) * this.#width;
    if (layer % columns < this.#free.length) this.#readFreely({ mayBeBare: false });
  }

  get #end(): number {
    return this.#state % ENDS;
  }

  #readSayings(piece: SayingPiece): void {
    const sayings = sayingsOf(piece);
    const place = this.#placeOf(this.#state);
    const start = this.#table[this.#state] as number;
    const twin = this.#end === MELTABLE ? this.#twinBefore(place) : undefined;
    for (let nth = 0; nth < sayings.length; nth++) {
      const saying = sayings[nth] as Saying;
      if (this.#end === LEANING && !(saying.hasVowel && piece.kind === 'spoken')) continue;
      if (saying.isElided && !this.#isElidedFrom(place)) continue;
      const cost = start + (saying.reading.isExtension ? this.#extension : 0);
      this.#saying = saying;
      this.#carrying = piece.kind === 'spoken' && saying.hasVowel ? CARRYING : UNCARRYING;
      this.#way = 2 * nth;
      this.#match(0, place, cost);
      this.#way++;
      if (twin !== undefined && saying.first >= 0 && isTwin(saying.first, twin)) this.#match(1, place, cost + FORGIVEN_COST);
    }
  }

  /** Before the apostrophe may still stand the mute e of the word before: « il porte l'eau ». */
  #isElidedFrom(place: number): boolean {
    let at = place;
    while (this.#word[at]?.isOptional && !this.#word[at]?.isElided) at++;
    return this.#word[at]?.isElided === true;
  }

  /** The sound that the next piece may share: a vowel only inside a word. */
  #twinBefore(place: number): HeardSound | undefined {
    const { starts } = this.#word;
    const twin = this.#word[place - 1];
    const isVowel = twin?.nature === VOWEL || twin?.nature === EITHER;
    return isVowel && (starts?.has(place - 1) || starts?.has(place)) ? undefined : twin;
  }

  /** From the nth sound of the saying in hand on. */
  #match(nth: number, place: number, cost: number): void {
    const { numbers, hasVowel, last } = this.#saying as Saying;
    const word = this.#word;
    if (cost >= UNREACHED) return;
    if (nth === numbers.length) {
      const isMeltable = last >= 0 && place > 0 && isTwin(last, word[place - 1] as HeardSound);
      this.#arrive(place, isMeltable ? MELTABLE : this.#carrying, cost);
    }
    for (let at = place; at < word.length && nth < numbers.length; at++) {
      const { differences, nature, isOptional, sound } = word[at] as HeardSound;
      const difference = differences[numbers[nth] as number] as number;
      // An echo alone is no sound of one's own, nor a mute e.
      const isOwn = hasVowel || nature !== UNHEARD_SOUND || (sound === MUTE_E && nth > 0);
      if (difference !== DIFFERENT && isOwn) this.#match(nth + 1, at + 1, cost + (DIFFERENCE_COSTS[difference] as number));
      if (!isOptional) return;
    }
  }

  #readFreely({ mayBeBare }: { readonly mayBeBare: boolean }): void {
    if (this.#end === LEANING) return;
    this.#way = -1;
    this.#mayBeBare = mayBeBare;
    this.#begin(this.#placeOf(this.#state), { onset: NO_CONSONANT, consonants: 0, cost: this.#table[this.#state] as number });
  }

  /** From a place on, after the first consonants of a syllable. */
  #begin(place: number, { onset, consonants, cost }: SyllableStart): void {
    if (consonants === 1 && this.#mayBeBare)
      this.#arrive(place, this.#end === UNCARRYING ? LEANING : UNCARRYING, cost + BARE_COST);
    const next = this.#word[place];
    if (next === undefined) return;
    const { nature, isOptional, sound } = next;
    // A mute e between two consonants parts two syllables.
    if (isOptional) {
      const skipped = cost + Number(consonants > 0 && nature === MUTE_SOUND) * UNUSUAL_COST;
      this.#begin(place + 1, { onset, consonants, cost: skipped });
    }
    if (nature === CONSONANT || nature === EITHER) {
      const longer = consonantAfter(SYLLABLE_ONSETS, onset, consonantCode(next));
      if (longer !== 0) this.#begin(place + 1, { onset: longer, consonants: consonants + 1, cost });
    }
    if (nature === VOWEL) this.#close(place + 1, cost);
    if (nature === EITHER) this.#close(this.#afterEcho(place + 1), cost + UNUSUAL_COST);
    // Sung, a written e has a syllable of its own: SAL-TIM-BAN-QUE.
    if (sound === MUTE_E && consonants > 0) this.#arrive(place + 1, UNCARRYING, cost + UNUSUAL_COST);
  }

  /** What a syllable has taken for its vowel or its consonant, the next piece cannot say again. */
  #afterEcho(place: number): number {
    const next = this.#word[place];
    return next?.nature === UNHEARD_SOUND && next.sound !== MUTE_E ? place + 1 : place;
  }

  /** From a place on, after the vowel: the consonants that a syllable may end with. */
  #close(place: number, cost: number): void {
    let coda = NO_CONSONANT;
    let closed = cost;
    for (let at = place; ; ) {
      this.#arrive(at, UNCARRYING, closed);
      const next = this.#word[at];
      if (next === undefined || next.nature === VOWEL || next.nature === UNHEARD_SOUND) return;
      if (next.sound === MUTE_E) {
        this.#arrive(at + 1, UNCARRYING, closed);
        return;
      }
      if (!next.isOptional) {
        const code = consonantCode(next);
        coda = next.nature === EITHER && code !== YOD ? 0 : consonantAfter(SYLLABLE_CODAS, coda, code);
        if (coda === 0) return;
        closed += CLOSED_COST;
      }
      at = next.nature === EITHER ? this.#afterEcho(at + 1) : at + 1;
    }
  }

  #arrive(place: number, end: number, cost: number): void {
    const state = this.#target + place * ENDS + end;
    if (cost >= (this.#table[state] as number)) return;
    this.#table[state] = cost;
    this.#table[this.#states + state] = this.#state;
    this.#table[2 * this.#states + state] = this.#way;
  }

  /** The cheapest state where all pieces are read and nothing that must be said is left; 0 for none. */
  #whole(): number {
    const last = this.#states - this.#width;
    let best = 0;
    let lowest = UNREACHED;
    for (let place = this.#word.length; place > 0; place--) {
      for (let end = CARRYING; end >= UNCARRYING; end--) {
        const state = last + place * ENDS + end;
        if ((this.#table[state] as number) < lowest) [best, lowest] = [state, this.#table[state] as number];
      }
      if (!this.#word[place - 1]?.isOptional) break;
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

interface SyllableStart {
  /** A place in the tree of onsets. */
  readonly onset: number;
  readonly consonants: number;
  readonly cost: number;
}

/** A vowel that glides is a consonant too. */
function consonantCode({ sound, nature }: HeardSound): number {
  return nature === EITHER ? (GLIDE_CODES[sound] ?? 0) : sound.charCodeAt(0);
}

/** Whether a sound of a piece is the one that was heard last: a vowel as the ear takes it, a consonant to the letter. */
function isTwin(number: number, heard: HeardSound): boolean {
  const isVowel = heard.nature === VOWEL || heard.nature === EITHER;
  return isVowel ? heard.differences[number] !== DIFFERENT : heard.number === number;
}
