// Knows every word that cards can say on a row of squares, some of which are taken: one walk on the graph of sounds, square by square.

import { type End, HAND_ROOT, type Hand, handNext, handOf } from './hand.ts';
import type { PictureCard } from './rebus-card.ts';
import { type SoundGraph, stepCell } from './sound-graph.ts';
import { ECHO_LABEL, EU_LABEL, GLIDE_LABELS, MUTE_LABEL, NO_LABEL } from './sound-labels.ts';

/** What a square may say: the card that lies there, or some of those in hand. */
export interface RowSquare {
  readonly said: Hand;
  /** Which kinds of it, one bit each. */
  readonly kinds: number;
  readonly isTaken: boolean;
}

/** The cards in hand by what they say, for `RowSquare`; a kind is the cards that say the same. */
export function heldCards(cards: readonly PictureCard[]): Hand {
  return handOf(cards, false);
}

/** What walks tell: a word ends on the square before `walk.length`. */
type Meet = (number: number) => void;

/* A trail is what a step must remember of those before it: the label it came by, 63 for none, and some flags. */
const LAST = 63;
/** The sound before was taken for a glide: the word must glide there. */
const GLIDING = 64;
/** This card shared its first sound: it must have a vowel. */
const VOWEL_IN_CARD = 128;

const MUTE = 1 << MUTE_LABEL;
const ECHO = 1 << ECHO_LABEL;
const EU = 1 << EU_LABEL;
const SKIPPED = MUTE | ECHO;

/** The kind of a square that is taken, among those of a path. */
export const TAKEN = -1;

export class RowWalk {
  /** The kind laid on each square so far; those from `length` on mean nothing. */
  readonly path: number[] = [];
  /** How many cards are left of each kind. */
  readonly left: number[];
  #length = 0;
  #laid = 0;
  #row: readonly RowSquare[] = [];
  #meet: Meet = () => {};
  #cells: Int32Array = new Int32Array(1);
  #counts: Int32Array = new Int32Array(1);
  /** What the square in hand may say. */
  #said: Hand;
  #kinds = 0;

  constructor(hand: Hand) {
    this.#said = hand;
    this.left = hand.kinds.map(({ cards }) => cards.length);
  }

  /** How many squares are covered. */
  get length(): number {
    return this.#length;
  }

  /** How many cards of the hand lie on them. */
  get laid(): number {
    return this.#laid;
  }

  /** Meets every word of a graph that the squares of a row can say from the first one on, as far as they are. */
  along(row: readonly RowSquare[], graph: SoundGraph, meet: Meet): void {
    this.#row = row;
    this.#length = 0;
    this.#laid = 0;
    this.goOn(graph, meet);
  }

  /** From where a word has just ended, the words that can follow; to be called while it is met. */
  goOn({ cells, counts, root }: SoundGraph, meet: Meet): void {
    const before = { cells: this.#cells, counts: this.#counts, meet: this.#meet };
    this.#cells = cells;
    this.#counts = counts;
    this.#meet = meet;
    this.#lay(root, 0, LAST, NO_LABEL);
    this.#cells = before.cells;
    this.#counts = before.counts;
    this.#meet = before.meet;
  }

  /** Between two cards; `melt` is the consonant that the next one may share. */
  #seam(node: number, number: number, trail: number, melt: number): void {
    if (this.#counts[node] === 1 && (trail & GLIDING) === 0) this.#meet(number);
    this.#lay(node, number, trail, melt);
  }

  #lay(node: number, number: number, trail: number, melt: number): void {
    const square = this.#row[this.#length];
    if (square === undefined || this.#cells[node] === 0) return;
    const { said, kinds } = square;
    const [saidBefore, kindsBefore] = [this.#said, this.#kinds];
    this.#said = said;
    this.#kinds = kinds;
    this.#advance(node, number, HAND_ROOT, trail);
    const shared = melt === NO_LABEL ? HAND_ROOT : handNext(said, HAND_ROOT, melt);
    if (shared !== HAND_ROOT) this.#advance(node, number, shared, trail | VOWEL_IN_CARD);
    this.#said = saidBefore;
    this.#kinds = kindsBefore;
  }

  /** Inside a card, or at its end. */
  #read(node: number, number: number, at: number, trail: number): void {
    const { ends, sets, glides } = this.#said;
    const here = ends[at] as readonly End[];
    for (let nth = 0; nth < here.length; nth++) {
      const end = here[nth] as End;
      if ((this.#kinds & (1 << end.kind)) !== 0 && (end.hasVowel || (trail & VOWEL_IN_CARD) === 0))
        this.#close(node, number, trail, end);
    }
    const isGlide = glides[at] === 1;
    const wanted = sets[at] as number;
    if (wanted === 0 && !isGlide) return;
    if (isGlide || ((this.#cells[node] as number) & (wanted | SKIPPED)) !== 0) this.#advance(node, number, at, trail);
  }

  /** A card is said. */
  #close(node: number, number: number, trail: number, { kind, last }: End): void {
    const melt = (trail & LAST) === last ? last : NO_LABEL;
    const after = trail & ~VOWEL_IN_CARD;
    const at = this.#length;
    const isTaken = (this.#row[at] as RowSquare).isTaken;
    if (!isTaken && this.left[kind] === 0) return;
    this.path[at] = isTaken ? TAKEN : kind;
    this.#length = at + 1;
    if (!isTaken) this.#take(kind, 1);
    this.#seam(node, number, after, melt);
    if (!isTaken) this.#take(kind, -1);
    this.#length = at;
  }

  /** Out of the hand, or back into it. */
  #take(kind: number, number: number): void {
    this.left[kind] = (this.left[kind] as number) - number;
    this.#laid += number;
  }

  /** One sound further in the word and in the card. */
  #advance(node: number, number: number, at: number, trail: number): void {
    const followers = this.#followers(node, trail);
    const carried = trail & VOWEL_IN_CARD;
    for (let both = followers & (this.#said.sets[at] as number); both !== 0; both &= both - 1) {
      const label = 31 - Math.clz32(both & -both);
      this.#step(node, number, label, handNext(this.#said, at, label), carried | label);
    }
    if ((followers & MUTE) !== 0) this.#meetMute(node, number, at, carried | MUTE_LABEL);
    if ((followers & ECHO) !== 0) this.#meetEcho(node, number, at, trail);
    if (this.#said.glides[at] === 1) this.#glide(node, number, at, trail);
  }

  #step(node: number, number: number, label: number, at: number, trail: number): void {
    const cell = stepCell(this.#cells, node, label);
    this.#read(this.#cells[cell] as number, number + (this.#counts[cell] as number), at, trail);
  }

  /** A mute e is left out, or said « eu ». */
  #meetMute(node: number, number: number, at: number, trail: number): void {
    const cell = stepCell(this.#cells, node, MUTE_LABEL);
    const next = this.#cells[cell] as number;
    const nextNumber = number + (this.#counts[cell] as number);
    this.#advance(next, nextNumber, at, trail);
    if (((this.#said.sets[at] as number) & EU) !== 0) this.#read(next, nextNumber, handNext(this.#said, at, EU_LABEL), trail);
  }

  /** The glide is heard again after its vowel, or not. */
  #meetEcho(node: number, number: number, at: number, trail: number): void {
    const cell = stepCell(this.#cells, node, ECHO_LABEL);
    const next = this.#cells[cell] as number;
    const nextNumber = number + (this.#counts[cell] as number);
    const carried = trail & VOWEL_IN_CARD;
    this.#advance(next, nextNumber, at, carried | LAST);
    for (const { glide, vowel } of GLIDE_LABELS) {
      const after = (trail & LAST) === vowel ? handNext(this.#said, at, glide) : HAND_ROOT;
      if (after !== HAND_ROOT) this.#read(next, nextNumber, after, VOWEL_IN_CARD | LAST);
    }
  }

  /** A card's glide meets its vowel, where the word glides. */
  #glide(node: number, number: number, at: number, trail: number): void {
    const followers = this.#followers(node, trail);
    for (const { glide, vowel } of GLIDE_LABELS) {
      const after = handNext(this.#said, at, glide);
      if (after === HAND_ROOT || (followers & (1 << vowel)) === 0) continue;
      this.#step(node, number, vowel, after, (trail & VOWEL_IN_CARD) | GLIDING | vowel);
    }
  }

  /** The labels that may follow. */
  #followers(node: number, trail: number): number {
    return (this.#cells[node] as number) & (trail & GLIDING ? ECHO : ~0);
  }
}
