import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardWith, EMPTY_BOARD } from '@boite/games/scrabble-rebus/rules/board.ts';
import { gainOf } from '@boite/games/scrabble-rebus/rules/gain.ts';
import { playRefusal } from '@boite/games/scrabble-rebus/rules/play.ts';
import { typedToken } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import type { Placement, Token } from '@boite/games/scrabble-rebus/types.ts';
import type { Direction } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { boite, boiteJson } from './testing.ts';

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

interface Answer {
  readonly plays: readonly Solved[];
  readonly best: Solved | null;
}

const folder = mkdtempSync(join(tmpdir(), 'scrabble-rebus-'));

function boardFile(name: string, ...lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** « une corde » under the star, as someone types it. */
const CORDE = boardFile('corde.txt', '', '', '', '', '', '', '', '. . . . . . 1 corde', '');
const LAID: readonly Placement[] = [
  { row: 7, column: 6, token: 't-1' },
  { row: 7, column: 7, token: 't-noeud' },
];

const solved = (...args: readonly string[]): Answer => boiteJson(['solve', 'scrabble-rebus', ...args]) as Answer;

describe('boite solve scrabble-rebus', () => {
  test('every play is allowed and pays what it says, the dearest first', () => {
    const books = loadLibrary();
    const board = boardWith(EMPTY_BOARD, LAID);
    const rack = 'HOMME,a,EAU,cou,vert,TU,LE LA LES,six,s';
    const { plays, best } = solved('--rack', rack, '--board', CORDE);
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
    const { plays } = solved('--rack', 'homme,a,eau,cou', '--board', CORDE, '--all');
    expect(plays.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^il a (une corde|un nœud) au cou$/));
  });

  test('an empty board: the first rebus covers the star', () => {
    const empty = boardFile('empty.txt', '');
    for (const { plays } of [solved('--rack', 'verre,tu'), solved('--rack', 'verre,tu', '--board', empty)]) {
      expect(plays).toContainEqual(expect.objectContaining({ text: 'vertu', points: 6 }));
      for (const { tokens } of plays) expect(tokens.some(({ row, column }) => row === 7 && column === 7)).toBe(true);
    }
  });

  test('in text, the tokens laid are in brackets', () => {
    const { stdout, code } = boite(['solve', 'scrabble-rebus', '--rack', 'verre,tu']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ +6 +vertu +\[VERRE\] \[TU\] +row 7, column 6, across$/m);
  });

  test('nothing to lay is a no', () => {
    expect(boite(['solve', 'scrabble-rebus', '--rack', 'BUS'])).toMatchObject({ code: 1, stdout: 'nothing can be laid\n' });
    expect(boite(['solve', 'scrabble-rebus', '--rack', 'BUS', '--json'])).toMatchObject({
      code: 1,
      stdout: '{"plays":[],"best":null}\n',
    });
  });

  test.each([
    [[], 'which tokens?'],
    [['--rack', 'VERRE,FOO'], 'no token is read "FOO"'],
    [['--rack', ' '], 'which tokens?'],
    [['--rack', 'VERRE,,TU'], 'no token is read ""'],
    [['--rack', Array(10).fill('A').join()], 'at most 9 tokens, not 10'],
    [['--rack', 'BUS,BUS'], 'the bags have 1 BUS, not 2'],
    [['--rack', 'NŒUD,nœud', '--board', CORDE], 'the bags have 2 NŒUD, not 3'],
    [['--rack', 'VERRE,TU', '--board', join(folder, 'none.txt')], 'cannot be read'],
    [['--rack', 'VERRE,TU', '--board', boardFile('odd.txt', '. . FOO')], 'no token is read "FOO": line 1'],
    [['--rack', 'VERRE,TU', '--board', boardFile('wide.txt', '. '.repeat(16))], 'has 15 squares, not 16'],
    [['--rack', 'VERRE,TU', '--board', boardFile('high.txt', `${'.\n'.repeat(16)}`)], 'has 15 lines, not 16'],
    [['--rack', 'VERRE', 'TU'], 'what is "TU"?'],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['solve', 'scrabble-rebus', ...args])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(problem),
    });
  });
});
