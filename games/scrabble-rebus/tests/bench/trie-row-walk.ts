// Every play found on a mnemonist trie of sounds: the solver's own rows and points, on plain nodes.

import { type HeldPieces, type RowSquare, TAKEN_SQUARE } from '@boite/rebus';
import { placeAfter, type SayingEnd, TREE_ROOT } from '@boite/rebus/src/piece-tree.ts';
import { ECHO_LABEL, EU_LABEL, GLIDE_LABELS, labelAt, labelText, MUTE_LABEL, NO_LABEL } from '@boite/rebus/src/sound-labels.ts';
import { END_OF_WORD, type MnemonistNode } from '@boite/tools/bench';
import { FoundPlay } from '../../bot/found-play.ts';
import { linesOf } from '../../bot/lines.ts';
import { type HeldTokens, type Row, rowsOf } from '../../bot/rows.ts';
import { heldTokens, type TokenPlaySearch } from '../../bot/solver.ts';

/** Every play, each once. */
export function triePlays({ board, hand, readings }: TokenPlaySearch, root: MnemonistNode): readonly FoundPlay[] {
  const held = heldTokens(hand);
  const walk = new TrieRowWalk(held);
  const rows = linesOf(board).flatMap((line) => rowsOf(line, held, readings));
  return rows.flatMap((row) => walk.along(row, root)).sort((one, other) => other.points - one.points);
}

/** What a play says is asked for later: it takes no time here. */
const UNTOLD = { rarity: 0, text: () => '' };

const NO_SOUND = 63;

/** After the labels of what may end with a mute e. */
export const MUTE_MARK = '!';

interface Trail {
  readonly last: number;
  /** The sound before was taken for a glide: the word must glide there. */
  readonly isGliding: boolean;
  /** This card shared its first sound: it must have a vowel. */
  readonly wantsVowel: boolean;
}

const START: Trail = { last: NO_SOUND, isGliding: false, wantsVowel: false };

class TrieRowWalk {
  readonly #held: HeldTokens;
  readonly #left: number[];
  /** The kinds of which there are some left, one bit each. */
  #open: number;
  readonly #path: number[] = [];
  #row: Row | null = null;
  #found = new Map<string, FoundPlay>();

  constructor(held: HeldTokens) {
    this.#held = held;
    this.#left = held.tokens.map(({ length }) => length);
    this.#open = (1 << held.tokens.length) - 1;
  }

  along(row: Row, root: MnemonistNode): readonly FoundPlay[] {
    this.#row = row;
    this.#found = new Map();
    this.#lay(root, START, NO_LABEL);
    return [...this.#found.values()];
  }

  /** The kinds that can lie on the square in hand. */
  get #kinds(): number {
    const { isTaken, kinds } = this.#square as RowSquare;
    return isTaken ? kinds : kinds & this.#open;
  }

  get #square(): RowSquare | undefined {
    return this.#row?.walked[this.#path.length];
  }

  #seam(node: MnemonistNode, trail: Trail, melt: number): void {
    if (END_OF_WORD in node && !trail.isGliding) this.#meet();
    this.#lay(node, trail, melt);
  }

  #meet(): void {
    const row = this.#row as Row;
    const { length } = this.#path;
    if (length < row.fewest || (row.squares[length]?.token ?? null) !== null) return;
    const kinds = this.#path.filter((kind) => kind !== TAKEN_SQUARE);
    const key = kinds.join();
    if (kinds.length === 0 || this.#found.has(key)) return;
    this.#found.set(key, new FoundPlay({ row, length, kinds }, this.#held, UNTOLD));
  }

  #lay(node: MnemonistNode, trail: Trail, melt: number): void {
    const square = this.#square;
    if (square === undefined || this.#kinds === 0) return;
    this.#advance(node, TREE_ROOT, trail);
    const shared = melt === NO_LABEL ? TREE_ROOT : placeAfter(square.said, TREE_ROOT, melt);
    if (shared !== TREE_ROOT) this.#advance(node, shared, { ...trail, wantsVowel: true });
  }

  #read(node: MnemonistNode, at: number, trail: Trail): void {
    const said = this.#said;
    for (const end of said.ends[at] as readonly SayingEnd[]) {
      const isAllowed = (this.#kinds & (1 << end.kind)) !== 0;
      if (end.isElided || (end.isMuteEnd && !(MUTE_MARK in node))) continue;
      if (isAllowed && (end.hasVowel || !trail.wantsVowel)) this.#close(node, trail, end);
    }
    if (said.sets[at] !== 0 || said.glides[at] === 1) this.#advance(node, at, trail);
  }

  #close(node: MnemonistNode, trail: Trail, { kind, last, isMuteEnd }: SayingEnd): void {
    const { isTaken } = this.#square as RowSquare;
    const left = this.#left[kind] as number;
    const before = this.#open;
    if (!isTaken) this.#left[kind] = left - 1;
    if (!isTaken && left === 1) this.#open ^= 1 << kind;
    this.#path.push(isTaken ? TAKEN_SQUARE : kind);
    if (isMuteEnd) this.#meet();
    else this.#seam(node, { ...trail, wantsVowel: false }, trail.last === last ? last : NO_LABEL);
    this.#path.pop();
    this.#open = before;
    if (!isTaken) this.#left[kind] = left;
  }

  #advance(node: MnemonistNode, at: number, trail: Trail): void {
    const said = this.#said;
    const kinds = this.#kinds;
    for (const key in node) {
      if (key === END_OF_WORD || key === MUTE_MARK) continue;
      const label = labelAt(key, 0);
      if (trail.isGliding && label !== ECHO_LABEL) continue;
      const next = node[key] as MnemonistNode;
      const onward = { last: label, isGliding: false, wantsVowel: trail.wantsVowel };
      const after = placeAfter(said, at, label);
      if (label === MUTE_LABEL) this.#meetMute(next, at, onward);
      else if (label === ECHO_LABEL) this.#meetEcho(next, at, trail);
      else if (after !== TREE_ROOT && ((said.under[after] as number) & kinds) !== 0) this.#read(next, after, onward);
    }
    if (said.glides[at] === 1 && !trail.isGliding) this.#glide(node, at, trail);
  }

  #meetMute(next: MnemonistNode, at: number, trail: Trail): void {
    this.#advance(next, at, trail);
    const after = placeAfter(this.#said, at, EU_LABEL);
    if (after !== TREE_ROOT) this.#read(next, after, trail);
  }

  #meetEcho(next: MnemonistNode, at: number, trail: Trail): void {
    this.#advance(next, at, { last: NO_SOUND, isGliding: false, wantsVowel: trail.wantsVowel });
    for (const { glide, vowel } of GLIDE_LABELS) {
      const after = trail.last === vowel ? placeAfter(this.#said, at, glide) : TREE_ROOT;
      if (after !== TREE_ROOT) this.#read(next, after, { last: NO_SOUND, isGliding: false, wantsVowel: true });
    }
  }

  #glide(node: MnemonistNode, at: number, trail: Trail): void {
    for (const { glide, vowel } of GLIDE_LABELS) {
      const after = placeAfter(this.#said, at, glide);
      const next = after === TREE_ROOT ? undefined : node[labelText(vowel)];
      if (next !== undefined) this.#read(next, after, { last: vowel, isGliding: true, wantsVowel: trail.wantsVowel });
    }
  }

  get #said(): HeldPieces {
    return (this.#square as RowSquare).said;
  }
}
