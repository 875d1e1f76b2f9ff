// What is left unseen can be counted from a view alone.

import { describe, expect, it } from 'vitest';
import { rummikubState } from '../tests/drawing.ts';
import { unseenTiles } from './unseen.ts';
import { view } from './view.ts';

const state = rummikubState({ table: 'MARE CHaT', racks: ['SITOPE', 'AAAA'] });
const counted = (viewer: number | 'spectator') =>
  Object.fromEntries(unseenTiles(view(state, viewer)).map(({ piece, count }) => [piece, count]));

describe('what is left', () => {
  it('is the box without the table and one’s own rack (1.1)', () => {
    expect(counted(0)).toMatchObject({ A: 7, E: 14, S: 6, M: 3, joker: 1, Z: 1 });
    expect(counted(1)).toMatchObject({ A: 3, E: 15, S: 7, joker: 1 });
    expect(counted('spectator')).toMatchObject({ A: 7, E: 15, S: 7 });
  });

  it('is the same whatever the others hold', () => {
    const other = { ...state, racks: state.racks.with(1, ['Z', 'W', 'joker', 'E']) };
    expect(unseenTiles(view(other, 0))).toEqual(unseenTiles(view(state, 0)));
  });

  it('adds up to what lies in the bank and on the racks of the others', () => {
    const sum = unseenTiles(view(state, 0)).reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(112 - 8 - 6);
  });
});
