// Knows how a phrase grows word by word, so that whoever makes phrases can leave a wrong way at once.

import { badJunction, canBeFeminine } from './junctions.ts';
import type { LastWords } from './last-words.ts';
import { type Parse, startOf } from './parse.ts';
import { isWhole, type PhraseWord } from './phrase-word.ts';
import type { PhraseRules } from './rule-table.ts';
import { readNotes } from './tag.ts';
import { unsaid, unsaidAtEnd } from './usage.ts';
import type { PhraseKind } from './verdict.ts';

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

/** What is looked at besides how a phrase is built. */
export interface Usage {
  readonly unsaid: typeof unsaid;
  readonly unsaidAtEnd: typeof unsaidAtEnd;
}

const WHAT_IS_SAID: Usage = { unsaid, unsaidAtEnd };
/** Nothing: words of the same categories go on alike, whatever they mean. */
export const BUILT_ALONE: Usage = { unsaid: () => null, unsaidAtEnd: () => null };

export function walkOf(table: PhraseRules, usage: Usage = WHAT_IS_SAID): Walk {
  return new Step(startOf(table, Object.keys(PHRASE_KINDS)), usage);
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
  readonly #usage: Usage;
  readonly #before: Before | undefined;

  constructor(parse: Parse, usage: Usage, before?: Before) {
    this.#parse = parse;
    this.#usage = usage;
    this.#before = before;
  }

  get kind(): PhraseKind | null {
    const before = this.#before;
    if (before !== undefined && before.earlier === undefined && isWhole(before.word)) return 'word';
    if (before !== undefined && this.#usage.unsaidAtEnd(before) !== null) return null;
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
    return this.#usage.unsaid(before) === null ? new Step(after, this.#usage, before) : null;
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
