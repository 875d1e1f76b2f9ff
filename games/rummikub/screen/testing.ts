// Draws a workbench as text, for tests.

import { isLetter } from '@boite/language';
import type { Tile } from '../types.ts';
import { benchOf } from './following.ts';
import { benchTable, isLaid, type TileBench, type TileId, wonJokers } from './workbench.ts';

/** `bench('PARAITRE BORd', 'DIS*')`: the words of the table, the tiles of the rack, `*` for a joker. */
export function benchWith(table: string, rack: string): TileBench {
  return benchOf({ table: table.split(' ').filter(Boolean), rack: drawnTiles(rack) }, null);
}

export function drawnTiles(text: string): readonly Tile[] {
  return [...text].map((sign) => (isLetter(sign) ? sign : 'joker'));
}

/** The words as they are being arranged, then the tiles left: `DISPARAITRE | X*`; a joker that was won is a `!`. */
export function drawnBench(arranged: TileBench): string {
  const left = arranged.rack.filter(({ id }) => !isLaid(arranged, id)).map(({ face }) => (face === 'joker' ? '*' : face));
  return `${benchTable(arranged).join(' ')} | ${left.join('')}${'!'.repeat(wonJokers(arranged).length)}`;
}

/** The tiles that spell a run of a word on the bench, or tiles of the rack: the first ones found. */
export function find(arranged: TileBench, word: string, run = word): readonly TileId[] {
  const group = arranged.groups.find(
    ({ tiles: lying }) => benchTable({ ...arranged, groups: [{ id: 0, tiles: lying }] })[0] === word,
  );
  if (!group) throw new RangeError(`no ${word} on the bench`);
  return group.tiles.slice(word.indexOf(run), word.indexOf(run) + run.length).map(({ id }) => id);
}

export function heldTiles(arranged: TileBench, text: string): readonly TileId[] {
  const free = [...arranged.rack, ...wonJokers(arranged)].filter(({ id }) => !isLaid(arranged, id));
  return drawnTiles(text).map((face) => {
    const at = free.findIndex((tile) => tile.face === face);
    const [tile] = free.splice(at, 1);
    if (at < 0 || !tile) throw new RangeError(`no ${face} on the rack`);
    return tile.id;
  });
}

/** The group of a word. */
export function groupId(arranged: TileBench, word: string): number {
  const at = benchTable(arranged).indexOf(word);
  return arranged.groups[at]?.id ?? Number.NaN;
}
