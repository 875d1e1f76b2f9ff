import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

describe('boite judge tokens', () => {
  test('tells which token gave which sound, as judge rebus does, and what it says', () => {
    expect(boiteJson(['judge', 'tokens', 'VERRE', 'TU', '--text', 'vertu'])).toEqual({
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
    expect(boite(['judge', 'tokens', 'VERRE', 'TU', '--text', 'vertu'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('is accepted: word'),
    });
  });

  test('a token is named by any of its readings, a phrase is rightly written', () => {
    expect(
      boiteJson(['judge', 'tokens', 'il', 'a', 'une', 'corde', 'eau', 'cou', '--text', 'il a une corde au cou']),
    ).toMatchObject({
      accepted: true,
      kind: 'sentence',
      alignment: ['HOMME', 'A', '1', 'NŒUD', 'EAU', 'COU'].map((card) => ({ card })),
    });
    expect(boiteJson(['judge', 'tokens', 'tu', 'pense', '--text', 'tu pense'])).toMatchObject({
      accepted: true,
      text: 'tu penses',
    });
    expect(boiteJson(['judge', 'tokens', 'P', 'A', 'U', 'L', '--text', 'Paul'])).toMatchObject({
      accepted: true,
      kind: 'spelled',
      sounds: null,
      alignment: [{ card: 'P' }, { card: 'A' }, { card: 'U' }, { card: 'L' }],
    });
  });

  test('a token is also named by what is said like a reading; a name that is nothing is told', () => {
    expect(boiteJson(['judge', 'tokens', 'ELLE', 'COUD', '--text', 'elle coud'])).toMatchObject({
      accepted: true,
      alignment: [{ card: 'FEMME' }, { card: 'COU' }],
    });
    expect(boite(['judge', 'tokens', 'ELLE', 'XQZ', '--text', 'elle coud'])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/Aucun jeton ne se lit «\u00a0XQZ\u00a0»/),
    });
  });

  test('tells in French why not', () => {
    const { code, stdout } = boite(['judge', 'tokens', 'verre', 'vent', 'scie', '--text', 'verre vent scie']);
    expect(code).toBe(1);
    expect(stdout).toContain('C’est une énumération');
    expect(boite(['judge', 'tokens', 'verre', 'cou', '--text', 'vertu']).stdout).toMatch(/le jeton COU dit «\u00a0cou\u00a0»/);
  });

  test('answers a JSON value a line; one no makes it a no, an unreadable line a wrong usage', () => {
    const lines = [
      'VERRE+TU=vertu',
      'S+M=sème',
      '7+K=cassette',
      'XQZ+TU=vertu',
      '=vertu',
      'VERRE+TU=',
      `VERRE+TU=${'a'.repeat(10_000)}`,
    ];
    const run = boite(['judge', 'tokens', '--stdin'], lines.join('\n'));
    const accepted = jsonLines(run).map((answer) => (answer as { accepted: boolean }).accepted);
    expect(accepted).toEqual([true, true, false, false, false, false, false]);
    for (const answer of jsonLines(run).slice(2))
      expect(answer).toMatchObject({ reason: expect.stringMatching(/\S/), kind: null });
    expect(run.code).toBe(1);
    const unreadable = boite(['judge', 'tokens', '--stdin'], 'VERRE TU\n');
    expect([unreadable.code, jsonLines(unreadable)]).toEqual([2, [{ error: 'a line is TOKEN+TOKEN=text' }]]);
  });

  test.each([
    [['tokens'], 'which tokens?'],
    [['tokens', 'VERRE', 'TU'], 'which text?'],
    [['tokens', 'VERRE', '--stdin'], '--stdin reads the tokens and the texts: give none'],
    [['tokens', 'VERRE', '--word', 'verre'], 'unknown option'],
  ])('%j is a wrong usage', (args, problem) => {
    const { code, stdout, stderr } = boite(['judge', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.toLowerCase()).toContain(problem.toLowerCase());
  });
});
