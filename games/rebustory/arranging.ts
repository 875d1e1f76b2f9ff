// Knows how rebuses are laid together: apart, across each other, joined to what lies. (beam search over sets of cards)

import type { CardSet } from './held-cards.ts';
import { cellNumber, cellNumbers, hasRoom, type Line, lineAround, lineAt, lineThrough, type Piece } from './lines.ts';
import type { Group } from './types.ts';

export interface Arranging {
  /** The best first. */
  readonly pieces: readonly Piece[];
  /** Cards that may not be crossed: in the first edition a joker says the same in both rebuses. */
  readonly uncrossed: CardSet;
  /** What a set of cards would be worth if it were kept. */
  readonly kept: (set: CardSet) => number;
  /** The whole hand, and what laying it brings. */
  readonly whole: CardSet;
  readonly bonus: number;
  /** How many arrangements go on after each line, how many ways each goes on, and how many lines there are at most. */
  readonly width: number;
  readonly branching: number;
  readonly mostLines: number;
  readonly crosses: boolean;
}

/** Lines laid one after the other, the last one first. */
export interface Arrangement {
  readonly set: CardSet;
  readonly points: number;
  /** Points, less what the cards would be worth in hand. */
  readonly value: number;
  readonly line: Line | null;
  readonly before: Arrangement | null;
}

export const NOTHING_LAID: Arrangement = { set: 0, points: 0, value: 0, line: null, before: null };

/** How many arrangements are told. */
const TOLD = 24;

export interface Arranged {
  /** The best first. */
  readonly arrangements: readonly Arrangement[];
  /** Whether some ways to go on were not tried. */
  readonly isCut: boolean;
}

export function arranged(arranging: Arranging): Arranged {
  return new Beam(arranging).arranged();
}

export function linesOf(arrangement: Arrangement): readonly Line[] {
  const lines: Line[] = [];
  for (let at: Arrangement | null = arrangement; at !== null; at = at.before) if (at.line !== null) lines.push(at.line);
  return lines.reverse();
}

class Beam {
  readonly #arranging: Arranging;
  readonly #loose: readonly Piece[];
  readonly #joined: readonly Piece[];
  readonly #squares = new Map<number, readonly number[]>();
  #isCut = false;

  constructor(arranging: Arranging) {
    this.#arranging = arranging;
    this.#loose = arranging.pieces.filter(({ spot }) => spot === null);
    this.#joined = arranging.pieces.filter(({ spot }) => spot !== null);
  }

  arranged(): Arranged {
    const best: Arrangement[] = [];
    let front: readonly Arrangement[] = [NOTHING_LAID];
    for (let lines = 0; front.length > 0; lines++) {
      if (lines === this.#arranging.mostLines) {
        this.#isCut = true;
        break;
      }
      front = this.#widest(front.flatMap((one) => this.#goneOn(one)));
      best.push(...front.slice(0, TOLD));
    }
    best.sort((one, other) => other.value - one.value);
    return { arrangements: best.slice(0, TOLD), isCut: this.#isCut };
  }

  /** The best of some arrangements, each set of cards once for the same points. */
  #widest(arrangements: readonly Arrangement[]): readonly Arrangement[] {
    const sorted = arrangements.toSorted((one, other) => other.value - one.value);
    const seen = new Set<string>();
    const kept: Arrangement[] = [];
    for (const one of sorted) {
      const key = keyOf(one);
      if (seen.has(key)) continue;
      if (kept.length === this.#arranging.width) {
        this.#isCut = true;
        break;
      }
      seen.add(key);
      kept.push(one);
    }
    return kept;
  }

  #goneOn(from: Arrangement): readonly Arrangement[] {
    const words = new Set(linesOf(from).map(({ piece }) => piece.word));
    const next: Arrangement[] = [];
    this.#layApart(from, words, next);
    if (this.#arranging.crosses && from.line !== null) this.#layAcross(from, words, next);
    if (this.#joined.length > 0) this.#join(from, words, next);
    return next;
  }

  #layApart(from: Arrangement, words: ReadonlySet<string>, next: Arrangement[]): void {
    const most = next.length + this.#arranging.branching;
    for (const piece of this.#loose) {
      if ((piece.set & from.set) !== 0 || words.has(piece.word)) continue;
      if (this.#isFull(next, most)) return;
      const group = -1 - linesOf(from).filter(({ group: other }) => other < 0).length;
      next.push(this.#with(from, lineAt(piece, group, { row: 0, column: 0, direction: 'across' })));
    }
  }

  /** Through one card of a line laid before. */
  #layAcross(from: Arrangement, words: ReadonlySet<string>, next: Arrangement[]): void {
    const most = next.length + this.#arranging.branching;
    const lines = linesOf(from);
    for (const piece of this.#loose) {
      const shared = piece.set & from.set & ~this.#arranging.uncrossed;
      if (shared === 0 || shared !== (piece.set & from.set) || (shared & (shared - 1)) !== 0 || words.has(piece.word)) continue;
      const line = this.#crossing(piece, 31 - Math.clz32(shared), lines);
      if (line === null) continue;
      if (this.#isFull(next, most)) return;
      next.push(this.#with(from, line));
    }
  }

  #crossing(piece: Piece, card: number, lines: readonly Line[]): Line | null {
    const through = lines.filter((line) => line.piece.row.includes(card));
    const [crossed] = through;
    if (crossed === undefined || through.length > 1) return null;
    const line = lineThrough(piece, crossed, card);
    return line !== null && hasRoom(line, this.#taken(crossed, lines), card) ? line : null;
  }

  #join(from: Arrangement, words: ReadonlySet<string>, next: Arrangement[]): void {
    const most = next.length + this.#arranging.branching;
    const lines = linesOf(from);
    for (const piece of this.#joined) {
      if (piece.spot === null || (piece.set & from.set) !== 0 || words.has(piece.word)) continue;
      const line = lineAround(piece, piece.spot);
      if (!hasRoom(line, this.#taken(line, lines), null)) continue;
      if (this.#isFull(next, most)) return;
      next.push(this.#with(from, line));
    }
  }

  #isFull(next: readonly Arrangement[], most: number): boolean {
    if (next.length < most) return false;
    this.#isCut = true;
    return true;
  }

  #with(from: Arrangement, line: Line): Arrangement {
    const { kept, whole, bonus } = this.#arranging;
    const { piece } = line;
    const set = from.set | piece.set;
    const brought = piece.gain + (set === whole && from.set !== whole ? bonus : 0);
    const value = from.value + brought - kept(piece.set & ~from.set);
    return { set, points: from.points + brought, value, line, before: from };
  }

  /** The cells of a group that are not free. */
  #taken({ group, piece }: Line, lines: readonly Line[]): ReadonlySet<number> {
    const taken = new Set<number>(group < 0 ? [] : this.#squaresOf(group, piece.spot?.group ?? groupOf(lines, group)));
    for (const line of lines) if (line.group === group) for (const cell of cellNumbers(line)) taken.add(cell);
    return taken;
  }

  #squaresOf(id: number, group: Group | null): readonly number[] {
    const known = this.#squares.get(id) ?? group?.squares.map(cellNumber) ?? [];
    this.#squares.set(id, known);
    return known;
  }
}

function groupOf(lines: readonly Line[], id: number): Group | null {
  return lines.find(({ piece }) => piece.spot?.group.id === id)?.piece.spot?.group ?? null;
}

/** Lines in another order are the same arrangement. */
function keyOf(arrangement: Arrangement): string {
  const words = linesOf(arrangement).map(({ piece, row, column, group }) => `${piece.set} ${group < 0 ? '' : group} ${row} ${column}`);
  return words.sort().join();
}
