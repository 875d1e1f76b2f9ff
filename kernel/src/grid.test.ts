// Knows how runs are read on a grid drawn as text: a dot is free, a small letter was there, a capital was just laid.

import { describe, expect, test } from 'vitest';
import { type Cell, directionOf, isSameCell, neighbours, runAt, runsThrough } from './grid.ts';

interface Drawing {
  readonly laid: readonly Cell[];
  readonly letter: (cell: Cell) => string;
}

function drawn(...rows: readonly string[]): Drawing {
  const letter = ({ row, column }: Cell): string => rows[row]?.[column] ?? '.';
  const cells = rows.flatMap((text, row) => Array.from(text, (_, column) => ({ row, column })));
  return { letter, laid: cells.filter((cell) => /[A-Z]/.test(letter(cell))) };
}

/** The runs as they are read. */
function read({ laid, letter }: Drawing): readonly string[] {
  return runsThrough(laid, (cell) => letter(cell) !== '.').map(({ cells }) => cells.map(letter).join(''));
}

describe('The runs that a play creates or changes', () => {
  test.each([
    ['a new one', ['.AB.'], ['AB']],
    ['one lengthened at both ends', ['AbcD'], ['AbcD']],
    ['one crossed is not changed', ['.a.', 'BaC', '.a.'], ['BaC']],
    ['one through the laid line, another beside it', ['a..', 'BC.', 'd..'], ['BC', 'aBd']],
    ['two runs in one row', ['AbAcA', '.....'], ['AbAcA']],
    ['apart in one row', ['Ab.Cd'], ['Ab', 'Cd']],
    ['a thing alone makes none', ['A'], []],
    ['a single thing may make two', ['.b', 'cA'], ['cA', 'bA']],
    ['a square of four', ['AB', 'CD'], ['AB', 'CD', 'AC', 'BD']],
    ['what lies elsewhere is not looked at', ['ab.C', '...D'], ['CD']],
  ])('%s', (_, rows, runs) => {
    expect(read(drawn(...rows))).toEqual(runs);
  });

  test('a grid may go on above zero and to its left', () => {
    const cells = [-2, -1, 0].map((column) => ({ row: -1, column }));
    const isTaken = (cell: Cell) => cells.some((other) => isSameCell(cell, other));
    expect(runAt({ row: -1, column: 0 }, 'across', isTaken).cells).toEqual(cells);
    expect(runAt({ row: -1, column: 0 }, 'down', isTaken).cells).toEqual([{ row: -1, column: 0 }]);
  });
});

describe('Lines and neighbours', () => {
  test.each([
    [['AB'], 'across'],
    [['A.B'], 'across'],
    [['A', 'B'], 'down'],
    [['A'], 'across'],
    [['A.', '.B'], null],
    [['AB', 'C.'], null],
  ])('%j', (rows, direction) => {
    expect(directionOf(drawn(...rows).laid)).toBe(direction);
  });

  test('four cells are beside one, none of them across a corner', () => {
    const beside = neighbours({ row: 1, column: 1 }).map(({ row, column }) => `${row}${column}`);
    expect(beside.sort()).toEqual(['01', '10', '12', '21']);
  });
});
