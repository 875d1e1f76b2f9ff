// Knows what tokens that lie in a row say to a machine: one text, remembered from one turn to the next.

import type { Level } from '@boite/kernel';
import { heldPieces, type RowSquare, RowWalk } from '@boite/rebus';
import { letterOf, symbolOf } from '../rules/symbols.ts';
import type { Books, Token } from '../types.ts';
import type { Phrase } from './phrases.ts';
import { type SaidWords, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Rows remembered before all are forgotten. */
const MOST_KNOWN = 50_000;

/** Words of a phrase at most, and words met before it is given up. */
const LONGEST_PHRASE = 6;
const MOST_WORDS = 200;

const NOTHING_HELD = heldPieces([]);
const LYING = new Map<Token, RowSquare>();

/** A token that lies, as a walk reads it. */
export function lyingSquare(token: Token): RowSquare {
  const known = LYING.get(token);
  if (known !== undefined) return known;
  const square = { said: heldPieces([symbolOf(token)]), kinds: 1, isTaken: true };
  LYING.set(token, square);
  return square;
}

export class Readings {
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<string, string | null>();
  readonly #walk = new RowWalk(NOTHING_HELD);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** What a row says, a common word rather than a rare one; null when it says nothing that this machine knows. */
  of(tokens: readonly Token[]): string | null {
    const key = tokens.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const text = this.#said(tokens) ?? this.#spelled(tokens) ?? this.#phrase(tokens);
    this.#known.set(key, text);
    return text;
  }

  #said(tokens: readonly Token[]): string | null {
    const row = tokens.map(lyingSquare);
    for (const words of this.#vocabulary) {
      const text = this.#saidAmong(words, row);
      if (text !== null) return text;
    }
    return null;
  }

  /** The commonest word. */
  #saidAmong(words: SaidWords, row: readonly RowSquare[]): string | null {
    let found: number | null = null;
    this.#walk.along(row, words.graph, (number) => {
      const isCommoner = found === null || words.rank(number) < words.rank(found);
      if (isCommoner && this.#walk.length === row.length) found = number;
    });
    return found === null ? null : words.text(found);
  }

  #phrase(tokens: readonly Token[]): string | null {
    const row = tokens.map(lyingSquare);
    const walk = this.#walk;
    const found: Phrase[] = [];
    const meet = (phrase: Phrase): void => {
      if (walk.length === row.length) found.push(phrase);
    };
    this.#vocabulary.phrases?.along({ row, walk, longest: LONGEST_PHRASE, budget: MOST_WORDS, meet });
    return found.sort((one, other) => one.rarity - other.rarity)[0]?.text ?? null;
  }

  #spelled(tokens: readonly Token[]): string | null {
    const letters = tokens.map((token) => letterOf(token) ?? ' ').join('');
    return this.#vocabulary.spelled.has(letters) && this.#vocabulary.thinksOf(letters) ? letters : null;
  }
}

const KNOWN = new WeakMap<Vocabulary, Readings>();

/** What rows say to a level. */
export function knownReadings(level: Level, books: Books): Readings {
  const vocabulary = vocabularyOf(level, books);
  const known = KNOWN.get(vocabulary) ?? new Readings(vocabulary);
  KNOWN.set(vocabulary, known);
  return known;
}
