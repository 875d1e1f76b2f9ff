// Knows what tokens that lie in a row say to a machine: one text, remembered from one turn to the next.

import type { Level } from '@boite/kernel';
import { heldPieces, type RowSquare, RowWalk, type SaidManner } from '@boite/rebus';
import { letterOf, symbolOf } from '../rules/symbols.ts';
import type { Books, Token } from '../types.ts';
import type { Phrase } from './phrases.ts';
import { type BotVocabulary, type SaidWords, vocabularyOf } from './vocabulary.ts';

/** Rows remembered before all are forgotten. */
const MOST_ROWS_KNOWN = 50_000;

/** Words of a phrase at most, and words met before it is given up. */
const LONGEST_PHRASE = 6;
const PHRASE_BUDGET = 200;

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
  readonly #vocabulary: BotVocabulary;
  readonly #known = new Map<string, string | null>();
  readonly #walk = new RowWalk(NOTHING_HELD);

  constructor(vocabulary: BotVocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** What a row says, a common word rather than a rare one; null when it says nothing that this machine knows. */
  of(tokens: readonly Token[]): string | null {
    const key = tokens.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_ROWS_KNOWN) this.#known.clear();
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
    let found: { readonly number: number; readonly manner: SaidManner } | null = null;
    this.#walk.along(row, words.graph, (number) => {
      const isCommoner = found === null || words.rank(number) < words.rank(found.number);
      if (isCommoner && this.#walk.length === row.length) found = { number, manner: this.#walk.manner };
    });
    return textFound(words, found);
  }

  #phrase(tokens: readonly Token[]): string | null {
    const row = tokens.map(lyingSquare);
    const walk = this.#walk;
    const found: Phrase[] = [];
    const meet = (phrase: Phrase): void => {
      if (walk.length === row.length) found.push(phrase);
    };
    this.#vocabulary.phrases?.along({ row, walk, longest: LONGEST_PHRASE, budget: PHRASE_BUDGET, meet });
    return found.sort((one, other) => one.rarity - other.rarity)[0]?.text ?? null;
  }

  #spelled(tokens: readonly Token[]): string | null {
    const letters = tokens.map((token) => letterOf(token) ?? ' ').join('');
    return this.#vocabulary.spelled.has(letters) && this.#vocabulary.thinksOf(letters) ? letters : null;
  }
}

function textFound(words: SaidWords, found: { readonly number: number; readonly manner: SaidManner } | null): string | null {
  return found === null ? null : words.text(found.number, found.manner);
}

const READINGS_KNOWN = new WeakMap<BotVocabulary, Readings>();

/** What rows say to a level. */
export function knownReadings(level: Level, books: Books): Readings {
  const vocabulary = vocabularyOf(level, books);
  const known = READINGS_KNOWN.get(vocabulary) ?? new Readings(vocabulary);
  READINGS_KNOWN.set(vocabulary, known);
  return known;
}
