// How a rebus is shown token by token: as the arbitre heard it, or as its player means it.

import type { Cell } from '@boite/kernel';
import { soundsAlone } from '@boite/ui/hearing.ts';
import { symbolOf } from '../rules/symbols.ts';
import type { Rebus, Token } from '../types.ts';

export interface ReadToken {
  readonly token: Token;
  readonly as: string;
  /** Whether its player gave it a meaning of its own. */
  readonly isMeant: boolean;
}

export function heardReading({ given, kind }: Rebus): readonly ReadToken[] {
  return given.map(({ token, as }) => ({
    token,
    as: as?.replaceAll("'", '’') ?? soundsAlone(symbolOf(token)),
    isMeant: kind === null && as !== null,
  }));
}

/** Where the table judges, what the arbitre heard is not told. */
export function unheardReading({ given }: Rebus): readonly ReadToken[] {
  return given.map(({ token }) => ({ token, as: soundsAlone(symbolOf(token)), isMeant: false }));
}

/** The rebuses that go through a square. */
export function rebusesAt(rebuses: readonly Rebus[], { row, column }: Cell): readonly Rebus[] {
  return rebuses.filter((rebus) => {
    const steps = rebus.direction === 'across' ? column - rebus.column : row - rebus.row;
    const isOnLine = rebus.direction === 'across' ? row === rebus.row : column === rebus.column;
    return isOnLine && steps >= 0 && steps < rebus.given.length;
  });
}
