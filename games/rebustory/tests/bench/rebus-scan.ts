// The words that a hand can say, found without any graph: every word is listened to, cut into cards.

import type { SpokenPiece } from '@boite/rebus';
import { DIFFERENT } from '@boite/rebus/src/differences.ts';
import { earOf, type HeardSound, UNHEARD_SOUND } from '@boite/rebus/src/ear.ts';
import { type HeardWord, heardWord } from '@boite/rebus/src/heard-word.ts';
import { type Saying, sayingsOf } from '@boite/rebus/src/piece.ts';

/** As many as the solver wants unless told. */
const FEWEST_CARDS_SAID = 2;
const NO_TWIN = -1;

/** A word by its position, with every way a supple ear hears it. */
export type ListenedWord = readonly HeardWord[];

export function listenedWord(pronunciations: readonly string[]): ListenedWord {
  return [...new Set(pronunciations)].map((sounds) => heardWord(sounds, earOf('souple')));
}

/** The positions of the words that some of the cards say, each card once. */
export function scanned(words: readonly ListenedWord[], cards: readonly SpokenPiece[]): readonly number[] {
  const cutting = new Cutting(cards);
  const found: number[] = [];
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.some((word) => cutting.canSay(word))) found.push(at);
  }
  return found;
}

/** The sounds of a word shared out among cards. */
class Cutting {
  readonly #sayings: readonly (readonly Saying[])[];
  readonly #isUsed: boolean[];
  #used = 0;
  #word: HeardWord = [];

  constructor(cards: readonly SpokenPiece[]) {
    this.#sayings = cards.map((card) => sayingsOf(card).filter(({ reading }) => !reading.isExtension));
    this.#isUsed = cards.map(() => false);
  }

  canSay(word: HeardWord): boolean {
    this.#word = word;
    return this.#canCut(0, NO_TWIN);
  }

  /** From a place on; `twin` is the consonant that the next card may share. */
  #canCut(place: number, twin: number): boolean {
    if (this.#used >= FEWEST_CARDS_SAID && this.#isOver(place)) return true;
    for (let card = 0; card < this.#sayings.length; card++) {
      if (this.#isUsed[card]) continue;
      this.#isUsed[card] = true;
      this.#used++;
      const isCut = this.#canCutWith(this.#sayings[card] as readonly Saying[], place, twin);
      this.#used--;
      this.#isUsed[card] = false;
      if (isCut) return true;
    }
    return false;
  }

  #canCutWith(sayings: readonly Saying[], place: number, twin: number): boolean {
    for (let nth = 0; nth < sayings.length; nth++) {
      const saying = sayings[nth] as Saying;
      if (this.#canMatch(saying, 0, place)) return true;
      if (twin !== NO_TWIN && saying.first === twin && this.#canMatch(saying, 1, place)) return true;
    }
    return false;
  }

  /** From the nth sound of a saying on; then come the other cards. */
  #canMatch(saying: Saying, nth: number, place: number): boolean {
    const { numbers, hasVowel, last } = saying;
    if (nth === numbers.length) return this.#canCut(place, last === this.#word[place - 1]?.number ? last : NO_TWIN);
    for (let at = place; at < this.#word.length; at++) {
      const { differences, nature, isOptional } = this.#word[at] as HeardSound;
      const isHeard = differences[numbers[nth] as number] !== DIFFERENT && (hasVowel || nature !== UNHEARD_SOUND);
      if (isHeard && this.#canMatch(saying, nth + 1, at + 1)) return true;
      if (!isOptional) return false;
    }
    return false;
  }

  #isOver(place: number): boolean {
    for (let at = place; at < this.#word.length; at++) if (!this.#word[at]?.isOptional) return false;
    return true;
  }
}
