import { askerOf, valueHeard } from '@boite/kernel/testing/command';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { command } from '../command.ts';
import { tableChange, unlistedWords } from '../rules/play.ts';
import type { LaidWords, Tile } from '../types.ts';

interface Solved {
  readonly table: LaidWords | null;
  readonly score: number;
  readonly emptied: boolean;
  readonly proven: boolean;
}

const books = loadLibrary();
const { lexicon } = books;
const { ask, askLine } = askerOf(command.solve?.rummikub, books);
const solved = (table: string, rack: string): Solved => valueHeard(ask({ table, rack })) as Solved;

describe('boite solve rummikub', () => {
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
    const entering = ask({ table: 'IMAGE', rack: 'CHAMBRE', entered: 'no' });
    expect(valueHeard(entering)).toEqual({ table: ['IMAGE', 'CHAMBRE'], score: 14, emptied: true, proven: true });
    expect(ask({ table: 'IMAGE', rack: 'DIS', entered: 'no' })).toMatchObject({ value: { table: null } });
    expect(askLine('IMAGE CHAMBRE', { entered: 'no' })).toEqual(entering);
  });

  test('accents, commas and the sign of a joker do not matter, nor does the case of a rack', () => {
    expect(solved('MARÉE', 's, é,_')).toEqual(solved('MAREE', 'SE?'));
  });

  test('nothing to play is a clear no', () => {
    expect(ask({ table: 'MARE', rack: 'W' })).toEqual({
      isYes: false,
      lines: ['nothing can be played'],
      value: { table: null, score: 0, emptied: false, proven: true },
    });
  });

  test('is drawn with a + before each new word', () => {
    expect(ask({ table: 'PARAITRE', rack: 'DIS' })).toMatchObject({
      isYes: true,
      lines: ['22 points, the rack is empty', '+ DISPARAITRE'],
    });
  });

  test.each([
    [{ table: 'MARE' }, /^which tiles\?/],
    [{ table: 'MARE', rack: 'D1S' }, /^a rack is written like DIS\?/],
    [{ table: 'MA', rack: 'DIS' }, /^a word of the table has 3 letters at least, not "MA"$/],
    [{ table: 'MARE,,CHAT', rack: 'DIS' }, /^a word of the table is written like/],
    [{ table: 'MARE CHAT', rack: 'DIS' }, /^a word of the table is written like/],
    [{ table: 'MARE,MArE', rack: 'DIS' }, /^no two words of a table are alike: MARE$/],
    [{ table: 'mare', rack: 'DIS' }, /^the box has 2 jokers, not 4; on the table, capitals are letters$/],
    [{ rack: '???' }, /^the box has 2 jokers, not 3$/],
    [{ rack: 'WW' }, /^the box has 1 W, not 2$/],
    [{ entered: 'maybe', rack: 'DIS' }, /^--entered takes yes or no, not "maybe"$/],
  ])('%j is a wrong usage', (options, problem) => {
    expect(ask(options)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('boite solve rummikub --stdin', () => {
  test('answers a position a line, and says why a line cannot be read', () => {
    expect(askLine('PARAITRE DIS')).toEqual(ask({ table: 'PARAITRE', rack: 'DIS' }));
    expect(askLine('- CHAMBRE')).toEqual(ask({ table: '', rack: 'CHAMBRE' }));
    expect(askLine('MARE W')).toEqual(ask({ table: 'MARE', rack: 'W' }));
    expect(askLine('MARE')).toEqual({ problem: 'a line is a table, a space and a rack' });
    expect(askLine('MA DIS')).toEqual({ problem: expect.stringContaining('3 letters at least') });
  });
});

function rackOf(text: string): readonly Tile[] {
  return [...text].map((sign) => (sign === '?' ? 'joker' : (sign as Tile)));
}
