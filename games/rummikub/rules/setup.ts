// How a game begins: a tile each to know who is first, then fourteen tiles a rack, the rest is the bank. (RULES.md 2)

import { clockwiseFrom, dealtFrom, type FactOf, type Seat, type Seating, shuffled, type Tools, turnFor } from '@boite/kernel';
import type { Books, Fact, Options, RummikubTypes, Tile } from '../types.ts';
import { ALL_TILES, FIRST_RACK } from './bank.ts';

export const RUMMIKUB_SEATS = { min: 2, max: 4 };

export function setup(options: Options, { count }: Seating, tools: Tools<Books>): readonly Fact[] {
  const opened = openingDraw(clockwiseFrom(0, count), shuffled(ALL_TILES, tools.chance));
  const { hands: racks, rest: bank } = dealtFrom(shuffled(ALL_TILES, tools.chance), count, FIRST_RACK);
  return [{ kind: 'dealt', options, racks, bank }, opened, turnFor(opened.first, options, tools)];
}

/** Each draws the next tile; those nearest to A draw again until one is left. There are never only ties: some letters are single. */
export function openingDraw(seats: readonly Seat[], tiles: readonly Tile[]): FactOf<RummikubTypes, 'opened'> {
  const draws: (Tile | null)[][] = [];
  let tied = seats;
  let drawn = 0;
  while (tied.length > 1) {
    const places = tied.map((_, at) => ALL_TILES.indexOf(tiles[drawn + at] as Tile));
    draws.push(seats.map((seat) => (tied.includes(seat) ? (tiles[drawn + tied.indexOf(seat)] as Tile) : null)));
    drawn += tied.length;
    tied = tied.filter((_, at) => places[at] === Math.min(...places));
  }
  return { kind: 'opened', first: tied[0] as Seat, draws };
}
