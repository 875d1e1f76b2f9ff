// The dictionary as a thing on the table, open and closed: strokes on a sheet of 200 by 120.

export interface BookStroke {
  readonly d: string;
  readonly look: 'cover' | 'paper' | 'line' | 'gold';
}

const LINES = [0, 1, 2, 3, 4].flatMap((row): readonly BookStroke[] => [
  { d: `M24 ${34 + row * 13}c20-4 42-3 64 4`, look: 'line' },
  { d: `M112 ${38 + row * 13}c22-7 44-8 64-4`, look: 'line' },
]);

export const OPEN_BOOK: readonly BookStroke[] = [
  { d: 'M100 22C76 8 42 6 10 14v92c32-8 66-6 90 8 24-14 58-16 90-8V14c-32-8-66-6-90 8z', look: 'cover' },
  { d: 'M100 26C78 14 46 12 16 18v80c30-6 62-4 84 8z', look: 'paper' },
  { d: 'M100 26c22-12 54-14 84-8v80c-30-6-62-4-84 8z', look: 'paper' },
  ...LINES,
];

export const CLOSED_BOOK: readonly BookStroke[] = [
  { d: 'M52 12h98a6 6 0 0 1 6 6v90H58a8 8 0 0 1-8-8V14z', look: 'cover' },
  { d: 'M58 98h98v8H58a4 4 0 0 1 0-8z', look: 'paper' },
  { d: 'M68 24h74v62H68z', look: 'gold' },
  { d: 'M82 44h46M82 56h46M90 68h30', look: 'gold' },
];
