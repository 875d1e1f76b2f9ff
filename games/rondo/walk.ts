// Knows how to find every word of a place: one walk on the graph of its length, each word met once, with its best points.

import { ALPHABET } from '@boite/language';
import { BLANK, Covering, Place, VALUES } from './covering.ts';
import { HOLDER_MAX, JOKER_VALUE } from './deck.ts';
import { bitCount, CHILDREN_AT, type LengthGraph, NEEDED_AT } from './lengths.ts';

const ALL_LETTERS = 2 ** ALPHABET.length - 1;

/** Receives the words of a place, with the points of their letters and bonus and how many cards write them. */
export interface Gathering {
  add(word: Uint8Array, number: number, points: number, cards: number): void;
}

export class Walk {
  readonly place: Place = new Place();
  readonly covering: Covering = new Covering();
  /** How many nodes were visited since the walk was made. */
  nodes = 0;
  private readonly graph: LengthGraph;
  private readonly cells: Uint32Array;
  private readonly gathering: Gathering;
  private readonly word: Uint8Array = new Uint8Array(HOLDER_MAX);
  /** The letter that shows, as a bit, and those that show from there on. */
  private readonly shownBit: Int32Array = new Int32Array(HOLDER_MAX);
  private readonly shownFrom: Int32Array = new Int32Array(HOLDER_MAX + 1);
  /** Where the last letter shows: a word that has kept none must keep this one. */
  private lastShown = -1;
  private last = 0;

  constructor(graph: LengthGraph, gathering: Gathering) {
    this.graph = graph;
    this.cells = graph.cells;
    this.gathering = gathering;
  }

  /** Meets every word that the place, the cards in it and some jokers can make. */
  through(jokers: number): void {
    const { length } = this.place;
    this.last = length - 1;
    this.lookAhead(length);
    const root = this.graph.roots[length] as number;
    if (root !== 0) this.descend(root, 0, 0, this.handBits(), jokers, 0, this.graph.firsts[length] as number);
  }

  private lookAhead(length: number): void {
    this.lastShown = -1;
    this.shownFrom[length] = 0;
    for (let at = length - 1; at >= 0; at--) {
      const letter = this.place.shown[at] as number;
      const bit = letter === BLANK ? 0 : 1 << letter;
      this.shownBit[at] = bit;
      this.shownFrom[at] = (this.shownFrom[at + 1] as number) | bit;
      if (bit !== 0 && this.lastShown < 0) this.lastShown = at;
    }
  }

  private handBits(): number {
    let bits = 0;
    for (let letter = 0; letter < ALPHABET.length; letter++) if ((this.place.cards[letter] as number) > 0) bits |= 1 << letter;
    return bits;
  }

  /** `kept`: a bit a compartment; `hand`: a bit a letter held; `number`: of the first word met from here. */
  private descend(node: number, at: number, kept: number, hand: number, jokers: number, value: number, number: number): void {
    this.nodes++;
    const { cells } = this;
    const { cards } = this.place;
    const letters = cells[node] as number;
    const shownBit = this.shownBit[at] as number;
    const ahead = this.shownFrom[at + 1] as number;
    const open = kept === 0 && at === this.lastShown ? shownBit : (jokers > 0 ? ALL_LETTERS : hand) | shownBit;
    for (let rest = letters & open; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const rank = bitCount(letters & (bit - 1));
      this.word[at] = letter;
      let nextKept = kept;
      let nextHand = hand;
      let nextJokers = jokers;
      let nextValue = value;
      if (bit === shownBit) {
        nextKept |= 1 << at;
        nextValue += this.place.worth[at] as number;
      } else if ((hand & bit) === 0) {
        nextJokers--;
        nextValue += JOKER_VALUE;
        cards[letter]--;
      } else {
        cards[letter]--;
        if (cards[letter] === 0) nextHand ^= bit;
        nextValue += VALUES[letter] as number;
      }
      if (at === this.last) {
        this.meet(number + rank, nextKept, nextJokers, nextValue);
      } else {
        const edge = node + CHILDREN_AT + 2 * rank;
        const child = cells[edge] as number;
        const missing = (cells[child + NEEDED_AT] as number) & ~(nextHand | ahead);
        if (missing === 0 || (nextJokers > 0 && bitCount(missing) <= nextJokers)) {
          this.descend(child, at + 1, nextKept, nextHand, nextJokers, nextValue, number + (cells[edge + 1] as number));
        }
      }
      if (bit !== shownBit) cards[letter]++;
    }
  }

  private meet(number: number, kept: number, jokers: number, value: number): void {
    const { place, covering } = this;
    const written = place.length - bitCount(kept);
    if (written > place.writing) return;
    const points = value + covering.choose(place, kept, jokers);
    this.gathering.add(this.word, number, points, written + covering.count);
  }
}
