import { describe, expect, it } from 'vitest';
import { benchWith, find, groupId, heldTiles } from './testing.ts';
import { type Judge, spokenTile, spokenWord, wordsShown } from './words.ts';
import { NEW_WORD, split, withJokerWon, withTilesAt } from './workbench.ts';

const LISTED = new Set(['MER', 'MERS', 'PAGE', 'IMAGE', 'CHAT']);
const dictionary: Judge = (word) => LISTED.has(word);
const verdicts = (on: ReturnType<typeof benchWith>, judge = dictionary) =>
  wordsShown(on, judge).map(({ spelling, verdict }) => `${spelling} ${verdict}`);

describe('each group shows', () => {
  const table = benchWith('MER IMAGE', 'SPMERX');

  it('nothing while it lies as it did', () => {
    expect(verdicts(table)).toEqual(['MER kept', 'IMAGE kept']);
  });

  it('whether it is a word', () => {
    const end = { group: groupId(table, 'MER'), at: 3 };
    expect(verdicts(withTilesAt(table, heldTiles(table, 'S'), end))[0]).toBe('MERS word');
    expect(verdicts(withTilesAt(table, heldTiles(table, 'X'), end))[0]).toBe('MERX unknown');
  });

  it('nothing of the dictionary where the table judges', () => {
    const now = withTilesAt(table, heldTiles(table, 'X'), { group: groupId(table, 'MER'), at: 3 });
    expect(verdicts(now, () => null)[0]).toBe('MERX unjudged');
  });

  it('that it is too short, or twice on the table', () => {
    expect(verdicts(split(table, { group: groupId(table, 'IMAGE'), at: 2 }))).toEqual([
      'MER kept',
      'IM too-short',
      'AGE unknown',
    ]);
    expect(verdicts(withTilesAt(table, heldTiles(table, 'MER'), NEW_WORD))).toEqual(['MER twice', 'IMAGE kept', 'MER twice']);
  });

  it('is read aloud with its verdict, and its tiles with what they stand for', () => {
    const before = benchWith('CHaT', 'A');
    const won = withJokerWon(before, heldTiles(before, 'A')[0] as number, find(before, 'CHaT', 'a')[0] as number);
    expect(wordsShown(split(before, { group: 0, at: 2 }), dictionary).map(spokenWord)).toEqual([
      'CH, trop court',
      'AT, trop court',
    ]);
    expect(before.groups[0]?.tiles.map(spokenTile)).toEqual(['C', 'H', 'joker pour A', 'T']);
    expect(wordsShown(won, dictionary).map(spokenWord)).toEqual(['CHAT']);
  });
});
