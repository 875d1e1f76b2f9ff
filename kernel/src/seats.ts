// Knows who sits at a game and who looks at it.

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** Whose eyes a view is made for. A spectator sees what lies open, nothing else. */
export type Viewer = Seat | 'spectator';

/** How the places are taken when a game begins, with the marks the host may have put on them. */
export interface Seating {
  readonly count: number;
  /** The seat of the youngest player, when the host has marked one. */
  readonly youngest: Seat | null;
  /** The seats of juniors; none unless told. */
  readonly juniors?: readonly Seat[];
}

/** The seats from `first` on, clockwise, each once. */
export function clockwiseFrom(first: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, offset) => (first + offset) % count);
}

/** The seats still playing. */
export function seatsLeft(retired: readonly boolean[]): readonly Seat[] {
  return retired.flatMap((gone, seat) => (gone ? [] : [seat]));
}

/** The next seat still playing, clockwise. */
export function seatAfter(turn: Seat, retired: readonly boolean[]): Seat {
  const playing = seatsLeft(retired);
  return playing.find((seat) => seat > turn) ?? (playing[0] as Seat);
}
