// The worked cases of STOP. Numbers are those of RULES.md.

import type { Seat } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { resultDrawn, tableDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, Fact, State } from '../types.ts';
import { ALL_CARDS } from './cards.ts';

const { after, facts, refusal, left } = tableWith(loadLibrary());
const stop = (...words: readonly (readonly [Seat, string])[]): Action => ({
  kind: 'announce',
  supposed: words.map(([of, word]) => ({ of, word })),
});
const END: Action = { kind: 'end-turn' };
const SECRETS = [{ word: 'VALISE' }, { word: 'TERMINUS' }, { word: 'CHEVAL' }, { word: 'ACADEMIE' }];
const RIGHT = stop([1, 'terminus'], [2, 'cheval']);
const WRONG = stop([1, 'terminus'], [2, 'cheveu']);
const three = tableDrawn({ hands: ['PPDDFF', 'd', ''], secrets: SECRETS.slice(0, 3) });
const everywhere = ({ board, hands, discard }: State) =>
  [...board.filter((card) => card !== null), ...hands.flat(), ...discard].sort();

describe('4.2 every word exact', () => {
  test('wins the game, and all words are shown', () => {
    const state = after(three, [0, RIGHT]);
    expect(dico.game.result(state)).toEqual(resultDrawn('found', [0, 1, 1], [1, 2, 0], [2, 2, 0]));
    expect(dico.game.view(state, 'spectator').secrets?.map((secret) => secret?.word)).toEqual(['VALISE', 'TERMINUS', 'CHEVAL']);
    expect(dico.game.awaiting(state).seats).toEqual([]);
  });
  test.each(['Academie', 'ACADÉMIE', 'acade\u0301mie', ' académie '])('4.1 %j: neither accents nor case count', (word) => {
    const state = tableDrawn({ hands: ['', ''], secrets: [{}, { word: 'ACADEMIE' }] });
    expect(after(state, [0, stop([1, word])]).winner).toBe(0);
  });
  test('6.2 nor what is not a letter in a name', () => {
    const options = { words: 'proper' } as const;
    const state = tableDrawn({ hands: ['', ''], secrets: [{}, { word: 'SAINTMALO' }], options });
    expect(after(state, [0, stop([1, 'Saint-Malo'])]).winner).toBe(0);
  });
});

describe('4.3 one wrong', () => {
  const out = after(three, [0, WRONG]);

  test('by a single letter eliminates, and the turn is over', () => {
    const state = after(three, [0, stop([1, 'TERMINUT'], [2, 'cheval'])]);
    expect(state).toMatchObject({ eliminated: [true, false, false], turn: 1, phase: 'turn', winner: null });
  });
  test('the cards go back to free squares at once: thirty in all', () => {
    expect(facts(three, 0, WRONG).map(({ kind }) => kind)).toEqual(['announced', 'returned', 'turn']);
    expect(out.hands[0]).toEqual([]);
    expect(everywhere(out)).toEqual([...ALL_CARDS].sort());
    expect(three.board.every((card, square) => card === null || out.board[square] === card)).toBe(true);
  });
  test('the eliminated player plays no more, still answers, and can no longer win', () => {
    const held = { ...out, hands: out.hands.with(1, ['debut', 'debut']) };
    const asked = after(held, [1, { kind: 'ask', of: 0, about: 'debut', pair: ['debut', 'debut'], page: null }]);
    expect(dico.game.view(asked, 1).notes).toEqual([{ of: 0, answer: { about: 'debut', letters: 'ALV' } }]);
    expect(after(asked, [1, END], [2, { kind: 'consult', page: 1 }], [2, END]).turn).toBe(1);
    expect(refusal(asked, 0, RIGHT)).toEqual({ code: 'not-awaited' });
  });
  test('the word of the eliminated player must still be named', () => {
    expect(refusal(out, 1, stop([2, 'cheval']))).toEqual({ code: 'wrong-opponents', count: 2 });
    expect(after(out, [1, stop([0, 'valise'], [2, 'cheval'])]).winner).toBe(1);
  });
  test('5.1 the last one in the race wins', () => {
    const state = after(out, [1, stop([0, 'valise'], [2, 'valise'])]);
    expect(dico.game.result(state)).toEqual(resultDrawn('last', [2, 1, 1], [0, 2, 0], [1, 2, 0]));
  });
  test('5.1 at two players the other wins', () => {
    expect(after(tableDrawn({ hands: ['', ''] }), [0, stop([1, 'valise'])])).toMatchObject({ ended: 'last', winner: 1 });
  });
  test('an empty hand returns nothing', () => {
    const state = tableDrawn({ hands: ['', '', ''], secrets: SECRETS });
    expect(facts(state, 0, WRONG).map(({ kind }) => kind)).toEqual(['announced', 'turn']);
  });
});

describe('4.1 at any moment of one’s turn', () => {
  const flip = (square: number): readonly [Seat, Action] => [0, { kind: 'flip', square }];
  const few = tableDrawn({ board: 'PDF', hands: ['PPDD', '', ''], secrets: SECRETS });
  const moments: readonly [string, State][] = [
    ['before playing, also with six cards', three],
    ['with one card turned', after(few, flip(0))],
    ['with three cards turned', after(few, flip(0), flip(1), flip(2))],
    ['after cards were taken', after(few, flip(0), flip(1), flip(2), [0, { kind: 'take', squares: [0] }])],
    ['after an answer', after(few, [0, { kind: 'ask', of: 1, about: 'debut', pair: ['debut', 'debut'], page: null }])],
    ['between two pages', after(few, [0, { kind: 'ask', of: 1, about: 'page', pair: ['page', 'page'], page: 3 }])],
    ['with the dictionary open', after(few, [0, { kind: 'consult', page: 3 }])],
  ];
  test.each(moments)('%s', (_, state) => {
    expect(after(state, [0, RIGHT]).winner).toBe(0);
    const wrong = after(state, [0, WRONG]);
    expect(wrong).toMatchObject({ turn: 1, phase: 'turn', open: [], consultation: null, eliminated: [true, false, false] });
    expect(everywhere(wrong)).toEqual([...ALL_CARDS].sort());
  });
  test('never in another’s turn', () => {
    expect(refusal(three, 1, stop([0, 'valise'], [2, 'cheval']))).toEqual({ code: 'not-awaited' });
  });
});

describe('4.1 one word for each opponent', () => {
  test.each([
    ['too few', stop([1, 'terminus'])],
    ['nobody', stop()],
    ['one twice', stop([1, 'terminus'], [1, 'cheval'])],
    ['oneself', stop([0, 'valise'], [1, 'terminus'])],
    ['an empty chair', stop([1, 'terminus'], [3, 'cheval'])],
  ])('%s is refused', (_, action) => {
    expect(refusal(three, 0, action)).toEqual({ code: 'wrong-opponents', count: 2 });
  });
  test.each([
    ['chat', 'wrong-length'],
    ['académicien', 'wrong-length'],
    ['che-val', 'not-a-word'],
    ['', 'not-a-word'],
  ])('%j cannot be one and eliminates nobody: %s', (word, code) => {
    expect(refusal(three, 0, stop([1, word], [2, 'cheval']))).toMatchObject({ code });
  });
});

describe('4.4 who reads what', () => {
  test.each([RIGHT, WRONG])('each opponent reads the word supposed for them, the others only whether all was right', (action) => {
    const [announced] = facts(three, 0, action);
    const supposed = (viewer: Seat | 'spectator') => {
      const news = dico.game.reveal(announced as Fact, viewer);
      return news?.kind === 'announced' ? news.supposed.map(({ of }) => of) : null;
    };
    expect(([0, 1, 2, 'spectator'] as const).map(supposed)).toEqual([[1, 2], [1], [2], []]);
    expect(dico.game.reveal(announced as Fact, 'spectator')).toMatchObject({ named: [1, 2], right: action === RIGHT });
  });
  test('the words of a wrong STOP stay hidden from everyone’s view', () => {
    const state = after(three, [0, WRONG]);
    expect(dico.game.view(state, 2).announcements).toEqual([{ seat: 0, named: [1, 2], right: false }]);
    expect(JSON.stringify(dico.game.view(state, 2))).not.toMatch(/TERMINUS|CHEVEU/);
  });
});

describe('6.1 a quick game', () => {
  const rapide = { rapide: true };
  const at = (count: number) => tableDrawn({ hands: Array.from({ length: count }, () => ''), secrets: SECRETS, options: rapide });

  test.each([
    [4, 2],
    [3, 1],
    [2, 1],
  ])('at %i players STOP names %i', (count, named) => {
    expect(dico.game.view(at(count), 0).toName).toBe(named);
  });
  test('two opponents of choice at four', () => {
    expect(after(at(4), [0, stop([3, 'académie'], [1, 'terminus'])]).winner).toBe(0);
    expect(refusal(at(4), 0, stop([1, 'terminus'], [2, 'cheval'], [3, 'académie']))).toEqual({
      code: 'wrong-opponents',
      count: 2,
    });
    expect(refusal(at(4), 0, stop([1, 'terminus']))).toEqual({ code: 'wrong-opponents', count: 2 });
  });
  test('one at three, who may be out already', () => {
    const { state } = left(at(3), 2).match;
    expect(after(state, [0, stop([2, 'cheval'])]).winner).toBe(0);
  });
  test('one wrong eliminates', () => {
    expect(after(at(4), [0, stop([3, 'académie'], [1, 'cheval'])]).eliminated).toEqual([true, false, false, false]);
  });
  test('otherwise all three at four players', () => {
    const state = tableDrawn({ hands: ['', '', '', ''], secrets: SECRETS });
    expect(refusal(state, 0, stop([3, 'académie'], [1, 'terminus']))).toEqual({ code: 'wrong-opponents', count: 3 });
    expect(after(state, [0, stop([3, 'académie'], [1, 'terminus'], [2, 'cheval'])]).winner).toBe(0);
  });
});
