// What is held between two taps: one tile, a run of a word, tiles of the rack in the order they were taken.

import { type BenchPlace, groupOf, type TileBench, type TileGroup, type TileId, tileOf } from './workbench.ts';

export type Lifted = readonly TileId[];

/** A run of one group, from its first tile to its last. */
export interface LiftedRun {
  readonly group: TileGroup;
  readonly from: number;
  readonly to: number;
}

/** The run that is held; null when tiles come from several places. */
export function runOf(bench: TileBench, lifted: Lifted): LiftedRun | null {
  const [first] = lifted;
  const group = first === undefined ? null : groupOf(bench, first);
  if (group === null) return null;
  const places = lifted.map((id) => group.tiles.findIndex((tile) => tile.id === id));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return from >= 0 && to - from === lifted.length - 1 ? { group, from, to } : null;
}

/** The run from what is held to another tile of its group; null when that tile is elsewhere. */
export function extended(bench: TileBench, lifted: Lifted, id: TileId): Lifted | null {
  const run = runOf(bench, lifted);
  const at = run?.group.tiles.findIndex((tile) => tile.id === id) ?? -1;
  if (run === null || at < 0) return null;
  return run.group.tiles.slice(Math.min(run.from, at), Math.max(run.to, at) + 1).map((tile) => tile.id);
}

export function wholeWord(bench: TileBench, id: TileId): Lifted {
  return groupOf(bench, id)?.tiles.map((tile) => tile.id) ?? [id];
}

/** Where a word is cut: before the run that is held, or after it when the word begins with it; null when it is the whole word. */
export function cutAt({ group, from, to }: LiftedRun): BenchPlace | null {
  if (from > 0) return { group: group.id, at: from };
  return to + 1 < group.tiles.length ? { group: group.id, at: to + 1 } : null;
}

/** Where a run goes when it moves by one tile in its word; null at the end of it. */
export function shiftTo({ group, from, to }: LiftedRun, by: -1 | 1): BenchPlace | null {
  const at = by < 0 ? from - 1 : to + 2;
  return at < 0 || at > group.tiles.length ? null : { group: group.id, at };
}

/** Those that may go back to the rack. */
export function ownTiles(bench: TileBench, lifted: Lifted): Lifted {
  return lifted.filter((id) => groupOf(bench, id) !== null && tileOf(bench, id)?.from !== 'table');
}
