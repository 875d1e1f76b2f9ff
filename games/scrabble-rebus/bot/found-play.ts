// Knows a play that was found on a row: what it pays at once, its placements and its claims when they are asked for.

import { bonusFor, TOKEN_POINTS } from '../rules/score.ts';
import type { RunClaim, Token, TokenPlacement, TokenPlay } from '../types.ts';
import { crosses, type LineSquare } from './lines.ts';
import type { Readings } from './readings.ts';
import type { HeldTokens, Row } from './rows.ts';

/** The kinds laid on a row, as far as it is covered. */
export interface LaidKinds {
  readonly row: Row;
  readonly length: number;
  /** In their order. */
  readonly kinds: readonly number[];
}

/** What a run says, written out when it is wanted. */
export interface RunSaying {
  readonly rarity: number;
  readonly text: () => string;
}

export class FoundPlay {
  readonly laid: LaidKinds;
  readonly points: number;
  readonly #saying: RunSaying;
  readonly #held: HeldTokens;

  constructor(laid: LaidKinds, held: HeldTokens, saying: RunSaying) {
    this.laid = laid;
    this.points = playPoints(laid);
    this.#held = held;
    this.#saying = saying;
  }

  /** What its main run says. */
  get text(): string {
    return this.#saying.text();
  }

  get rarity(): number {
    return this.#saying.rarity;
  }

  get placements(): readonly TokenPlacement[] {
    const { row, length, kinds } = this.laid;
    const free = row.squares.slice(0, length).filter(({ token }) => token === null);
    return free.map(({ row: line, column }, nth) => ({ row: line, column, token: this.#tokenAt(kinds, nth) }));
  }

  /** With a claim for each run, those across the main one as `readings` has them. */
  play(readings: Readings): TokenPlay {
    const { placements } = this;
    const { row } = this.laid;
    const [start] = row.squares as readonly [LineSquare];
    const main: RunClaim = { row: start.row, column: start.column, direction: row.direction, text: this.text, meant: [] };
    const crossed = row.squares.slice(0, this.laid.length).filter((square) => square.token === null && crosses(square));
    return { placements, claims: [main, ...crossed.map((square) => this.#crossClaim(square, placements, readings))] };
  }

  #crossClaim({ row, column, before, after }: LineSquare, placements: readonly TokenPlacement[], readings: Readings): RunClaim {
    const laid = placements.find((one) => one.row === row && one.column === column) as TokenPlacement;
    const text = readings.of([...before, laid.token, ...after]) ?? '';
    const isAcross = this.laid.row.direction === 'down';
    const start = isAcross ? { row, column: column - before.length } : { row: row - before.length, column };
    return { ...start, direction: isAcross ? 'across' : 'down', text, meant: [] };
  }

  /** The tokens of a kind are taken in turn. */
  #tokenAt(kinds: readonly number[], nth: number): Token {
    const kind = kinds[nth] as number;
    const used = kinds.slice(0, nth).filter((other) => other === kind).length;
    return this.#held.tokens[kind]?.[used] as Token;
  }
}

function playPoints({ row: { squares }, length, kinds }: LaidKinds): number {
  let times = 1;
  let across = 0;
  for (let at = 0; at < length; at++) {
    const square = squares[at] as LineSquare;
    if (square.token !== null) continue;
    times *= square.times;
    if (crosses(square)) across += (square.before.length + 1 + square.after.length) * square.times;
  }
  return TOKEN_POINTS * (length * times + across) + bonusFor(kinds.length);
}
