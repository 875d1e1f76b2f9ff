import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

describe('boite judge rebus', () => {
  test('tells which card gave which sound', () => {
    expect(boiteJson(['judge', 'rebus', 'CHAT', 'POT', '--word', 'chapeau'])).toEqual({
      accepted: true,
      sounds: 'ʃapo',
      alignment: [
        { card: 'CHAT', sounds: 'ʃa', said: 'ʃa', differences: [] },
        { card: 'POT', sounds: 'po', said: 'po', differences: [] },
      ],
      reason: null,
    });
    expect(boite(['judge', 'rebus', 'CHAT', 'POT', '--word', 'chapeau'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('is accepted'),
    });
  });

  test('tells where it broke, in French', () => {
    const { code, stdout } = boite(['judge', 'rebus', 'CHAT', 'BAL', '--word', 'chapeau']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/la carte BAL dit «\u00a0bal\u00a0»\u202f; il faudrait «\u00a0po\u00a0»\./);
  });

  test('hears as supply as one asks', () => {
    const asked = ['judge', 'rebus', 'CHAT', 'BEAU', '--word', 'chapeau'];
    expect(boiteJson(asked)).toMatchObject({ accepted: false });
    expect(boiteJson([...asked, '--tolerance', 'libre'])).toMatchObject({ accepted: true });
  });

  test('answers a JSON value a line; one no makes it a no, an unreadable line a wrong usage', () => {
    const lines = [
      'CHAT+POT=chapeau',
      "BAS+T'+EAU=bateau",
      'REBUSTORY+MAT=pyjama',
      'PAS+RIZ=Paris',
      "CHAT+P'+POT=chapeau",
      'JOKER+JOKER=chapeau',
      'XQZ+POT=chapeau',
      '=chapeau',
      'CHAT+POT=123',
      `CHAT+POT=${'a'.repeat(10_000)}`,
      `${Array(5_000).fill('JOKER').join('+')}=chapeau`,
    ];
    const run = boite(['judge', 'rebus', '--stdin'], lines.join('\n'));
    const accepted = jsonLines(run).map((answer) => (answer as { accepted: boolean }).accepted);
    expect(accepted).toEqual([true, true, true, true, false, false, false, false, false, false, false]);
    for (const answer of jsonLines(run).slice(4))
      expect(answer).toMatchObject({ reason: expect.stringMatching(/\S/), alignment: [] });
    expect(run.code).toBe(1);
    const unreadable = boite(['judge', 'rebus', '--stdin'], 'CHAT POT\nCHAT+POT=chapeau\n');
    expect(unreadable.code).toBe(2);
    expect(jsonLines(unreadable)).toEqual([{ error: 'a line is CARD+CARD=word' }, expect.objectContaining({ accepted: true })]);
  });

  test.each([
    [[], 'judge what? one of'],
    [['nope'], 'judge what? one of'],
    [['rebus'], 'which cards?'],
    [['rebus', 'CHAT', 'POT'], 'which word?'],
    [['rebus', 'CHAT', '--stdin'], '--stdin reads the cards and the words: give none'],
    [['rebus', 'CHAT', '--word', 'chat', '--tolerance', 'sourde'], '--tolerance is one of'],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['judge', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});

describe('boite solve rebus', () => {
  test('finds words, those of the most cards first, one answer for words that sound alike', () => {
    const { plays, best } = boiteJson(['solve', 'rebus', 'CHAT', 'POT', 'VAL', 'E', 'DÉ', '--best', '50']) as {
      plays: readonly { word: string; words: readonly string[]; cards: readonly string[] }[];
      best: object;
    };
    expect(best).toEqual(plays[0]);
    expect(plays.length).toBeLessThanOrEqual(50);
    expect(plays).toContainEqual({
      word: 'CHAPEAU',
      words: ['CHAPEAU', 'CHAPEAUX'],
      cards: ['CHAT', 'POT'],
      rank: expect.any(Number),
    });
    expect(plays.map(({ cards }) => cards.length)).toEqual(plays.map(({ cards }) => cards.length).sort((a, b) => b - a));
    expect(boite(['solve', 'rebus', 'CHAT', 'POT'])).toMatchObject({ code: 0, stdout: expect.stringContaining('CHAT + POT') });
  });

  test('jokers and rare words', () => {
    const { code, stdout } = boite(['solve', 'rebus', 'POT', 'JOKER', '--best', '1000']);
    expect(code).toBe(0);
    expect(stdout).toContain('CHAPEAU');
  });

  test('answers a hand a line', () => {
    const run = boite(['solve', 'rebus', '--stdin', '--best', '1'], 'CHAT POT\nSKI\nCHAT XQZ\n');
    expect(jsonLines(run)).toMatchObject([{ best: { word: 'CHAPEAU' } }, { best: null }, { error: 'unknown card "XQZ"' }]);
    expect(run.code).toBe(2);
    expect(boite(['solve', 'rebus', 'SKI']).code).toBe(1);
  });

  test.each([
    [[], 'which cards?'],
    [['CHAT', '--best', '0'], '--best takes a whole number'],
    [['CHAT', 'XQZ'], 'unknown card "XQZ"'],
    [Array<string>(40).fill('CHAT'), 'at most 30 cards'],
    [Array<string>(500).fill('JOKER'), 'at most 30 cards'],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['solve', 'rebus', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});
