import type { Direction } from '@boite/kernel';
import { askerOf, textHeard, valueHeard } from '@boite/kernel/testing/command';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { command } from '../command.ts';
import { boardWith, EMPTY_BOARD } from '../rules/board.ts';
import { playRefusal } from '../rules/play.ts';
import { gainOf } from '../rules/rebus.ts';
import { typedToken } from '../rules/symbols.ts';
import type { Token, TokenPlacement } from '../types.ts';

const books = loadLibrary();

describe('boite solve scrabble-rebus', () => {
  interface Solved {
    readonly text: string;
    readonly points: number;
    readonly tokens: readonly { readonly row: number; readonly column: number; readonly token: string }[];
    readonly rebuses: readonly {
      readonly text: string;
      readonly row: number;
      readonly column: number;
      readonly direction: Direction;
      readonly points: number;
    }[];
  }
  interface Solution {
    readonly plays: readonly Solved[];
    readonly best: Solved | null;
  }

  const { ask } = askerOf(command.solve?.['scrabble-rebus'], books);
  const solved = (options: Record<string, string>, all = false): Solution => valueHeard(ask(options, { all })) as Solution;

  /** « une corde » under the star, as someone types it. */
  const CORDE = `${'\n'.repeat(7)}. . . . . . 1 corde\n`;
  const LAID: readonly TokenPlacement[] = [
    { row: 7, column: 6, token: 't-1' },
    { row: 7, column: 7, token: 't-noeud' },
  ];

  test('every play is allowed and pays what it says, the best first', () => {
    const board = boardWith(EMPTY_BOARD, LAID);
    const rack = 'HOMME,a,EAU,cou,vert,TU,LE LA LES,six,s';
    const { plays, best } = solved({ rack, board: CORDE });
    expect(plays.length).toBe(20);
    expect(best).toEqual(plays[0]);
    expect(plays.map(({ points }) => points)).toEqual(plays.map(({ points }) => points).sort((a, b) => b - a));
    const hand = rack.split(',').map((name) => typedToken(name) as Token);
    for (const { tokens, rebuses, points } of plays) {
      const placements = tokens.map(({ row, column, token }) => ({ row, column, token: typedToken(token) as Token }));
      const play = { placements, claims: rebuses.map((rebus) => ({ ...rebus, meant: [] })) };
      expect(playRefusal({ board, hand }, play)).toBeNull();
      const gain = gainOf(board, play, books);
      expect(gain.points).toBe(points);
      expect(gain.rebuses.every(({ objection }) => objection === null)).toBe(true);
    }
  });

  test('what lies is lengthened on both sides', () => {
    const { plays } = solved({ rack: 'homme,a,eau,cou', board: CORDE }, true);
    expect(plays.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^il a (une corde|un nœud) au cou$/));
  });

  test('an empty board: the first rebus covers the star', () => {
    for (const { plays } of [solved({ rack: 'verre,tu' }), solved({ rack: 'verre,tu', board: '' })]) {
      expect(plays).toContainEqual(expect.objectContaining({ text: 'vertu', points: 6 }));
      for (const { tokens } of plays) expect(tokens.some(({ row, column }) => row === 7 && column === 7)).toBe(true);
    }
  });

  test('in text, the tokens laid are in brackets', () => {
    const answer = ask({ rack: 'verre,tu' });
    expect(answer).toMatchObject({ isYes: true });
    expect(textHeard(answer)).toMatch(/^ +6 +vertu +\[VERRE\] \[TU\] +row 7, column 6, across$/m);
  });

  test('nothing to lay is a no', () => {
    expect(ask({ rack: 'BUS' })).toEqual({
      isYes: false,
      value: { plays: [], best: null },
      lines: ['nothing can be laid'],
    });
  });

  test.each([
    [{}, 'which tokens?'],
    [{ rack: 'VERRE,FOO' }, 'no token is read "FOO"'],
    [{ rack: ' ' }, 'which tokens?'],
    [{ rack: 'VERRE,,TU' }, 'no token is read ""'],
    [{ rack: Array(10).fill('A').join() }, 'at most 9 tokens, not 10'],
    [{ rack: 'BUS,BUS' }, 'the bags have 1 BUS, not 2'],
    [{ rack: 'NŒUD,nœud', board: CORDE }, 'the bags have 2 NŒUD, not 3'],
    [{ rack: 'VERRE,TU', board: '. . FOO' }, 'no token is read "FOO": line 1'],
    [{ rack: 'VERRE,TU', board: '. '.repeat(16) }, 'has 15 squares, not 16'],
    [{ rack: 'VERRE,TU', board: '.\n'.repeat(16) }, 'has 15 lines, not 16'],
  ])('%j is a wrong usage', (options, problem) => {
    expect(ask(options)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('boite judge tokens', () => {
  const { ask, askLine } = askerOf(command.judge?.tokens, books);
  const judged = (text: string, ...names: readonly string[]) => ask({ text }, { names });

  test('tells which token gave which sound, as judge rebus does, and what it says', () => {
    const answer = judged('vertu', 'VERRE', 'TU');
    expect(valueHeard(answer)).toEqual({
      accepted: true,
      sounds: 'vɛʁty',
      alignment: [
        { card: 'VERRE', sounds: 'vɛʁ', said: 'vɛʁ', differences: [] },
        { card: 'TU', sounds: 'ty', said: 'ty', differences: [] },
      ],
      reason: null,
      kind: 'word',
      text: 'vertu',
    });
    expect(answer).toMatchObject({ isYes: true });
    expect(textHeard(answer)).toContain('is accepted: word\n');
  });

  test('a token is named by any of its readings, a phrase is rightly written', () => {
    expect(judged('il a une corde au cou', 'il', 'a', 'une', 'corde', 'eau', 'cou')).toMatchObject({
      value: {
        accepted: true,
        kind: 'sentence',
        alignment: ['HOMME', 'A', '1', 'NŒUD', 'EAU', 'COU'].map((card) => ({ card })),
      },
    });
    expect(judged('tu pense', 'tu', 'pense')).toMatchObject({ value: { accepted: true, text: 'tu penses' } });
    expect(judged('Paul', 'P', 'A', 'U', 'L')).toMatchObject({
      value: {
        accepted: true,
        kind: 'spelled',
        sounds: null,
        alignment: [{ card: 'P' }, { card: 'A' }, { card: 'U' }, { card: 'L' }],
      },
    });
  });

  test('a token is also named by what is said like a reading; a name that is nothing is told', () => {
    expect(judged('elle coud', 'ELLE', 'COUD')).toMatchObject({
      value: { accepted: true, alignment: [{ card: 'FEMME' }, { card: 'COU' }] },
    });
    const answer = judged('elle coud', 'ELLE', 'XQZ');
    expect(answer).toMatchObject({ isYes: false });
    expect(textHeard(answer)).toMatch(/Aucun jeton ne se lit «\u00a0XQZ\u00a0»/);
  });

  test('tells in French why not', () => {
    const answer = judged('verre vent scie', 'verre', 'vent', 'scie');
    expect(answer).toMatchObject({ isYes: false });
    expect(textHeard(answer)).toContain('C’est une énumération');
    expect(textHeard(judged('vertu', 'verre', 'cou'))).toMatch(/le jeton COU dit «\u202fcou\u202f»/);
  });

  test('answers a line', () => {
    expect(askLine('VERRE+TU=vertu')).toEqual(judged('vertu', 'VERRE', 'TU'));
    expect(askLine('S+M=sème')).toMatchObject({ isYes: true, value: { accepted: true } });
    expect(askLine('VERRE TU')).toEqual({ problem: 'a line is TOKEN+TOKEN=text' });
  });

  test.each(['7+K=cassette', 'XQZ+TU=vertu', '=vertu', 'VERRE+TU=', `VERRE+TU=${'a'.repeat(10_000)}`])(
    '%s is a clear no, with the reason',
    (line) => {
      const value = { accepted: false, reason: expect.stringMatching(/\S/), kind: null };
      expect(askLine(line)).toMatchObject({ isYes: false, value });
    },
  );

  test('tokens and a text are wanted', () => {
    expect(ask({})).toEqual({ problem: expect.stringContaining('which tokens?') });
    expect(ask({}, { names: ['VERRE', 'TU'] })).toEqual({ problem: expect.stringContaining('which text?') });
  });
});
