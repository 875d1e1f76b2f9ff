// The command `boite replay`: where a dump or a record stops replaying, if it does.

import { readFileSync } from 'node:fs';
import { gameNamed } from '@boite/games';
import { readRecord, recordFault, writtenRecord } from '@boite/kernel';
import { Misuse } from '@boite/kernel/command';
import { type ExitCode, NO, plainCommand, YES } from './command.ts';
import { printJson, printLine } from './output.ts';

const REPLAY_USAGE = `boite replay FILE [--json]

Replays a record or a dump by the rules of its game, as every player saw it. Exit code 0 when it replays to its end,
1 when it stops before (a dump may: its game was not over).

  --json    one JSON value: {"game", "facts", "fault"}`;

export const command = plainCommand({
  summary: 'replays a record or a dump',
  usage: REPLAY_USAGE,
  async run([file, ...more], asJson) {
    if (file === undefined || more.length > 0) return new Misuse('replay takes one file');
    return replayedFile(file, asJson);
  },
});

async function replayedFile(file: string, asJson: boolean): Promise<ExitCode | Misuse> {
  const record = recordFrom(parsedJson(file));
  const box = record && gameNamed(record.game);
  if (!record || !box) return new Misuse(`“${file}” is neither a record nor a dump`);
  const fault = recordFault(box.game, record);
  const { game, facts } = record;
  if (asJson) await printJson({ game, facts: facts.length, fault });
  else await printLine(`${game}, ${facts.length} facts: ${fault === null ? 'replays to its end' : JSON.stringify(fault)}`);
  return fault === null ? YES : NO;
}

/** A record as it is; of a dump, the game that was on the table. */
function recordFrom(raw: unknown): ReturnType<typeof readRecord> {
  const record = readRecord(raw);
  if (record !== null || typeof raw !== 'object' || raw === null || !('table' in raw)) return record;
  const { table, facts } = raw as { table: { game: string; seats: readonly unknown[] }; facts: readonly { fact: object }[] };
  if (!Array.isArray(facts) || !Array.isArray(table?.seats)) return null;
  return writtenRecord(
    table.game,
    table.seats.map((_, seat) => `${seat + 1}`),
    facts.map(({ fact }) => fact),
  );
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
