// Every word that some pieces can say: one walk on the graph of sounds and on the tree of the pieces, side by side.

import { CARRYING, LEANING, UNCARRYING } from './alignment-table.ts';
import { BARE_KIND, FREE_KIND, RebusFindings } from './findings.ts';
import { freeSoundCount, type PieceTree, placeAfter, type SayingEnd, TREE_ROOT } from './piece-tree.ts';
import type { SoundGraph } from './sound-graph.ts';
import { EU_LABEL, GLIDABLE, LABEL_CODES, NEAR_LABELS, NO_LABEL, OU_LABEL, VOWEL_LABELS, YOD_LABEL } from './sound-labels.ts';
import {
  CARRIED,
  ECHO_BIT,
  EU_BIT,
  GLIDING,
  LAST,
  MUTE_BIT,
  MUTE_END,
  NO_ECHO,
  SKIPPED,
  SoundWalk,
  TOOK_LIBERTY,
  VOWEL_IN_PIECE,
} from './sound-walk.ts';
import { consonantAfter, NO_CONSONANT, SYLLABLE_CODAS, SYLLABLE_ONSETS } from './syllable.ts';

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
  #bareLeft: number;
  readonly #bareWeight: number;
  readonly #findings = new RebusFindings();
  // The rebus so far:
  readonly #kinds: number[] = [];
  #set = 0;
  #bare = 0;
  #end: number = UNCARRYING;
  /** How many free syllables may have cut « oi » in two: the judge will tell. */
  #cutGlides = 0;

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
    this.#bareLeft = tree.singles.length;
    this.#bareWeight = this.#freeWeight * (this.#freeLeft + 1);
    this.#sets = this.#bareWeight * (this.#bareLeft + 1);
  }

  findings(): RebusFindings {
    this.#seam(this.#root, 0, LAST, NO_LABEL);
    return this.#findings;
  }

  /** Between two pieces; `melt` is the consonant that the next one may share. */
  #seam(node: number, number: number, trail: number, melt: number): void {
    const isLeaning = this.#end === LEANING;
    if (this.counts[node] === 1 && (trail & GLIDING) === 0 && !isLeaning) this.#find(number, trail);
    if ((trail & MUTE_END) !== 0 || this.#kinds.length >= this.#limits.max || this.#findings.length >= this.#limits.findings)
      return;
    this.advance(node, number, TREE_ROOT, trail);
    const shared = melt === NO_LABEL ? TREE_ROOT : placeAfter(this.said, TREE_ROOT, melt);
    if (shared !== TREE_ROOT) this.advance(node, number, shared, trail | VOWEL_IN_PIECE);
    if (this.#freeLeft > 0 && !isLeaning) this.#speakFreely(node, number, trail);
  }

  #find(number: number, trail: number): void {
    const { min, once } = this.#limits;
    const isSpoken = this.#set % this.#freeWeight !== 0;
    if (!isSpoken || this.#kinds.length < min) return;
    const key = number * this.#sets + this.#set;
    const isMuteDoubtful = (trail & MUTE_END) !== 0 && this.muteEnds[number] === 1;
    const isDoubtful = isMuteDoubtful || (trail & TOOK_LIBERTY) !== 0 || this.#cutGlides > 0;
    if (once) this.#findings.addOnce(number, key, { kinds: this.#kinds, isDoubtful });
    else this.#findings.add(number, key, { kinds: this.#kinds, isDoubtful });
  }

  /** Inside a piece, or at its end. */
  protected read(node: number, number: number, at: number, trail: number): void {
    const ends = this.said.ends[at] as readonly SayingEnd[];
    for (let nth = 0; nth < ends.length; nth++) {
      const end = ends[nth] as SayingEnd;
      if (end.isMuteEnd && !this.endsMute(node, number)) continue;
      if (this.#affords(end, trail)) this.#close(node, number, end.isMuteEnd ? trail | MUTE_END : trail, end);
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

  #affords({ kind, hasVowel, isExtension, isElided }: SayingEnd, trail: number): boolean {
    // Words that pieces make by themselves have no apostrophe.
    if (isElided) return false;
    if (this.#end === LEANING && !hasVowel) return false;
    if (this.#left[kind] === 0 || (isExtension && (trail & TOOK_LIBERTY) !== 0)) return false;
    return hasVowel || ((trail & VOWEL_IN_PIECE) === 0 && this.#bare < this.#limits.bare);
  }

  /** A piece is said. */
  #close(node: number, number: number, trail: number, { kind, hasVowel, last, isExtension }: SayingEnd): void {
    const bare = Number(!hasVowel);
    const weight = this.#weights[kind] as number;
    const end = this.#end;
    this.#end = hasVowel ? CARRYING : UNCARRYING;
    this.#left[kind] = (this.#left[kind] as number) - 1;
    this.#kinds.push(kind);
    this.#set += weight;
    this.#bare += bare;
    const melt = (trail & LAST) === last ? last : NO_LABEL;
    this.#seam(node, number, (trail & ~VOWEL_IN_PIECE) | (isExtension ? TOOK_LIBERTY : 0), melt);
    this.#bare -= bare;
    this.#set -= weight;
    this.#kinds.pop();
    this.#end = end;
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
    const end = this.#end;
    this.#freeLeft--;
    this.#kinds.push(FREE_KIND);
    this.#set += this.#freeWeight;
    this.#beginSyllable(node, number, NO_CONSONANT, trail);
    this.#set -= this.#freeWeight;
    this.#kinds.pop();
    this.#freeLeft++;
    this.#end = end;
  }

  /** A piece of one sound may say a consonant alone, beside a vowel that carries it. */
  #speakBare(node: number, number: number, trail: number): void {
    const end = this.#end;
    const nth = this.#kinds.length - 1;
    this.#end = end === CARRYING ? UNCARRYING : LEANING;
    this.#kinds[nth] = BARE_KIND;
    this.#bareLeft--;
    this.#set += this.#bareWeight - this.#freeWeight;
    this.#seam(node, number, trail, NO_LABEL);
    this.#set -= this.#bareWeight - this.#freeWeight;
    this.#bareLeft++;
    this.#kinds[nth] = FREE_KIND;
    this.#end = end;
  }

  /** A free syllable, after the consonants that it begins with. */
  #beginSyllable(node: number, number: number, onset: number, trail: number): void {
    const followers = this.followers(node, trail);
    let cell = node;
    for (let rest = this.cells[node] as number; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      cell++;
      if ((followers & bit) === 0) continue;
      const next = this.cells[cell] as number;
      const nextNumber = number + (this.counts[cell] as number);
      const label = 31 - Math.clz32(bit);
      const carried = (trail & TOOK_LIBERTY) | label;
      if ((bit & VOWEL_LABELS) !== 0) this.#singVowel(next, nextNumber, carried | NO_ECHO);
      if ((bit & SKIPPED) !== 0) {
        if ((bit & MUTE_BIT) !== 0 && onset !== NO_CONSONANT) this.#finishSyllable(next, nextNumber, carried);
        this.#beginSyllable(next, nextNumber, onset, carried);
        continue;
      }
      if ((bit & VOWEL_LABELS & ~GLIDABLE) !== 0) continue;
      const longer = consonantAfter(SYLLABLE_ONSETS, onset, LABEL_CODES[label] as number);
      if (longer === 0) continue;
      const glides = (bit & GLIDABLE) === 0 ? carried : carried | GLIDING;
      if (onset === NO_CONSONANT && this.#bareLeft > 0) this.#speakBare(next, nextNumber, glides);
      this.#beginSyllable(next, nextNumber, longer, glides);
    }
    // The mute e that ends a word is in no graph.
    if (onset !== NO_CONSONANT && this.endsMute(node, number)) this.#finishSyllable(node, number, trail | MUTE_END);
  }

  /** « ou » that glides into the next vowel is the beginning of « oi ». */
  #singVowel(node: number, number: number, trail: number): void {
    const cut = Number((trail & LAST) === OU_LABEL && ((this.cells[node] as number) & ECHO_BIT) !== 0);
    this.#cutGlides += cut;
    this.#endSyllable(node, number, trail);
    this.#cutGlides -= cut;
  }

  #finishSyllable(node: number, number: number, trail: number): void {
    this.#end = UNCARRYING;
    this.#seam(node, number, trail, NO_LABEL);
  }

  /** A free syllable, after its vowel: it ends here or after consonants that French ends one with. */
  #endSyllable(node: number, number: number, trail: number, coda = NO_CONSONANT): void {
    this.#finishSyllable(node, number, trail);
    if ((trail & GLIDING) !== 0) return;
    let cell = node;
    for (let rest = this.cells[node] as number; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      cell++;
      const next = this.cells[cell] as number;
      const nextNumber = number + (this.counts[cell] as number);
      const label = 31 - Math.clz32(bit);
      const carried = (trail & TOOK_LIBERTY) | label;
      if ((bit & MUTE_BIT) !== 0) this.#finishSyllable(next, nextNumber, carried);
      const isYod = label === YOD_LABEL.vowel;
      if ((bit & (OPEN_BITS | ECHO_BIT)) !== 0 && !isYod) continue;
      const longer = consonantAfter(SYLLABLE_CODAS, coda, LABEL_CODES[label] as number);
      if (longer !== 0) this.#endSyllable(next, nextNumber, isYod ? carried | GLIDING | NO_ECHO : carried, longer);
    }
  }
}
