// Knows what remains of a table that met a fault of ours, for those who repair it.

import type { KeptTable } from './kept-table.ts';
import type { Ports } from './ports.ts';
import type { Dump } from './store.ts';

/** `request` is what was being done. Whether it can be kept changes nothing for the table. */
export async function keepDump(
  kept: KeptTable,
  fault: Pick<Dump, 'request'> & { readonly error: unknown },
  ports: Ports,
): Promise<void> {
  try {
    await ports.store.setAside(dumpOf(kept, { ...fault, at: ports.clock.now() }));
  } catch (failure) {
    ports.trouble('a dump could not be kept', failure);
  }
}

function dumpOf(
  { table, round }: KeptTable,
  fault: { readonly error: unknown; readonly at: number; readonly request: unknown },
): Dump {
  const { error, at, request } = fault;
  return { code: table.code, at, error: errorText(error), table, facts: round?.log.since(0) ?? [], request };
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
