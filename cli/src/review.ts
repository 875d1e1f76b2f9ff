// The command `boite review`: a finished game turn by turn, with the best that each player's own view allowed.

import { readFileSync } from 'node:fs';
import { gameNamed } from '@boite/games';
import { coachOf } from '@boite/games/commands.ts';
import { turnRemark } from '@boite/games/remark.ts';
import {
  type GameRecord,
  type GameTypes,
  type Insight,
  type ReviewedTurn,
  readRecord,
  recordFault,
  reviewed,
} from '@boite/kernel';
import { Misuse, tableLines } from '@boite/kernel/command';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, plainCommand, YES } from './command.ts';
import { printJson, printLine } from './output.ts';

const REVIEW_USAGE = `boite review FILE [--json]

A finished game turn by turn: what was played, the best that the player's own view allowed (as boite solve finds it),
what a regular player would have made of it, and a sentence in French that says what to learn from it.

  --json    one JSON value: {"game", "names", "turns": [{"step", "seat", "points", "told", "best", "regular", "remark"}]};
            best and regular are {"points", "told"} or null`;

export const command = plainCommand({
  summary: 'what was best in each turn of a game',
  usage: REVIEW_USAGE,
  async run([file, ...more], asJson) {
    if (file === undefined || more.length > 0) return new Misuse('review takes one file');
    const record = recordKept(file);
    const box = record && gameNamed(record.game);
    if (!record || !box || recordFault(box.game, record) !== null) return new Misuse(`“${file}” is no finished game`);
    const insight = (await coachOf(record.game))?.insight;
    if (insight === undefined) return new Misuse(`${record.game} has nobody who reviews it`);
    const turns = [...reviewed(record, { game: box.game, bot: await box.bot(), insight, books: loadLibrary() })];
    return reviewTold(record, turns, { insight, asJson });
  },
});

async function reviewTold(
  { game, names }: GameRecord,
  turns: readonly ReviewedTurn[],
  { insight, asJson }: { readonly insight: Insight<GameTypes>; readonly asJson: boolean },
): Promise<ExitCode> {
  const remarked = turns.map((turn) => ({ ...turn, remark: turnRemark(turn, insight.unit) }));
  if (asJson) await printJson({ game, names, turns: remarked });
  else await printLine([...tableLines([HEADING, ...remarked.map((turn) => turnRow(turn, names))])].join('\n'));
  return YES;
}

const HEADING = ['step', 'player', 'points', 'played', 'best', '', 'regular', '', 'remark'];

function turnRow(turn: ReviewedTurn & { readonly remark: string }, names: readonly string[]): readonly string[] {
  const { step, seat, points, told: played, best, regular, remark } = turn;
  const other = (worth: ReviewedTurn['best']) => (worth === null ? ['-', ''] : [String(worth.points), worth.told]);
  return [String(step), names[seat] ?? '', String(points), played, ...other(best), ...other(regular), remark];
}

/** A record as it is, or one that was kept with its result. */
function recordKept(file: string): GameRecord | null {
  try {
    const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return readRecord(raw) ?? readRecord((raw as { record?: unknown } | null)?.record);
  } catch {
    return null;
  }
}
