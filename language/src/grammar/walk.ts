// Knows how a phrase grows word by word, so that whoever makes phrases can leave a wrong way at once.

import { badJunction, canBeFeminine } from './junctions.ts';
import { type Parse, startOf } from './parse.ts';
import { isWhole, type PhraseWord } from './phrase-word.ts';
import type { PhraseRules } from './rule-table.ts';
import { readNotes } from './tag.ts';
import { type LastWords, unsaid, unsaidAtEnd } from './usage.ts';

export type PhraseKind = 'word' | 'noun group' | 'group' | 'sentence';

/** The rules' name for each kind, the best first. */
const PHRASE_KINDS = { Sentence: 'sentence', NounPhrase: 'noun group', Words: 'group' } as const satisfies Record<
  string,
  PhraseKind
>;
const FEMININE_TOO = readNotes('det s; own s; your s');

/** The words so far. It never changes: a phrase may be continued in several ways. */
export interface Walk {
  /** With one more word; null when no phrase goes on so. */
  next(word: PhraseWord): Walk | null;
  /** What the words so far make; null when they make no phrase yet. */
  readonly kind: PhraseKind | null;
  /** The categories that a next word may have. */
  expected(): ReadonlySet<string>;
}

export function walkOf(table: PhraseRules): Walk {
  return new Step(startOf(table, Object.keys(PHRASE_KINDS)));
}

/** How far a phrase can be read, and what it makes when it is read whole. */
export function walkedThrough(
  table: PhraseRules,
  words: readonly PhraseWord[],
): { readonly read: number; readonly kind: PhraseKind | null } {
  let walk: Walk | null = walkOf(table);
  for (const [read, word] of words.entries()) {
    walk = walk.next(word);
    if (walk === null) return { read, kind: null };
  }
  return { read: words.length, kind: walk.kind };
}

/** The last words, and what was read before the last one. */
interface Before extends LastWords {
  readonly parse: Parse;
}

class Step implements Walk {
  readonly #parse: Parse;
  readonly #before: Before | undefined;

  constructor(parse: Parse, before?: Before) {
    this.#parse = parse;
    this.#before = before;
  }

  get kind(): PhraseKind | null {
    const before = this.#before;
    if (before !== undefined && before.earlier === undefined && isWhole(before.word)) return 'word';
    if (before !== undefined && unsaidAtEnd(before) !== null) return null;
    const [, kind = null] = Object.entries(PHRASE_KINDS).find(([group]) => this.#parse.makes(group)) ?? [];
    return kind;
  }

  next(word: PhraseWord): Walk | null {
    const last = this.#before?.word;
    if (last !== undefined && badJunction(last, word) !== null) return null;
    const parse = this.#parseBefore(word);
    const after = parse?.next(word.tags) ?? null;
    if (after === null || parse === null) return null;
    const before = { parse, word, earlier: this.#before };
    return unsaid(before) === null ? new Step(after, before) : null;
  }

  expected(): ReadonlySet<string> {
    return this.#parse.expected();
  }

  /** Some words are read again in the light of the next one. */
  #parseBefore(word: PhraseWord): Parse | null {
    if (this.#before === undefined || !canBeFeminine(this.#before.word, word)) return this.#parse;
    return this.#before.parse.next([...this.#before.word.tags, ...FEMININE_TOO]);
  }
}
