// What each square of the board shows: a token that lies there, one that is tried or proposed, or the square itself.

import { type Cell, cellKey, isSameCell } from '@boite/kernel';
import { SIDE, tokenAt } from '../rules/board.ts';
import type { Token, TokenPlacement, View } from '../types.ts';
import { type BoardDraft, laidAt } from './draft.ts';
import { placeName, squareName } from './names.ts';

export interface ShownSquare extends Cell {
  readonly key: string;
  readonly token: Token | null;
  /** `proposed`: a play that the others judge. `tried`: the player's own draft. */
  readonly state: 'free' | 'lying' | 'tried' | 'proposed';
  /** Which token of the hand is tried there. */
  readonly index: number | null;
  readonly label: string;
}

const ALL_SQUARES = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column): Cell => ({ row, column })),
);

const STATE_SAID: Readonly<Record<ShownSquare['state'], string>> = {
  free: '',
  lying: '',
  tried: ', pas encore joué',
  proposed: ', à juger',
};

/** Row after row. */
export function shownSquares({ board, pending }: View, draft: BoardDraft): readonly (readonly ShownSquare[])[] {
  const proposed = pending?.laid.placements ?? [];
  return ALL_SQUARES.map((row) =>
    row.map((cell) => {
      const shown = shownAt(cell, tokenAt(board, cell), proposed) ?? triedAt(cell, pending === null ? draft : null);
      const label = `${squareName(shown.token, cell)}, ${placeName(cell)}${STATE_SAID[shown.state]}`;
      return { ...cell, key: cellKey(cell), label, ...shown };
    }),
  );
}

type SquareContent = Pick<ShownSquare, 'token' | 'state' | 'index'>;

function shownAt(cell: Cell, lying: Token | null, proposed: readonly TokenPlacement[]): SquareContent | null {
  if (lying !== null) return { token: lying, state: 'lying', index: null };
  const waiting = proposed.find((placement) => isSameCell(placement, cell));
  return waiting ? { token: waiting.token, state: 'proposed', index: null } : null;
}

function triedAt(cell: Cell, draft: BoardDraft | null): SquareContent {
  const tried = draft && laidAt(draft, cell);
  return tried ? { token: tried.token, state: 'tried', index: tried.index } : { token: null, state: 'free', index: null };
}
