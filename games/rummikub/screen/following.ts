// How a workbench follows the table: the tiles that stay keep their name, so that a change is seen as a motion.

import { type Seat, surplus } from '@boite/kernel';
import { isLetter } from '@boite/language';
import type { LaidWords, Tile, View } from '../types.ts';
import { type BenchTile, laidWordOf, restored, type TileBench, type TileGroup, type TileId } from './workbench.ts';

/** What the table has become for one viewer. */
export interface SeenTable {
  readonly table: LaidWords;
  readonly rack: readonly Tile[];
}

/** The bench of a table as it lies. Its tiles are those of `before` wherever they can be the same. */
export function benchOf({ table, rack }: SeenTable, before: TileBench | null): TileBench {
  const naming = new Naming(before);
  const same = table.map((word) => naming.sameGroup(word));
  const groups = table.map((word, at) => same[at] ?? naming.rebuilt(word));
  return { table: groups, groups, rack: naming.rack(rack, before?.rack ?? []) };
}

/** Gives out the names of the tiles known before, each once. */
class Naming {
  readonly #groups: readonly TileGroup[];
  readonly #free: Map<number, BenchTile>;
  readonly #given = new Set<number>();
  #freeGroups: readonly TileGroup[];
  #nextTile: number;
  #nextGroup: number;

  constructor(before: TileBench | null) {
    this.#groups = before?.groups ?? [];
    this.#freeGroups = this.#groups;
    this.#free = new Map(this.#groups.flatMap(({ tiles }) => tiles).map((tile) => [tile.id, tile]));
    this.#nextTile = 1 + Math.max(-1, ...(before ? benchTiles(before) : []).map(({ id }) => id));
    this.#nextGroup = 1 + Math.max(-1, ...[...this.#groups, ...(before?.table ?? [])].map(({ id }) => id));
  }

  /** A word that lay there before, tile for tile. */
  sameGroup(word: string): TileGroup | null {
    const same = this.#freeGroups.find(({ tiles }) => laidWordOf(tiles) === word);
    if (!same) return null;
    this.#freeGroups = this.#freeGroups.filter((group) => group !== same);
    for (const { id } of same.tiles) this.#give(id);
    return { id: same.id, tiles: same.tiles.map((tile) => ({ ...tile, from: 'table' })) };
  }

  /** A word made of tiles that lay elsewhere, neighbours first, and of new ones. */
  rebuilt(word: string): TileGroup {
    const tiles: BenchTile[] = [];
    for (const sign of word) tiles.push(this.#tileFor(sign, tiles.at(-1) ?? null));
    const home = this.#freeGroups.find((group) => group.tiles.some(({ id }) => tiles.some((tile) => tile.id === id)));
    this.#freeGroups = this.#freeGroups.filter((group) => group !== home);
    return { id: home?.id ?? this.#nextGroup++, tiles };
  }

  /** The player's tiles in the order of before; those just drawn come last. */
  rack(held: readonly Tile[], before: readonly BenchTile[]): readonly BenchTile[] {
    const left = [...held];
    const staying = before.filter(({ id, face }) => {
      const at = this.#given.has(id) ? -1 : left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    const drawn = left.map((face) => ({ id: this.#nextTile++, face }));
    return [...staying, ...drawn].map(({ id, face }) => ({ id, face, as: null, from: 'rack' }));
  }

  #give(id: number): void {
    this.#free.delete(id);
    this.#given.add(id);
  }

  #tileFor(sign: string, previous: BenchTile | null): BenchTile {
    const face: Tile = isLetter(sign) ? sign : 'joker';
    const capital = sign.toUpperCase();
    const as = face === 'joker' && isLetter(capital) ? capital : null;
    const found = this.#neighbourOf(previous, face) ?? [...this.#free.values()].find((tile) => tile.face === face);
    const id = found?.id ?? this.#nextTile++;
    this.#give(id);
    return { id, face, as, from: 'table' };
  }

  #neighbourOf(previous: BenchTile | null, face: Tile): BenchTile | null {
    const group = this.#groups.find(({ tiles }) => tiles.some(({ id }) => id === previous?.id));
    const next = group?.tiles[group.tiles.findIndex(({ id }) => id === previous?.id) + 1];
    return next && next.face === face && this.#free.has(next.id) ? next : null;
  }
}

/** Wherever they are; those that lie more than once. */
function benchTiles({ table, groups, rack }: TileBench): readonly BenchTile[] {
  return [...rack, ...[...table, ...groups].flatMap(({ tiles }) => tiles)];
}

/** A draft with what the table was when it was composed. */
export interface KeptBench {
  readonly bench: TileBench;
  /** How many lines the score sheet had. */
  readonly lines: number;
  /** The tiles that the others had laid since one's last turn. */
  readonly fresh: readonly TileId[];
}

/** What remains of a draft at the table as it is now. */
export function followedBench({ bench, lines }: KeptBench, view: View, seat: Seat | null): TileBench {
  const seen = { table: view.table, rack: view.rack ?? [] };
  if (view.sheet.slice(lines).some((line) => line.seat === seat)) return benchOf(seen, bench);
  return isFor(bench, seen) ? bench : carriedBench(bench, seen);
}

/** The tiles on the table now that the others have laid since one's last turn; to a spectator, those of the last play. */
export function freshTiles(kept: KeptBench, now: TileBench, { sheet }: View, seat: Seat | null): readonly TileId[] {
  const known = new Set(benchTiles(kept.bench).map(({ id }) => id));
  const isSince = sheet.slice(kept.lines).some((line) => seat === null || line.seat === seat);
  const laid = new Set(isSince ? [] : kept.fresh);
  return now.table.flatMap(({ tiles }) => tiles.map(({ id }) => id)).filter((id) => laid.has(id) || !known.has(id));
}

function isFor({ table, rack }: TileBench, seen: SeenTable): boolean {
  const words = table.map(({ tiles }) => laidWordOf(tiles));
  const held = rack.map(({ face }) => face);
  return (
    JSON.stringify(words) === JSON.stringify(seen.table) &&
    held.length === seen.rack.length &&
    surplus(held, seen.rack).length === 0
  );
}

/** The table has changed under the draft: only the words made of one's own tiles alone are still there. */
function carriedBench(bench: TileBench, seen: SeenTable): TileBench {
  const fresh = benchOf(seen, restored(bench));
  const own = new Set(fresh.rack.map(({ id }) => id));
  const prepared = bench.groups.filter(({ tiles }) => tiles.every(({ id, from }) => from === 'rack' && own.has(id)));
  const next = 1 + Math.max(-1, ...fresh.groups.map(({ id }) => id));
  return { ...fresh, groups: [...fresh.groups, ...prepared.map(({ tiles }, at) => ({ id: next + at, tiles }))] };
}
