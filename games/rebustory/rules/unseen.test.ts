// What is left unseen can be counted from a view alone.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { arranged, card, cards, lay, Players } from '../tests/drawing.ts';
import { unseenOfEdition } from './unseen.ts';
import { view } from './view.ts';

const players = new Players(loadLibrary());
const begun = arranged({ hands: ['CHAT POT * FIL', 'LAIT BUS * **'], discards: 'TOUR' });
const state = players.after(begun, lay('CHAT POT', 'chapeau'));

function left(name: string, viewer: number | 'spectator') {
  return unseenOfEdition(view(state, viewer)).find(({ piece }) => piece === card(name))?.count;
}

describe('what is left', () => {
  it('is the edition without one’s own hand, what lies on the table and what was discarded (1)', () => {
    for (const name of ['CHAT', 'POT', 'TOUR', 'FIL']) expect(left(name, 0)).toBe(0);
    for (const name of ['LAIT', 'BUS']) expect(left(name, 0)).toBe(1);
    expect(left('FIL', 1)).toBe(1);
    expect([left('*', 0), left('*', 'spectator'), left('**', 0), left('**', 1)]).toEqual([17, 18, 2, 1]);
  });

  it('adds up to the pile and the hands of the others, whatever they hold', () => {
    const counted = unseenOfEdition(view(state, 0));
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(state.pile.length + 4);
    const other = { ...state, hands: state.hands.with(1, cards('SALE Q É RAT')) };
    expect(unseenOfEdition(view(other, 0))).toEqual(counted);
  });
});
