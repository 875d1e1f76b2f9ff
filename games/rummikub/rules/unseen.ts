// Which tiles a viewer has not seen yet: all of them, without those of the table and of the viewer's own rack. (RULES.md 1.1)

import { type PiecesLeft, unseenPieces } from '@boite/kernel';
import type { Tile, View } from '../types.ts';
import { ALL_TILES } from './bank.ts';
import { tilesOn } from './table.ts';

/** From the view alone: what anyone at the table could have counted. */
export function unseenTiles({ table, rack }: Pick<View, 'table' | 'rack'>): readonly PiecesLeft<Tile>[] {
  return unseenPieces(ALL_TILES, [...tilesOn(table), ...(rack ?? [])]);
}
