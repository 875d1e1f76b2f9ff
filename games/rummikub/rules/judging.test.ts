// The worked cases of judging: contests, votes, appeals, themes. Numbers are those of RULES.md.

import { expire, retire, type Seat, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rummikub } from '../game.ts';
import { asWords, matchOf, playedOn, rummikubState } from '../tests/drawing.ts';
import type { Action, Fact, Options, State } from '../types.ts';

const { game } = rummikub;
const books = loadLibrary();
const at = (now: number) => ({ chance: seededChance(1), now, books });

/** All that comes of actions that must be allowed, ten seconds after the turn began. */
const told = (state: State, ...actions: readonly [Seat, Action][]) => playedOn(state, actions, at(10_000));
const after = (state: State, ...actions: readonly [Seat, Action][]) => told(state, ...actions).state;
const kinds = (facts: readonly Fact[]) => facts.map(({ kind }) => kind);
const refusal = (state: State, seat: Seat, action: Action) => game.check(game.view(state, seat), seat, action, books)?.code;

const ACCEPT: Action = { kind: 'accept' };
const WORDS: Action = { kind: 'contest', about: 'words' };
const THEME: Action = { kind: 'contest', about: 'theme' };
const FOR: Action = { kind: 'vote', voice: 'for' };
const AGAINST: Action = { kind: 'vote', voice: 'against' };
const lay = (text: string): Action => ({ kind: 'play', table: asWords(text) });
const appeal = (text: string): Action => ({ kind: 'appeal', table: asWords(text) });

/** A table with SOL on it; the first seat can make SOLE, or SOLK which no dictionary lists. */
const seated = (options: Partial<Options>, racks = ['KWEXZIO', 'A', 'B']) => rummikubState({ table: 'SOL', racks, options });

describe('8.2 Judged by the table', () => {
  const options = { judging: 'table', sablier: 60 } as const;
  const unknown = () => after(seated(options), [0, lay('SOLK')]);
  const known = () => after(seated(options), [0, lay('SOLE')]);

  test('an unknown word may be laid; nothing is drawn and no turn begins before the others have spoken', () => {
    const state = unknown();
    expect([state.phase, state.table, state.racks[0]?.length, state.scores[0]]).toEqual(['pending', ['SOL'], 7, 0]);
    expect([game.awaiting(state).seats, state.deadline]).toEqual([[1, 2], 30_000]);
    expect(state.pending).toMatchObject({ author: 0, stage: 'window', left: 50_000, laid: { about: 'words', unlisted: [] } });
  });
  test('accepted by all, it stands', () => {
    const { state, facts } = told(unknown(), [1, ACCEPT], [2, ACCEPT]);
    expect(kinds(facts)).toEqual(['voiced', 'voiced', 'played', 'turn']);
    expect([state.table, state.scores[0], state.turn]).toEqual([['SOLK'], 4, 1]);
  });
  test('8.6 the window closes in silence: it stands', () => {
    expect(expire(matchOf(unknown()), at(30_000)).match.state).toMatchObject({ table: ['SOLK'], phase: 'turn', turn: 1 });
  });
  test('contested and not listed: the play goes back, one penalty tile, the turn is over', () => {
    const { state, facts } = told(unknown(), [2, WORDS]);
    expect(facts.slice(0, 2)).toMatchObject([
      { kind: 'looked-up', seat: 0, by: 2, unlisted: ['SOLK'] },
      { kind: 'passed', seat: 0, reason: 'contested' },
    ]);
    expect([state.table, state.racks[0]?.length, state.scores[0], state.turn]).toEqual([['SOL'], 8, 0, 1]);
  });
  test('3.1 whose first word is taken back has not entered yet', () => {
    const start = rummikubState({ racks: ['KWXZTQMAISON', 'A'], entered: [false, true], options: { judging: 'table' } });
    expect(after(start, [0, lay('KWXZTQ')], [1, WORDS]).entered).toEqual([false, true]);
    expect(after(start, [0, lay('MAISON')], [1, WORDS]).entered).toEqual([true, true]);
  });
  test('it counts as a pass for the end', () => {
    const start = rummikubState({ table: 'SOL', racks: ['KW', 'A'], bank: 0, options: { judging: 'table' } });
    expect(after(start, [0, lay('SOLK')], [1, WORDS], [1, { kind: 'pass' }]).ended).toBe('all-passed');
  });
  test('contested and listed: it stands at once and the contest costs nothing', () => {
    const { state, facts } = told(known(), [1, WORDS]);
    expect(kinds(facts)).toEqual(['looked-up', 'played', 'turn']);
    expect([state.scores, state.racks[1]?.length]).toEqual([[4, 0, 0], 1]);
  });
  test('one unlisted word takes back the whole play', () => {
    const start = seated(options, ['SOLEBKWXAC', 'A', 'B']);
    expect(after(start, [0, lay('SOLE KWX BAC')], [1, WORDS])).toMatchObject({ table: ['SOL'], scores: [0, 0, 0] });
  });
  test('the rules of tiles hold without anyone contesting', () => {
    expect(refusal(seated(options), 0, lay('SOL KWXY'))).toBe('not-on-rack');
  });
  test('without a theme there is nothing to contest about it, and nothing to vote', () => {
    expect([THEME, AGAINST, lay('SOLE')].map((action) => refusal(known(), 1, action))).toEqual([
      'nothing-to-contest',
      'not-now',
      'not-now',
    ]);
  });
  test('without a sablier nobody is hurried', () => {
    const state = after(seated({ judging: 'table' }), [0, lay('SOLK')]);
    expect([state.deadline, state.pending?.left]).toEqual([null, null]);
  });
  test('7.3 the author leaves: the play is gone, the next one plays', () => {
    expect(retire(matchOf(known()), 0, at(0)).match.state).toMatchObject({
      table: ['SOL'],
      pending: null,
      phase: 'turn',
      turn: 1,
    });
  });
  test('7.3 the last silent one leaves: the play stands', () => {
    expect(retire(matchOf(after(known(), [1, ACCEPT])), 2, at(0)).match.state).toMatchObject({ table: ['SOLE'], turn: 1 });
  });
});

describe('8.3 The appeal', () => {
  const options = { judging: 'appel', sablier: 60 } as const;
  const pleading = () => after(seated(options), [0, appeal('SOLK')]);

  test('the dictionary refuses, and the others vote on what it does not list', () => {
    expect(refusal(seated(options), 0, lay('SOLK'))).toBe('unknown-words');
    expect(pleading()).toMatchObject({ phase: 'pending', deadline: 40_000 });
    expect(pleading().pending).toMatchObject({ stage: 'vote', left: 50_000, laid: { about: 'appeal', unlisted: ['SOLK'] } });
  });
  test('a majority is followed; a tie favours the play', () => {
    expect(after(pleading(), [1, FOR], [2, FOR]).table).toEqual(['SOLK']);
    const { state, facts } = told(pleading(), [1, FOR], [2, AGAINST]);
    expect(facts[2]).toMatchObject({ kind: 'settled', tally: { for: [1], against: [2], arbitre: null, stands: true } });
    expect([state.table, state.scores[0]]).toEqual([['SOLK'], 4]);
  });
  test('rejected, it is taken back and the turn goes on with the time that was left', () => {
    const state = after(pleading(), [1, AGAINST], [2, AGAINST]);
    expect([state.phase, state.turn, state.table, state.refusals, state.deadline]).toEqual(['turn', 0, ['SOL'], 1, 60_000]);
    expect(after(state, [0, lay('SOLE')]).scores[0]).toBe(4);
  });
  test('only once a turn', () => {
    const state = after(pleading(), [1, AGAINST], [2, AGAINST]);
    expect(refusal(state, 0, appeal('SOLW'))).toBe('already-appealed');
    const round = after(state, [0, { kind: 'pass' }], [1, { kind: 'pass' }], [2, { kind: 'pass' }]);
    expect(refusal(round, 0, appeal('SOLW'))).toBeUndefined();
  });
  test('a single voter decides: the dictionary votes against, and a tie favours the play', () => {
    const start = after(seated(options, ['KWEXZIO', 'A']), [0, appeal('SOLK')]);
    const { facts } = told(start, [1, FOR]);
    expect(facts[1]).toMatchObject({ kind: 'settled', tally: { for: [1], arbitre: 'against', stands: true } });
    expect(after(start, [1, AGAINST]).table).toEqual(['SOL']);
  });
  test('8.6 time for the vote is over: silence counts for nobody', () => {
    const late = expire(matchOf(after(pleading(), [1, AGAINST])), at(40_000)).match.state;
    expect(late).toMatchObject({ phase: 'turn', turn: 0, table: ['SOL'], deadline: 90_000 });
    expect(expire(matchOf(pleading()), at(40_000)).match.state.table).toEqual(['SOLK']);
  });
  test('a word won on appeal is a precedent: the dictionary of this table lists it from the next game on', () => {
    const settled = told(pleading(), [1, FOR], [2, FOR]).facts.find(({ kind }) => kind === 'settled') as Fact;
    expect(game.precedents?.(pleading(), settled)).toEqual([{ key: 'SOLK', text: 'SOLK' }]);
    const fallen = told(pleading(), [1, AGAINST], [2, AGAINST]).facts.find(({ kind }) => kind === 'settled') as Fact;
    expect(game.precedents?.(pleading(), fallen)).toEqual([]);
    const knowing = (state: State): State => ({ ...state, options: { ...state.options, precedents: ['SOLK'] } });
    const next = knowing(seated(options));
    expect(after(next, [0, lay('SOLK')]).table).toEqual(['SOLK']);
    expect(refusal(next, 0, lay('SOLW'))).toBe('unknown-words');
    const contested = after(knowing(seated({ judging: 'table' })), [0, lay('SOLK')], [1, WORDS]);
    expect(contested.table).toEqual(['SOLK']);
  });

  test('an appeal for listed words is simply played, also after a rejection', () => {
    expect(after(seated(options), [0, appeal('SOLE')]).table).toEqual(['SOLE']);
    expect(after(pleading(), [1, AGAINST], [2, AGAINST], [0, appeal('SOLE')]).table).toEqual(['SOLE']);
  });
  test('an appeal is about words: the rules of tiles are not voted', () => {
    expect(refusal(seated(options), 0, appeal('SOL KWXY'))).toBe('not-on-rack');
  });
  test('an accepted word is on the table like any other', () => {
    const won = after(pleading(), [1, FOR], [2, FOR], [1, { kind: 'pass' }], [2, { kind: 'pass' }]);
    expect(after(won, [0, lay('SOLK OIE')]).scores[0]).toBe(4 + 3);
  });
});

describe('8.4 The theme', () => {
  const options = { theme: 'La mer', sablier: 60 } as const;
  const proposed = () => after(seated(options), [0, lay('SOLE')]);

  test('a play waits for the others, once the dictionary has listed its words', () => {
    expect(refusal(seated(options), 0, lay('SOLK'))).toBe('unknown-words');
    expect(proposed().pending).toMatchObject({ stage: 'window', laid: { about: 'theme' } });
    expect(after(proposed(), [1, ACCEPT], [2, ACCEPT]).table).toEqual(['SOLE']);
  });
  test('the words are no longer to be contested, the theme is', () => {
    expect([refusal(proposed(), 1, WORDS), refusal(proposed(), 1, THEME)]).toEqual(['nothing-to-contest', undefined]);
  });
  test('who contests has voted; the others vote, and time is counted anew', () => {
    const state = after(proposed(), [1, THEME]);
    expect(state.pending).toMatchObject({ stage: 'vote', voices: [null, 'against', null] });
    expect([game.awaiting(state).seats, state.deadline]).toEqual([[2], 40_000]);
    expect([ACCEPT, THEME].map((action) => refusal(state, 2, action))).toEqual(['not-now', 'not-now']);
  });
  test('a tie favours the play', () => {
    expect(after(proposed(), [1, THEME], [2, FOR]).table).toEqual(['SOLE']);
  });
  test('before a single voter the arbitre stands by the play', () => {
    const { facts } = told(seated(options, ['KWEXZIO', 'A']), [0, lay('SOLE')], [1, THEME]);
    expect(kinds(facts)).toEqual(['proposed', 'put-to-vote', 'settled', 'played', 'turn']);
  });
  test('rejected, it is taken back and the turn goes on with the time that was left', () => {
    const state = after(proposed(), [1, THEME], [2, AGAINST]);
    expect(state).toMatchObject({ phase: 'turn', turn: 0, table: ['SOL'], refusals: 1, deadline: 60_000 });
    expect(after(state, [0, lay('SOLO')], [1, ACCEPT], [2, ACCEPT]).table).toEqual(['SOLO']);
  });
  test('a second rejection ends the turn: one tile drawn, a pass', () => {
    const once = after(proposed(), [1, THEME], [2, AGAINST]);
    const { state, facts } = told(once, [0, lay('SOLO')], [1, THEME], [2, AGAINST]);
    expect(kinds(facts)).toEqual(['proposed', 'put-to-vote', 'voiced', 'settled', 'passed', 'turn']);
    expect([state.table, state.racks[0]?.length, state.turn, state.refusals]).toEqual([['SOL'], 8, 1, 0]);
  });
  test('8.3 words won on appeal may still be out of the theme', () => {
    const start = seated({ ...options, judging: 'appel' });
    const { state, facts } = told(start, [0, appeal('SOLK')], [1, FOR], [2, FOR]);
    expect(kinds(facts)).toEqual(['proposed', 'voiced', 'voiced', 'settled', 'proposed']);
    expect(state.pending).toMatchObject({ stage: 'window', left: 50_000, laid: { about: 'theme', unlisted: ['SOLK'] } });
    expect(after(state, [1, ACCEPT], [2, ACCEPT]).table).toEqual(['SOLK']);
    expect(after(state, [1, THEME], [2, AGAINST])).toMatchObject({ table: ['SOL'], turn: 0, refusals: 1 });
  });
});

describe('8.5 Judged by the table, with a theme', () => {
  const options = { judging: 'table', theme: 'La mer' } as const;
  const proposed = (text: string) => after(seated(options), [0, lay(text)]);

  test('both may be contested', () => {
    expect([WORDS, THEME].map((action) => refusal(proposed('SOLE'), 1, action))).toEqual([undefined, undefined]);
    expect(after(proposed('SOLK'), [1, WORDS])).toMatchObject({ turn: 1, table: ['SOL'] });
    expect(after(proposed('SOLE'), [1, THEME], [2, AGAINST])).toMatchObject({ turn: 0, table: ['SOL'], refusals: 1 });
  });
  test('the dictionary sides with the play: its theme may still be voted, its words not again', () => {
    const state = after(proposed('SOLE'), [2, ACCEPT], [1, WORDS]);
    expect([state.phase, state.pending?.laid.about, game.awaiting(state).seats]).toEqual(['pending', 'theme', [1]]);
    expect(refusal(state, 1, WORDS)).toBe('nothing-to-contest');
    expect(after(state, [1, ACCEPT]).table).toEqual(['SOLE']);
    expect(after(state, [1, THEME], [2, AGAINST]).table).toEqual(['SOL']);
  });
});
