// Knows how a board and a hand of Scrabble Rébus are typed.

import { boardWith, EMPTY_BOARD, SIDE } from '@boite/games/scrabble-rebus/rules/board.ts';
import { nameOfToken, typedToken } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import { BAGS, HAND_SIZE, without } from '@boite/games/scrabble-rebus/rules/tokens.ts';
import type { Board, Placement, Token } from '@boite/games/scrabble-rebus/types.ts';
import type { Voices } from '@boite/language';
import { Misuse, quoted } from './command.ts';

const FREE_SQUARE = '.';

/** Lines of squares between spaces; what is missing is free. */
export function readBoardText(text: string, voices: Voices): Board | Misuse {
  const lines = text.trimEnd().split('\n');
  if (lines.length > SIDE) return new Misuse(`a board has ${SIDE} lines, not ${lines.length}`);
  const placements: Placement[] = [];
  for (const [row, line] of lines.entries()) {
    const squares = line.trim().split(/\s+/).filter(Boolean);
    if (squares.length > SIDE)
      return new Misuse(`a line of the board has ${SIDE} squares, not ${squares.length}: line ${row + 1}`);
    for (const [column, name] of squares.entries()) {
      const token = name === FREE_SQUARE ? null : tokenNamed(name, voices);
      if (token !== null) placements.push({ row, column, token });
      else if (name !== FREE_SQUARE) return new Misuse(`no token is read ${quoted(name)}: line ${row + 1} of the board`);
    }
  }
  return boardWith(EMPTY_BOARD, placements);
}

/** A name has no space on a board: LE-LA-LES. */
function tokenNamed(name: string, voices: Voices): Token | null {
  return typedToken(name) ?? typedToken(name.replaceAll('-', ' '), voices);
}

/** Names between commas. */
export function readRackText(text: string, voices: Voices): readonly Token[] | Misuse {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > HAND_SIZE) return new Misuse(`at most ${HAND_SIZE} tokens, not ${names.length}`);
  const hand: Token[] = [];
  for (const name of names) {
    const token = tokenNamed(name, voices);
    if (token === null) return new Misuse(`no token is read ${quoted(name)}`);
    hand.push(token);
  }
  return hand;
}

/** A token that is laid or held more often than the bags have it; null when there is none. */
export function tooMany(board: Board, hand: readonly Token[]): Misuse | null {
  const all = Object.values(BAGS).flat();
  const used = [...board.filter((token) => token !== null), ...hand];
  const extra = used.find((_, at) => without(all, used.slice(0, at + 1)) === null);
  if (extra === undefined) return null;
  const number = all.filter((token) => token === extra).length;
  return new Misuse(`the bags have ${number} ${nameOfToken(extra)}, not ${used.filter((token) => token === extra).length}`);
}
