// Knows how to make a word graph out of words: beginnings and endings that are the same are kept once.

import { openGraph, type WordGraph } from './graph.ts';
import { type Draft, packed } from './graph-packing.ts';

/** The graph of some words spelled with A–Z. */
export function graphOf(words: Iterable<string>): WordGraph {
  const sorted = [...new Set(words)].sort();
  return openGraph(packed(sharedDrafts(sorted)), sorted.length);
}

/** The places of a sorted list, equal ones merged; the root is the last one. (Daciuk and others, 2000) */
export function sharedDrafts(sorted: readonly string[]): readonly Draft[] {
  const merger = new Merger();
  let previous = '';
  for (const word of sorted) {
    merger.close(sharedBeginning(previous, word));
    merger.open(word);
    previous = word;
  }
  return merger.finished();
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

class Merger {
  readonly #drafts: Draft[] = [];
  readonly #known = new Map<string, number>();
  /** The places along the word in hand, from the root on: they may still grow. */
  readonly #path: Draft[] = [{ isWord: false, letters: [], targets: [] }];

  /** The places beyond `depth` will not grow any more: each becomes itself or its twin. */
  close(depth: number): void {
    for (let draft = this.#path.at(-1); draft !== undefined && this.#path.length > depth + 1; draft = this.#path.at(-1)) {
      this.#path.pop();
      this.#path.at(-1)?.targets.push(this.#merged(draft));
    }
  }

  open(word: string): void {
    for (const letter of word.slice(this.#path.length - 1)) {
      this.#path.at(-1)?.letters.push(letter.charCodeAt(0) - 65);
      this.#path.push({ isWord: false, letters: [], targets: [] });
    }
    const last = this.#path.at(-1);
    if (last !== undefined) last.isWord = true;
  }

  finished(): readonly Draft[] {
    this.close(0);
    return [...this.#drafts, ...this.#path];
  }

  #merged(draft: Draft): number {
    const key = `${draft.isWord ? '+' : '-'}${draft.letters}>${draft.targets}`;
    const twin = this.#known.get(key) ?? this.#drafts.length;
    if (twin === this.#drafts.length) {
      this.#known.set(key, twin);
      this.#drafts.push(draft);
    }
    return twin;
  }
}
