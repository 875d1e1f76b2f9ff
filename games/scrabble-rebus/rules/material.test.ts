// Knows the board and the tokens as they come in the box. Numbers are those of RULES.md.

import type { Cell } from '@boite/kernel';
import { describe, expect, test } from 'vitest';
import { CENTRE, premiumAt, SIDE, timesAt, tokenAt } from './board.ts';
import { letterOf, SYMBOLS, type TokenSymbol } from './symbols.ts';
import { BAGS, colourOf, isToken } from './tokens.ts';

const SQUARES: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  row: Math.floor(at / SIDE),
  column: at % SIDE,
}));

describe('1.1 The board', () => {
  test('has 8 red squares and 24 blue ones, and a star that multiplies nothing', () => {
    const count = (premium: string) => SQUARES.filter((cell) => premiumAt(cell) === premium).length;
    expect([SQUARES.length, count('red'), count('blue')]).toEqual([225, 8, 24]);
    expect([premiumAt(CENTRE), timesAt(CENTRE), timesAt({ row: 1, column: 4 }), timesAt({ row: 0, column: 0 })]).toEqual([
      null,
      1,
      3,
      2,
    ]);
  });

  test('is the same from its four sides', () => {
    const last = SIDE - 1;
    for (const cell of SQUARES) {
      const mirrored = [
        { row: cell.row, column: last - cell.column },
        { row: last - cell.row, column: cell.column },
        { row: cell.column, column: cell.row },
      ];
      expect(mirrored.map(premiumAt)).toEqual(mirrored.map(() => premiumAt(cell)));
    }
  });

  test('ends at its edges', () => {
    const full = SQUARES.map(() => 't-verre');
    for (const cell of [
      { row: -1, column: 0 },
      { row: 0, column: SIDE },
      { row: SIDE, column: 3 },
    ])
      expect(tokenAt(full, cell)).toBeNull();
  });
});

describe('1.2 The tokens', () => {
  test('are 35 blue, 35 red and 34 yellow, over every symbol', () => {
    expect([BAGS.blue.length, BAGS.red.length, BAGS.yellow.length]).toEqual([35, 35, 34]);
    const symbols = SYMBOLS.map(({ id }) => id);
    expect([...new Set(Object.values(BAGS).flat())].sort()).toEqual([...symbols].sort());
  });

  test('letters and figures are blue, and nothing else is', () => {
    const isSign = ({ id, name }: TokenSymbol): boolean => letterOf(id) !== null || /\d/.test(name);
    expect(SYMBOLS.filter(({ id }) => colourOf(id) === 'blue')).toEqual(SYMBOLS.filter(isSign));
  });

  test('nothing else is a token', () => {
    expect(['t-verre', 't-xyz', 'a-chat', '', 'constructor', 7, null].map(isToken)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(() => colourOf('a-chat')).toThrow();
  });
});
