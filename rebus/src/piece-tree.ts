// Some pieces by their sounds: a small tree of everything they may say.

import { MUTE_E } from '@boite/language';
import { isScattered, type Piece, type Saying, type SpokenPiece, sayingsOf } from './piece.ts';
import { ALL_LABELS, isGlideLabel, NO_LABEL, soundLabel, WORD_LABELS } from './sound-labels.ts';

/** A saying that ends at a place of the tree. */
export interface SayingEnd {
  /** Which of the kinds says it. */
  readonly kind: number;
  readonly hasVowel: boolean;
  /** The consonant it ends with, which may melt with its twin; −1 for none. */
  readonly last: number;
  readonly isExtension: boolean;
  /** Its last sound is the mute e that ends a word. */
  readonly isMuteEnd: boolean;
  /** It is said so before an apostrophe only. */
  readonly isElided: boolean;
}

/** Pieces that say the same. */
export interface PieceKind {
  readonly pieces: readonly number[];
}

export interface PieceTree {
  readonly kinds: readonly PieceKind[];
  /** The free pieces, of one sound and of two. */
  readonly singles: readonly number[];
  readonly doubles: readonly number[];
  /** For each place, the labels that can follow, one bit each; and 1 where a glide can. */
  readonly sets: Int32Array;
  readonly glides: Uint8Array;
  /** For each place, the place after each label; 0 for none. */
  readonly next: Int16Array;
  readonly ends: readonly (readonly SayingEnd[])[];
}

export const TREE_ROOT = 0;

/** The place after a label. */
export function placeAfter({ next }: PieceTree, at: number, label: number): number {
  return next[at * ALL_LABELS + label] as number;
}

/** What may be taken for what a piece says. */
interface Liberties {
  readonly takesLiberties: boolean;
}

export function pieceTree(pieces: readonly Piece[], liberties: Liberties): PieceTree {
  const kinds = kindsOf(pieces, liberties);
  const tree = new GrowingTree(
    kinds.reduce((sum, { sayings }) => sum + sayings.reduce((all, { sounds }) => all + sounds.length, 0), 1),
  );
  kinds.forEach(({ sayings }, kind) => {
    for (const saying of sayings) tree.add(saying, kind);
  });
  const free = [...pieces.keys()].filter((at) => pieces[at]?.kind === 'free');
  const doubles = free.filter((at) => isScattered(pieces[at]));
  return { kinds, singles: free.filter((at) => !doubles.includes(at)), doubles, ...tree.grown() };
}

/** How many sounds its free pieces can say. */
export function freeSoundCount({ singles, doubles }: PieceTree): number {
  return singles.length + 2 * doubles.length;
}

interface SayingKind extends PieceKind {
  readonly sayings: readonly Saying[];
}

function kindsOf(pieces: readonly Piece[], liberties: Liberties): readonly SayingKind[] {
  const kinds = new Map<string, { pieces: number[]; sayings: readonly Saying[] }>();
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'spoken') return;
    const sayings = walkable(piece, liberties);
    const key = sayings.map(({ sounds, reading }) => sounds + (reading.isExtension ? '~' : '')).join();
    const kind = kinds.get(key) ?? { pieces: [], sayings };
    kind.pieces.push(at);
    kinds.set(key, kind);
  });
  return [...kinds.values()];
}

/** What a walk can follow: a last mute e that stumbles is left to the judge. */
function walkable(piece: SpokenPiece, { takesLiberties }: Liberties): readonly Saying[] {
  return sayingsOf(piece).filter(
    ({ sounds, reading }) => (reading.isLittle || !sounds.endsWith(MUTE_E)) && (takesLiberties || !reading.isExtension),
  );
}

class GrowingTree {
  readonly #sets: Int32Array;
  readonly #glides: Uint8Array;
  readonly #next: Int16Array;
  readonly #ends: SayingEnd[][] = [[]];

  constructor(places: number) {
    this.#sets = new Int32Array(places);
    this.#glides = new Uint8Array(places);
    this.#next = new Int16Array(places * ALL_LABELS);
  }

  add(saying: Saying, kind: number): void {
    const { sounds, hasVowel, reading, isElided } = saying;
    const isMuteEnd = sounds.endsWith(MUTE_E);
    let at = TREE_ROOT;
    for (const sound of isMuteEnd ? sounds.slice(0, -1) : sounds) at = this.#grow(at, soundLabel(sound));
    const ends = this.#ends[at] as SayingEnd[];
    const last = saying.last < 0 ? NO_LABEL : soundLabel(sounds.at(-1) as string);
    const isKnown = ends.some((end) => end.kind === kind && (isElided || isMuteEnd || !(end.isElided || end.isMuteEnd)));
    if (!isKnown) ends.push({ kind, hasVowel, last, isExtension: reading.isExtension ?? false, isMuteEnd, isElided });
  }

  grown(): Pick<PieceTree, 'sets' | 'glides' | 'next' | 'ends'> {
    return { sets: this.#sets, glides: this.#glides, next: this.#next, ends: this.#ends };
  }

  #grow(at: number, label: number): number {
    const known = this.#next[at * ALL_LABELS + label] as number;
    if (known !== 0) return known;
    if (label < WORD_LABELS) this.#sets[at] = (this.#sets[at] as number) | (1 << label);
    if (isGlideLabel(label)) this.#glides[at] = 1;
    this.#next[at * ALL_LABELS + label] = this.#ends.length;
    return this.#ends.push([]) - 1;
  }
}
