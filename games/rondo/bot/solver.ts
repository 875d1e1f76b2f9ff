// Knows every play of a position: for each word that can be made, the laying that pays most.

import type { Lexicon } from '@boite/language';
import { wordOn } from '../rules/holder.ts';
import { bonusFor, exchangePoints } from '../rules/score.ts';
import type { Card, Holder, Options } from '../types.ts';
import { Covering } from './covering.ts';
import { Findings } from './findings.ts';
import { type Geometry, geometries, meansOf } from './geometry.ts';
import { bitCount, type LengthGraph, lengthGraph } from './lengths.ts';
import { Place } from './place.ts';
import { type Walk, walkOn } from './walk.ts';

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

/** Every word that can be made, the dearest first, those that take fewer cards before others. */
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

/** A laying's merit is a number: points first, then fewer cards. */
const CARDS = 16;
/** Below the points of any word: three letters, and gommes in the six other compartments. */
const LOWEST = -12;

/** Gathers the words that the walks through all places meet. */
class Search {
  readonly #place = new Place();
  readonly #covering = new Covering();
  readonly #findings = new Findings();
  readonly #walk: Walk;
  #where = 0;
  #erased = 0;

  constructor(graph: LengthGraph) {
    this.#walk = walkOn(graph, this.#place, (hand, jokers) => this.#meet(hand, jokers));
  }

  get steps(): number {
    return this.#walk.steps;
  }

  plays(puzzle: Puzzle): readonly FoundPlay[] {
    const places = geometries(puzzle.holder, meansOf(puzzle.hand, puzzle.options.beginners));
    this.#findings.clear();
    this.#place.hold(puzzle.hand);
    for (let where = 0; where < places.length; where++) {
      const geometry = places[where] as Geometry;
      this.#where = where;
      this.#erased = geometry.erased;
      this.#place.stand(puzzle.holder, geometry, puzzle.options.beginners);
      this.#walk.through();
    }
    return this.#found(puzzle, places);
  }

  #meet(hand: number, jokers: number): void {
    const place = this.#place;
    const value = place.weighed();
    const written = place.length - bitCount(place.kept);
    if (written > place.writing) return;
    if (jokers === 0 && (hand & place.keptLetters) === 0) this.#gather(value + bonusFor(written), written);
    else {
      const points = value + this.#covering.best(place, jokers);
      this.#gather(points, written + this.#covering.count);
    }
  }

  #gather(points: number, written: number): void {
    const merit = (points + this.#place.around - LOWEST) * CARDS + CARDS - 1 - written - this.#erased;
    this.#findings.add(this.#place, merit, this.#where);
  }

  #found(puzzle: Puzzle, places: readonly Geometry[]): readonly FoundPlay[] {
    const found: FoundPlay[] = [];
    const previous = wordOn(puzzle.holder);
    const constant = LOWEST + exchangePoints(puzzle.exchanges);
    const slots = this.#findings.sorted();
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] as number;
      const word = this.#findings.wordAt(slot);
      if (word === previous) continue;
      const merit = this.#findings.meritAt(slot);
      const points = Math.floor(merit / CARDS) + constant;
      const geometry = places[this.#findings.whereAt(slot)] as Geometry;
      found.push({ word, points, cards: CARDS - 1 - (merit % CARDS), geometry });
    }
    return found;
  }
}
