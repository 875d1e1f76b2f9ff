// Knows how the lines of a game are written on the score block: a column a player, a row a round.

import type { Seat } from '@boite/kernel';

/** In the order in which they were written; null where a player has nothing in that round. */
export function rowsOf<Line extends { readonly seat: Seat }>(
  sheet: readonly Line[],
  seats: number,
): readonly (readonly (Line | null)[])[] {
  const rows: (Line | null)[][] = [];
  for (const line of sheet) {
    const current = rows.at(-1);
    if (current && current[line.seat] === null) current[line.seat] = line;
    else rows.push(Array.from({ length: seats }, (_, seat) => (seat === line.seat ? line : null)));
  }
  return rows;
}
