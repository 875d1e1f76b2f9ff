import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

describe('boite judge phrase', () => {
  test('a good phrase is a yes, with what it is', () => {
    expect(boiteJson(['judge', 'phrase', "il s'attache"])).toEqual({ accepted: true, kind: 'sentence', reason: null });
    expect(boite(['judge', 'phrase', 'une corde'])).toEqual({ code: 0, stdout: 'accepted: a noun group\n', stderr: '' });
  });

  test('a bad one is a clear no, with the reason', () => {
    expect(boiteJson(['judge', 'phrase', 'une pied'])).toEqual({
      accepted: false,
      kind: null,
      reason: '«\u00a0une\u00a0» ne s’accorde pas avec «\u00a0pied\u00a0». Vouliez-vous dire «\u00a0un pied\u00a0»\u202f?',
    });
    expect(boite(['judge', 'phrase', 'une', 'pied'])).toMatchObject({ code: 1, stderr: '' });
  });

  test('names count', () => {
    expect(boite(['judge', 'phrase', 'Paris est belle']).code).toBe(0);
    expect(boite(['judge', 'phrase', 'la os']).code).toBe(1);
  });

  test.each(['', '123', '😀', 'a'.repeat(10_000), 'un mot '.repeat(1_000)])('%j is a clear no', (text) => {
    const { code, stdout } = boite(['judge', 'phrase', text]);
    expect(code).toBe(1);
    expect(stdout.length).toBeLessThan(200);
  });

  test.each([
    [[], 'which phrase?'],
    [['--stdin', 'tu vois'], '--stdin reads the phrases'],
    [['tu vois', '--jason'], "unknown option '--jason'"],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['judge', 'phrase', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });

  test('with --stdin, one phrase a line, one answer a line', () => {
    const run = boite(['judge', 'phrase', '--stdin'], 'tu vois\n\nverre vent scie\r\nvoilà');
    expect(jsonLines(run).map((answer) => (answer as { kind: string | null }).kind)).toEqual(['sentence', null, 'word']);
    expect(run.code).toBe(1);
    expect(boite(['judge', 'phrase', '--stdin'], 'tu vois\nje pense\n').code).toBe(0);
  });
});
