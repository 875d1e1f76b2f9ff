import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCommands } from '@boite/games/commands.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

const solved = (...args: readonly string[]) => boiteJson(['solve', 'rondo', ...args]) as { plays: readonly unknown[] };

describe('boite solve', () => {
  const POSITION = ['--holder', 'MARE', '--hand', 'A,E,I,S,T'];

  test('answers people with lines, scripts with one JSON value', () => {
    const { code, stdout, stderr } = boite(['solve', 'rondo', ...POSITION]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^points +word +laid\n/);
    expect(stdout).toMatch(/\d+ more with --all\n$/);
    expect(solved(...POSITION)).toMatchObject({ plays: expect.any(Array), best: { word: expect.any(String) } });
  });

  test('the word that says what is asked may stand anywhere', () => {
    expect(boite(['solve', ...POSITION, 'rondo'])).toEqual(boite(['solve', 'rondo', ...POSITION]));
  });

  test('twenty are told unless all are asked for', () => {
    const all = solved(...POSITION, '--all').plays;
    expect(all.length).toBeGreaterThan(20);
    expect(solved(...POSITION).plays).toEqual(all.slice(0, 20));
  });

  test('nothing to play is a clear no', () => {
    expect(boite(['solve', 'rondo', '--holder', 'MER', '--hand', 'gomme'])).toEqual({
      code: 1,
      stdout: 'no word can be played\n',
      stderr: '',
    });
    expect(boite(['solve', 'rondo', '--holder', 'MER', '--hand', 'gomme', '--json'])).toEqual({
      code: 1,
      stdout: '{"plays":[],"best":null}\n',
      stderr: '',
    });
  });

  const HAND = ['--hand', 'A,E,I'];
  test.each([
    [[], 'which game? one of'],
    [['chess', ...HAND], 'which game? one of'],
    [['../cli', ...HAND], 'which game? one of'],
    [['toString', ...HAND], 'which game? one of'],
    [['rondo', '--holder', 'MARE'], 'which cards?'],
    [['rondo', '--holder', 'MARE', '--hand'], 'argument missing'],
    [['rondo', '--holder', 'MARE', '--hand', '1,2'], 'a card is a letter, gomme or joker, not "1"'],
    [['rondo', 'MARE', ...HAND], 'what is "MARE"?'],
    [['rondo', '--stdin', ...HAND], '--stdin reads the positions: give none'],
    [['rondo', '--rack', 'A', ...HAND], "unknown option '--rack'"],
    [['rebustory', '--all', '--hand', 'CHAT'], "unknown option '--all'"],
    [['scrabble-rebus', '--stdin'], "unknown option '--stdin'"],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['solve', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});

describe('boite solve with a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boite-board-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const asked = (board: string) => boite(['solve', 'scrabble-rebus', '--rack', 'VERRE,TU', '--board', join(folder, board)]);

  test('its text is what is read', () => {
    writeFileSync(join(folder, 'odd.txt'), '. . FOO');
    expect(asked('odd.txt')).toMatchObject({ code: 2, stderr: expect.stringContaining('no token is read "FOO": line 1') });
  });

  test('one that is not there is a wrong usage', () => {
    expect(asked('none.txt')).toMatchObject({ code: 2, stderr: expect.stringMatching(/the board ".*" cannot be read/) });
  });
});

describe('boite solve --stdin', () => {
  const stdin = (...lines: readonly string[]) => boite(['solve', 'rondo', '--stdin'], lines.join('\n'));

  test('answers a position a line, like the options do', () => {
    const run = stdin('MARE A,E,I', '', '- M,E,R', '_MAR*E\tA,gomme\r');
    expect(jsonLines(run)).toEqual([
      solved('--holder', 'MARE', '--hand', 'A,E,I'),
      solved('--hand', 'M,E,R'),
      solved('--holder', '_MAR*E', '--hand', 'A,gomme'),
    ]);
    expect(run.code).toBe(0);
  });

  test('a position without a word makes it a no', () => {
    const run = stdin('MARE A,E,I', 'MER gomme,gomme');
    expect(jsonLines(run)[1]).toEqual({ plays: [], best: null });
    expect(run.code).toBe(1);
  });

  test('a line that cannot be read says why, and the next ones are answered', () => {
    const run = stdin('MARE', 'MARE 1,2', 'MARE A,E,I');
    expect(jsonLines(run)).toEqual([
      { error: 'a line is a holder, a space and a hand' },
      { error: 'a card is a letter, gomme or joker, not "1"' },
      solved('--holder', 'MARE', '--hand', 'A,E,I'),
    ]);
    expect(run.code).toBe(2);
  });

  test('settings hold for every line, and are read before the first', () => {
    const run = boite(['solve', 'rebus', '--stdin', '--best', '1'], 'CHAT POT\nSKI\nCHAT XQZ\n');
    expect(jsonLines(run)).toMatchObject([{ best: { word: 'CHAPEAU' } }, { best: null }, { error: 'unknown card "XQZ"' }]);
    expect(run.code).toBe(2);
    expect(boite(['solve', 'rebus', '--stdin', '--best', '0'], 'CHAT POT\n')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--best takes a whole number from 1 to 1000000, not "0"'),
    });
  });
});

describe('what games can be asked', async () => {
  const commands = await allCommands();
  const help = { solve: boite(['help', 'solve']).stdout, judge: boite(['help', 'judge']).stdout };
  const questions = commands.flatMap((command) =>
    (['solve', 'judge'] as const).flatMap((verb) =>
      Object.entries(command[verb] ?? {}).map(([word, inquiry]) => [verb, word, inquiry] as const),
    ),
  );

  test('no two games ask with the same word', () => {
    const words = questions.map(([verb, word]) => `${verb} ${word}`);
    expect(words).toEqual([...new Set(words)]);
  });

  test.each(questions)('boite help %s tells all the options of %s, and its example has a yes', (verb, word, inquiry) => {
    const own = help[verb].slice(help[verb].indexOf(`boite ${verb} ${word} ${inquiry.example}\n`));
    const lines = own.split('\n').map((line) => line.trim());
    for (const [name, { help: meaning }] of Object.entries(inquiry.options)) {
      const said = lines.find((line) => line.startsWith(`--${name} `))?.replace(/^\S+ +/, '') ?? '';
      expect(said).not.toBe('');
      expect(meaning.replace(/\n.*/s, '').startsWith(said)).toBe(true);
    }
    const { code, stdout: answer } = boite([verb, word, ...inquiry.example.split(' '), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(answer)).toEqual(expect.any(Object));
  });
});
