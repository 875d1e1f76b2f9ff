import { LEVELS } from '@boite/kernel';
import { describe, expect, test } from 'vitest';
import { boite, boiteJson } from './testing.ts';

interface LadderTold {
  readonly pairs: readonly { readonly stronger: string; readonly weaker: string; readonly ms: object }[];
}

const ladder = (...args: readonly string[]) => boiteJson(['ladder', 'rondo', '--games', '1', ...args]) as LadderTold;

describe('boite ladder', () => {
  const told = ladder();

  test('tells what each level came to against the one below, the weakest pair first', () => {
    expect(told).toMatchObject({ game: 'rondo', levels: LEVELS });
    expect(told.pairs.map(({ stronger, weaker }) => [weaker, stronger])).toEqual(
      LEVELS.slice(1).map((stronger, at) => [LEVELS[at], stronger]),
    );
    for (const pair of told.pairs)
      expect(pair).toEqual({
        stronger: expect.any(String),
        weaker: expect.any(String),
        games: 1,
        wins: expect.any(Number),
        draws: expect.any(Number),
        points: [expect.any(Number), expect.any(Number)],
        turns: expect.any(Number),
        ms: { p50: expect.any(Number), p99: expect.any(Number), max: expect.any(Number) },
      });
  });

  test('the same seed gives the same games', () => {
    const withoutTime = ({ pairs }: LadderTold) => pairs.map(({ ms: _, ...counted }) => counted);
    expect(withoutTime(ladder('--seed', '1'))).toEqual(withoutTime(told));
  });

  test('is readable without --json, words included', () => {
    const { code, stdout } = boite(['ladder', 'rondo', '--games', '1']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^rondo: seed 1\npair +won +games +points +turns +ms: p50, p99, max\ndebutant v eveil /);
    expect(stdout).toMatch(/\nchampion: \d+ said, .* letters/);
  });

  test.each([
    [['chess'], 'unknown game "chess"'],
    [['rondo', 'dico'], 'which game?'],
    [['rondo', '--games', '0'], '--games takes a whole number'],
    [['rondo', '--seed', '-1.5'], '--seed'],
    [['rondo', '--seats', 'expert,expert'], "unknown option '--seats'"],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['ladder', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});
