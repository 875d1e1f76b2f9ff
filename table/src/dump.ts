// Knows what remains of a table that met a fault of ours, for those who repair it.

import type { KeptTable } from './kept-table.ts';
import type { Dump } from './store.ts';

/** `request` is what was being done. */
export function dumpOf(
  { table, round }: KeptTable,
  fault: { readonly error: unknown; readonly at: number; readonly request: unknown },
): Dump {
  const { error, at, request } = fault;
  return { code: table.code, at, error: inFull(error), table, facts: round?.log ?? [], request };
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
