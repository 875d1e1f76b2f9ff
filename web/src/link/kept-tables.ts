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

/** Where it is kept at which table online a game of this device goes on. */
export const BROUGHT_ONLINE = 'online/';

/** The code of the table online where the game of a table of this device goes on; null when it is still here. */
export function onlineCodeOf(code: string): string | null {
  return deviceMemory.recall(BROUGHT_ONLINE + code);
}
