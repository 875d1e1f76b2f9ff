// The command `boite backup`: a whole copy of a server's data, also while it runs.

import { Misuse } from '@boite/kernel/command';
import { cared, DATA_USAGE } from './caring.ts';
import type { Command } from './command.ts';

const BACKUP_USAGE = `boite backup FILE [--data FOLDER] [--json]

Copies everything a server keeps into a new file and checks the copy; the server may run.

${DATA_USAGE}: {"file", "games"}`;

export const command: Command = {
  summary: 'copies the data of a server, also while it runs',
  usage: () => BACKUP_USAGE,
  run: (args) =>
    cared(args, [], async ({ data, rest: [file, ...more] }) => {
      if (file === undefined || more.length > 0) return new Misuse('backup takes one file');
      const { backedUp } = await import('@boite/server');
      const games = await backedUp(data, file);
      return { json: { file, games }, line: `${games} games are in ${file}` };
    }),
};
