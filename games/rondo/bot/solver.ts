// Knows every play of a position: for each word that can be made, the laying that pays most.

import type { Lexicon } from '@boite/language';
import { wordOn } from '../rules/holder.ts';
import { exchangePoints, placingBonus } from '../rules/score.ts';
import type { Card, Holder, Options } from '../types.ts';
import { BonusCovering } from './covering.ts';
import { FoundWords } from './findings.ts';
import { type Geometry, geometries, meansOf } from './geometry.ts';
import { type LengthGraph, lengthGraph, lettersIn } from './lengths.ts';
import { WordPlace } from './place.ts';
import { type LengthWalk, walkOn } from './walk.ts';

/** What a player has before the eyes when looking for a word. */
export interface RondoPuzzle {
  readonly holder: Holder;
  readonly hand: readonly Card[];
  readonly exchanges: number;
  readonly options: Pick<Options, 'beginners' | 'words'>;
}

/** A word that can be made, laid in the way that pays most. */
export interface FoundWordPlay {
  readonly word: string;
  readonly points: number;
  /** How many cards it takes from the hand. */
  readonly cards: number;
  readonly geometry: Geometry;
}

/** Every word that can be made, the highest-scoring first, those that take fewer cards before others. */
export function allWordPlays(puzzle: RondoPuzzle, lexicon: Lexicon): readonly FoundWordPlay[] {
  const plays = searchIn(lexicon).plays(puzzle);
  return puzzle.options.words === 'all' ? plays : plays.filter(({ word }) => !lexicon.isConjugatedOnly(word));
}

/** How many steps on the graph all the searches in a lexicon have taken. */
export function stepsTaken(lexicon: Lexicon): number {
  return searchIn(lexicon).steps;
}

const searches = new WeakMap<LengthGraph, PlaySearch>();

function searchIn(lexicon: Lexicon): PlaySearch {
  const graph = lengthGraph(lexicon);
  const search = searches.get(graph) ?? new PlaySearch(graph);
  searches.set(graph, search);
  return search;
}

/** A laying's merit is a number: points first, then fewer cards. */
const CARD_RANKS = 16;
/** Below the points of any word: three letters, and gommes in the six other compartments. */
const LOWEST_PAY = -12;

/** Gathers the words that the walks through all places meet. */
class PlaySearch {
  readonly #place = new WordPlace();
  readonly #covering = new BonusCovering();
  readonly #findings = new FoundWords();
  readonly #walk: LengthWalk;
  #where = 0;
  #erased = 0;

  constructor(graph: LengthGraph) {
    this.#walk = walkOn(graph, this.#place, (hand, jokers) => this.#meet(hand, jokers));
  }

  get steps(): number {
    return this.#walk.steps;
  }

  plays(puzzle: RondoPuzzle): readonly FoundWordPlay[] {
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
    const written = place.length - lettersIn(place.kept);
    if (written > place.writing) return;
    if (jokers === 0 && (hand & place.keptLetters) === 0) this.#gather(value + placingBonus(written), written);
    else {
      const points = value + this.#covering.best(place, jokers);
      this.#gather(points, written + this.#covering.count);
    }
  }

  #gather(points: number, written: number): void {
    const merit = (points + this.#place.around - LOWEST_PAY) * CARD_RANKS + CARD_RANKS - 1 - written - this.#erased;
    this.#findings.add(this.#place, merit, this.#where);
  }

  #found(puzzle: RondoPuzzle, places: readonly Geometry[]): readonly FoundWordPlay[] {
    const found: FoundWordPlay[] = [];
    const previous = wordOn(puzzle.holder);
    const constant = LOWEST_PAY + exchangePoints(puzzle.exchanges);
    const slots = this.#findings.sorted();
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] as number;
      const word = this.#findings.wordAt(slot);
      if (word === previous) continue;
      const merit = this.#findings.meritAt(slot);
      const points = Math.floor(merit / CARD_RANKS) + constant;
      const geometry = places[this.#findings.whereAt(slot)] as Geometry;
      found.push({ word, points, cards: CARD_RANKS - 1 - (merit % CARD_RANKS), geometry });
    }
    return found;
  }
}
