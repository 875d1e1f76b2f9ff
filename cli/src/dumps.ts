// The command `boite dumps`: the tables that a fault of ours has set aside.

import { Misuse } from '@boite/kernel/command';
import { cared, DATA_USAGE } from './caring.ts';
import type { Command } from './command.ts';

const DUMPS_USAGE = `boite dumps [--code CODE] [--data FOLDER] [--json]

Lists the tables that a fault of ours has set aside, the latest first; with --code, one of them whole, for boite replay.

  --code    the code of a table
${DATA_USAGE}: [{"code", "game", "at", "facts", "error"}], or the dump`;

export const command: Command = {
  summary: 'lists the tables that a fault has set aside',
  usage: () => DUMPS_USAGE,
  run: (args) =>
    cared(args, ['code'], async ({ data, rest, values: { code } }) => {
      if (rest.length > 0) return new Misuse('dumps takes options only');
      const { dumpsIn } = await import('@boite/server');
      const dumps = dumpsIn(data);
      if (code === undefined) return dumpLines(dumps);
      const dump = dumps.find((one) => one.code === code);
      return dump === undefined ? new Misuse(`no dump of ${code}`) : { json: dump, line: JSON.stringify(dump) };
    }),
};

interface ListedDump {
  readonly code: string;
  readonly at: number;
  readonly error: string;
  readonly table: { readonly game: string };
  readonly facts: readonly unknown[];
}

function dumpLines(dumps: readonly ListedDump[]) {
  const json = dumps.map(({ code, at, error, table, facts }) => {
    return { code, game: table.game, at: new Date(at).toISOString(), facts: facts.length, error: error.split('\n')[0] ?? '' };
  });
  const lines = json.map(({ code, game, at, facts, error }) => `${code}  ${game}  ${at}  ${facts} facts  ${error}`);
  return { json, line: lines.length === 0 ? 'nothing was set aside' : lines.join('\n') };
}
