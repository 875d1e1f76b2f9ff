// The worked cases of a turn's end: time, draw, leaving, what comes from outside. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { cardsSigned, resultDrawn, tableDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, State } from '../types.ts';
import { ALL_CARDS } from './cards.ts';

const { after, refusal, late, left, facts } = tableWith(loadLibrary());
const END: Action = { kind: 'end-turn' };
const CONSULT: Action = { kind: 'consult', page: 1 };
const PROPOSE: Action = { kind: 'propose-draw' };
const answer = (agrees: boolean): Action => ({ kind: 'answer-draw', agrees });
const flip = (square: number): Action => ({ kind: 'flip', square });
const everywhere = ({ board, hands, discard }: State) =>
  [...board.filter((card) => card !== null), ...hands.flat(), ...discard].sort();

describe('3 a turn', () => {
  test('is one thing done: it does not end before', () => {
    expect(refusal(tableDrawn({ hands: ['', ''] }), 0, END)).toEqual({ code: 'nothing-done' });
  });
  test('goes clockwise, past those who are out', () => {
    const state = { ...tableDrawn({ hands: ['', '', '', ''] }), eliminated: [false, true, false, false] };
    const next = after(state, [0, CONSULT], [0, END]);
    expect([next.turn, after(next, [2, CONSULT], [2, END]).turn]).toEqual([2, 3]);
  });
});

describe('3.19 out of time', () => {
  const state = tableDrawn({ board: 'PDF', hands: ['PPDD', ''], options: { sablier: 60 } });

  test('turned cards go back and the turn is lost', () => {
    const { match, facts: happened } = late(after(state, [0, flip(0)], [0, flip(1)], [0, flip(2)]), 60_000);
    expect(happened.map(({ kind }) => kind)).toEqual(['out-of-time', 'turn']);
    expect(match.state).toMatchObject({
      turn: 1,
      open: [],
      hands: [cardsSigned('PPDD'), []],
      board: state.board,
      deadline: 120_000,
    });
  });
  test('a question asked stays asked', () => {
    const asked = after(state, [0, { kind: 'ask', of: 1, about: 'page', pair: ['page', 'page'], page: 3 }]);
    expect(late(asked, 60_000).match.state).toMatchObject({ turn: 1, phase: 'turn', discard: cardsSigned('PP') });
    expect(late(asked, 60_000).match.state.notes[0]).toHaveLength(1);
  });
  test('before it, nothing happens', () => {
    expect(late(state, 59_999).facts).toEqual([]);
  });
});

describe('5.2 a draw', () => {
  const quiet = (turns: number, seats = 3) => tableDrawn({ hands: Array.from({ length: seats }, () => ''), quiet: turns });

  test('may be proposed after three go-rounds in which nothing happened', () => {
    expect([quiet(8), quiet(9)].map((state) => dico.game.view(state, 0).drawAllowed)).toEqual([false, true]);
    expect(refusal(quiet(8), 0, PROPOSE)).toEqual({ code: 'too-early-to-draw' });
    expect(refusal(quiet(9), 1, PROPOSE)).toEqual({ code: 'not-awaited' });
  });
  test('consulting and losing a turn count as nothing; a card, a question or a STOP begin the count again', () => {
    const state = tableDrawn({ board: 'XPDF', hands: ['DD', 'DD', ''], quiet: 4 });
    expect(after(state, [0, CONSULT], [0, END]).quiet).toBe(5);
    expect(after(state, [0, flip(0)]).quiet).toBe(5);
    const asked = after(state, [0, { kind: 'ask', of: 1, about: 'debut', pair: ['debut', 'debut'], page: null }], [0, END]);
    expect(asked.quiet).toBe(0);
    const taken = after(state, [0, flip(1)], [0, flip(2)], [0, flip(3)], [0, { kind: 'take', squares: [1] }], [0, END]);
    expect(taken.quiet).toBe(0);
    const wrong: Action = { kind: 'announce', supposed: [1, 2].map((of) => ({ of, word: 'valise' })) };
    expect(after(state, [0, wrong]).quiet).toBe(0);
  });
  test('all agree: nobody has won', () => {
    const state = after(quiet(9), [0, PROPOSE]);
    expect(dico.game.awaiting(state).seats).toEqual([1, 2]);
    const done = after(state, [2, answer(true)], [1, answer(true)]);
    expect(dico.game.result(done)).toEqual({
      reason: 'draw',
      ranking: [0, 1, 2].map((seat) => ({ seat, rank: 1, score: 0 })),
    });
  });
  test('one refuses: the turn goes on, and the count begins again', () => {
    const state = after(quiet(9), [0, PROPOSE], [2, answer(false)]);
    expect(state).toMatchObject({ phase: 'turn', turn: 0, draw: null, quiet: 0 });
    expect(refusal(state, 0, PROPOSE)).toEqual({ code: 'too-early-to-draw' });
  });
  test('those who are out have no voice, and rank after', () => {
    const state = { ...quiet(6), eliminated: [false, false, true] };
    expect(dico.game.awaiting(after(state, [0, PROPOSE])).seats).toEqual([1]);
    const done = after(state, [0, PROPOSE], [1, answer(true)]);
    expect(dico.game.result(done)?.ranking.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
  test('the sand of the turn waits, and silence lets it pass', () => {
    const state = tableDrawn({ hands: ['', ''], quiet: 6, options: { sablier: 60 } });
    const proposed = after(state, [0, PROPOSE]);
    expect(proposed).toMatchObject({ phase: 'draw', left: 59_000, deadline: 31_000 });
    expect(late(proposed, 31_000).match.state.ended).toBe('draw');
    const [, resumed] = facts(proposed, 1, answer(false), 11_000);
    expect(resumed).toEqual({ kind: 'draw-refused', seat: 0, deadline: 70_000 });
  });
  test('whoever leaves no longer holds it up; the proposer who leaves takes it along', () => {
    const state = after(quiet(9), [0, PROPOSE], [1, answer(true)]);
    expect(left(state, 2).match.state.ended).toBe('draw');
    expect(left(state, 0).match.state).toMatchObject({ phase: 'turn', turn: 1, draw: null });
  });
});

describe('5.3 leaving', () => {
  const state = tableDrawn({ board: 'PDF', hands: ['PPD', 'FF', ''], secrets: [{ word: 'VALISE' }] });

  test('is being eliminated: the cards go back, the turn passes, the word stays', () => {
    const { state: gone } = left(after(state, [0, flip(0)]), 0).match;
    expect(gone).toMatchObject({ turn: 1, phase: 'turn', open: [], hands: [[], cardsSigned('FF'), []] });
    expect(gone).toMatchObject({ eliminated: [true, false, false], retired: [true, false, false] });
    expect(everywhere(gone)).toEqual([...ALL_CARDS].sort());
    const asked = after(gone, [1, { kind: 'ask', of: 0, about: 'fin', pair: ['fin', 'fin'], page: null }]);
    expect(asked.notes[1]).toEqual([{ of: 0, answer: { about: 'fin', letters: 'EIS' } }]);
  });
  test('another goes, and the one in turn plays on', () => {
    const { state: gone } = left(after(state, [0, flip(0)]), 1).match;
    expect(gone).toMatchObject({ turn: 0, phase: 'acquiring', open: [0] });
    expect(left(gone, 1).facts).toEqual([]);
  });
  test('the last one in the race has won, whoever left ranks last', () => {
    const { state: over } = left(left(state, 0).match.state, 2).match;
    expect(dico.game.result(over)).toEqual(resultDrawn('last', [1, 1, 1], [0, 2, 0], [2, 2, 0]));
  });
  test('a table may stop at any moment: no winner, all words shown', () => {
    const [ended] = dico.game.stop(state, { chance: { below: () => 0 }, now: 0, books: loadLibrary() });
    expect(ended).toMatchObject({ kind: 'ended', reason: 'stopped', winner: null, secrets: [{ word: 'VALISE' }, {}, {}] });
  });
});

describe('6 the choices of the table', () => {
  test('have defaults', () => {
    expect(dico.game.readOptions({})).toEqual({
      sablier: 120,
      words: 'common',
      length: '6-8',
      rapide: false,
      ownWording: false,
      aid: false,
    });
  });
  test.each([
    { sablier: 5 },
    { words: 'prenoms-feminins' },
    { words: 'nothing' },
    { length: '5' },
    { aid: 'yes' },
    { other: 1 },
    null,
    [],
  ])('%j cannot be read', (raw) => {
    expect(dico.game.readOptions(raw)).toBeNull();
  });
  test('every choice that the form offers can be read', () => {
    for (const [key, { choices }] of Object.entries(dico.text.options)) {
      for (const { value } of choices) expect(dico.game.readOptions({ [key]: value })).toMatchObject({ [key]: value });
    }
  });
  test('the pace of the dice, which tables of before agreed on, is read no more', () => {
    expect(dico.game.readOptions({ pace: 5 })).toEqual(dico.game.readOptions({}));
  });
  test('the length is asked of headwords alone', () => {
    const { length } = dico.text.options;
    const common = tableDrawn({ hands: [''] }).options;
    const timed = { ...common, words: 'proper', sablier: 60 } as const;
    expect([length.isOffered?.('7', common), length.isOffered?.('7', timed)]).toEqual([true, false]);
  });
  test.each([
    { kind: 'choose', word: 'a'.repeat(41), wording: { kind: 'dictionary', index: 0 } },
    { kind: 'choose', word: 'cheval', wording: { kind: 'dictionary', index: -1 } },
    { kind: 'choose', word: 'cheval', wording: 'own' },
    { kind: 'take', squares: [1, 2, 3, 4] },
    { kind: 'ask', of: 1, about: 'joker', pair: ['joker', 'joker'], page: null },
    { kind: 'ask', of: 1, about: 'fin', pair: ['fin'], page: null },
    { kind: 'ask', of: 1, about: 'fin', pair: ['fin', 'fin', 'fin'], page: null },
    { kind: 'consult', page: Number.NaN },
    { kind: 'announce', supposed: [{ of: 1, word: 7 }] },
    { kind: 'end-turn', extra: true },
  ])('%j is no action', (raw) => {
    expect(dico.game.readAction(raw)).toBeNull();
  });
  test('a word of forty signs is still read, to be told what is wrong with it', () => {
    const long = { kind: 'choose', word: 'a'.repeat(40), wording: { kind: 'dictionary', index: 0 } };
    expect(dico.game.readAction(long)).toEqual(long);
  });
});
