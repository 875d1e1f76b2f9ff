// Knows how to draw a position of Scrabble Rébus as text, for tests.

import type { Cell, Direction } from '@boite/kernel';
import { boardWith, EMPTY_BOARD } from '../rules/board.ts';
import { bagsWithout } from '../rules/draw.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/form.ts';
import { BAGS } from '../rules/tokens.ts';
import type { Action, Colour, Options, RunClaim, State, Token, TokenPlacement, TokenPlay } from '../types.ts';

/** Tokens as text: « verre tu 9-6 ». */
export function tokens(text: string): readonly Token[] {
  return text.split(' ').flatMap((symbol) => (symbol === '' ? [] : [`t-${symbol}`]));
}

/** A line as text: « 7,6 across homme . a » begins on row 7, column 6; a dot is a square that the play leaves. */
function placements(text: string): readonly TokenPlacement[] {
  const { row, column, direction, rest } = placeDrawn(text);
  return rest.split(' ').flatMap((symbol, at) => {
    const cell = direction === 'across' ? { row, column: column + at } : { row: row + at, column };
    return symbol === '.' ? [] : [{ ...cell, token: `t-${symbol}` }];
  });
}

/** A claim as text: « 7,6 across il a ». */
export function claim(text: string): RunClaim {
  const { row, column, direction, rest } = placeDrawn(text);
  return { row, column, direction, text: rest, meant: [] };
}

/** A play as text: the line, then its claims; a claim that has no place is on the line itself. */
export function play(line: string, ...claims: readonly string[]): TokenPlay {
  const place = line.split(' ').slice(0, 2).join(' ');
  return { placements: placements(line), claims: claims.map((text) => claim(/^\d/.test(text) ? text : `${place} ${text}`)) };
}

export function laying(line: string, ...claims: readonly string[]): Extract<Action, { kind: 'play' }> {
  return { kind: 'play', ...play(line, ...claims), bags: [] };
}

interface DrawnBoard {
  /** Lines that lie on the board. */
  readonly board?: readonly string[];
  readonly hands: readonly string[];
  /** How many tokens of each bag are left; all by default. */
  readonly left?: Partial<Record<Colour, number>>;
  readonly options?: Partial<Options>;
}

/** A position in which the first seat is to play. Tokens left out of the bags are nowhere. */
export function arranged({ board = [], hands, left = {}, options = {} }: DrawnBoard): State {
  const held = hands.map(tokens);
  const lying = board.flatMap(placements);
  const read = readOptions(options);
  if (read === null) throw new TypeError('options cannot be read');
  const full = bagsWithout(BAGS, [...held.flat(), ...lying.map(({ token }) => token)]);
  const bag = (colour: Colour): readonly Token[] => full[colour].slice(0, left[colour] ?? full[colour].length);
  const bags = { blue: bag('blue'), red: bag('red'), yellow: bag('yellow') };
  const dealt = evolve(null, { kind: 'dealt', options: read, hands: held, bags, first: 0 });
  const state = evolve(dealt, { kind: 'turn', seat: 0, deadline: read.sablier === null ? null : read.sablier * 1000 });
  return { ...state, board: boardWith(EMPTY_BOARD, lying) };
}

function placeDrawn(text: string): Cell & { readonly direction: Direction; readonly rest: string } {
  const [, row = '', column = '', direction = '', rest = ''] = /^(\d+),(\d+) (across|down) ?(.*)$/.exec(text) ?? [];
  if (direction === '') throw new TypeError(`no line of the board: ${text}`);
  return { row: Number(row), column: Number(column), direction: direction as Direction, rest };
}
