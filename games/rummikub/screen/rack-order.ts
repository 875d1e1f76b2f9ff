// The orders of a rack: by the player's own hand, by the alphabet, vowels apart.

import type { BenchTile, TileBench, TileId } from './workbench.ts';

export type Sorting = 'alphabet' | 'vowels';

const VOWEL_TILES = 'AEIOUY';

/** The rack with a tile put before the one that was at `at`. */
export function withTileMoved({ rack, ...bench }: TileBench, id: TileId, at: number): TileBench {
  const tile = rack.find((own) => own.id === id);
  if (!tile) return { ...bench, rack };
  const before = rack.slice(0, at).filter((own) => own.id !== id).length;
  return { ...bench, rack: rack.filter((own) => own.id !== id).toSpliced(before, 0, tile) };
}

/** The rack from A to Z, jokers last; with `vowels`, vowels first. */
export function sortedRack({ rack, ...bench }: TileBench, by: Sorting): TileBench {
  return { ...bench, rack: rack.toSorted((one, other) => sortKey(one, by).localeCompare(sortKey(other, by))) };
}

function sortKey({ face }: BenchTile, by: Sorting): string {
  if (face === 'joker') return '3';
  const family = by === 'vowels' && !VOWEL_TILES.includes(face) ? '2' : '1';
  return family + face;
}
