// What is left unseen can be counted from a view alone.

import { describe, expect, it } from 'vitest';
import { rondoDrawn } from '../tests/drawing.ts';
import { unseenCards } from './unseen.ts';
import { view } from './view.ts';

const state = rondoDrawn({ holder: '_MAR*E', hands: ['AE*', 'ZB_'] });
const counted = (viewer: number | 'spectator', of = state) =>
  Object.fromEntries(unseenCards(view(of, viewer)).map(({ piece, count }) => [piece, count]));

describe('what is left', () => {
  it('is the box without the holder and one’s own hand (1.1)', () => {
    expect(counted(0)).toMatchObject({ A: 6, E: 11, M: 2, R: 5, joker: 4, gomme: 9, Z: 1 });
    expect(counted('spectator')).toMatchObject({ A: 7, E: 12, joker: 5, gomme: 9, Z: 1 });
  });

  it('is without what was covered, which everyone has seen, but for a card laid face down', () => {
    const covered = [
      { laid: { kind: 'letter', letter: 'W' }, card: 'W' } as const,
      { laid: { kind: 'back' }, card: 'K' } as const,
    ];
    expect(counted(0, { ...state, covered })).toMatchObject({ W: 0, K: 1 });
  });

  it('is the same whatever the others hold', () => {
    const other = { ...state, hands: state.hands.with(1, ['A', 'joker', 'K']) };
    expect(unseenCards(view(other, 0))).toEqual(unseenCards(view(state, 0)));
  });
});
