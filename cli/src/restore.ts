// The command `boite restore`: everything as it was in a backup, also while a server runs.

import { fileCommand } from './caring.ts';

export const command = fileCommand({
  name: 'restore',
  summary: 'brings the data of a server back from a copy',
  about: `Brings back everything as it was in that backup; what has happened since is gone. The server may run: its pages find
their tables again by themselves.`,
  deed: async (data, file) => (await import('@boite/server')).restoredFrom(data, file),
  where: 'back from',
});
