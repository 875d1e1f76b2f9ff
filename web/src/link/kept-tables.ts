// Which tables this device keeps, for pages that need no more than that: the tables themselves take more code.

import { deviceMemory } from '@boite/ui/device/memory.ts';

/** Where the device keeps the table of a code. */
const TABLES_KEPT = 'tables/';

export function hasTablesHere(): boolean {
  return deviceMemory.keys().some((key) => key.startsWith(TABLES_KEPT));
}

export function isKeptHere(code: string): boolean {
  return deviceMemory.keys().includes(TABLES_KEPT + code);
}
