// What is left unseen can be counted from a view alone.

import { describe, expect, it } from 'vitest';
import { arranged, tokens } from '../tests/drawing.ts';
import { unseenTokens } from './unseen.ts';
import { view } from './view.ts';

const state = arranged({ board: ['7,7 across verre tu'], hands: ['a a scie', 'verre homme s'] });
const counted = (viewer: number | 'spectator', of = state) =>
  Object.fromEntries(unseenTokens(view(of, viewer)).map(({ piece, count }) => [piece, count]));

describe('what is left', () => {
  it('is the three bags without the board and one’s own rack (1)', () => {
    expect(counted(0)).toMatchObject({ 't-verre': 1, 't-tu': 1, 't-a': 1, 't-scie': 1, 't-homme': 3 });
    expect(counted(1)).toMatchObject({ 't-verre': 0, 't-a': 3, 't-homme': 2 });
    expect(counted('spectator')).toMatchObject({ 't-verre': 1, 't-a': 3, 't-homme': 3 });
  });

  it('adds up to the bags and the racks of the others, whatever they hold', () => {
    const sum = unseenTokens(view(state, 0)).reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(104 - 2 - 3);
    expect(counted(0, { ...state, hands: state.hands.with(1, tokens('eau pot r')) })).toEqual(counted(0));
  });
});
