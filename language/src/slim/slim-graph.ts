// Knows how a word graph travels: its places in the order in which words come to them, each step by where the last ones alike led.

import { LETTERS } from '../alphabet.ts';
import { openDataFile, sealOf } from '../data-file.ts';
import { type Node, openGraph, type WordGraph } from '../graph.ts';
import { lowestLetter } from '../letter-set.ts';
import { bytePlanes, joinedColumns } from './columns.ts';
import { REMEMBERED, RecentPlaces } from './recent-places.ts';

/** What a step may say instead of the age of a place. */
export const NEW_PLACE = 0;
export const FAR_PLACE = REMEMBERED + 1;
/** After the letters of a place (A is 1): whether a word ends there. */
export const [NO_WORD, A_WORD] = [0, LETTERS.length + 1];
/** Steps with the same letter, from places to which the same letter led. */
export const STEP_KINDS = (LETTERS.length + 1) ** 2;

export function stepKind(letter: number, before: number): number {
  return letter * (LETTERS.length + 1) + before;
}

/** A file of words as it travels. */
export function slimWords(bytes: Uint8Array<ArrayBuffer>, name: string): Uint8Array<ArrayBuffer> {
  const { count, content } = openDataFile(bytes, name);
  const cells = new Uint32Array(content.buffer, content.byteOffset, content.byteLength / 4);
  const columns = new GraphWriter(openGraph(cells, count)).columns();
  return joinedColumns({ seal: sealOf(bytes), count, length: content.length, columns });
}

class GraphWriter {
  readonly #graph: WordGraph;
  readonly #numbers = new Map<Node, number>();
  readonly #recent = new RecentPlaces(STEP_KINDS);
  readonly #letters: number[] = [];
  readonly #steps: number[] = [];
  readonly #far: number[] = [];

  constructor(graph: WordGraph) {
    this.#graph = graph;
  }

  /** Addresses do not travel: the places are laid out again as they were at first, in a few hundredths of a second. */
  columns(): readonly Uint8Array[] {
    this.#write(this.#graph.root, 0);
    return [Uint8Array.from(this.#letters), Uint8Array.from(this.#steps), ...bytePlanes(this.#far)];
  }

  /** The number of a place, after those of all that follow it. */
  #write(node: Node, before: number): number {
    const set = this.#graph.letters(node);
    for (let rest = set; rest !== 0; rest &= rest - 1) this.#letters.push(lowestLetter(rest) + 1);
    this.#letters.push(this.#graph.isWord(node) ? A_WORD : NO_WORD);
    for (let rest = set; rest !== 0; rest &= rest - 1) this.#writeStep(node, lowestLetter(rest), before);
    const number = this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }

  #writeStep(node: Node, letter: number, before: number): void {
    const target = this.#graph.next(node, letter);
    const kind = stepKind(letter, before);
    const known = this.#numbers.get(target);
    if (known === undefined) {
      this.#steps.push(NEW_PLACE);
      this.#recent.remember(kind, this.#write(target, letter + 1));
      return;
    }
    const age = this.#recent.ageOf(kind, known);
    this.#steps.push(age < 0 ? FAR_PLACE : age + 1);
    if (age >= 0) this.#recent.recalled(kind, age);
    else {
      this.#far.push(known);
      this.#recent.remember(kind, known);
    }
  }
}
