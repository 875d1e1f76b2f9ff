import { expect, test } from 'vitest';
import type { BoardRebus, News, View } from '../types.ts';
import { cellAt } from './testing.ts';
import { freshSquares, readerOf } from './told.ts';

const told = (...news: readonly Partial<News>[]) => news.map((one, step) => ({ step, at: 0, news: one as News }));
const played = (seat: number, ...places: readonly string[]): Partial<News> => ({
  kind: 'played',
  seat,
  placements: places.map((place) => ({ ...cellAt(place), token: 't-a' })),
});

test('what the others have laid since one’s last turn is new', () => {
  const news = told(played(1, '7,7'), played(0, '7,8'), played(1, '7,9'), { kind: 'passed', seat: 2 });
  expect([...freshSquares(news, 0)]).toEqual(['7,9']);
  expect([...freshSquares(news, 2)]).toEqual(['7,9']);
});

test('when the others only passed, the last play is shown', () => {
  const news = told(played(0, '7,7', '7,8'), { kind: 'passed', seat: 1 });
  expect([...freshSquares(news, 0)]).toEqual(['7,7', '7,8']);
});

test('a spectator sees the last play, and nobody sees any before the first', () => {
  expect([...freshSquares(told(played(0, '7,7'), played(1, '8,7')), null)]).toEqual(['8,7']);
  expect(freshSquares(told({ kind: 'dealt' }), 0).size).toBe(0);
});

test('the sheet says who read a rebus last', () => {
  const sheet = [
    { seat: 0, texts: ['vertu'], points: 6 },
    { seat: 1, texts: null, points: 0 },
    { seat: 1, texts: ['une tache', 'vertu'], points: 12 },
  ];
  expect(readerOf({ text: 'vertu' } as BoardRebus, { sheet } as unknown as View)).toBe(1);
  expect(readerOf({ text: 'merci' } as BoardRebus, { sheet } as unknown as View)).toBeNull();
});
