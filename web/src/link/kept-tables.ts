// Which tables this device keeps, for pages that need no more than that: the tables themselves take more code.

import { lasting } from '@boite/ui/device/memory.ts';

/** Where the device keeps the table of a code. */
const TABLES_KEPT = 'tables/';

export function hasTablesHere(): boolean {
  return lasting.keys().some((key) => key.startsWith(TABLES_KEPT));
}

export function isKeptHere(code: string): boolean {
  return lasting.keys().includes(TABLES_KEPT + code);
}
