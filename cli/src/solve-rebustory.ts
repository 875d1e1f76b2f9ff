// Knows how `boite solve rebustory` is asked and answered.

import type { SolvedTurn } from '@boite/games/rebustory/bot/search.ts';
import { AT_LEISURE, bestTurn } from '@boite/games/rebustory/bot/solver.ts';
import type { CardId } from '@boite/games/rebustory/rules/cards.ts';
import type { Edition } from '@boite/games/rebustory/rules/deck.ts';
import { squaresOf } from '@boite/games/rebustory/rules/group.ts';
import type { Position } from '@boite/games/rebustory/rules/position.ts';
import { readOptions } from '@boite/games/rebustory/rules/read.ts';
import { rebusPoints } from '@boite/games/rebustory/rules/score.ts';
import type { Books, Group, Options } from '@boite/games/rebustory/types.ts';
import type { Tolerance } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, Misuse, NO, parsed, quoted, YES } from './command.ts';
import { answerLines } from './lines.ts';
import { aligned, printJson, printLine } from './output.ts';
import { readTolerance, TOLERANCE_HELP } from './rebus-text.ts';
import { cardName, readEdition, readHandText } from './rebustory-text.ts';

/** A draw of one who plays alone, and the hand that has a bonus when it is laid whole. (rules 8.2, 7.4) */
const MOST_CARDS = 20;
const WHOLE_HAND = 11;

export const usage = `boite solve rebustory --hand CHAT,POT,JOKER [--edition compacte] [--tolerance souple]

  The turn that pays most for a hand and an empty table: rebuses apart and across each other.

  --hand       cards between commas, ${MOST_CARDS} at most: names of cards (NŒUD or NOEUD), JOKER, REBUSTORY
  --edition    classique or compacte; classique unless told
  --tolerance  ${TOLERANCE_HELP}
  --stdin      a hand on each line

  The answer is {"points", "bonus", "rebuses", "proven"}: the points of the turn, the bonus for ${WHOLE_HAND} cards laid among them
  (compacte), and whether it is certain that no turn pays more. A rebus is {"word", "cards", "points", "group", "row",
  "column", "direction"}: the cards as they are read from a square on, across or down; rebuses of one group cross.`;

interface SolvedRebus {
  readonly word: string;
  readonly cards: readonly string[];
  readonly points: number;
  readonly group: number;
  readonly row: number;
  readonly column: number;
  readonly direction: string;
}

interface Answered {
  readonly points: number;
  readonly bonus: number;
  readonly rebuses: readonly SolvedRebus[];
  readonly proven: boolean;
}

interface Request {
  readonly edition: Edition;
  readonly tolerance: Tolerance;
}

export async function run(args: readonly string[]): Promise<ExitCode | Misuse> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const given = parsed(args, { hand: text, edition: text, tolerance: text, json: flag, stdin: flag });
  if (given instanceof Misuse) return given;
  const { values, positionals } = given;
  if (positionals[0] !== undefined) return new Misuse(`what is ${quoted(positionals[0])}?`);
  const request = readRequest(values);
  if (request instanceof Misuse) return request;
  if (values.stdin) return values.hand === undefined ? answerStdin(request) : new Misuse('--stdin reads the hands: give none');
  if (values.hand === undefined) return new Misuse('which cards? --hand CHAT,POT,JOKER');
  const hand = readHand(values.hand, request);
  if (hand instanceof Misuse) return hand;
  const answered = solved(hand, request, loadLibrary());
  await (values.json ? printJson(answered) : printLine(drawn(answered)));
  return codeOf(answered);
}

function answerStdin(request: Request): Promise<ExitCode> {
  const books = loadLibrary();
  return answerLines((line) => {
    const hand = readHand(line, request);
    if (hand instanceof Misuse) return hand;
    const value = solved(hand, request, books);
    return { value, code: codeOf(value) };
  });
}

function readRequest(typed: { edition?: string; tolerance?: string }): Request | Misuse {
  const edition = readEdition(typed.edition ?? 'classique');
  if (edition instanceof Misuse) return edition;
  const tolerance = readTolerance(typed.tolerance);
  return tolerance instanceof Misuse ? tolerance : { edition, tolerance };
}

function readHand(text: string, { edition }: Request): readonly CardId[] | Misuse {
  const hand = readHandText(text, edition);
  if (hand instanceof Misuse || hand.length <= MOST_CARDS) return hand;
  return new Misuse(`at most ${MOST_CARDS} cards, not ${hand.length}`);
}

function solved(hand: readonly CardId[], request: Request, books: Books): Answered {
  const position = emptyTable(hand, request);
  const turn = bestTurn({ position, books, skills: AT_LEISURE });
  const rebuses = groupsLaid(turn).flatMap((group) => rebusesIn(group, position.options));
  return { points: turn.points.total, bonus: turn.points.bonus, rebuses, proven: turn.proven };
}

/** Only a whole hand of the second edition has the bonus: other hands are a draw. */
function emptyTable(hand: readonly CardId[], { edition, tolerance }: Request): Position {
  const way = hand.length === WHOLE_HAND ? 'premier' : 'tirage';
  const options = readOptions({ edition, tolerance, way }) as Options;
  return { options, hand, seat: 0, plays: [[]], groups: 0, said: [], refused: [], turnNumber: 1, entered: [false], rung: 0 };
}

function groupsLaid({ moves }: SolvedTurn): readonly Group[] {
  return moves.map(({ change }) => change.group);
}

function rebusesIn(group: Group, options: Options): readonly SolvedRebus[] {
  return group.rebuses.map((rebus) => {
    const { word, row, column, direction } = rebus;
    const cards = squaresOf(rebus, group.squares).map(({ card }) => cardName(card));
    return { word, cards, points: rebusPoints(rebus, group, options).points, group: group.id, row, column, direction };
  });
}

function codeOf({ rebuses }: Answered): ExitCode {
  return rebuses.length > 0 ? YES : NO;
}

function drawn({ points, bonus, rebuses, proven }: Answered): string {
  if (rebuses.length === 0) return 'nothing can be laid';
  const rows = rebuses.map((rebus) => [String(rebus.points), rebus.word, rebus.cards.join(' + '), placeOf(rebus, rebuses)]);
  const whole = bonus > 0 ? [`${bonus} more for the whole hand`] : [];
  const total = `${points} points${proven ? ', and no turn pays more' : ''}`;
  return [...aligned([['points', 'word', 'cards', 'place'], ...rows]), ...whole, total].join('\n');
}

/** Where a rebus lies that another one crosses. */
function placeOf({ group, row, column, direction }: SolvedRebus, rebuses: readonly SolvedRebus[]): string {
  const isCrossed = rebuses.filter((other) => other.group === group).length > 1;
  return isCrossed ? `group ${group}, row ${row}, column ${column}, ${direction}` : '';
}
