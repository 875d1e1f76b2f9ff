// Knows how a game joins `boite solve`.

import type { ParseArgsOptionsConfig } from 'node:util';
import type { Lexicon } from '@boite/language';
import type { Misuse } from './command.ts';

/** A word that can be played, as its game found it. */
export interface Found {
  readonly word: string;
  readonly points: number;
}

/** `Play` is what scripts receive: it is made for the plays shown only. */
export interface GameSolver<Position, Finding extends Found, Play> {
  /** The part of the help that is about this game. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  readOptions(values: Readonly<Record<string, unknown>>): Position | Misuse;
  /** A position on one line of standard input. */
  readLine(line: string): Position | Misuse;
  /** One finding a word, the best first. */
  found(position: Position, lexicon: Lexicon): readonly Finding[];
  play(position: Position, finding: Finding): Play;
  /** How the play lies, in text. */
  drawn(position: Position, finding: Finding): string;
}
