// The workbench: the table's tiles and one's own, taken apart and put together in thought. A pure value.

import type { Letter } from '@boite/language';
import type { LaidWords, Tile } from '../types.ts';

/** Names a tile as long as it is on the screen, so that it can be followed from place to place. */
export type TileId = number;

export interface BenchTile {
  readonly id: TileId;
  readonly face: Tile;
  /** The letter a joker stands for; null until it is said, and for any other tile. */
  readonly as: Letter | null;
  /** `won`: a joker of the table, replaced by its letter: it waits beside the rack to be replayed. */
  readonly from: 'table' | 'rack' | 'won';
}

export interface TileGroup {
  readonly id: number;
  readonly tiles: readonly BenchTile[];
}

export interface TileBench {
  /** The groups as the turn found them. */
  readonly table: readonly TileGroup[];
  /** The groups as they are being arranged. */
  readonly groups: readonly TileGroup[];
  /** One's own tiles, laid or not, in the order in which the player likes to see them. */
  readonly rack: readonly BenchTile[];
}

/** Before the tile `at` of a group, or at its end; a new word when there is no group. */
export interface BenchPlace {
  readonly group: number | null;
  readonly at: number;
}

export const NEW_WORD: BenchPlace = { group: null, at: 0 };

export function tileLetterOf({ face, as }: BenchTile): Letter | null {
  return face === 'joker' ? as : face;
}

export function groupOf(bench: TileBench, id: TileId): TileGroup | null {
  return bench.groups.find(({ tiles }) => tiles.some((tile) => tile.id === id)) ?? null;
}

export function groupWith(bench: TileBench, id: number | null): TileGroup | null {
  return bench.groups.find((group) => group.id === id) ?? null;
}

/** A tile where it is now: in a group, on the rack or beside it. */
export function tileOf(bench: TileBench, id: TileId): BenchTile | null {
  const lying = groupOf(bench, id)?.tiles ?? [...bench.rack, ...wonJokers(bench)];
  return lying.find((tile) => tile.id === id) ?? null;
}

export function isLaid(bench: TileBench, id: TileId): boolean {
  return groupOf(bench, id) !== null;
}

/** The jokers taken from the table and not replayed yet. */
export function wonJokers({ table, groups }: TileBench): readonly BenchTile[] {
  const lying = new Set(groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
  const taken = table.flatMap(({ tiles }) => tiles).filter(({ id }) => !lying.has(id));
  return taken.map((tile) => ({ ...tile, as: null, from: 'won' }));
}

/** The table as an action says it: a capital is a tile, a small letter is a joker. */
export function benchTable({ groups }: TileBench): LaidWords {
  return groups.map(({ tiles }) => laidWordOf(tiles));
}

export function laidWordOf(tiles: readonly BenchTile[]): string {
  return tiles.map((tile) => (tile.face === 'joker' ? (tileLetterOf(tile)?.toLowerCase() ?? '') : tile.face)).join('');
}

export function isUntouched(bench: TileBench): boolean {
  return JSON.stringify(benchTable(bench)) === JSON.stringify(bench.table.map(({ tiles }) => laidWordOf(tiles)));
}

/** Some tiles, in that order, at a place; from wherever they were. */
export function withTilesAt(bench: TileBench, ids: readonly TileId[], place: BenchPlace): TileBench {
  const tiles = ids.flatMap((id) => tileOf(bench, id) ?? []);
  const target = groupWith(bench, place.group);
  if (tiles.length === 0) return bench;
  const rest = withoutTiles(bench, ids);
  if (target === null) return { ...bench, groups: keptGroups([...rest, { id: freshGroup(bench), tiles }]) };
  const before = target.tiles.slice(0, place.at).filter(({ id }) => !ids.includes(id)).length;
  const grown = rest.map((group) =>
    group.id === target.id ? { ...group, tiles: group.tiles.toSpliced(before, 0, ...tiles) } : group,
  );
  return { ...bench, groups: keptGroups(grown) };
}

/** One's own tiles back on the rack; those of the table stay where they are. */
export function backOnRack(bench: TileBench, ids: readonly TileId[]): TileBench {
  const own = ids.filter((id) => tileOf(bench, id)?.from !== 'table');
  return { ...bench, groups: keptGroups(withoutTiles(bench, own)) };
}

/** A group cut before one of its tiles: what follows becomes a group of its own, beside it. */
export function split(bench: TileBench, { group, at }: BenchPlace): TileBench {
  const whole = groupWith(bench, group);
  if (whole === null || at <= 0 || at >= whole.tiles.length) return bench;
  const parts = [
    { ...whole, tiles: whole.tiles.slice(0, at) },
    { id: freshGroup(bench), tiles: whole.tiles.slice(at) },
  ];
  return { ...bench, groups: bench.groups.flatMap((other) => (other.id === whole.id ? parts : [other])) };
}

/** A group put at the end of the one before it. */
export function joinedGroups(bench: TileBench, group: number): TileBench {
  const index = bench.groups.findIndex(({ id }) => id === group);
  const [left, right] = [bench.groups[index - 1], bench.groups[index]];
  if (!left || !right) return bench;
  return { ...bench, groups: bench.groups.toSpliced(index - 1, 2, { ...left, tiles: [...left.tiles, ...right.tiles] }) };
}

/** Whether a tile of the rack is the letter that a joker of the table stands for. */
export function canWin(bench: TileBench, id: TileId, joker: TileId): boolean {
  const [own, target] = [tileOf(bench, id), tileOf(bench, joker)];
  return (
    own?.from === 'rack' && target?.from === 'table' && target.face === 'joker' && own.face === target.as && isLaid(bench, joker)
  );
}

/** A joker of the table replaced by its letter from the rack. */
export function withJokerWon(bench: TileBench, id: TileId, joker: TileId): TileBench {
  const own = tileOf(bench, id);
  if (own === null || !canWin(bench, id, joker)) return bench;
  const groups = withoutTiles(bench, [id]).map(({ tiles, ...group }) => ({
    ...group,
    tiles: tiles.map((tile) => (tile.id === joker ? own : tile)),
  }));
  return { ...bench, groups: keptGroups(groups) };
}

/** A joker that says which letter it stands for. */
export function withJokerNamed(bench: TileBench, id: TileId, as: Letter): TileBench {
  const named = (tile: BenchTile) => (tile.id === id ? { ...tile, as } : tile);
  return { ...bench, groups: bench.groups.map((group) => ({ ...group, tiles: group.tiles.map(named) })) };
}

/** The table as it was, every tile of one's own back on the rack. */
export function restored(bench: TileBench): TileBench {
  return { ...bench, groups: bench.table };
}

function withoutTiles({ groups }: TileBench, ids: readonly TileId[]): readonly TileGroup[] {
  return groups.map((group) => ({ ...group, tiles: group.tiles.filter(({ id }) => !ids.includes(id)) }));
}

function keptGroups(groups: readonly TileGroup[]): readonly TileGroup[] {
  return groups.filter(({ tiles }) => tiles.length > 0);
}

function freshGroup({ table, groups }: TileBench): number {
  return 1 + Math.max(-1, ...[...table, ...groups].map(({ id }) => id));
}
