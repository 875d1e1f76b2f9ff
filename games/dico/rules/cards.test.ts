// The worked cases of acquiring cards. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { cardsSigned, tableDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, DicoCard, State } from '../types.ts';
import { takingChoices } from './cards.ts';

const { after, facts, refusal } = tableWith(loadLibrary());
const flip = (square: number): Action => ({ kind: 'flip', square });
const take = (...squares: number[]): Action => ({ kind: 'take', squares });
const flipped = (state: State, ...squares: number[]) => after(state, ...squares.map((square) => [0, flip(square)] as const));

describe('3.1 three cards are turned', () => {
  test('one after the other, and everyone sees them where they lie', () => {
    const state = flipped(tableDrawn({ board: 'PDF', hands: ['', ''] }), 0, 2);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = dico.game.view(state, viewer);
      expect([view.phase, view.open, view.board.slice(0, 4)]).toEqual(['acquiring', [0, 2], ['page', 'back', 'fin', 'back']]);
    }
  });
  test('an empty square, an open card and a fourth card are refused', () => {
    const state = tableDrawn({ board: 'P.DFd', hands: ['P', ''] });
    expect(refusal(state, 0, flip(1))).toEqual({ code: 'empty-square', square: 1 });
    expect(refusal(flipped(state, 0), 0, flip(0))).toEqual({ code: 'already-open', square: 0 });
    expect(refusal(flipped(state, 0, 2, 3), 0, flip(4))).toEqual({ code: 'not-now' });
  });
  test('a square that does not exist is no square', () => {
    const state = tableDrawn({ hands: ['', ''] });
    for (const square of [-1, 30, 1.5, '3', null])
      expect(refusal(state, 0, { kind: 'flip', square })).toEqual({ code: 'malformed' });
  });
  test('the turn is used: no question, no dictionary, no end before the third', () => {
    const state = flipped(tableDrawn({ board: 'PDF', hands: ['PP', ''] }), 0);
    const ask: Action = { kind: 'ask', of: 1, about: 'page', pair: ['page', 'page'], page: 3 };
    const others: readonly Action[] = [ask, { kind: 'consult', page: 1 }, { kind: 'end-turn' }, take(0)];
    expect(others.map((action) => refusal(state, 0, action)?.code)).toEqual(others.map(() => 'not-now'));
  });
  test('out of turn, nothing', () => {
    expect(refusal(tableDrawn({ hands: ['', ''] }), 1, flip(0))).toEqual({ code: 'not-awaited' });
  });
});

describe('3.2 an INTERDICTION', () => {
  test('loses the turn at once, and the cards go back', () => {
    const state = tableDrawn({ board: 'XPD', hands: ['F', ''] });
    expect(facts(state, 0, flip(0)).map(({ kind }) => kind)).toEqual(['flipped', 'barred', 'turn']);
    expect(flipped(state, 0)).toMatchObject({
      turn: 1,
      phase: 'turn',
      open: [],
      hands: [cardsSigned('F'), []],
      board: state.board,
    });
  });
  test('wins over a JOKER, which stays where it lies', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [0, 2, 1],
    ]) {
      const state = flipped(tableDrawn({ board: 'JXP', hands: ['', ''] }), ...order.slice(0, order.indexOf(1) + 1));
      expect(state).toMatchObject({ turn: 1, hands: [[], []] });
      expect(state.board.slice(0, 3)).toEqual(cardsSigned('JXP'));
    }
  });
});

describe('3.3 a JOKER', () => {
  test('is taken after the third card, and nothing else', () => {
    const state = tableDrawn({ board: 'JPP', hands: ['', ''] });
    expect(flipped(state, 0, 1)).toMatchObject({ phase: 'acquiring', hands: [[], []] });
    const done = flipped(state, 0, 1, 2);
    expect(done).toMatchObject({ phase: 'acted', open: [], hands: [['joker'], []] });
    expect(done.board.slice(0, 3)).toEqual([null, 'page', 'page']);
  });
  test('is taken alone, however many were turned', () => {
    const done = flipped(tableDrawn({ board: 'PJJJ', hands: ['', ''] }), 2, 3, 1);
    expect(done.hands[0]).toEqual(['joker']);
    expect(done.board.slice(0, 4)).toEqual(['page', 'joker', null, 'joker']);
  });
});

describe('3.4 to 3.7 the choice', () => {
  const cases: readonly [string, string, readonly (readonly number[])[], readonly (readonly number[])[]][] = [
    ['3.4 three different: one of them', 'PDF', [[0], [1], [2]], [[0, 1], [], [0, 1, 2], [3]]],
    ['3.5 two alike and another: the pair or the single', 'ddF', [[0, 1], [2]], [[0], [1], [0, 2], [1, 2]]],
    ['3.5 wherever the single lies', 'FdF', [[0, 2], [1]], [[0], [0, 1]]],
    [
      '3.6 three alike: two of them',
      'PPP',
      [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      [[0], [0, 1, 2], [0, 0]],
    ],
  ];
  test.each(cases)('%s', (_, board, allowed, refused) => {
    const state = flipped(tableDrawn({ board, hands: ['', ''] }), 0, 1, 2);
    const sets = takingChoices(dico.game.view(state, 0)).map((squares) => [...squares].sort());
    expect(sets.toSorted()).toEqual(allowed.toSorted());
    for (const squares of allowed) {
      const done = after(state, [0, take(...squares)]);
      expect(done.hands[0]).toEqual(squares.map((square) => state.board[square] as DicoCard));
      expect(done.board).toEqual(state.board.map((card, square) => (squares.includes(square) ? null : card)));
      expect(done).toMatchObject({ phase: 'acted', open: [], turn: 0 });
    }
    for (const squares of refused) expect(refusal(state, 0, take(...squares))).toEqual({ code: 'cannot-take' });
  });
  test('3.7 what is not taken goes back, and everyone remembers it; the square taken from is empty', () => {
    const done = after(flipped(tableDrawn({ board: 'PDF', hands: ['', ''] }), 0, 1, 2), [0, take(1)]);
    const view = dico.game.view(done, 1);
    expect(view.board.slice(0, 3)).toEqual(['back', null, 'back']);
    expect(view.seen.slice(0, 4)).toEqual(['page', null, 'fin', null]);
    expect(refusal(after(done, [0, { kind: 'end-turn' }]), 1, flip(1))).toEqual({ code: 'empty-square', square: 1 });
  });
});

describe('3.8 a full hand', () => {
  test('five cards and a pair make seven, then a question must be asked', () => {
    const state = after(flipped(tableDrawn({ board: 'FFP', hands: ['PPDDd', ''] }), 0, 1, 2), [0, take(0, 1)]);
    expect(state.hands[0]).toHaveLength(7);
    const next = after(state, [0, { kind: 'end-turn' }], [1, { kind: 'consult', page: 1 }], [1, { kind: 'end-turn' }]);
    expect(refusal(next, 0, flip(5))).toEqual({ code: 'must-ask', cards: 7 });
    expect(refusal(next, 0, { kind: 'consult', page: 1 })).toEqual({ code: 'must-ask', cards: 7 });
    expect(refusal(next, 0, { kind: 'ask', of: 1, about: 'debut', pair: ['debut', 'debut'], page: null })).toBeNull();
  });
  test('six cards always hold a pair', () => {
    expect(refusal(tableDrawn({ hands: ['PDFdJJ', ''] }), 0, flip(0))).toEqual({ code: 'must-ask', cards: 6 });
    expect(refusal(tableDrawn({ hands: ['PPDFd', ''] }), 0, flip(0))).toBeNull();
  });
});
