// The cheapest way to read pieces in a row as the sounds of a word: each in turn, those that are scattered anywhere.

import { MUTE_E } from '@boite/language';
import { DIFFERENCE_COSTS, FORGIVEN_COST, LIBERTY_COST, UNREACHED } from './alignment-costs.ts';
import { CARRYING, LEANING, MELTABLE, type PieceStep, UNCARRYING } from './alignment-table.ts';
import { DIFFERENT } from './differences.ts';
import { EITHER, type HeardSound, UNHEARD_SOUND, VOWEL } from './ear.ts';
import { FreeReading } from './free-reading.ts';
import type { HeardWord } from './heard-word.ts';
import { hasSayings, type Piece, type Saying, type SayingPiece, sayingsOf } from './piece.ts';

export interface Alignment {
  /** Whether the word was read to its end. */
  readonly isWhole: boolean;
  readonly cost: number;
  /** The steps to the end of the word, else those that went furthest. */
  readonly steps: readonly PieceStep[];
}

/** `takesLiberties` lets extensions be read. */
export function bestAlignment(
  pieces: readonly Piece[],
  word: HeardWord,
  { takesLiberties }: { readonly takesLiberties: boolean },
): Alignment {
  return new Aligning(pieces, word, takesLiberties ? LIBERTY_COST : UNREACHED).alignment();
}

class Aligning extends FreeReading {
  /** What an extension costs. */
  readonly #extension: number;
  // Of the step in hand:
  #saying: Saying | undefined;
  #carrying = UNCARRYING;

  constructor(pieces: readonly Piece[], word: HeardWord, extension: number) {
    super(pieces, word);
    this.#extension = extension;
  }

  alignment(): Alignment {
    let furthest = 0;
    for (let state = 0; state < this.states; state++) {
      if (this.costOf(state) === UNREACHED) continue;
      if (this.placeOf(state) >= this.placeOf(furthest)) furthest = state;
      this.#expand(state);
    }
    const end = this.wholeState();
    const reached = end > 0 ? end : furthest;
    return { isWhole: end > 0, cost: this.costOf(reached), steps: this.stepsTo(reached) };
  }

  #expand(state: number): void {
    const piece = this.orderedFrom(state);
    if (piece !== undefined && hasSayings(piece)) this.#readSayings(piece);
    else if (piece !== undefined) this.readFreely({ mayBeBare: !piece.isHalf });
    if (this.scatteredFrom(state)) this.readFreely({ mayBeBare: false });
  }

  #readSayings(piece: SayingPiece): void {
    const sayings = sayingsOf(piece);
    const place = this.placeOf(this.state);
    const start = this.costOf(this.state);
    const twin = this.end === MELTABLE ? this.#twinBefore(place) : undefined;
    for (let nth = 0; nth < sayings.length; nth++) {
      const saying = sayings[nth] as Saying;
      if (this.end === LEANING && !(saying.hasVowel && piece.kind === 'spoken')) continue;
      if (saying.isElided && !this.#isElidedFrom(place)) continue;
      const cost = start + (saying.reading.isExtension ? this.#extension : 0);
      this.#saying = saying;
      this.#carrying = piece.kind === 'spoken' && saying.hasVowel ? CARRYING : UNCARRYING;
      this.way = 2 * nth;
      this.#match(0, place, cost);
      this.way++;
      if (twin !== undefined && saying.first >= 0 && isTwin(saying.first, twin)) this.#match(1, place, cost + FORGIVEN_COST);
    }
  }

  /** Before the apostrophe may still stand the mute e of the word before: « il porte l'eau ». */
  #isElidedFrom(place: number): boolean {
    let at = place;
    while (this.word[at]?.isOptional && !this.word[at]?.isElided) at++;
    return this.word[at]?.isElided === true;
  }

  /** The sound that the next piece may share: a vowel only inside a word. */
  #twinBefore(place: number): HeardSound | undefined {
    const { starts } = this.word;
    const twin = this.word[place - 1];
    const isVowel = twin?.nature === VOWEL || twin?.nature === EITHER;
    return isVowel && (starts?.has(place - 1) || starts?.has(place)) ? undefined : twin;
  }

  /** From the nth sound of the saying in hand on. */
  #match(nth: number, place: number, cost: number): void {
    const { numbers, hasVowel, last } = this.#saying as Saying;
    const { word } = this;
    if (cost >= UNREACHED) return;
    if (nth === numbers.length) {
      const isMeltable = last >= 0 && place > 0 && isTwin(last, word[place - 1] as HeardSound);
      this.arrive(place, isMeltable ? MELTABLE : this.#carrying, cost);
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
}

/** Whether a sound of a piece is the one that was heard last: a vowel as the ear takes it, a consonant to the letter. */
function isTwin(number: number, heard: HeardSound): boolean {
  const isVowel = heard.nature === VOWEL || heard.nature === EITHER;
  return isVowel ? heard.differences[number] !== DIFFERENT : heard.number === number;
}
