// Knows what each square of the board shows: a token that lies there, one that is tried or proposed, or the square itself.

import { type Draft, laidAt } from './draft.ts';
import { placeName, squareName } from './names.ts';
import { type Cell, cellKey, isSameCell, type Placement, SIDE, type Token, tokenAt, type View } from './rules.ts';

export interface ShownSquare extends Cell {
  readonly key: string;
  readonly token: Token | null;
  /** `proposed`: a play that the others judge. `tried`: the player's own draft. */
  readonly state: 'free' | 'lying' | 'tried' | 'proposed';
  /** Which token of the hand is tried there. */
  readonly index: number | null;
  readonly label: string;
}

const PLACES = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column): Cell => ({ row, column })));

const SAID: Readonly<Record<ShownSquare['state'], string>> = {
  free: '',
  lying: '',
  tried: ', pas encore joué',
  proposed: ', à juger',
};

/** Row after row. */
export function squaresOf({ board, pending }: View, draft: Draft): readonly (readonly ShownSquare[])[] {
  const proposed = pending?.laid.placements ?? [];
  return PLACES.map((row) =>
    row.map((cell) => {
      const shown = shownAt(cell, tokenAt(board, cell), proposed) ?? triedAt(cell, pending === null ? draft : null);
      const label = `${squareName(shown.token, cell)}, ${placeName(cell)}${SAID[shown.state]}`;
      return { ...cell, key: cellKey(cell), label, ...shown };
    }),
  );
}

type Shown = Pick<ShownSquare, 'token' | 'state' | 'index'>;

function shownAt(cell: Cell, lying: Token | null, proposed: readonly Placement[]): Shown | null {
  if (lying !== null) return { token: lying, state: 'lying', index: null };
  const waiting = proposed.find((placement) => isSameCell(placement, cell));
  return waiting ? { token: waiting.token, state: 'proposed', index: null } : null;
}

function triedAt(cell: Cell, draft: Draft | null): Shown {
  const tried = draft && laidAt(draft, cell);
  return tried ? { token: tried.token, state: 'tried', index: tried.index } : { token: null, state: 'free', index: null };
}
