// The command `boite restore`: everything as it was in a backup, also while a server runs.

import { Misuse } from '@boite/kernel/command';
import { cared, DATA_USAGE } from './caring.ts';
import type { Command } from './command.ts';

const RESTORE_USAGE = `boite restore FILE [--data FOLDER] [--json]

Brings back everything as it was in that backup; what has happened since is gone. The server may run: its pages find
their tables again by themselves.

${DATA_USAGE}: {"file", "games"}`;

export const command: Command = {
  summary: 'brings the data of a server back from a copy',
  usage: () => RESTORE_USAGE,
  run: (args) =>
    cared(args, [], async ({ data, rest: [file, ...more] }) => {
      if (file === undefined || more.length > 0) return new Misuse('restore takes one file');
      const { restoredFrom } = await import('@boite/server');
      const games = restoredFrom(data, file);
      return { json: { file, games }, line: `${games} games are back from ${file}` };
    }),
};
