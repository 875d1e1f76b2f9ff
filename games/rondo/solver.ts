// Knows every play of a position and what it pays: for each word that can be made, its most profitable laying.

import { isLetter, LETTERS, type Letter, type Lexicon } from '@boite/language';
import { BLANK } from './covering.ts';
import { cardValue, GOMME_VALUE } from './deck.ts';
import { type Geometry, geometries, laidUnder, meansOf } from './geometry.ts';
import { isEraser, wordOn } from './holder.ts';
import { type LengthGraph, lengthGraph } from './lengths.ts';
import { exchangePoints } from './score.ts';
import type { Card, Holder, Options } from './types.ts';
import { type Gathering, Walk } from './walk.ts';

/** What a player has before the eyes when looking for a word. */
export interface Puzzle {
  readonly holder: Holder;
  readonly hand: readonly Card[];
  readonly exchanges: number;
  readonly options: Pick<Options, 'beginners' | 'words'>;
}

/** A word that can be made, and where; `layingOf` tells with which cards. */
export interface Finding {
  readonly word: string;
  readonly points: number;
  /** How many cards it takes from the hand, gommes included. */
  readonly cards: number;
  readonly geometry: Geometry;
}

class Search implements Gathering {
  readonly walk: Walk;
  private readonly slots: Uint32Array;
  private readonly numbers: Uint32Array;
  private readonly merits: Int32Array;
  private readonly places: Uint8Array;
  private readonly words: string[] = [];
  private count = 0;
  private place = 0;
  private aside = 0;
  private erased = 0;
  private geometries: readonly Geometry[] = [];

  constructor(graph: LengthGraph) {
    this.walk = new Walk(graph, this);
    this.slots = new Uint32Array(graph.size);
    this.numbers = new Uint32Array(graph.size);
    this.merits = new Int32Array(graph.size);
    this.places = new Uint8Array(graph.size);
  }

  add(word: Uint8Array, number: number, points: number, cards: number): void {
    const merit = (points + this.aside) * 16 - cards - this.erased;
    let slot = this.slots[number] as number;
    if (slot >= this.count || this.numbers[slot] !== number) {
      slot = this.count++;
      this.slots[number] = slot;
      this.numbers[slot] = number;
      this.words[slot] = String.fromCharCode.apply(null, wordCodes(word, this.walk.place.length));
    } else if (merit <= (this.merits[slot] as number)) return;
    this.merits[slot] = merit;
    this.places[slot] = this.place;
  }

  find(puzzle: Puzzle): Finding[] {
    const { holder, hand } = puzzle;
    const means = meansOf(hand, puzzle.options.beginners);
    const found = geometries(holder, means);
    const { place } = this.walk;
    place.cards.fill(0);
    let jokers = 0;
    let gommes = 0;
    for (const card of hand) {
      if (card === 'joker') jokers++;
      else if (card === 'gomme') gommes++;
      else place.cards[card.charCodeAt(0) - 65]++;
    }
    this.count = 0;
    for (let index = 0; index < found.length; index++) {
      const geometry = found[index] as Geometry;
      this.place = index;
      place.length = geometry.length;
      place.writing = means.writing - (geometry.erased > gommes ? 1 : 0);
      for (let at = 0; at < geometry.length; at++) {
        const laid = laidUnder(holder, geometry.lengthen, geometry.start + at);
        const letter = laid === undefined || isEraser(laid) ? null : laid;
        place.shown[at] = letter === null ? BLANK : letter.letter.charCodeAt(0) - 65;
        place.worth[at] = letter === null ? 0 : letter.kind === 'joker' ? 1 : cardValue(letter.letter);
      }
      let g = geometry.erased - (puzzle.options.beginners && geometry.erased > 0 ? 1 : 0);
      const shift = geometry.lengthen === 'start' ? 1 : 0;
      for (let at = 0; at < holder.length; at++) {
        const inside = at + shift >= geometry.start && at + shift < geometry.start + geometry.length;
        if (!inside && holder[at]?.kind === 'gomme') g++;
      }
      this.aside = g * GOMME_VALUE;
      this.erased = geometry.erased;
      this.walk.through(jokers);
    }
    const keys = new Float64Array(this.count);
    for (let slot = 0; slot < this.count; slot++) {
      keys[slot] = (4096 - (this.merits[slot] as number)) * 2 ** 20 + (this.numbers[slot] as number);
    }
    keys.sort();
    const findings: Finding[] = [];
    const previous = wordOn(holder);
    for (let index = 0; index < keys.length; index++) {
      const slot = this.slots[(keys[index] as number) % 2 ** 20] as number;
      const word = this.words[slot] as string;
      if (word === previous) continue;
      const merit = this.merits[slot] as number;
      const points = Math.ceil(merit / 16);
      findings.push({ word, points, cards: points * 16 - merit, geometry: found[this.places[slot] as number] as Geometry });
    }
    return findings;
  }
}

function wordCodes(word: Uint8Array, length: number): number[] {
  const codes: number[] = [];
  for (let at = 0; at < length; at++) codes.push((word[at] as number) + 65);
  return codes;
}

const searches = new WeakMap<LengthGraph, Search>();
export function searchOf(lexicon: Pick<Lexicon, 'graph'>): Search {
  const graph = lengthGraph(lexicon.graph);
  let search = searches.get(graph);
  if (!search) searches.set(graph, (search = new Search(graph)));
  return search;
}

export function findings(puzzle: Puzzle, lexicon: Pick<Lexicon, 'graph'>): readonly Finding[] {
  return searchOf(lexicon).find(puzzle);
}
