// Knows every word that letter tokens spell on a row, some squares of which are taken. (RULES.md 4.3)

import { ALPHABET, type WordGraph } from '@boite/language';
import { TAKEN_SQUARE } from '@boite/rebus';
import { letterOf } from '../rules/symbols.ts';
import type { Token } from '../types.ts';
import type { HeldTokens, Row } from './rows.ts';

/** A letter that no word has. */
const NO_LETTER = -1;

export class SpellingWalk {
  /** The kind laid on each square so far; those from `length` on mean nothing. */
  readonly path: number[] = [];
  readonly #graph: WordGraph;
  /** The letter of each kind, and how many are left of it. */
  readonly #letters: readonly number[];
  readonly #left: number[];
  #row: Row | null = null;
  #meet: (word: string) => void = () => {};
  #word = '';

  constructor({ tokens }: Pick<HeldTokens, 'tokens'>, graph: WordGraph) {
    this.#graph = graph;
    this.#letters = tokens.map(([token]) => numberOf(token as Token));
    this.#left = tokens.map((alike) => alike.filter((token) => letterOf(token) !== null).length);
  }

  get length(): number {
    return this.#word.length;
  }

  along(row: Row, meet: (word: string) => void): void {
    this.#row = row;
    this.#meet = meet;
    this.#word = '';
    this.#spell(this.#graph.root);
  }

  #spell(node: number): void {
    const at = this.#word.length;
    const square = this.#row?.squares[at];
    if (at > 0 && this.#graph.isWord(node)) this.#meet(this.#word);
    if (square === undefined) return;
    if (square.token !== null) this.#step(node, numberOf(square.token), TAKEN_SQUARE);
    else for (const [kind, letter] of this.#letters.entries()) this.#lay(node, letter, kind);
  }

  #lay(node: number, letter: number, kind: number): void {
    const left = this.#left[kind] as number;
    const isAllowed = ((this.#row?.walked[this.#word.length]?.kinds ?? 0) & (1 << kind)) !== 0;
    if (left === 0 || !isAllowed) return;
    this.#left[kind] = left - 1;
    this.#step(node, letter, kind);
    this.#left[kind] = left;
  }

  #step(node: number, letter: number, kind: number): void {
    const next = letter === NO_LETTER ? 0 : this.#graph.next(node, letter);
    if (next === 0) return;
    const word = this.#word;
    this.path[word.length] = kind;
    this.#word += ALPHABET[letter];
    this.#spell(next);
    this.#word = word;
  }
}

function numberOf(token: Token): number {
  const letter = letterOf(token);
  return letter === null ? NO_LETTER : ALPHABET.indexOf(letter);
}
