import { describe, expect, it } from 'vitest';
import { boundsOf, openSquares } from './line.ts';
import { drawnGroup } from './testing.ts';

describe('the free squares of a group', () => {
  it('are those beside its cards, once each, each knowing which line it begins or ends', () => {
    const squares = openSquares(drawnGroup('DE PART'));
    expect(squares).toHaveLength(6);
    expect(squares.filter(({ lengthens }) => lengthens).map(({ column, end }) => [column, end])).toEqual([
      [-1, 'before'],
      [2, 'after'],
    ]);
    expect(squares.find(({ row, column }) => row === 1 && column === 0)).toMatchObject({
      direction: 'down',
      end: 'after',
      lengthens: false,
    });
  });

  it('lengthen a line rather than cross another', () => {
    const inner = openSquares(drawnGroup('DE PART / FIL .')).find(({ row, column }) => row === 1 && column === 1);
    expect(inner).toMatchObject({ lengthens: false });
    const after = openSquares(drawnGroup('DE PART . / FIL RAT LAIT')).find(({ row, column }) => row === 0 && column === 2);
    expect(after).toMatchObject({ direction: 'across', end: 'after', lengthens: true });
  });
});

it('the rectangle around a group counts squares before the first', () => {
  expect(
    boundsOf([
      { row: -1, column: 2 },
      { row: 1, column: -1 },
    ]),
  ).toEqual({ top: -1, left: -1, rows: 3, columns: 4 });
});
