// What can come of a request: a refusal, or a change of the table, of its game, or of both.

import type { RecalledMessage, SaidMessage } from '@boite/protocol';
import type { Round } from './round.ts';
import type { StoredTable } from './store.ts';

export type Patch = Partial<Omit<StoredTable, 'code' | 'version' | 'at'>>;

export interface Changed {
  /** What becomes of the table; null when nothing. */
  readonly patch: Patch | null;
  /** What becomes of its game; null when nothing. */
  readonly round: Round | null;
  /** Milliseconds that its sand is given; none unless told. */
  readonly gift?: number;
  /** What everyone here is told, and nobody keeps. */
  readonly said?: SaidMessage;
  /** What whoever asked is told, and nobody else. */
  readonly recalled?: RecalledMessage;
}

/** By the table, by the match or by the rules of the game. */
export interface AnyRefusal {
  readonly code: string;
}

export type Ruling = Changed | { readonly refusal: AnyRefusal };

export function patched(patch: Patch): Changed {
  return { patch, round: null };
}
