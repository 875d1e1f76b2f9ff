// `boite daily`: the challenge of a day, told as `boite solve` reads it.

import { describe, expect, it } from 'vitest';
import { boite, boiteJson } from './testing.ts';

const ON_A_DAY = ['--date', '2026-11-18'];

interface Told {
  readonly position: readonly string[];
  readonly best: { readonly everyday: Best; readonly all: Best } | null;
}

interface Best {
  readonly points: number;
  readonly plays: readonly string[];
}

describe('boite daily', () => {
  it('tells the same to everybody, and nothing of the best unless asked', () => {
    const told = boiteJson(['daily', 'rondo', ...ON_A_DAY]) as Told;
    expect(told).toEqual(boiteJson(['daily', 'rondo', ...ON_A_DAY]));
    expect(told).toMatchObject({ game: 'rondo', day: '2026-11-18', best: null });
    expect(told.position[0]).toMatch(/^holder +[A-Z]{3}$/);
  });

  it('the best of a day is what the solver says of its position', () => {
    const { position, best } = boiteJson(['daily', 'rummikub', ...ON_A_DAY, '--best']) as Told;
    const [table = '', rack = ''] = position.map((line) => line.split(/ +/)[1] ?? '');
    const solved = boiteJson(['solve', 'rummikub', '--table', table, '--rack', rack]) as { readonly score: number };
    expect(best?.all.points).toBe(solved.score);
    expect(best?.everyday.points).toBeLessThanOrEqual(solved.score);
  });

  it('says which games there are, and that a day is none', () => {
    expect(boite(['daily'])).toMatchObject({ code: 2, stderr: expect.stringContaining('rondo, rummikub') });
    expect(boite(['daily', 'chess']).stderr).toContain('which game?');
    expect(boite(['daily', 'rondo', '--date', '2026-02-30']).stderr).toContain('is no day');
  });
});
