import { describe, expect, test } from 'vitest';
import { boite, boiteJson } from './testing.ts';

interface Simulated {
  readonly wins: readonly number[];
  readonly msPerDecision: number;
}

const simulated = (...args: readonly string[]): Simulated => boiteJson(['simulate', 'rondo', ...args]) as Simulated;

describe('boite simulate', () => {
  test('counts wins, scores, turns and time', () => {
    const tally = simulated('--seats', 'expert,debutant', '--games', '6', '--seed', '1');
    expect(tally).toEqual({
      game: 'rondo',
      seats: ['expert', 'debutant'],
      games: 6,
      seed: 1,
      wins: [expect.any(Number), expect.any(Number)],
      meanScores: [expect.any(Number), expect.any(Number)],
      turns: expect.any(Number),
      msPerDecision: expect.any(Number),
    });
    expect(tally.wins.reduce((sum, won) => sum + won)).toBeCloseTo(6, 2);
  });

  test('the same seed gives the same games, another seed gives others', () => {
    const games = (seed: string) => {
      const { msPerDecision, ...told } = simulated('--seats', 'amateur,debutant', '--games', '2', '--seed', seed);
      expect(msPerDecision).toBeGreaterThanOrEqual(0);
      return told;
    };
    expect(games('7')).toEqual(games('7'));
    expect(games('7')).not.toEqual({ ...games('8'), seed: 7 });
  });

  test('up to six play', () => {
    const six = 'expert,Débutant,HABITUE,expert,expert,expert';
    expect(simulated('--seats', six, '--games', '1').wins.length).toBe(6);
  });

  test('is readable without --json', () => {
    const { code, stdout } = boite(['simulate', 'rondo', '--seats', 'expert,debutant', '--games', '2']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^rondo: 2 games, seed 1, .* turns a game, .* ms a decision\nlevel +wins +mean score\nexpert /);
  });

  test('a game is played with its own options, given by their names', () => {
    const played = (...args: readonly string[]) => boiteJson(['simulate', 'rebustory', '--games', '2', ...args]) as Simulated;
    const two = played('--edition', 'compacte', '--children', 'true', '--seats', 'expert,debutant');
    expect(two).toMatchObject({ game: 'rebustory', turns: 6 });
    expect(played('--way', 'tirage', '--seats', 'habitue')).toMatchObject({ wins: [2], turns: 1 });
  });

  const two = ['--seats', 'expert,expert'];
  test.each([
    [[], 'which game?'],
    [['rondo', 'rondo', ...two], 'which game?'],
    [['chess', ...two], 'unknown game "chess"'],
    [['rondo'], 'who plays?'],
    [['rondo', '--seats', 'expert'], 'rondo is played by 2 to 6, not 1'],
    [['rondo', '--seats', 'expert,expert,expert,expert,expert,expert,expert'], 'rondo is played by 2 to 6, not 7'],
    [['rondo', '--seats', 'expert,wizard'], 'unknown level "wizard"'],
    [['rondo', '--seats', 'expert,'], 'unknown level ""'],
    [['rebustory', ...two, '--edition', 'grande'], '--edition is one of compacte, classique, not "grande"'],
    [['rebustory', ...two, '--edition', 'compacte', '--way', 'second'], '--way second makes no sense with the other options'],
    [['rebustory', ...two, '--way', 'echelle'], 'rebustory is played by 1, not 2'],
    [['rondo', ...two, '--edition', 'compacte'], "unknown option '--edition'"],
    [['rondo', ...two, '--games', '0'], '--games takes a whole number from 1 to 1000000, not "0"'],
    [['rondo', ...two, '--games', '1000001'], '--games takes a whole number'],
    [['rondo', ...two, '--games', 'many'], '--games takes a whole number'],
    [['rondo', ...two, '--games=-3'], '--games takes a whole number'],
    [['rondo', ...two, '--seed', '1.5'], '--seed takes a whole number'],
    [['rondo', ...two, '--seed', ''], '--seed takes a whole number'],
    [['rondo', ...two, '--seed', '99999999999'], '--seed takes a whole number'],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['simulate', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});
