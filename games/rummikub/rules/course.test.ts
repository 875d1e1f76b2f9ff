// The worked cases of a whole turn: who begins, drawing, time, the end. Numbers are those of RULES.md.

import { expire, retire, type Seat, seededChance, stop } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rummikub } from '../game.ts';
import { asTiles, asWords, matchOf, playedOn, rummikubState } from '../tests/drawing.ts';
import type { Action, State } from '../types.ts';
import { openingDraw } from './setup.ts';

const { game } = rummikub;
const books = loadLibrary();
const at = (now: number) => ({ chance: seededChance(1), now, books });

/** The state after actions that must all be allowed. */
const after = (state: State, ...actions: readonly [Seat, Action][]) => playedOn(state, actions, at(1000)).state;

const PASS: Action = { kind: 'pass' };
const lay = (text: string): Action => ({ kind: 'play', table: asWords(text) });
const refusal = (state: State, action: Action) => game.check(game.view(state, 0), 0, action, books);
const rackSize = (state: State, seat: Seat) => state.racks[seat]?.length;

describe('2 The beginning', () => {
  const options = { sablier: 60, judging: 'arbitre', theme: null } as const;
  const begun = (count: number) => game.setup(options, { count, youngest: null }, at(0));

  test('2.1 the tile nearest to A begins', () => {
    expect(openingDraw([0, 1, 2], asTiles('MBZ'))).toEqual({ kind: 'opened', first: 1, draws: [asTiles('MBZ')] });
  });
  test('2.1 a joker comes after Z', () => {
    expect(openingDraw([0, 1], asTiles('*Z')).first).toBe(1);
  });
  test('2.1 those who are equal draw again, the others do not', () => {
    expect(openingDraw([0, 1, 2, 3], asTiles('ECEC*IUC'))).toEqual({
      kind: 'opened',
      first: 3,
      draws: [asTiles('ECEC'), [null, 'joker', null, 'I']],
    });
  });
  test('2.2 fourteen tiles each, the rest is the bank, and all 112 are there', () => {
    const state = begun(4).reduce<State | null>(game.evolve, null) as State;
    expect(state.racks.map((rack) => rack.length)).toEqual([14, 14, 14, 14]);
    expect(state.bank.length).toBe(56);
  });
  test('2.1 everyone sees the tiles drawn, and the first one plays', () => {
    const [, opened, turn] = begun(3);
    expect(game.reveal(opened as NonNullable<typeof opened>, 'spectator')).toEqual(opened);
    expect(turn).toEqual({ kind: 'turn', seat: (opened as { first: number }).first, deadline: 60_000 });
  });
});

describe('3 and 4 A turn', () => {
  test('3.1 who enters may rebuild the table from the next turn on', () => {
    const start = rummikubState({ table: 'PARAITRE', racks: ['MAISONDISXK', 'A'], entered: [false, true] });
    expect(refusal(start, lay('DISPARAITRE'))).toEqual({ code: 'enter-without-touching', word: 'PARAITRE' });
    const entered = after(start, [0, lay('PARAITRE MAISON')], [1, PASS]);
    expect(entered.entered).toEqual([true, true]);
    expect(after(entered, [0, lay('DISPARAITRE MAISON')]).scores).toEqual([6 + 11, 0]);
  });
  test('3.3 who cannot enter draws one tile and waits', () => {
    const state = after(rummikubState({ racks: ['KWXZ', 'A'], entered: [false, false] }), [0, PASS]);
    expect([rackSize(state, 0), state.turn, state.entered]).toEqual([5, 1, [false, false]]);
  });
  test('4.8 who passes draws one tile; nothing from an empty bank', () => {
    expect(rackSize(after(rummikubState({ racks: ['KWXZAEIO', 'A'] }), [0, PASS]), 0)).toBe(9);
    expect(rackSize(after(rummikubState({ racks: ['KWXZ', 'A'], bank: 0 }), [0, PASS]), 0)).toBe(4);
  });
  test('4.9 after a play the rack is filled up to seven', () => {
    const state = rummikubState({ racks: ['SOLEXAKW', 'A'] });
    expect(rackSize(after(state, [0, lay('SOLE')]), 0)).toBe(7);
  });
  test('4.9 nothing is drawn with seven tiles or more', () => {
    const state = rummikubState({ racks: ['SOLEIIIIIII', 'A'] });
    const played = after(state, [0, lay('SOL')]);
    expect([rackSize(played, 0), played.bank.length]).toEqual([8, state.bank.length]);
  });
  test('4.9 and 6.2 the rack emptied with CHAMBRE as the longest: 14 points and seven new tiles', () => {
    const state = after(rummikubState({ racks: ['CHAMBREVIE', 'A'] }), [0, lay('VIE CHAMBRE')]);
    expect([state.scores[0], rackSize(state, 0), state.ended]).toEqual([14, 7, null]);
  });
  test('4.9 a bank with fewer tiles gives what it has', () => {
    const state = after(rummikubState({ racks: ['CHAMBREVIE', 'A'], bank: 3 }), [0, lay('VIE CHAMBRE')]);
    expect([rackSize(state, 0), state.bank.length, state.ended]).toEqual([3, 0, null]);
  });
  test('4.10 out of time: one penalty tile, the table as it was, the turn is over', () => {
    const state = rummikubState({ table: 'SOL', racks: ['KWXZ', 'A'], options: { sablier: 60 } });
    expect(expire(matchOf(state), at(59_999)).facts).toEqual([]);
    const { facts, match } = expire(matchOf(state), at(60_000));
    expect(facts[0]).toMatchObject({ kind: 'passed', seat: 0, reason: 'out-of-time' });
    expect([rackSize(match.state, 0), match.state.table, match.state.turn]).toEqual([5, ['SOL'], 1]);
    expect(match.state.deadline).toBe(120_000);
  });
  test('4.4 and 8.1 the dictionary refuses at once, and names the words', () => {
    const state = rummikubState({ table: 'SOL', racks: ['KWXZ', 'A'] });
    expect(refusal(state, lay('SOL KWZ'))).toEqual({ code: 'unknown-words', words: ['KWZ'] });
  });
  test('what has no place in a turn is refused', () => {
    const state = rummikubState({ table: 'SOL', racks: ['KWXZ', 'A'] });
    const actions: readonly Action[] = [{ kind: 'accept' }, { kind: 'contest', about: 'words' }, { kind: 'vote', voice: 'for' }];
    expect(actions.map((action) => refusal(state, action)?.code)).toEqual(['not-now', 'not-now', 'not-now']);
    expect(refusal(state, { kind: 'appeal', table: asWords('SOL KWZ') })).toEqual({ code: 'no-appeal' });
  });
});

describe('7 The end', () => {
  test('7.1 the bank is empty and a player has no tile left: DISPARAITRE for 22 points', () => {
    const state = rummikubState({ table: 'PARAITRE', racks: ['DIS', 'KW'], bank: 0 });
    const ended = after(state, [0, lay('DISPARAITRE')]);
    expect([ended.ended, ended.scores, game.awaiting(ended).seats]).toEqual(['rack-empty', [22, 0], []]);
    expect(game.view(ended, 1).lastRacks).toEqual([[], asTiles('KW')]);
  });
  test('7.1 an empty rack is not the end while the bank has a tile', () => {
    const state = rummikubState({ table: 'PARAITRE', racks: ['DIS', 'KW'], bank: 1 });
    const played = after(state, [0, lay('DISPARAITRE')]);
    expect([played.ended, rackSize(played, 0)]).toEqual([null, 1]);
  });
  test('7.1 the bank is empty and all pass in a row, begun with the bank empty', () => {
    const state = rummikubState({ racks: ['XK', 'ZW', 'QY'], bank: 1 });
    const once = after(state, [0, PASS], [1, PASS], [2, PASS]);
    expect(once.ended).toBeNull();
    expect(after(once, [0, PASS]).ended).toBe('all-passed');
  });
  test('7.1 a play begins the count of passes again', () => {
    const state = rummikubState({ table: 'SOL', racks: ['XK', 'ZE', 'QY'], bank: 0 });
    const resumed = after(state, [0, PASS], [1, lay('SOLE')], [2, PASS], [0, PASS]);
    expect([resumed.ended, resumed.emptyPasses]).toEqual([null, 2]);
  });
  test('7.1 and 4.10 a turn out of time counts as a pass, and penalties from an empty bank are nil', () => {
    const state = rummikubState({ racks: ['XK', 'ZW'], bank: 0, options: { sablier: 60 } });
    const late = expire(matchOf(after(state, [0, PASS])), at(200_000)).match.state;
    expect([late.ended, late.racks]).toEqual(['all-passed', [asTiles('XK'), asTiles('ZW')]]);
  });
  test('7.2 the most points win, ties are shared', () => {
    const state = { ...rummikubState({ racks: ['XK', 'ZW', 'QY'], bank: 0 }), scores: [9, 12, 12] };
    const ranks = game.result(after(state, [0, PASS], [1, PASS], [2, PASS]))?.ranking.map(({ seat, rank }) => [seat, rank]);
    expect(ranks).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
  test('7.3 who leaves gives the tiles back under the bank; the others go on, a last one alone ends', () => {
    const left = retire(matchOf(rummikubState({ racks: ['XK', 'ZW', 'QY'] })), 0, at(0)).match.state;
    expect([left.turn, left.bank.slice(-2), left.ended]).toEqual([1, asTiles('XK'), null]);
    const alone = retire(matchOf(left), 2, at(0)).match.state;
    expect([alone.ended, game.result(alone)?.ranking[0]?.seat]).toEqual(['alone', 1]);
  });
  test('7.3 the tiles of who leaves are drawn from again: the others have not all passed on an empty bank', () => {
    const state = after(rummikubState({ racks: ['XK', 'ZW', 'QY'], bank: 0 }), [0, PASS], [1, PASS]);
    const left = retire(matchOf(state), 2, at(0)).match.state;
    expect([left.ended, left.turn]).toEqual([null, 0]);
    expect(after(left, [0, PASS], [1, PASS]).ended).toBeNull();
    expect(after(left, [0, PASS], [1, PASS], [0, PASS], [1, PASS]).ended).toBe('all-passed');
  });
  test('7.3 the table may stop at any moment', () => {
    expect(stop(matchOf(rummikubState({ racks: ['XK', 'ZW'] })), at(0)).match.state.ended).toBe('stopped');
  });
});
