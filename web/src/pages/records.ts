// Knows where the record of a finished game is found: in a file just opened, on this device, or on the server.

import type { GameRecord } from '@boite/kernel';
import { ofThisTab } from '@boite/ui/device/memory.ts';
import { recordOnline } from '../link/server.ts';

/** Where a record opened from a file waits for the page that replays it. */
export const FROM_FILE = 'record-from-file';

export async function recordOf(id: string): Promise<GameRecord | null> {
  if (id === 'fichier') return ofThisTab.recall<GameRecord>(FROM_FILE);
  // A home page that only opens files does not need the code of a table.
  const { recordHere } = await import('../link/here.ts');
  return recordHere(id) ?? (await recordOnline(id));
}
