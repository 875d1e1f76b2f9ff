// Knows how the lines of a game are written on the score block: a column a player, a row a round.

import type { Seat } from '@boite/kernel';

/** What a player did in a turn, and its points as they are written. */
export interface SheetEntry {
  /** The word that counts, before the others. */
  readonly best?: string;
  readonly words: string;
  /** What is written in the place of words: « passe ». */
  readonly note?: string;
  readonly points: string;
}

export interface SheetRow {
  /** The round that begins here. */
  readonly round?: string;
  readonly head: string;
  /** One a seat; null where a player has nothing. */
  readonly entries: readonly (SheetEntry | null)[];
}

/** The rows of a game, numbered, each line as the game writes it. */
export function sheetRows<Line extends { readonly seat: Seat }>(
  { sheet, seats }: { readonly sheet: readonly Line[]; readonly seats: number },
  written: (line: Line) => SheetEntry,
): readonly SheetRow[] {
  return sheetRounds(sheet, seats).map((row, at) => ({
    head: String(at + 1),
    entries: row.map((line) => line && written(line)),
  }));
}

/** In the order in which they were written; null where a player has nothing in that round. */
export function sheetRounds<Line extends { readonly seat: Seat }>(
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
