// Knows how the lines of a game are written on the score block: a column a player, a row a round.

import type { Line } from './rules.ts';

export type Row = readonly (Line | null)[];

export function rowsOf(sheet: readonly Line[], seats: number): readonly Row[] {
  const rows: (Line | null)[][] = [];
  for (const line of sheet) {
    const current = rows.at(-1);
    if (current && current[line.seat] === null) current[line.seat] = line;
    else rows.push(Array.from({ length: seats }, (_, seat) => (seat === line.seat ? line : null)));
  }
  return rows;
}
