// Knows how `boite solve rummikub` is asked and answered.

import { searched } from '@boite/games/rummikub/bot/solver.ts';
import type { TurnStart } from '@boite/games/rummikub/rules/play.ts';
import { formedWords, spellingOf } from '@boite/games/rummikub/rules/table.ts';
import type { LaidWords } from '@boite/games/rummikub/types.ts';
import type { Lexicon } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { type ExitCode, Misuse, NO, parsed, quoted, YES } from './command.ts';
import { answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';
import { overdrawn, readRackText, readTableText } from './rummikub-text.ts';

/** Steps of a search: a few seconds when a position is stubborn. */
const BUDGET = 20_000_000;
const EMPTY_TABLE = '-';

export const usage = `boite solve rummikub --table PARAITRE,CHaT --rack DIS? [--entered no]

  The turn that pays most: every tile of the table stays on it, words may be taken apart and rebuilt.

  --table    the words on the table, between commas; a small letter is a joker that stands for it (CHaT); empty or left
             out, nothing lies there yet
  --rack     the tiles of the rack; ? is a joker
  --entered  no: the player has not entered the game, and lays a word of six letters or more from the rack alone
  --stdin    a table, a space and a rack on each line (PARAITRE,CHaT DIS?); ${EMPTY_TABLE} is the empty table

  The answer is {"table", "score", "emptied", "proven"}: the whole table as it will be (null when nothing can be played),
  its points, whether the rack is empty, whether it is certain that no turn pays more. In text, + marks a new word.`;

interface Answered {
  readonly table: LaidWords | null;
  readonly score: number;
  readonly emptied: boolean;
  readonly proven: boolean;
}

export async function run(args: readonly string[]): Promise<ExitCode | Misuse> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const given = parsed(args, { table: text, rack: text, entered: text, json: flag, stdin: flag });
  if (given instanceof Misuse) return given;
  const { values, positionals } = given;
  if (positionals[0] !== undefined) return new Misuse(`what is ${quoted(positionals[0])}?`);
  const entered = readEntered(values.entered ?? 'yes');
  if (entered instanceof Misuse) return entered;
  if (values.stdin) {
    const isGiven = values.table !== undefined || values.rack !== undefined;
    return isGiven ? new Misuse('--stdin reads the positions: give none') : answerStdin(entered);
  }
  if (values.rack === undefined) return new Misuse('which tiles? --rack DIS?');
  const position = readPosition({ table: values.table ?? '', rack: values.rack, entered });
  if (position instanceof Misuse) return position;
  const answered = solved(position, loadLexicon());
  await (values.json ? printJson(answered) : printLine(drawn(position, answered)));
  return codeOf(answered);
}

function answerStdin(entered: boolean): Promise<ExitCode> {
  const lexicon = loadLexicon();
  return answerLines((line) => {
    const [table, rack, ...more] = line.split(/\s+/);
    if (table === undefined || rack === undefined || more.length > 0) return new Misuse('a line is a table, a space and a rack');
    const position = readPosition({ table: table === EMPTY_TABLE ? '' : table, rack, entered });
    if (position instanceof Misuse) return position;
    const value = solved(position, lexicon);
    return { value, code: codeOf(value) };
  });
}

function readEntered(text: string): boolean | Misuse {
  if (text !== 'yes' && text !== 'no') return new Misuse(`--entered takes yes or no, not ${quoted(text)}`);
  return text === 'yes';
}

function readPosition(typed: { table: string; rack: string; entered: boolean }): TurnStart | Misuse {
  const table = readTableText(typed.table);
  if (table instanceof Misuse) return table;
  const rack = readRackText(typed.rack);
  if (rack instanceof Misuse) return rack;
  return overdrawn(table, rack) ?? { table, rack, entered: typed.entered };
}

function solved(position: TurnStart, lexicon: Lexicon): Answered {
  const { turn, proven } = searched(position, lexicon, { budget: BUDGET });
  return { table: turn?.table ?? null, score: turn?.points ?? 0, emptied: turn?.emptied ?? false, proven };
}

function codeOf({ table }: Answered): ExitCode {
  return table === null ? NO : YES;
}

function drawn(position: TurnStart, { table, score, emptied, proven }: Answered): string {
  if (table === null) return proven ? 'nothing can be played' : 'nothing was found';
  const formed = formedWords(position.table, table);
  const heading = [`${score} points`, ...(emptied ? ['the rack is empty'] : []), ...(proven ? [] : ['perhaps not the best'])];
  return [heading.join(', '), ...table.map((word) => `${formed.includes(spellingOf(word)) ? '+' : ' '} ${word}`)].join('\n');
}
