// What a free piece may say of a word from a place on: a syllable that French can sing, or a bare consonant beside a vowel.

import { MUTE_E } from '@boite/language';
import { BARE_COST, CLOSED_COST, UNUSUAL_COST } from './alignment-costs.ts';
import { AlignmentTable, LEANING, UNCARRYING } from './alignment-table.ts';
import { CONSONANT, EITHER, type HeardSound, MUTE_SOUND, UNHEARD_SOUND, VOWEL } from './ear.ts';
import { consonantAfter, NO_CONSONANT, SYLLABLE_CODAS, SYLLABLE_ONSETS } from './syllable.ts';

/** The glide that each sound may be before a vowel, by their codes. */
const GLIDE_CODES: Readonly<Record<string, number>> = Object.fromEntries(
  ['ij', 'jj', 'y8', '88', 'uw', 'ww'].map((pair) => [pair[0], pair.charCodeAt(1)]),
);
const YOD = 'j'.charCodeAt(0);
/** « oi » is one vowel: « ou » is heard apart from it only where another piece says the rest, ROU-ÂGE. */
const GLIDE_OF_OI = 'w';

interface SyllableStart {
  /** A place in the tree of onsets. */
  readonly onset: number;
  readonly consonants: number;
  readonly cost: number;
}

export class FreeReading extends AlignmentTable {
  #mayBeBare = false;

  protected readFreely({ mayBeBare }: { readonly mayBeBare: boolean }): void {
    if (this.end === LEANING) return;
    this.way = -1;
    this.#mayBeBare = mayBeBare;
    this.#begin(this.placeOf(this.state), { onset: NO_CONSONANT, consonants: 0, cost: this.costOf(this.state) });
  }

  /** From a place on, after the first consonants of a syllable. */
  #begin(place: number, { onset, consonants, cost }: SyllableStart): void {
    if (consonants === 1 && this.#mayBeBare) this.arrive(place, this.end === UNCARRYING ? LEANING : UNCARRYING, cost + BARE_COST);
    const next = this.word[place];
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
    if (nature === EITHER) this.#closeGlide(place, cost + UNUSUAL_COST);
    // Sung, a written e has a syllable of its own: SAL-TIM-BAN-QUE.
    if (sound === MUTE_E && consonants > 0) this.arrive(place + 1, UNCARRYING, cost + UNUSUAL_COST);
  }

  /** A glide said as the vowel of the syllable. */
  #closeGlide(place: number, cost: number): void {
    const after = this.#afterEcho(place + 1);
    if (this.word[place]?.sound === GLIDE_OF_OI) this.arrive(after, LEANING, cost);
    else this.#close(after, cost);
  }

  /** What a syllable has taken for its vowel or its consonant, the next piece cannot say again. */
  #afterEcho(place: number): number {
    const next = this.word[place];
    return next?.nature === UNHEARD_SOUND && next.sound !== MUTE_E ? place + 1 : place;
  }

  /** From a place on, after the vowel: the consonants that a syllable may end with. */
  #close(place: number, cost: number): void {
    let coda = NO_CONSONANT;
    let closed = cost;
    for (let at = place; ; ) {
      this.arrive(at, UNCARRYING, closed);
      const next = this.word[at];
      if (next === undefined || next.nature === VOWEL || next.nature === UNHEARD_SOUND) return;
      if (next.sound === MUTE_E) {
        this.arrive(at + 1, UNCARRYING, closed);
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
}

/** A vowel that glides is a consonant too. */
function consonantCode({ sound, nature }: HeardSound): number {
  return nature === EITHER ? (GLIDE_CODES[sound] ?? 0) : sound.charCodeAt(0);
}
