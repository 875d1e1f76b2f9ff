// Knows what can come of a request: a refusal, or a change of the table, of its game, or of both.

import type { TableRefusal } from '@boite/protocol';
import type { Round } from './round.ts';
import type { StoredTable } from './store.ts';

export type Patch = Partial<Omit<StoredTable, 'code' | 'version' | 'at'>>;

export interface Changed {
  /** What becomes of the table; null when nothing. */
  readonly patch: Patch | null;
  /** What becomes of its game; null when nothing. */
  readonly round: Round | null;
}

/** By the table, by the match or by the rules of the game. */
export interface Refused {
  readonly refusal: { readonly code: string };
}

export type Outcome = Changed | Refused;

export function refused(refusal: TableRefusal): Refused {
  return { refusal };
}

export function patched(patch: Patch): Changed {
  return { patch, round: null };
}
