// The subjects a table may choose, and the words of ours that fit them. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box } from '../game.ts';
import { fitsTheme, OFFERED_THEMES } from './themes.ts';

const books = loadLibrary();

describe('8.4 The lists of the subjects', () => {
  it('are ten at least', () => expect(OFFERED_THEMES.length).toBeGreaterThanOrEqual(10));

  it.each(OFFERED_THEMES)('%s: several hundred words, all of them in the dictionary', (theme) => {
    const heads = [...books.themeLists.heads(theme)];
    expect(heads.filter((word) => !books.lexicon.has(word))).toEqual([]);
    expect(heads.length).toBeGreaterThan(300);
  });

  it.each([
    ['Les animaux', 'LION'],
    ['Les animaux', 'LIONS'],
    ['Les animaux', 'CHEVAUX'],
    ['La mer', 'NAVIGUONS'],
    ['La musique', 'CHANTEUSES'],
    ['Le jardin de mamie', 'POIREAU'],
  ])('%s: %s fits', (theme, word) => expect(fitsTheme(theme, word, books)).toBe(true));

  it.each([
    ['Les animaux', 'MAISON'],
    ['La musique', 'POIREAU'],
  ])('%s: %s does not', (theme, word) => expect(fitsTheme(theme, word, books)).toBe(false));
});

describe('8.4 A subject of the table’s own', () => {
  const options = (theme: string | null) => box.game.readOptions({ theme }) as Parameters<typeof seats>[0];
  const seats = (chosen: NonNullable<ReturnType<typeof box.game.readOptions>>) => [
    box.game.seatsWith?.(chosen).min,
    box.game.isForPeopleAlone?.(chosen),
  ];

  it('has three seats at least and no bot; one of ours, and none, as many as ever', () => {
    expect(seats(options('Le jardin de mamie'))).toEqual([3, true]);
    expect(seats(options('La mer'))).toEqual([2, false]);
    expect(seats(options(null))).toEqual([2, false]);
  });
});
