// Every word that some pieces can say: one walk on the graph of sounds and on the tree of the pieces, side by side.

import { FREE_KIND, RebusFindings } from './findings.ts';
import { freeSoundCount, type PieceTree, placeAfter, type SayingEnd, TREE_ROOT } from './piece-tree.ts';
import type { SoundGraph } from './sound-graph.ts';
import { EU_LABEL, GLIDABLE, NEAR_LABELS, NO_LABEL, VOWEL_LABELS } from './sound-labels.ts';
import {
  CARRIED,
  ECHO_BIT,
  EU_BIT,
  GLIDING,
  LAST,
  MUTE_BIT,
  SKIPPED,
  SoundWalk,
  TOOK_LIBERTY,
  VOWEL_IN_PIECE,
} from './sound-walk.ts';

export interface WalkLimits {
  /** The fewest and the most pieces of a rebus, one of two free sounds counting for two. */
  readonly min: number;
  readonly max: number;
  /** The most bare consonants, free sounds apart. */
  readonly bare: number;
  /** Whether a liberty may be taken. */
  readonly takesLiberties: boolean;
  /** Whether a word is found once with the same pieces, else in every order. */
  readonly once: boolean;
  /** The walk ends after so many findings. */
  readonly findings: number;
}

export function walked(graph: SoundGraph, tree: PieceTree, limits: WalkLimits): RebusFindings {
  return new PieceWalk(graph, tree, limits).findings();
}

const OPEN_BITS = VOWEL_LABELS | MUTE_BIT;

class PieceWalk extends SoundWalk {
  readonly #root: number;
  readonly #limits: WalkLimits;
  /** How many pieces are left of each kind, and what each adds to the number of a set. */
  readonly #left: number[];
  readonly #weights: readonly number[];
  readonly #sets: number;
  #freeLeft: number;
  readonly #freeWeight: number;
  readonly #findings = new RebusFindings();
  // The rebus so far:
  readonly #kinds: number[] = [];
  #set = 0;
  #bare = 0;

  constructor(graph: SoundGraph, tree: PieceTree, limits: WalkLimits) {
    super(graph, tree);
    this.#root = graph.root;
    this.#limits = limits;
    this.#left = tree.kinds.map(({ pieces }) => pieces.length);
    this.#freeLeft = freeSoundCount(tree);
    const weights = [1];
    for (const count of this.#left) weights.push((weights.at(-1) as number) * (count + 1));
    this.#weights = weights;
    this.#freeWeight = weights.at(-1) as number;
    this.#sets = this.#freeWeight * (this.#freeLeft + 1);
  }

  findings(): RebusFindings {
    this.#seam(this.#root, 0, LAST, NO_LABEL);
    return this.#findings;
  }

  /** Between two pieces; `melt` is the consonant that the next one may share. */
  #seam(node: number, number: number, trail: number, melt: number): void {
    if (this.counts[node] === 1 && (trail & GLIDING) === 0) this.#find(number, trail);
    if (this.#kinds.length >= this.#limits.max || this.#findings.length >= this.#limits.findings) return;
    this.advance(node, number, TREE_ROOT, trail);
    const shared = melt === NO_LABEL ? TREE_ROOT : placeAfter(this.said, TREE_ROOT, melt);
    if (shared !== TREE_ROOT) this.advance(node, number, shared, trail | VOWEL_IN_PIECE);
    if (this.#freeLeft > 0) this.#speakFreely(node, number, trail);
  }

  #find(number: number, trail: number): void {
    const { min, once } = this.#limits;
    const isSpoken = this.#set % this.#freeWeight !== 0;
    if (!isSpoken || this.#kinds.length < min) return;
    const key = number * this.#sets + this.#set;
    if (once) this.#findings.addOnce(number, key, this.#kinds);
    else this.#findings.add(number, key, this.#kinds, (trail & TOOK_LIBERTY) !== 0);
  }

  /** Inside a piece, or at its end. */
  protected read(node: number, number: number, at: number, trail: number): void {
    const ends = this.said.ends[at] as readonly SayingEnd[];
    for (let nth = 0; nth < ends.length; nth++) {
      const end = ends[nth] as SayingEnd;
      if (this.#affords(end, trail)) this.#close(node, number, trail, end);
    }
    if (this.#canGoOn(node, at)) this.advance(node, number, at, trail);
  }

  /** Whether it is worth looking further: most walks end here. */
  #canGoOn(node: number, at: number): boolean {
    const wanted = this.said.sets[at] as number;
    const isGlide = this.said.glides[at] === 1;
    if (wanted === 0 && !isGlide) return false;
    return isGlide || this.#limits.takesLiberties || ((this.cells[node] as number) & (wanted | SKIPPED)) !== 0;
  }

  #affords({ kind, hasVowel, isExtension }: SayingEnd, trail: number): boolean {
    if (this.#left[kind] === 0 || (isExtension && (trail & TOOK_LIBERTY) !== 0)) return false;
    return hasVowel || ((trail & VOWEL_IN_PIECE) === 0 && this.#bare < this.#limits.bare);
  }

  /** A piece is said. */
  #close(node: number, number: number, trail: number, { kind, hasVowel, last, isExtension }: SayingEnd): void {
    const bare = Number(!hasVowel);
    const weight = this.#weights[kind] as number;
    this.#left[kind] = (this.#left[kind] as number) - 1;
    this.#kinds.push(kind);
    this.#set += weight;
    this.#bare += bare;
    const melt = (trail & LAST) === last ? last : NO_LABEL;
    this.#seam(node, number, (trail & ~VOWEL_IN_PIECE) | (isExtension ? TOOK_LIBERTY : 0), melt);
    this.#bare -= bare;
    this.#set -= weight;
    this.#kinds.pop();
    this.#left[kind] = (this.#left[kind] as number) + 1;
  }

  protected override advance(node: number, number: number, at: number, trail: number): void {
    super.advance(node, number, at, trail);
    if (this.#limits.takesLiberties && (trail & TOOK_LIBERTY) === 0) this.#takeLiberty(node, number, at, trail);
  }

  /** A neighbour between vowels, or a last mute e said « eu »: the judge will tell whether the word allows it. */
  #takeLiberty(node: number, number: number, at: number, trail: number): void {
    const followers = this.followers(node, trail);
    const isOpen = (trail & LAST) !== LAST && (OPEN_BITS & (1 << (trail & LAST))) !== 0;
    const wanted = this.said.sets[at] as number;
    for (let rest = isOpen ? followers : 0; rest !== 0; rest &= rest - 1) {
      const label = 31 - Math.clz32(rest & -rest);
      for (let near = (NEAR_LABELS[label] as number) & wanted; near !== 0; near &= near - 1) {
        const said = 31 - Math.clz32(near & -near);
        this.step(node, number, label, placeAfter(this.said, at, said), (trail & CARRIED) | TOOK_LIBERTY | label);
      }
    }
    if (this.counts[node] === 1 && (wanted & EU_BIT) !== 0)
      this.#endWithE(node, number, placeAfter(this.said, at, EU_LABEL), trail);
  }

  #endWithE(node: number, number: number, at: number, trail: number): void {
    const ends = (this.said.ends[at] as readonly SayingEnd[]).filter((end) => !end.isExtension && this.#affords(end, trail));
    for (const end of ends) this.#close(node, number, (trail & CARRIED) | TOOK_LIBERTY | LAST, end);
  }

  #speakFreely(node: number, number: number, trail: number): void {
    this.#freeLeft--;
    this.#kinds.push(FREE_KIND);
    this.#set += this.#freeWeight;
    this.#takeSound(node, number, 0, trail);
    this.#set -= this.#freeWeight;
    this.#kinds.pop();
    this.#freeLeft++;
  }

  /** A free sound, after so many consonants and no vowel. */
  #takeSound(node: number, number: number, consonants: number, trail: number): void {
    if (consonants === 1) this.#seam(node, number, trail, NO_LABEL);
    const followers = this.followers(node, trail);
    let cell = node;
    for (let rest = this.cells[node] as number; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      cell++;
      if ((followers & bit) === 0) continue;
      const next = this.cells[cell] as number;
      const nextNumber = number + (this.counts[cell] as number);
      const carried = (trail & TOOK_LIBERTY) | (31 - Math.clz32(bit));
      if ((bit & OPEN_BITS) !== 0) this.#endSound(next, nextNumber, carried);
      if ((bit & (MUTE_BIT | ECHO_BIT)) !== 0) this.#takeSound(next, nextNumber, consonants, carried);
      else if ((bit & GLIDABLE) !== 0) this.#takeSound(next, nextNumber, consonants + 1, carried | GLIDING);
      else if ((bit & VOWEL_LABELS) === 0) this.#takeSound(next, nextNumber, consonants + 1, carried);
    }
  }

  /** A free sound, after its vowel: it ends here or after any consonants. */
  #endSound(node: number, number: number, trail: number): void {
    this.#seam(node, number, trail, NO_LABEL);
    if ((trail & GLIDING) === 0) this.#addConsonants(node, number, trail);
  }

  #addConsonants(node: number, number: number, trail: number): void {
    let cell = node;
    for (let rest = this.cells[node] as number; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      cell++;
      const next = this.cells[cell] as number;
      const nextNumber = number + (this.counts[cell] as number);
      const carried = (trail & TOOK_LIBERTY) | (31 - Math.clz32(bit));
      if ((bit & MUTE_BIT) !== 0) this.#addConsonants(next, nextNumber, carried);
      else if ((bit & GLIDABLE) !== 0) this.#endSound(next, nextNumber, carried | GLIDING);
      else if ((bit & (VOWEL_LABELS | ECHO_BIT)) === 0) this.#endSound(next, nextNumber, carried);
    }
  }
}
