// Knows how rebuses are laid together: apart, across each other, joined to what lies. (beam search over sets of cards)

import type { Group } from '../types.ts';
import type { CardSet } from './held-cards.ts';
import { cellNumber, cellNumbers, hasRoom, type Line, lineAround, lineAt, lineThrough, type Prospect } from './lines.ts';

export interface Arranging {
  /** The best first. */
  readonly prospects: readonly Prospect[];
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
  /** Whether a word may be claimed. */
  readonly isAllowed: (word: string) => boolean;
  /** Whether arrangements of the same cards for the same points are all tried, or one of them. */
  readonly isThorough: boolean;
}

/** Lines laid one after the other. */
export interface Arrangement {
  readonly set: CardSet;
  readonly points: number;
  /** Points, less what the cards would be worth in hand. */
  readonly value: number;
  readonly lines: readonly Line[];
}

const NOTHING_LAID: Arrangement = { set: 0, points: 0, value: 0, lines: [] };

/** More than any turn brings. */
const MOST_POINTS = 1 << 20;
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

class Beam {
  readonly #arranging: Arranging;
  readonly #loose: readonly Prospect[];
  readonly #joined: readonly Prospect[];
  #isCut = false;

  constructor(arranging: Arranging) {
    this.#arranging = arranging;
    this.#loose = arranging.prospects.filter(({ spot }) => spot === null);
    this.#joined = arranging.prospects.filter(({ spot }) => spot !== null);
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
    const seen = new Set<string | number>();
    const { isThorough } = this.#arranging;
    const kept: Arrangement[] = [];
    for (const one of sorted) {
      const key = isThorough ? keyOf(one) : one.set * MOST_POINTS + one.points;
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
    const next: Arrangement[] = [];
    this.#layApart(from, next);
    if (this.#arranging.crosses && from.lines.length > 0) this.#layAcross(from, next);
    if (this.#joined.length > 0) this.#join(from, next);
    return next;
  }

  #layApart(from: Arrangement, next: Arrangement[]): void {
    const most = next.length + this.#arranging.branching;
    const group = -1 - from.lines.length;
    for (const prospect of this.#loose) {
      if ((prospect.set & from.set) !== 0 || !this.#mayClaim(prospect, from)) continue;
      if (this.#isFull(next, most)) return;
      next.push(this.#with(from, lineAt(prospect, group, { row: 0, column: 0, direction: 'across' })));
    }
  }

  /** Through one card of a line laid before. */
  #layAcross(from: Arrangement, next: Arrangement[]): void {
    const most = next.length + this.#arranging.branching;
    const crossable = this.#crossable(from);
    const grids = new Grids(from.lines);
    for (const prospect of this.#loose) {
      const shared = prospect.set & from.set;
      if ((shared & crossable) === 0 || (shared & (shared - 1)) !== 0 || !this.#mayClaim(prospect, from)) continue;
      const line = crossing(prospect, 31 - Math.clz32(shared), grids);
      if (line === null) continue;
      if (this.#isFull(next, most)) return;
      next.push(this.#with(from, line));
    }
  }

  /** The laid cards that are in one line only, and may be in another. */
  #crossable({ lines }: Arrangement): CardSet {
    const { once, twice } = lines.reduce(
      (seen, { prospect }) => ({ once: seen.once | prospect.set, twice: seen.twice | (seen.once & prospect.set) }),
      { once: 0, twice: 0 },
    );
    return once & ~twice & ~this.#arranging.uncrossed;
  }

  #join(from: Arrangement, next: Arrangement[]): void {
    const most = next.length + this.#arranging.branching;
    const grids = new Grids(from.lines);
    for (const prospect of this.#joined) {
      if (prospect.spot === null || (prospect.set & from.set) !== 0 || !this.#mayClaim(prospect, from)) continue;
      const line = lineAround(prospect, prospect.spot);
      if (!hasRoom(line, grids.taken(line.group, prospect.spot.group), null)) continue;
      if (this.#isFull(next, most)) return;
      next.push(this.#with(from, line));
    }
  }

  #mayClaim({ word }: Prospect, { lines }: Arrangement): boolean {
    for (let nth = 0; nth < lines.length; nth++) if (lines[nth]?.prospect.word === word) return false;
    return this.#arranging.isAllowed(word);
  }

  #isFull(next: readonly Arrangement[], most: number): boolean {
    if (next.length < most) return false;
    this.#isCut = true;
    return true;
  }

  #with(from: Arrangement, line: Line): Arrangement {
    const { kept, whole, bonus } = this.#arranging;
    const { prospect } = line;
    const set = from.set | prospect.set;
    const brought = prospect.gain + (set === whole && from.set !== whole ? bonus : 0);
    const value = from.value + brought - kept(prospect.set & ~from.set);
    return { set, points: from.points + brought, value, lines: [...from.lines, line] };
  }
}

function crossing(prospect: Prospect, card: number, grids: Grids): Line | null {
  const crossed = grids.lines.find((line) => line.prospect.row.includes(card));
  if (crossed === undefined) return null;
  const line = lineThrough(prospect, crossed, card);
  return hasRoom(line, grids.taken(crossed.group), card) ? line : null;
}

/** The squares that are not free, group by group, once some lines are laid. */
class Grids {
  readonly lines: readonly Line[];
  readonly #taken = new Map<number, ReadonlySet<number>>();

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  taken(id: number, group: Group | null = this.#groupOf(id)): ReadonlySet<number> {
    const known = this.#taken.get(id);
    if (known !== undefined) return known;
    const taken = new Set(group?.squares.map(cellNumber));
    for (const line of this.lines) if (line.group === id) for (const cell of cellNumbers(line)) taken.add(cell);
    this.#taken.set(id, taken);
    return taken;
  }

  #groupOf(id: number): Group | null {
    return this.lines.find(({ prospect }) => prospect.spot?.group.id === id)?.prospect.spot?.group ?? null;
  }
}

/** Lines in another order are the same arrangement. */
function keyOf({ lines }: Arrangement): string {
  const keys = lines.map(({ prospect, row, column, direction, group }) =>
    [prospect.set, prospect.word, group < 0 ? '' : group, row, column, direction].join(),
  );
  return keys.sort().join(' ');
}
