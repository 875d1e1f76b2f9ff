import { describe, expect, it } from 'vitest';
import { sheetRounds } from './sheet.ts';

const line = (seat: number, word: string | null) => ({ seat, word, points: 1 });

describe('the score block', () => {
  it('has a row a round, from whoever begins', () => {
    const rows = sheetRounds([line(1, 'MER'), line(2, 'MARE'), line(0, 'MARI'), line(1, null)], 3);
    expect(rows.map((row) => row.map((cell) => cell && (cell.word ?? '–')))).toEqual([
      ['MARI', 'MER', 'MARE'],
      [null, '–', null],
    ]);
  });

  it('leaves the column of a player who has left empty', () => {
    expect(sheetRounds([line(0, 'MER'), line(2, 'MARE'), line(0, 'MARI')], 3)).toHaveLength(2);
  });

  it('is empty before the first word', () => {
    expect(sheetRounds([], 2)).toEqual([]);
  });
});
