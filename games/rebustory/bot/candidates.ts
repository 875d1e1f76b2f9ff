// Knows the rebuses that held cards can say, alone or around something that already lies: the best words of each set of cards.

import type { Tolerance } from '@boite/language';
import { everyRebus, type FoundRebus, type Piece, type WordBands } from '@boite/rebus';
import type { CardSet, HeldCards } from './held-cards.ts';
import type { KnownWords } from './known-words.ts';
import type { Pass } from './passes.ts';

/** In a row of held cards, what already lies. */
export const LAID = -1;

/** What already lies in a rebus: one card that is crossed, or a run that is lengthened. */
export interface Core {
  readonly piece: Piece;
  readonly sum: number;
  readonly count: number;
}

export interface Candidate {
  readonly set: CardSet;
  /** As they are read, each once. */
  readonly row: readonly number[];
  readonly points: number;
  readonly word: string;
  readonly rank: number;
}

export interface Looking {
  readonly held: HeldCards;
  readonly words: KnownWords;
  readonly tolerance: Tolerance;
  readonly core: Core | null;
  /** The fewest and the most cards of a rebus, a Rébustory counting for two. */
  readonly minCards: number;
  readonly maxCards: number;
  /** The vocabulary: no word of a higher rank. */
  readonly maxRank: number;
  /** Whether a word of the vocabulary comes to mind, in a rebus of so many cards. */
  readonly notices: (word: string, cards: number) => boolean;
}

/** Words kept for one set of cards: they are worth the same. */
const MOST_WORDS_A_SET = 3;

/** The candidates of one core, or of none. */
export class Candidates {
  readonly #looking: Looking;
  readonly #bySet = new Map<CardSet, Candidate[]>();
  /** Whether a word was left out because others say the same cards. */
  isCut = false;

  constructor(looking: Looking) {
    this.#looking = looking;
  }

  /** Takes in what a pass finds. */
  look(pass: Pass): void {
    const { words } = this.#looking;
    this.#lookAmong(words.common, pass);
    if (pass.hasNames && words.names !== null) this.#lookAmong(words.names, pass);
  }

  /** With every card that may stand for another; in no order. */
  *all(): Generator<Candidate, void, void> {
    for (const [set, same] of this.#bySet) {
      if (this.#isSingle(set)) yield* same;
      else for (const one of same) yield* this.#dealtOtherwise(one);
    }
  }

  #lookAmong(words: WordBands, pass: Pass): void {
    const { held, core, tolerance, maxCards } = this.#looking;
    const maxRank = Math.min(pass.maxRank, this.#looking.maxRank);
    const given = [...held.pictures, ...held.jokers.slice(0, pass.jokers), ...held.rebustorys.slice(0, pass.rebustorys)];
    const own = given.map((at) => held.cards[at] as Piece);
    // What lies comes first: of cards that say the same, the first one is taken.
    const pieces = core === null ? own : [core.piece, ...own];
    const numbers = core === null ? given : [LAID, ...given];
    if (pieces.length < 2) return;
    const minPieces = core === null ? Math.max(pass.minCards, this.#looking.minCards) : 2;
    const search = { pieces, words, tolerance, maxRank, minPieces, maxPieces: maxCards };
    for (const found of everyRebus(search)) this.#take(found, numbers);
  }

  /** `numbers` tells which held card each of the search is. */
  #take(found: FoundRebus, numbers: readonly number[]): void {
    let set = 0;
    let hasCore = this.#looking.core === null;
    for (const at of found.pieces) {
      const number = numbers[at] as number;
      if (number === LAID) hasCore = true;
      else set |= 1 << number;
    }
    if (hasCore && set !== 0) this.#keep(set, found, numbers);
  }

  #keep(set: CardSet, found: FoundRebus, numbers: readonly number[]): void {
    const same = this.#bySet.get(set);
    if (same !== undefined && same.length >= MOST_WORDS_A_SET) {
      this.isCut = true;
      return;
    }
    const { word, rank } = found;
    if (same?.some((other) => other.word === word) || !this.#looking.notices(word, found.pieces.length)) return;
    const row = [...new Set(found.pieces)].map((at) => numbers[at] as number);
    const candidate = { set, row, points: this.#points(row), word, rank: rank ?? Number.MAX_SAFE_INTEGER };
    if (same === undefined) this.#bySet.set(set, [candidate]);
    else same.push(candidate);
  }

  #points(row: readonly number[]): number {
    const { held, core } = this.#looking;
    let sum = core?.sum ?? 0;
    let count = core?.count ?? 0;
    for (const at of row) {
      sum += held.sums[at] ?? 0;
      count += held.counts[at] ?? 0;
    }
    return sum * (count - 1);
  }

  /** Whether no card of a set may stand for another. */
  #isSingle(set: CardSet): boolean {
    return this.#looking.held.alike.every((alike, at) => (set & (1 << at)) === 0 || alike.length === 1);
  }

  *#dealtOtherwise(candidate: Candidate): Generator<Candidate, void, void> {
    const sets = new Set<CardSet>();
    for (const row of rowsAlike(candidate.row, this.#looking.held.alike)) {
      const set = row.reduce((all, at) => (at === LAID ? all : all | (1 << at)), 0);
      if (sets.has(set)) continue;
      sets.add(set);
      yield { ...candidate, set, row, points: this.#points(row) };
    }
  }
}

function* rowsAlike(row: readonly number[], alike: HeldCards['alike']): Generator<readonly number[], void, void> {
  const [first, ...rest] = row;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const tail of rowsAlike(rest, alike))
    for (const other of alike[first] ?? [first]) if (!tail.includes(other) || other === LAID) yield [other, ...tail];
}
