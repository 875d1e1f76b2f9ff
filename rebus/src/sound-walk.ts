// How the sounds of words and of pieces are followed side by side: mute e, glides and their echoes.

import { type PieceTree, placeAfter, TREE_ROOT } from './piece-tree.ts';
import { type SoundGraph, stepCell } from './sound-graph.ts';
import { ECHO_LABEL, EU_LABEL, GLIDE_LABELS, MUTE_LABEL } from './sound-labels.ts';

/* A trail is what a step must remember of those before it: the label it came by, 63 for none, and some flags. */
export const LAST = 63;
/** The sound before was taken for a glide: the word must glide there. */
export const GLIDING = 64;
/** This piece shared its first sound: it must have a vowel. */
export const VOWEL_IN_PIECE = 128;
export const TOOK_LIBERTY = 256;
/** A free syllable has said this vowel: its glide is not heard again. */
export const NO_ECHO = 512;
/** The word ends with a mute e that was said: not all that sound so have one. */
export const MUTE_END = 1024;
/** What lasts as long as the piece, and longer. */
export const CARRIED = VOWEL_IN_PIECE | TOOK_LIBERTY;

export const MUTE_BIT = 1 << MUTE_LABEL;
export const ECHO_BIT = 1 << ECHO_LABEL;
export const EU_BIT = 1 << EU_LABEL;
export const SKIPPED = MUTE_BIT | ECHO_BIT;

/** A walk tells what happens between pieces; within a piece, its sounds meet those of the words here. */
export abstract class SoundWalk {
  protected cells: SoundGraph['cells'];
  protected counts: SoundGraph['counts'];
  protected muteEnds: SoundGraph['muteEnds'];
  /** The pieces that may be said. */
  protected said: PieceTree;

  protected constructor({ cells, counts, muteEnds }: Omit<SoundGraph, 'root'>, said: PieceTree) {
    this.cells = cells;
    this.counts = counts;
    this.muteEnds = muteEnds;
    this.said = said;
  }

  /** Whether a word ends here that has a mute e. */
  protected endsMute(node: number, number: number): boolean {
    return this.counts[node] === 1 && this.muteEnds[number] !== 0;
  }

  /** Inside a piece, or at its end. */
  protected abstract read(node: number, number: number, at: number, trail: number): void;

  /** One sound further in the word and in the piece. */
  protected advance(node: number, number: number, at: number, trail: number): void {
    const followers = this.followers(node, trail);
    const carried = trail & CARRIED;
    for (let both = followers & (this.said.sets[at] as number); both !== 0; both &= both - 1) {
      const label = 31 - Math.clz32(both & -both);
      this.step(node, number, label, placeAfter(this.said, at, label), carried | label);
    }
    if ((followers & MUTE_BIT) !== 0) this.#meetMute(node, number, at, carried | MUTE_LABEL);
    if ((followers & ECHO_BIT) !== 0) this.#meetEcho(node, number, at, trail);
    if (this.said.glides[at] === 1) this.#glide(node, number, at, trail);
  }

  protected step(node: number, number: number, label: number, at: number, trail: number): void {
    const cell = stepCell(this.cells, node, label);
    this.read(this.cells[cell] as number, number + (this.counts[cell] as number), at, trail);
  }

  /** The labels that may follow. */
  protected followers(node: number, trail: number): number {
    return (this.cells[node] as number) & (trail & GLIDING ? ECHO_BIT : ~0);
  }

  /** A mute e is left out, or said « eu ». */
  #meetMute(node: number, number: number, at: number, trail: number): void {
    const cell = stepCell(this.cells, node, MUTE_LABEL);
    const next = this.cells[cell] as number;
    const nextNumber = number + (this.counts[cell] as number);
    this.advance(next, nextNumber, at, trail);
    if (((this.said.sets[at] as number) & EU_BIT) !== 0) this.read(next, nextNumber, placeAfter(this.said, at, EU_LABEL), trail);
  }

  /** The glide is heard again after its vowel, or not. */
  #meetEcho(node: number, number: number, at: number, trail: number): void {
    const cell = stepCell(this.cells, node, ECHO_LABEL);
    const next = this.cells[cell] as number;
    const nextNumber = number + (this.counts[cell] as number);
    const carried = trail & CARRIED;
    this.advance(next, nextNumber, at, carried | LAST);
    for (const { glide, vowel } of GLIDE_LABELS) {
      const isHeard = (trail & LAST) === vowel && (trail & NO_ECHO) === 0;
      const after = isHeard ? placeAfter(this.said, at, glide) : TREE_ROOT;
      if (after !== TREE_ROOT) this.read(next, nextNumber, after, carried | VOWEL_IN_PIECE | LAST);
    }
  }

  /** A piece's glide meets its vowel, where the word glides. */
  #glide(node: number, number: number, at: number, trail: number): void {
    const followers = this.followers(node, trail);
    for (const { glide, vowel } of GLIDE_LABELS) {
      const after = placeAfter(this.said, at, glide);
      if (after === TREE_ROOT || (followers & (1 << vowel)) === 0) continue;
      this.step(node, number, vowel, after, (trail & CARRIED) | GLIDING | vowel);
    }
  }
}
