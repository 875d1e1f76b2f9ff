import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

describe('boite judge', () => {
  test('what is accepted is a yes, what is refused a clear no with the reason', () => {
    expect(boiteJson(['judge', 'rebus', 'CHAT', 'POT', '--word', 'chapeau'])).toMatchObject({ accepted: true, reason: null });
    expect(boite(['judge', 'rebus', 'CHAT', 'POT', '--word', 'chapeau'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('is accepted'),
    });
    const { code, stdout } = boite(['judge', 'rebus', 'CHAT', 'BAL', '--word', 'chapeau']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/la carte BAL dit «\u202fbal\u202f»\u202f; il faudrait «\u202fpo\u202f»\./);
  });

  test('answers a JSON value a line; one no makes it a no, an unreadable line a wrong usage', () => {
    const run = boite(['judge', 'rebus', '--stdin'], 'CHAT+POT=chapeau\n=chapeau\nPAS+RIZ=Paris');
    expect(jsonLines(run)).toMatchObject([{ accepted: true }, { accepted: false, alignment: [] }, { accepted: true }]);
    expect(run.code).toBe(1);
    const unreadable = boite(['judge', 'rebus', '--stdin'], 'CHAT POT\nCHAT+POT=chapeau\n');
    expect(unreadable.code).toBe(2);
    expect(jsonLines(unreadable)).toEqual([{ error: 'a line is CARD+CARD=word' }, expect.objectContaining({ accepted: true })]);
  });

  test('answers with the word that it took for what was written', () => {
    expect(boiteJson(['judge', 'rebus', 'CHAT', 'POT', '--word', 'chapo'])).toMatchObject({ accepted: true, word: 'chapeau' });
    const refused = boite(['judge', 'rebus', 'CHAT', 'POT', '--word', 'château']);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('Vouliez-vous dire');
  });

  test('hears every line as supply as one asks', () => {
    const run = boite(['judge', 'rebus', '--stdin', '--tolerance', 'libre'], 'CHAT+BEAU=chapeau');
    expect(jsonLines(run)).toMatchObject([{ accepted: true }]);
  });

  test.each([
    [[], 'judge what? one of'],
    [['nope'], 'judge what? one of'],
    [['rebus'], 'which cards?'],
    [['rebus', '--word', 'chapeau'], 'which cards?'],
    [['rebus', 'CHAT', 'POT'], 'which word?'],
    [['rebus', 'CHAT', '--stdin'], '--stdin reads the cards and the words: give none'],
    [['rebus', '--word', 'chat', '--stdin'], '--stdin reads the cards and the words: give none'],
    [['rebus', 'CHAT', '--word', 'chat', '--tolerance', 'sourde'], '--tolerance is one of'],
    [['tokens', 'VERRE', '--stdin'], '--stdin reads the tokens and the texts: give none'],
    [['tokens', 'VERRE', '--word', 'verre'], 'unknown option'],
  ])('%j is a wrong usage', (args, problem) => {
    const { code, stdout, stderr } = boite(['judge', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.toLowerCase()).toContain(problem.toLowerCase());
  });
});
