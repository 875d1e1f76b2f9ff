// Every word that pieces can say on a row of squares, some of which are taken: one walk on the graph of sounds, square by square.

import type { SpokenPiece } from './piece.ts';
import { type PieceTree, pieceTree, placeAfter, type SayingEnd, TREE_ROOT } from './piece-tree.ts';
import type { SoundGraph } from './sound-graph.ts';
import { ALL_LABELS, NO_LABEL } from './sound-labels.ts';
import { GLIDING, LAST, MUTE_END, SKIPPED, SoundWalk, VOWEL_IN_PIECE } from './sound-walk.ts';

/** Pieces by what they say; a kind is those that say the same. */
export interface HeldPieces extends PieceTree {
  /** For each place, the kinds that may still be said from there on, one bit each. */
  readonly under: Int32Array;
}

export function heldPieces(pieces: readonly SpokenPiece[]): HeldPieces {
  const tree = pieceTree(pieces, { takesLiberties: false });
  return { ...tree, under: kindsUnder(tree) };
}

/** Places come after those that lead to them. */
function kindsUnder({ ends, next }: PieceTree): Int32Array {
  const under = new Int32Array(ends.length);
  for (let at = ends.length - 1; at >= 0; at--) {
    for (const { kind } of ends[at] as readonly SayingEnd[]) under[at] = (under[at] as number) | (1 << kind);
    for (const after of next.subarray(at * ALL_LABELS, (at + 1) * ALL_LABELS))
      if (after !== TREE_ROOT) under[at] = (under[at] as number) | (under[after] as number);
  }
  return under;
}

/** What a square may say: the piece that lies there, or some of those in hand. */
export interface RowSquare {
  readonly said: HeldPieces;
  /** Which kinds of it, one bit each. */
  readonly kinds: number;
  readonly isTaken: boolean;
}

/** What walks tell: a word ends on the square before `walk.length`. */
type WordMet = (number: number) => void;

export interface SaidManner {
  /** Its mute e was given by the last piece. */
  readonly isMute: boolean;
  /** It begins with an apostrophe. */
  readonly isElided: boolean;
}

/** Before any walk. */
const NO_SOUNDS: SoundGraph = { root: 0, cells: new Int32Array(1), counts: new Int32Array(1), muteEnds: new Uint8Array(1) };

/** The kind of a square that is taken, among those of a path. */
export const TAKEN_SQUARE = -1;

export class RowWalk extends SoundWalk {
  /** The kind laid on each square so far; those from `length` on mean nothing. */
  readonly path: number[] = [];
  /** How many pieces are left of each kind, and the kinds of which there are some, one bit each. */
  readonly #left: number[];
  #held: number;
  #length = 0;
  #row: readonly RowSquare[] = [];
  /** Rows that are still to part, after the squares they share; and which of them is walked. */
  #alike: readonly (readonly RowSquare[])[] = [];
  #nth = 0;
  #meet: WordMet = () => {};
  /** The square where the word in hand began, and whether its first piece was elided. */
  #start = 0;
  #isElided = false;
  #isMute = false;
  #graph: SoundGraph = NO_SOUNDS;
  /** What the square in hand may say, and the kinds of it that can lie there. */
  declare protected said: HeldPieces;
  #kinds = 0;

  constructor(hand: HeldPieces) {
    super(NO_SOUNDS, hand);
    this.#left = hand.kinds.map(({ pieces }) => pieces.length);
    this.#held = (1 << hand.kinds.length) - 1;
  }

  /** How the word that is met was said: not all that sound alike are. */
  get manner(): SaidManner {
    return { isMute: this.#isMute, isElided: this.#isElided };
  }

  /** How many squares are covered. */
  get length(): number {
    return this.#length;
  }

  /** Which of some rows is walked. */
  get nth(): number {
    return this.#nth;
  }

  /** Meets every word of a graph that the squares of a row can say from the first one on, as far as they are. */
  along(row: readonly RowSquare[], graph: SoundGraph, meet: WordMet): void {
    this.#row = row;
    this.#length = 0;
    this.goOn(graph, meet);
  }

  /** The same for rows that begin with the same squares, so many: words that go further than these are met on each. */
  alongAlike(
    rows: readonly (readonly RowSquare[])[],
    shared: number,
    { graph, meet }: { graph: SoundGraph; meet: WordMet },
  ): void {
    const [first] = rows;
    if (first === undefined) return;
    this.#alike = rows;
    this.along(first.slice(0, shared), graph, (number) => {
      if (this.#alike.length === 0) meet(number);
    });
    this.#alike = [];
  }

  /** From where a word has just ended, the words that can follow; to be called while it is met. */
  goOn(graph: SoundGraph, meet: WordMet): void {
    const before = { graph: this.#graph, meet: this.#meet, start: this.#start, manner: this.manner };
    this.#turnTo(graph);
    this.#meet = meet;
    this.#start = this.#length;
    this.#isElided = false;
    this.#isMute = false;
    this.#lay(graph.root, 0, LAST, NO_LABEL);
    this.#turnTo(before.graph);
    this.#meet = before.meet;
    this.#start = before.start;
    this.#isElided = before.manner.isElided;
    this.#isMute = before.manner.isMute;
  }

  #turnTo(graph: SoundGraph): void {
    this.#graph = graph;
    this.cells = graph.cells;
    this.counts = graph.counts;
    this.muteEnds = graph.muteEnds;
  }

  /** Between two pieces; `melt` is the consonant that the next one may share. */
  #seam(node: number, number: number, trail: number, melt: number): void {
    const isWord = this.counts[node] === 1 && (trail & GLIDING) === 0;
    if (isWord && (!this.#isElided || this.#graph.elisions?.[number] === 1)) this.#meet(number);
    if ((trail & MUTE_END) === 0) this.#lay(node, number, trail, melt);
  }

  #lay(node: number, number: number, trail: number, melt: number): void {
    if (this.#length < this.#row.length) this.#layOn(node, number, trail, melt);
    else if (this.#alike.length > 0) this.#part(node, number, trail, melt);
  }

  /** Each of the rows goes its own way. */
  #part(node: number, number: number, trail: number, melt: number): void {
    const rows = this.#alike;
    const shared = this.#row;
    this.#alike = [];
    for (let nth = 0; nth < rows.length; nth++) {
      this.#nth = nth;
      this.#row = rows[nth] as readonly RowSquare[];
      this.#lay(node, number, trail, melt);
    }
    this.#row = shared;
    this.#alike = rows;
  }

  /** On the next square of the row. */
  #layOn(node: number, number: number, trail: number, melt: number): void {
    const square = this.#row[this.#length] as RowSquare;
    const saidBefore = this.said;
    const kindsBefore = this.#kinds;
    this.said = square.said;
    this.#kinds = square.isTaken ? square.kinds : square.kinds & this.#held;
    if (this.#kinds !== 0 && this.cells[node] !== 0) {
      this.advance(node, number, TREE_ROOT, trail);
      const shared = melt === NO_LABEL ? TREE_ROOT : placeAfter(square.said, TREE_ROOT, melt);
      if (shared !== TREE_ROOT) this.advance(node, number, shared, trail | VOWEL_IN_PIECE);
    }
    this.said = saidBefore;
    this.#kinds = kindsBefore;
  }

  /** Inside a piece, or at its end. */
  protected read(node: number, number: number, at: number, trail: number): void {
    const { ends, sets, glides, under } = this.said;
    if (((under[at] as number) & this.#kinds) === 0) return;
    const here = ends[at] as readonly SayingEnd[];
    for (let nth = 0; nth < here.length; nth++) {
      const end = here[nth] as SayingEnd;
      if ((this.#kinds & (1 << end.kind)) !== 0 && this.#maySay(end, trail)) this.#say(node, number, trail, end);
    }
    const isGlide = glides[at] === 1;
    const wanted = sets[at] as number;
    if (wanted === 0 && !isGlide) return;
    if (isGlide || ((this.cells[node] as number) & (wanted | SKIPPED)) !== 0) this.advance(node, number, at, trail);
  }

  #maySay({ hasVowel, isElided }: SayingEnd, trail: number): boolean {
    if (isElided) return this.#length === this.#start && this.#graph.elisions !== undefined;
    return hasVowel || (trail & VOWEL_IN_PIECE) === 0;
  }

  #say(node: number, number: number, trail: number, end: SayingEnd): void {
    if (end.isMuteEnd && !this.endsMute(node, number)) return;
    const before = this.manner;
    this.#isElided ||= end.isElided;
    this.#isMute = end.isMuteEnd;
    this.#close(node, number, end.isMuteEnd ? trail | MUTE_END : trail, end);
    this.#isElided = before.isElided;
    this.#isMute = before.isMute;
  }

  /** A piece is said. */
  #close(node: number, number: number, trail: number, { kind, last }: SayingEnd): void {
    const melt = (trail & LAST) === last ? last : NO_LABEL;
    const at = this.#length;
    const isTaken = (this.#row[at] as RowSquare).isTaken;
    this.path[at] = isTaken ? TAKEN_SQUARE : kind;
    this.#length = at + 1;
    if (!isTaken) this.#take(kind);
    this.#seam(node, number, trail & ~VOWEL_IN_PIECE, melt);
    if (!isTaken) this.#giveBack(kind);
    this.#length = at;
  }

  #take(kind: number): void {
    const left = (this.#left[kind] as number) - 1;
    this.#left[kind] = left;
    if (left === 0) this.#held ^= 1 << kind;
  }

  #giveBack(kind: number): void {
    this.#left[kind] = (this.#left[kind] as number) + 1;
    this.#held |= 1 << kind;
  }
}
