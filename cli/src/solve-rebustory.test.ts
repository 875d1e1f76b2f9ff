import { typedCard } from '@boite/games/rebustory/rules/typed-card.ts';
import type { Tolerance } from '@boite/language';
import { judgeRebus, type Piece } from '@boite/rebus';
import { describe, expect, test } from 'vitest';
import { loadVoices } from './rebus-text.ts';
import { boite, boiteJson, jsonLines } from './testing.ts';

interface Rebus {
  readonly word: string;
  readonly cards: readonly string[];
  readonly points: number;
  readonly group: number;
  readonly row: number;
  readonly column: number;
  readonly direction: 'across' | 'down';
}
interface Answer {
  readonly points: number;
  readonly bonus: number;
  readonly rebuses: readonly Rebus[];
  readonly proven: boolean;
}

const solved = (hand: string, ...more: readonly string[]): Answer =>
  boiteJson(['solve', 'rebustory', '--hand', hand, ...more]) as Answer;

const cellsOf = ({ group, row, column, direction, cards }: Rebus): readonly string[] =>
  cards.map((_, nth) => `${group}:${direction === 'across' ? `${row},${column + nth}` : `${row + nth},${column}`}`);

describe('boite solve rebustory', () => {
  const voices = loadVoices();

  test.each([
    ['CHAT,POT,VAL,É,DÉ,JOKER', []],
    ['EAU,RANG,JEU,RIZ,REBUSTORY,SCIE,JOKER,MAT,NEZ,LAIT,PAS', ['--edition', 'compacte']],
    ['FIL,LAIT,NŒUD,TOUR,PART,RAT', ['--edition', 'compacte', '--tolerance', 'stricte']],
  ])('%s %j: the judge hears every rebus, no card lies twice, and the points add up', (hand, more) => {
    const { points, bonus, rebuses } = solved(hand, ...more);
    expect(rebuses.reduce((sum, rebus) => sum + rebus.points, bonus)).toBe(points);
    const tolerance = (more.includes('stricte') ? 'stricte' : 'souple') satisfies Tolerance;
    for (const { word, cards } of rebuses) {
      const laid = cards.map((name) => typedCard(name, voices) as Piece);
      expect(judgeRebus({ pieces: laid, word, tolerance, ...voices })).toMatchObject({ accepted: true });
    }
    const laid = new Map(rebuses.flatMap((rebus) => cellsOf(rebus).map((cell, nth) => [cell, rebus.cards[nth]])));
    const names = [...laid.values()];
    expect(new Set(names).size).toBe(names.length);
    expect(hand.split(',')).toEqual(expect.arrayContaining(names));
  });

  test('two cards say one word, and nothing pays more', () => {
    expect(solved('CHAT,POT', '--edition', 'compacte')).toEqual({
      points: 2,
      bonus: 0,
      rebuses: [{ word: 'chapeau', cards: ['CHAT', 'POT'], points: 2, group: 1, row: 0, column: 0, direction: 'across' }],
      proven: true,
    });
  });

  test('a shared card counts in both rebuses, and their squares are told', () => {
    const { stdout, code } = boite(['solve', 'rebustory', '--hand', 'cou,rat,jeu,thon', '--edition', 'compacte']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^points +word +cards +place\n/);
    expect(stdout).toMatch(/^ +6 +courageux +COU \+ RAT \+ JEU +group 1, row 0, column 0, across$/m);
    expect(stdout).toMatch(/^9 points/m);
  });

  test('a hand a line; one that says nothing makes it a no, one that cannot be read a wrong usage', () => {
    const hands = ['CHAT,POT', 'BUS,BOL'];
    const run = boite(['solve', 'rebustory', '--stdin'], hands.join('\n'));
    expect(jsonLines(run)).toMatchObject([{ points: 2 }, { points: 0, rebuses: [] }]);
    expect(run.code).toBe(1);
    const worse = boite(['solve', 'rebustory', '--stdin'], 'CHAT,FOO');
    expect(jsonLines(worse)).toEqual([{ error: 'unknown card "FOO" in the edition classique' }]);
    expect(worse.code).toBe(2);
  });

  test.each([
    [[], 'which cards?'],
    [['--hand', 'CHAT,FOO'], 'unknown card "FOO"'],
    [['--hand', ''], 'unknown card ""'],
    [['--hand', 'SALE,THYM', '--edition', 'compacte'], 'unknown card "SALE" in the edition compacte'],
    [['--hand', 'CHAT,CHAT'], 'the box has 1 CHAT, not 2'],
    [['--hand', 'BAS,BAS,BAS'], 'the box has 2 BAS, not 3'],
    [['--hand', 'CHAT,REBUSTORY,REBUSTORY', '--edition', 'compacte'], 'the box has 1 REBUSTORY, not 2'],
    [['--hand', `${Array(18).fill('JOKER').join()},CHAT,POT,VAL`], 'at most 20 cards, not 21'],
    [['--hand', 'CHAT,POT', '--edition', 'grande'], '--edition is one of classique, compacte, not "grande"'],
    [['--hand', 'CHAT,POT', '--tolerance', 'sourde'], '--tolerance is one of'],
    [['--hand', 'CHAT', 'POT'], 'what is "POT"?'],
    [['--stdin', '--hand', 'CHAT'], '--stdin reads the hands'],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['solve', 'rebustory', ...args])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(problem),
    });
  });
});
