// Knows how a game begins: a tile each to know who is first, then fourteen tiles a rack, the rest is the bank. (RULES.md 2)

import { clockwiseFrom, type Seat, type Seating, shuffled, type Tools } from '@boite/kernel';
import type { Books, Fact, Options, Tile } from '../types.ts';
import { FIRST_RACK, TILES } from './bank.ts';

export function setup(options: Options, seating: Seating, tools: Tools<Books>): readonly Fact[] {
  const seats = clockwiseFrom(0, seating.count);
  const opened = openingDraw(seats, shuffled(TILES, tools.chance));
  const tiles = shuffled(TILES, tools.chance);
  const racks = seats.map((seat) => tiles.slice(seat * FIRST_RACK, (seat + 1) * FIRST_RACK));
  const bank = tiles.slice(seating.count * FIRST_RACK);
  return [
    { kind: 'dealt', options, racks, bank },
    { kind: 'opened', ...opened },
    { kind: 'turn', seat: opened.first, deadline: deadlineAfter(options, tools.now) },
  ];
}

/** When the sand of a turn begun now runs out. */
export function deadlineAfter(options: Options, now: number): number | null {
  return options.sablier === null ? null : now + options.sablier * 1000;
}

interface OpeningDraw {
  readonly first: Seat;
  readonly draws: readonly (readonly (Tile | null)[])[];
}

/** Each draws the next tile; those nearest to A draw again until one is left. There are never only ties: some letters are single. */
export function openingDraw(seats: readonly Seat[], tiles: readonly Tile[]): OpeningDraw {
  const draws: (Tile | null)[][] = [];
  let tied = seats;
  let drawn = 0;
  while (tied.length > 1) {
    const places = tied.map((_, at) => TILES.indexOf(tiles[drawn + at] as Tile));
    draws.push(seats.map((seat) => (tied.includes(seat) ? (tiles[drawn + tied.indexOf(seat)] as Tile) : null)));
    drawn += tied.length;
    tied = tied.filter((_, at) => places[at] === Math.min(...places));
  }
  return { first: tied[0] as Seat, draws };
}
