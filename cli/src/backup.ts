// The command `boite backup`: a whole copy of a server's data, also while it runs.

import { fileCommand } from './caring.ts';

export const command = fileCommand({
  name: 'backup',
  summary: 'copies the data of a server, also while it runs',
  about: 'Copies everything a server keeps into a new file and checks the copy; the server may run.',
  deed: async (data, file) => (await import('@boite/server')).backedUp(data, file),
  where: 'in',
});
