// The words that some letters spell: all of them, or those that a player thinks of.

import { type Lexicon, lowestLetter, type Node } from '@boite/language';
import type { Spelling } from '../types.ts';
import { type LetterSet, letterKey } from './letter-set.ts';
import { CAPITAL_A, LETTER_COUNT } from './rarity.ts';
import { type SortedGraph, sortedGraph, sortedGraphOf } from './sorted-graph.ts';

/** How many sets of letters are remembered, before memory is emptied. */
const SETS_REMEMBERED = 50_000;

/** The words of a lexicon by their letters, remembered. */
export class Spellings {
  readonly #lexicon: Lexicon;
  readonly #thinksOf: ((word: Spelling) => boolean) | null;
  readonly #areFew: boolean;
  #graph: SortedGraph | undefined;
  readonly #known = new Map<string, readonly Spelling[]>();
  /** Those among which these are seen. */
  #all: Spellings | null = null;

  /** Those that a player thinks of, or all. `areFew`: so few that they are looked for among themselves, as those of a theme. */
  constructor(lexicon: Lexicon, thinksOf?: (word: Spelling) => boolean, areFew = false) {
    this.#lexicon = lexicon;
    this.#thinksOf = thinksOf ?? null;
    this.#areFew = areFew;
  }

  /** Those of them that are seen at a moment. */
  among(sees: (word: Spelling) => boolean): Spellings {
    const some = new Spellings(this.#lexicon, sees);
    some.#all = this;
    return some;
  }

  /** Where a search walks. */
  get graph(): SortedGraph {
    if (this.#all !== null) return this.#all.graph;
    this.#graph ??= this.#areFew ? sortedGraphOf(this.#fewWords()) : sortedGraph(this.#lexicon);
    return this.#graph;
  }

  /** Whether some words of the graph are left out. */
  get isLimited(): boolean {
    return this.#all !== null || (this.#thinksOf !== null && !this.#areFew);
  }

  *#fewWords(): Generator<Spelling, void, void> {
    for (const word of this.#lexicon.words()) if (this.#thinksOf?.(word)) yield word;
  }

  knows(word: Spelling): boolean {
    if (this.#all !== null) return this.#all.knows(word);
    return this.#lexicon.has(word) && (this.#thinksOf?.(word) ?? true);
  }

  /** The commonest first. */
  of(set: LetterSet): readonly Spelling[] {
    const key = letterKey(set);
    const known = this.#known.get(key) ?? this.#all?.of(set).filter((word) => this.#thinksOf?.(word)) ?? this.#found(key);
    if (this.#known.size >= SETS_REMEMBERED) this.#known.clear();
    this.#known.set(key, known);
    return known;
  }

  #found(key: string): readonly Spelling[] {
    const words = anagrams(this.#lexicon, key);
    const known = this.#thinksOf === null ? words : words.filter(this.#thinksOf);
    return known.sort((one, other) => this.#rank(one) - this.#rank(other));
  }

  #rank(word: Spelling): number {
    return this.#lexicon.rank(word) ?? Number.MAX_SAFE_INTEGER;
  }
}

/** The words that take all of some letters. */
function anagrams({ graph }: Lexicon, key: string): Spelling[] {
  const words: Spelling[] = [];
  const path = new Uint8Array(key.length);
  const tiles = new Uint8Array(LETTER_COUNT);
  let held = 0;
  for (let at = 0; at < key.length; at++) {
    const letter = key.charCodeAt(at) - CAPITAL_A;
    tiles[letter] = (tiles[letter] as number) + 1;
    held |= 1 << letter;
  }
  const spell = (node: Node, at: number): void => {
    if (at === path.length) {
      if (graph.isWord(node)) words.push(String.fromCharCode(...path));
      return;
    }
    for (let rest = graph.letters(node) & held; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const count = tiles[letter] as number;
      path[at] = CAPITAL_A + letter;
      tiles[letter] = count - 1;
      if (count === 1) held ^= 1 << letter;
      spell(graph.next(node, letter), at + 1);
      if (count === 1) held ^= 1 << letter;
      tiles[letter] = count;
    }
  };
  spell(graph.root, 0);
  return words;
}
