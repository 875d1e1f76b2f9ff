// What is left unseen can be counted from a view alone.

import { describe, expect, it } from 'vitest';
import { tableDrawn } from '../tests/drawing.ts';
import { unseenKinds } from './unseen.ts';
import { view } from './view.ts';

const countedBy = (viewer: number | 'spectator', hands: string[], open: readonly number[] = []) => {
  const state = { ...tableDrawn({ board: 'PJ', hands, discard: 'DD' }), open };
  return Object.fromEntries(unseenKinds(view(state, viewer)).map(({ piece, count }) => [piece, count]));
};

describe('what is left', () => {
  it('is the thirty cards without one’s own hand and the discard (1.1)', () => {
    expect(countedBy(0, ['PPF', 'J'])).toEqual({ page: 5, debut: 5, fin: 5, definition: 4, joker: 3, interdiction: 3 });
    expect(countedBy('spectator', ['PPF', 'J'])).toMatchObject({ page: 7, debut: 5, fin: 6 });
  });

  it('is without what lies open before everyone', () => {
    expect(countedBy(0, ['PPF', 'J'], [0, 1])).toMatchObject({ page: 4, joker: 2 });
  });

  it('is the same whatever the others hold', () => {
    expect(countedBy(0, ['PPF', 'FF'])).toEqual(countedBy(0, ['PPF', 'J']));
  });
});
