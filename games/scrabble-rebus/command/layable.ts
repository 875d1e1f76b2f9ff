// `boite solve scrabble-rebus`: what a hand can lay on a board.

import {
  type AnswerTools,
  anyText,
  asTyped,
  eachRead,
  inquiry,
  Misuse,
  overdraft,
  playsReply,
  type Reply,
  tableLines,
} from '@boite/kernel/command';
import type { Voices } from '@boite/language';
import { bestGains, isNewlyLaid, mainRun } from '../bot/gains.ts';
import { boardWith, EMPTY_BOARD, SIDE } from '../rules/board.ts';
import { nameOfToken, typedToken } from '../rules/symbols.ts';
import { BAGS, HAND_SIZE } from '../rules/tokens.ts';
import type { Board, Books, Gain, Token, TokenPlacement } from '../types.ts';

const FREE_SQUARE = '.';

export const layable = inquiry({
  example: '--rack VERRE,TU,9/6',
  about:
    'What a hand can lay on a board: words, names, spelled words and short phrases, the best first; the same tokens on the same squares once. Of longer phrases, those found soon. One position at a time: there is no --stdin.',
  options: {
    rack: {
      help: 'tokens between commas, nine at most, each named by its symbol or by a reading, also as it sounds: VERRE, vert or vers',
      read: anyText,
    },
    board: {
      help: `a file of 15 lines of 15 squares between spaces, a full stop for a free square:
  . . . . . . HOMME COU
squares and lines that are missing are free; without a board, or with an empty file, the first rebus of a game`,
      isFile: true,
      read: anyText,
    },
  },
  line: null,
  listed: 'play',
  told: 'A play is {"text", "points", "tokens": [{"row", "column", "token"}], "rebuses": [{"text", "row", "column", "direction", "points"}]}: rows and columns count from 0, "text" is what the main run says, "rebuses" are all runs it makes.',
  answer({ rack = '', board: squares = '' }, { books, limit }: AnswerTools<Books>) {
    const hand = readHeld(rack, books);
    if (hand instanceof Misuse) return hand;
    const board = readSquares(squares, books);
    if (board instanceof Misuse) return board;
    return emptiedBags(board, hand) ?? gainsReply(bestGains({ board, hand, limit }, books));
  },
});

/** Names between commas. */
function readHeld(text: string, voices: Voices): readonly Token[] | Misuse {
  if (text.trim() === '') return new Misuse('which tokens? --rack VERRE,TU,9/6');
  const names = text.split(',').map((name) => name.trim());
  if (names.length > HAND_SIZE) return new Misuse(`at most ${HAND_SIZE} tokens, not ${names.length}`);
  return eachRead(names, (name) => tokenNamed(name, voices) ?? new Misuse(`no token is read ${asTyped(name)}`));
}

/** A name has no space on a board: LE-LA-LES. */
function tokenNamed(name: string, voices: Voices): Token | null {
  return typedToken(name) ?? typedToken(name.replaceAll('-', ' '), voices);
}

/** Lines of squares between spaces; what is missing is free. */
function readSquares(text: string, voices: Voices): Board | Misuse {
  const lines = text.trimEnd().split('\n');
  if (lines.length > SIDE) return new Misuse(`a board has ${SIDE} lines, not ${lines.length}`);
  const placements = eachRead([...lines.entries()], ([row, line]) => readBoardLine(line, row, voices));
  return placements instanceof Misuse ? placements : boardWith(EMPTY_BOARD, placements.flat());
}

function readBoardLine(line: string, row: number, voices: Voices): readonly TokenPlacement[] | Misuse {
  const squares = line.trim().split(/\s+/).filter(Boolean);
  if (squares.length > SIDE) return new Misuse(`a line of the board has ${SIDE} squares, not ${squares.length}: line ${row + 1}`);
  const taken = [...squares.entries()].filter(([, name]) => name !== FREE_SQUARE);
  return eachRead(taken, ([column, name]): TokenPlacement | Misuse => {
    const token = tokenNamed(name, voices);
    return token === null
      ? new Misuse(`no token is read ${asTyped(name)}: line ${row + 1} of the board`)
      : { row, column, token };
  });
}

/** A token that is laid or held more often than the bags have it. */
function emptiedBags(board: Board, hand: readonly Token[]): Misuse | null {
  const extra = overdraft([...board.filter((token) => token !== null), ...hand], Object.values(BAGS).flat());
  return extra && new Misuse(`the bags have ${extra.has} ${nameOfToken(extra.piece)}, not ${extra.used}`);
}

function gainsReply(gains: readonly Gain[]): Reply {
  return playsReply(gains.map(gainTold), () => {
    if (gains.length === 0) return ['nothing can be laid'];
    return tableLines([['points', 'text', 'laid', 'place', 'with'], ...gains.map(gainRow)]);
  });
}

function gainTold(gain: Gain): object {
  const { placements, rebuses, points } = gain;
  return {
    text: mainRun(gain).text,
    points,
    tokens: placements.map(({ row, column, token }) => ({ row, column, token: nameOfToken(token) })),
    rebuses: rebuses.map(({ text, row, column, direction, points: own }) => ({ text, row, column, direction, points: own })),
  };
}

/** The tokens laid are in brackets. */
function gainRow(gain: Gain): readonly string[] {
  const main = mainRun(gain);
  const signs = main.given.map(({ token }, at) => (isNewlyLaid(gain, main, at) ? `[${nameOfToken(token)}]` : nameOfToken(token)));
  const others = gain.rebuses.filter((rebus) => rebus !== main).map(({ text }) => text);
  const place = `row ${main.row}, column ${main.column}, ${main.direction}`;
  return [String(gain.points), main.text, signs.join(' '), place, others.join(', ')];
}
