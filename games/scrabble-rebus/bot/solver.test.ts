// Knows that the solver finds every play, and none that the rules refuse. Numbers are those of RULES.md.

import { act, begin, seededChance, shuffled } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { graphOf, waysToSay } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { listedWords } from '@boite/rebus';
import { describe, expect, test } from 'vitest';
import { box as scrabbleRebus } from '../game.ts';
import { gainOf } from '../rules/rebus.ts';
import { arranged, tokens } from '../tests/drawing.ts';
import { oraclePlayPoints, writtenPlacements } from '../tests/oracle.ts';
import type { Action, Options, State } from '../types.ts';
import { HABITS } from './habits.ts';
import { knownReadings, Readings } from './readings.ts';
import { allPlays } from './solver.ts';
import { vocabularyFrom, vocabularyOf } from './vocabulary.ts';

const { game } = scrabbleRebus;
const books = loadLibrary();

/** What some tokens say together, and « cas », which is spelled too. */
const texts =
  'VERTU VERTE VERSA COUVERT COUVENT COUTE COULIS SOUVENT SOUTE VENTE VENDE RATE TUA ASSIT RASSIT SAVANT AVANT DELIT CAS SAC COL COOL DECOUVERT'.split(
    ' ',
  );
const POOL = tokens('verre tu cou vent de t sou rat c a s scie lit d');
const few = vocabularyFrom(
  listedWords(texts.map((text) => ({ text, sounds: waysToSay(text, books) }))),
  graphOf(texts.toSorted()),
);

function solved(state: State): ReadonlyMap<string, number> {
  const search = { board: state.board, hand: state.hands[0] ?? [], vocabulary: few, readings: new Readings(few) };
  return new Map(allPlays(search).map(({ placements, points }) => [writtenPlacements(placements), points]));
}

/** O and EAU say the same: one stands for the other. */
const inOrder = (points: ReadonlyMap<string, number>) =>
  [...new Set([...points].map(([laid, paid]) => `${laid.replaceAll('t-eau', 't-o')}: ${paid}`))].sort();

describe('the same plays for the same points as trying everything', () => {
  test.each([
    ['an empty board (3.2)', [], 'verre tu cou', 4],
    ['a word to cross and to lengthen (3.1, 4.6)', ['7,6 across cou verre'], 'de tu t', 4],
    ['two words side by side (3.4)', ['7,6 across cou vent', '8,6 down verre tu'], 'cou t sou', 4],
    ['letters that spell (4.3)', ['7,7 across tu a'], 'c s s', 2],
    ['a letter spells, not a thing that says the same (4.3)', [], 'c o eau l', 4],
    ['premiums (5.2)', ['7,7 across sou vent', '5,7 down de lit'], 'verre tu d', 2],
  ])('%s', (_, board, hand, least) => {
    const state = arranged({ board, hands: [hand, ''] });
    const expected = oraclePlayPoints({ board: state.board, hand: state.hands[0] ?? [] }, texts, books);
    expect(expected.size).toBeGreaterThanOrEqual(least);
    expect(inOrder(solved(state))).toEqual(inOrder(expected));
  });

  test('on boards and hands of any kind', () => {
    const chance = seededChance(15);
    let plays = 0;
    for (const board of ['7,6 across cou verre', '7,6 across rat scie', '5,7 down s a vent', '7,7 across a vent'])
      for (let times = 0; times < 3; times++) {
        const hands = [shuffled(POOL, chance).slice(0, 3), []];
        const state = { ...arranged({ board: [board], hands: ['', ''] }), hands };
        const expected = oraclePlayPoints({ board: state.board, hand: hands[0] ?? [] }, texts, books);
        expect(inOrder(solved(state)), `${board} with ${hands[0]}`).toEqual(inOrder(expected));
        plays += expected.size;
      }
    expect(plays).toBeGreaterThan(15);
  });
});

describe('every play is one that the rules let through', () => {
  /** A whole game, when there is time. */
  const TURNS = runs(4, Number.POSITIVE_INFINITY);

  test.each(['debutant', 'habitue', 'expert'] as const)('of the words of %s, in the course of a game', (level) => {
    const [vocabulary, readings] = [vocabularyOf(level, books), knownReadings(level, books)];
    const chance = seededChance(9);
    const tools = { chance, now: 0, books };
    const options = game.readOptions({ judging: 'arbitre', sablier: null }) as Options;
    let { match } = begin(game, { options, seating: { count: 2, youngest: null } }, tools);
    let tried = 0;
    for (let turn = 0; turn < TURNS && game.result(match.state) === null; turn++) {
      const seat = match.state.turn;
      const view = game.view(match.state, seat);
      const plays = allPlays({ board: view.board, hand: view.hand ?? [], vocabulary, readings, ...HABITS[level] });
      const actions = shuffled(plays, chance).map((play): Action => ({ kind: 'play', ...play.play(readings), bags: [] }));
      for (const action of actions.slice(0, 20)) expect(game.check(view, seat, action, books), JSON.stringify(action)).toBeNull();
      tried += Math.min(20, actions.length);
      const outcome = act(match, { seat, step: match.step, action: actions[0] ?? { kind: 'pass' } }, tools);
      if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
      match = outcome.match;
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('what a play pays is what the game pays (5)', () => {
    const state = arranged({ board: ['7,6 across 1 noeud'], hands: ['verre tu cou vent de t sou rat c', ''] });
    const [vocabulary, readings] = [vocabularyOf('habitue', books), knownReadings('habitue', books)];
    const plays = allPlays({ board: state.board, hand: state.hands[0] ?? [], vocabulary, readings });
    expect(plays.length).toBeGreaterThan(20);
    for (const play of plays) expect(gainOf(state.board, play.play(readings), books).points).toBe(play.points);
  });
});

describe('4 what a rebus may say', () => {
  const [vocabulary, readings] = [vocabularyOf('champion', books), knownReadings('champion', books)];
  const said = (board: readonly string[], hand: string): readonly string[] => {
    const state = arranged({ board, hands: [hand, ''] });
    const search = { board: state.board, hand: state.hands[0] ?? [], vocabulary, readings, ...HABITS.champion };
    return allPlays(search).map(({ text }) => text);
  };

  test.each([
    ['4.1 a word with its article', [], '1 noeud', /^(une corde|un nœud)$/],
    ['4.2 a sentence', [], 'tu cou', /^tu couds$/],
    ['4.2 what sounds alike agrees', [], 'tu panse', /^tu (penses|panses)$/],
    ['4.2 a word may begin with an elided one', [], 'homme s a tache', /^(il s'|ils )attach/],
    ['4.6 what lies goes on', ['7,6 across 1 noeud'], 'homme a eau cou', /^il a (une corde|un nœud) au cou$/],
  ])('%s', (_, board, hand, text) => {
    expect(said(board, hand)).toContainEqual(expect.stringMatching(text));
  });

  test.each([
    ['de hache tu cou p heure a', /^des haches tu /],
    ['1 d a s o m', /à somme/],
    ['mont et nez', /^mon est/],
  ])('of %s a machine makes nothing that nobody says: %s', (hand, text) => {
    expect(said([], hand)).not.toContainEqual(expect.stringMatching(text));
  });

  test('5.2 and runs across may be phrases too', () => {
    const state = arranged({ board: ['7,7 across homme cou'], hands: ['a verre tu', ''] });
    expect(readings.of(['t-homme', 't-a'])).toBe('il a');
    const search = { board: state.board, hand: state.hands[0] ?? [], vocabulary, readings, ...HABITS.expert };
    const crossed = allPlays(search).filter((play) => play.play(readings).claims.some(({ text }) => text === 'il a'));
    expect(crossed.length).toBeGreaterThan(0);
  });
});
