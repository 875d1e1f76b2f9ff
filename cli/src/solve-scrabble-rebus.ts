// Knows how `boite solve scrabble-rebus` is asked and answered.

import { readFileSync } from 'node:fs';
import { claimed } from '@boite/games/scrabble-rebus/bot/claiming.ts';
import { knownReadings } from '@boite/games/scrabble-rebus/bot/readings.ts';
import { SKILLS } from '@boite/games/scrabble-rebus/bot/skills.ts';
import { allPlays } from '@boite/games/scrabble-rebus/bot/solver.ts';
import { vocabularyOf } from '@boite/games/scrabble-rebus/bot/vocabulary.ts';
import { EMPTY_BOARD } from '@boite/games/scrabble-rebus/rules/board.ts';
import { gainOf } from '@boite/games/scrabble-rebus/rules/gain.ts';
import { nameOfToken } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import type { Board, Books, Gain, Rebus, Token } from '@boite/games/scrabble-rebus/types.ts';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, Misuse, NO, parsed, quoted, YES } from './command.ts';
import { aligned, printJson, printLine } from './output.ts';
import { readBoardText, readRackText, tooMany } from './scrabble-rebus-text.ts';

/** Plays given without --all. */
const SHOWN = 20;

export const usage = `boite solve scrabble-rebus --rack VERRE,TU,9/6 [--board FILE]

  What a hand can lay on a board: words, names, spelled words and short phrases, the dearest first; the same tokens on the
  same squares once. Of longer phrases, those found soon. One position at a time: there is no --stdin.

  --rack    tokens between commas, nine at most, each named by its symbol or by a reading, also as it sounds: VERRE, vert or vers
  --board   a file of 15 lines of 15 squares between spaces, a full stop for a free square:
              . . . . . . HOMME COU
            squares and lines that are missing are free; without a board, or with an empty file, the first rebus of a game

  A play is {"text", "points", "tokens": [{"row", "column", "token"}], "rebuses": [{"text", "row", "column", "direction",
  "points"}]}: rows and columns count from 0, "text" is what the main run says, "rebuses" are all runs it makes.`;

interface Position {
  readonly board: Board;
  readonly hand: readonly Token[];
}

export async function run(args: readonly string[]): Promise<ExitCode | Misuse> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const given = parsed(args, { board: text, rack: text, json: flag, all: flag });
  if (given instanceof Misuse) return given;
  const { values, positionals } = given;
  if (positionals[0] !== undefined) return new Misuse(`what is ${quoted(positionals[0])}?`);
  const books = loadLibrary();
  const position = readPosition(values, books);
  if (position instanceof Misuse) return position;
  const plays = solvedPlays(position, books, values.all ? Number.POSITIVE_INFINITY : SHOWN);
  await (values.json ? printJson({ plays: plays.map(answerOf), best: plays.map(answerOf)[0] ?? null }) : printLine(drawn(plays)));
  return plays.length > 0 ? YES : NO;
}

function readPosition({ board: file, rack }: { board?: string; rack?: string }, books: Books): Position | Misuse {
  if (rack === undefined || rack.trim() === '') return new Misuse('which tokens? --rack VERRE,TU,9/6');
  const hand = readRackText(rack, books);
  if (hand instanceof Misuse) return hand;
  const board = file === undefined ? EMPTY_BOARD : readBoard(file, books);
  if (board instanceof Misuse) return board;
  return tooMany(board, hand) ?? { board, hand };
}

function readBoard(file: string, books: Books): Board | Misuse {
  try {
    return readBoardText(readFileSync(file, 'utf8'), books);
  } catch {
    return new Misuse(`the board ${quoted(file)} cannot be read`);
  }
}

/** The dearest ones that the arbitre lets through. */
function solvedPlays({ board, hand }: Position, books: Books, limit: number): readonly Gain[] {
  const [vocabulary, readings] = [vocabularyOf('expert', books), knownReadings('expert', books)];
  const gains: Gain[] = [];
  for (const found of allPlays({ board, hand, vocabulary, readings, ...SKILLS.expert })) {
    if (gains.length >= limit) break;
    const play = claimed(found, { board, hand, refused: [] }, { readings, books });
    if (play !== null) gains.push(gainOf(board, play, books));
  }
  return gains;
}

function answerOf({ placements, rebuses, points }: Gain): object {
  return {
    text: mainOf({ placements, rebuses }).text,
    points,
    tokens: placements.map(({ row, column, token }) => ({ row, column, token: nameOfToken(token) })),
    rebuses: rebuses.map((rebus) => {
      const { text, row, column, direction } = rebus;
      return { text, row, column, direction, points: rebus.points };
    }),
  };
}

/** The run that has every token laid; of two, the longer. */
function mainOf({ placements, rebuses }: Pick<Gain, 'placements' | 'rebuses'>): Rebus {
  const laid = (rebus: Rebus): number => {
    const isOn = (at: number): boolean => placements.some(({ row, column }) => isSquare(rebus, at, { row, column }));
    return rebus.given.filter((_, at) => isOn(at)).length * 100 + rebus.given.length;
  };
  return rebuses.toSorted((one, other) => laid(other) - laid(one))[0] as Rebus;
}

function isSquare({ row, column, direction }: Rebus, at: number, cell: { row: number; column: number }): boolean {
  return direction === 'across'
    ? cell.row === row && cell.column === column + at
    : cell.column === column && cell.row === row + at;
}

/** The tokens laid are in brackets. */
function drawn(gains: readonly Gain[]): string {
  if (gains.length === 0) return 'nothing can be laid';
  const rows = gains.map((gain) => {
    const main = mainOf(gain);
    const signs = main.given.map(({ token }, at) => {
      const isLaid = gain.placements.some((cell) => isSquare(main, at, cell));
      return isLaid ? `[${nameOfToken(token)}]` : nameOfToken(token);
    });
    const others = gain.rebuses.filter((rebus) => rebus !== main).map(({ text }) => text);
    const place = `row ${main.row}, column ${main.column}, ${main.direction}`;
    return [String(gain.points), main.text, signs.join(' '), place, others.join(', ')];
  });
  return aligned([['points', 'text', 'laid', 'place', 'with'], ...rows]).join('\n');
}
