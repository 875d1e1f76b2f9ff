// The command `boite migrate`: everything a server keeps, taken from one place to another.

import { Misuse } from '@boite/kernel/command';
import { flagCommand, YES } from './command.ts';
import { printJson, printLine } from './output.ts';

const MIGRATE_USAGE = `boite migrate --from PLACE --to PLACE [--json]

Copies every table and game to a place where there is none yet. A place is the data folder of a server, or a PostgreSQL database
(postgres://…). No server may write to either meanwhile; the first place stays as it was.

  --json    one JSON value: the number of rows by kind, {"tables", "games", "facts", …}`;

const text = { type: 'string' } as const;

export const command = flagCommand({
  summary: 'takes everything a server keeps to another place',
  usage: MIGRATE_USAGE,
  flags: { from: text, to: text, json: { type: 'boolean' } },
  async run({ positionals, values }) {
    const { from, to, json } = values;
    if (!from || !to || positionals.length > 0) return new Misuse('migrate takes --from and --to');
    const { CareRefused, migrated } = await import('@boite/server');
    try {
      const counts = await migrated(from, to);
      await (json === true ? printJson(counts) : printLine(`${counts.tables} tables and ${counts.games} games are in ${to}`));
      return YES;
    } catch (error) {
      if (error instanceof CareRefused) return new Misuse(error.message);
      throw error;
    }
  },
});
