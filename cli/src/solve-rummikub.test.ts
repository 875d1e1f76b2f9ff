import { tableChange, unlistedWords } from '@boite/games/rummikub/rules/play.ts';
import type { LaidWords, Tile } from '@boite/games/rummikub/types.ts';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

interface Solved {
  readonly table: LaidWords | null;
  readonly score: number;
  readonly emptied: boolean;
  readonly proven: boolean;
}

const solved = (table: string, rack: string, ...more: readonly string[]): Solved =>
  boiteJson(['solve', 'rummikub', '--table', table, '--rack', rack, ...more]) as Solved;

describe('boite solve rummikub', () => {
  const lexicon = loadLexicon();

  test.each([
    ['PARAITRE,IMAGE', 'DIS'],
    ['CHaT,DROLE', 'ASTRE?'],
    ['', 'CHAMBRE'],
    ['DROLE,BOEUF,VIE', 'ROLEPST'],
  ])('on %j with %s, the turn is allowed and pays what it says', (tableText, rackText) => {
    const before = { table: tableText.split(',').filter(Boolean), rack: rackOf(rackText), entered: true };
    const { table, score, emptied, proven } = solved(tableText, rackText);
    const change = tableChange(before, table ?? []);
    expect(change).toMatchObject({ points: score, emptied });
    expect('formed' in change && unlistedWords(change.formed, lexicon)).toEqual([]);
    expect(proven).toBe(true);
  });

  test('PARAITRE and D I S is DISPARAITRE, 22 points', () => {
    expect(solved('PARAITRE', 'DIS')).toEqual({ table: ['DISPARAITRE'], score: 22, emptied: true, proven: true });
  });

  test('who has not entered leaves the table alone', () => {
    const turn = solved('IMAGE', 'CHAMBRE', '--entered', 'no');
    expect(turn).toEqual({ table: ['IMAGE', 'CHAMBRE'], score: 14, emptied: true, proven: true });
    expect(solved('IMAGE', 'DIS', '--entered', 'no').table).toBeNull();
  });

  test('accents, commas and the sign of a joker do not matter, nor does the case of a rack', () => {
    expect(solved('MARÉE', 's, é,_')).toEqual(solved('MAREE', 'SE?'));
  });

  test('nothing to play is a clear no', () => {
    expect(boite(['solve', 'rummikub', '--table', 'MARE', '--rack', 'W'])).toEqual({
      code: 1,
      stdout: 'nothing can be played\n',
      stderr: '',
    });
    expect(solved('MARE', 'W')).toEqual({ table: null, score: 0, emptied: false, proven: true });
  });

  test('is drawn with a + before each new word', () => {
    const { code, stdout } = boite(['solve', 'rummikub', '--table', 'PARAITRE', '--rack', 'DIS']);
    expect(code).toBe(0);
    expect(stdout).toBe('22 points, the rack is empty\n+ DISPARAITRE\n');
  });

  const RACK = ['--rack', 'DIS'];
  test.each([
    [['--table', 'MARE'], 'which tiles?'],
    [['--table', 'MARE', '--rack'], 'argument missing'],
    [['--table', 'MARE', '--rack', 'D1S'], 'a rack is written like DIS?'],
    [['--table', 'MA', ...RACK], 'a word of the table has 3 letters at least, not "MA"'],
    [['--table', 'MARE,,CHAT', ...RACK], 'a word of the table is written like'],
    [['--table', 'MARE CHAT', ...RACK], 'a word of the table is written like'],
    [['--table', 'MARE,MArE', ...RACK], 'no two words of a table are alike: MARE'],
    [['--table', 'mare', ...RACK], 'the box has 2 jokers, not 4; on the table, capitals are letters'],
    [['--rack', '???'], 'the box has 2 jokers, not 3\n'],
    [['--rack', 'WW'], 'the box has 1 W, not 2'],
    [['--entered', 'maybe', ...RACK], '--entered takes yes or no, not "maybe"'],
    [['MARE', ...RACK], 'what is "MARE"?'],
    [['--stdin', ...RACK], '--stdin reads the positions'],
    [['--hand', 'A', ...RACK], "unknown option '--hand'"],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['solve', 'rummikub', ...args])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(problem),
    });
  });
});

describe('boite solve rummikub --stdin', () => {
  test('answers a position a line, and says why a line cannot be read', () => {
    const run = boite(['solve', 'rummikub', '--stdin'], 'PARAITRE DIS\n\n- CHAMBRE\nMARE W\nMARE\nMA DIS');
    expect(jsonLines(run)).toEqual([
      solved('PARAITRE', 'DIS'),
      solved('', 'CHAMBRE'),
      solved('MARE', 'W'),
      { error: 'a line is a table, a space and a rack' },
      { error: expect.stringContaining('3 letters at least') },
    ]);
    expect(run.code).toBe(2);
  });
});

function rackOf(text: string): readonly Tile[] {
  return [...text].map((sign) => (sign === '?' ? 'joker' : (sign as Tile)));
}
