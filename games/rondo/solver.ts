// Knows every play of a position: for each word that can be made, the laying that pays most.

import type { Lexicon } from '@boite/language';
import { Covering } from './covering.ts';
import { type Geometry, geometries, meansOf } from './geometry.ts';
import { wordOn } from './holder.ts';
import { bitCount, type LengthGraph, lengthGraph } from './lengths.ts';
import { Place } from './place.ts';
import { bonusFor, exchangePoints } from './score.ts';
import type { Card, Holder, Options } from './types.ts';
import { Walk } from './walk.ts';

/** What a player has before the eyes when looking for a word. */
export interface Puzzle {
  readonly holder: Holder;
  readonly hand: readonly Card[];
  readonly exchanges: number;
  readonly options: Pick<Options, 'beginners' | 'words'>;
}

/** A word that can be made, laid in the way that pays most. */
export interface FoundPlay {
  readonly word: string;
  readonly points: number;
  /** How many cards it takes from the hand. */
  readonly cards: number;
  readonly geometry: Geometry;
}

/** Every word that can be made, the dearest first; then those that take fewer cards, shorter ones, and in alphabetical order. */
export function allPlays(puzzle: Puzzle, lexicon: Lexicon): readonly FoundPlay[] {
  const plays = searchIn(lexicon).plays(puzzle);
  return puzzle.options.words === 'all' ? plays : plays.filter(({ word }) => !lexicon.isConjugatedOnly(word));
}

/** How many steps on the graph all the searches in a lexicon have taken. */
export function stepsTaken(lexicon: Lexicon): number {
  return searchIn(lexicon).steps;
}

const searches = new WeakMap<LengthGraph, Search>();

function searchIn(lexicon: Lexicon): Search {
  const graph = lengthGraph(lexicon.graph);
  const search = searches.get(graph) ?? new Search(graph);
  searches.set(graph, search);
  return search;
}

/** The merit of a play orders it: points first, then fewer cards; never negative, below `MERITS`. */
const CARDS = 16;
const LOWEST_POINTS = -24;
const MERITS = 2048;
const NUMBERS = 2 ** 20;

/** Gathers the words that the walks through all places meet, each once. */
class Search {
  readonly #place = new Place();
  readonly #covering = new Covering();
  readonly #walk: Walk;
  /** Where each word met is in the lists below. */
  readonly #slots: Int32Array;
  readonly #numbers: Int32Array;
  readonly #merits: Int16Array;
  readonly #geometries: Uint8Array;
  readonly #words: string[] = [];
  #count = 0;
  #geometry = 0;
  #erased = 0;

  constructor(graph: LengthGraph) {
    this.#walk = new Walk(graph, this.#place, (number, hand, jokers) => this.#meet(number, hand, jokers));
    this.#slots = new Int32Array(graph.size);
    this.#numbers = new Int32Array(graph.size);
    this.#merits = new Int16Array(graph.size);
    this.#geometries = new Uint8Array(graph.size);
  }

  get steps(): number {
    return this.#walk.steps;
  }

  plays(puzzle: Puzzle): readonly FoundPlay[] {
    const places = geometries(puzzle.holder, meansOf(puzzle.hand, puzzle.options.beginners));
    this.#count = 0;
    this.#place.hold(puzzle.hand);
    for (let index = 0; index < places.length; index++) {
      const geometry = places[index] as Geometry;
      this.#geometry = index;
      this.#erased = geometry.erased;
      this.#place.stand(puzzle.holder, geometry, puzzle.options.beginners);
      this.#walk.through();
    }
    return this.#sorted(puzzle, places);
  }

  #meet(number: number, hand: number, jokers: number): void {
    const place = this.#place;
    const value = place.weighed();
    const written = place.length - bitCount(place.kept);
    if (written > place.writing) return;
    if (jokers === 0 && (hand & place.keptLetters) === 0) {
      this.#gather(number, value + bonusFor(written) + place.around, written);
    } else {
      const points = value + this.#covering.best(place, jokers) + place.around;
      this.#gather(number, points, written + this.#covering.count);
    }
  }

  #gather(number: number, points: number, written: number): void {
    const merit = (points - LOWEST_POINTS) * CARDS + CARDS - 1 - written - this.#erased;
    let slot = this.#slots[number] as number;
    if (slot >= this.#count || this.#numbers[slot] !== number) {
      slot = this.#count++;
      this.#slots[number] = slot;
      this.#numbers[slot] = number;
      this.#words[slot] = this.#place.spelled();
    } else if (merit <= (this.#merits[slot] as number)) return;
    this.#merits[slot] = merit;
    this.#geometries[slot] = this.#geometry;
  }

  #sorted(puzzle: Puzzle, places: readonly Geometry[]): readonly FoundPlay[] {
    const keys = this.#keys();
    const previous = wordOn(puzzle.holder);
    const constant = LOWEST_POINTS + exchangePoints(puzzle.exchanges);
    const plays: FoundPlay[] = [];
    for (let index = 0; index < keys.length; index++) {
      const slot = this.#slots[(keys[index] as number) & (NUMBERS - 1)] as number;
      const word = this.#words[slot] as string;
      if (word === previous) continue;
      const merit = this.#merits[slot] as number;
      const points = (merit >> 4) + constant;
      plays.push({
        word,
        points,
        cards: CARDS - 1 - (merit & (CARDS - 1)),
        geometry: places[this.#geometries[slot] as number] as Geometry,
      });
    }
    return plays;
  }

  #keys(): Int32Array {
    const keys = new Int32Array(this.#count);
    for (let slot = 0; slot < this.#count; slot++) {
      keys[slot] = (MERITS - 1 - (this.#merits[slot] as number)) * NUMBERS + (this.#numbers[slot] as number);
    }
    return keys.sort();
  }
}
