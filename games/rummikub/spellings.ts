// Knows the words that some letters spell: all of them, or those that a player thinks of.

import { type Lexicon, lowestLetter, type Node } from '@boite/language';
import { type LetterSet, sumOf } from './covering.ts';
import { type Counts, countsOf, letterAt, RARITY, rarityOf } from './rarity.ts';
import type { Spelling } from './types.ts';

/** How many sets of letters are remembered, before memory is emptied. */
const MANY = 50_000;

/** The words of a lexicon by their letters, remembered. */
export class Spellings {
  readonly #lexicon: Lexicon;
  readonly #thinksOf: ((word: Spelling) => boolean) | null;
  readonly #known = new Map<string, readonly Spelling[]>();

  /** Those that a player thinks of, or all. */
  constructor(lexicon: Lexicon, thinksOf?: (word: Spelling) => boolean) {
    this.#lexicon = lexicon;
    this.#thinksOf = thinksOf ?? null;
  }

  /** Whether some words of the lexicon are left out. */
  get isLimited(): boolean {
    return this.#thinksOf !== null;
  }

  /** The commonest first. */
  of(set: LetterSet): readonly Spelling[] {
    const key = keyOf(set);
    const known = this.#known.get(key) ?? this.#found(set);
    if (this.#known.size >= MANY) this.#known.clear();
    this.#known.set(key, known);
    return known;
  }

  #found(set: LetterSet): readonly Spelling[] {
    const words = anagrams(this.#lexicon, countsOf(keyOf(set)), set.length);
    const known = this.#thinksOf === null ? words : words.filter(this.#thinksOf);
    return known.sort((one, other) => this.#rank(one) - this.#rank(other));
  }

  #rank(word: Spelling): number {
    return this.#lexicon.rank(word) ?? Number.MAX_SAFE_INTEGER;
  }
}

/** The letters of a word as a set. */
export function letterSetOf(word: Spelling): LetterSet & { readonly counts: Counts } {
  const letters = Uint8Array.from(word, rarityOf).sort();
  return { letters, length: letters.length, sum: sumOf(letters), counts: countsOf(word) };
}

/** The letters of a set as text, the rarest first. */
export function keyOf({ letters, length }: LetterSet): string {
  let key = '';
  for (let at = 0; at < length; at++) key += letterAt(letters[at] as number);
  return key;
}

function anagrams({ graph }: Lexicon, counts: Counts, length: number): Spelling[] {
  const words: Spelling[] = [];
  const spell = (node: Node, word: string): void => {
    if (word.length === length) {
      if (graph.isWord(node)) words.push(word);
      return;
    }
    for (let rest = graph.letters(node); rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const rarity = RARITY[letter] as number;
      const count = counts[rarity] as number;
      if (count === 0) continue;
      counts[rarity] = count - 1;
      spell(graph.next(node, letter), word + letterAt(rarity));
      counts[rarity] = count;
    }
  };
  spell(graph.root, '');
  return words;
}
