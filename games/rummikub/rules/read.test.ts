// What is read from outside, and what is not.

import { describe, expect, test } from 'vitest';
import { readOptions } from './form.ts';
import { readAction } from './read.ts';

describe('options', () => {
  test('what is missing is at its default', () => {
    expect(readOptions({})).toEqual({ sablier: 60, judging: 'arbitre', theme: null });
  });
  test('a theme is trimmed and has 1 to 40 characters', () => {
    expect(readOptions({ theme: '  La mer ' })?.theme).toBe('La mer');
    expect(readOptions({ theme: 'é'.repeat(40) })?.theme).toHaveLength(40);
    const unread = ['', '   ', 'e'.repeat(41), 'La\nmer', 7];
    expect(unread.map((theme) => readOptions({ theme }))).toEqual(unread.map(() => null));
  });
  test('unknown ones are malformed', () => {
    const raws = [{ sablier: 61 }, { judging: 'roi' }, { speed: 1 }, null];
    expect(raws.map(readOptions)).toEqual(raws.map(() => null));
  });
});

describe('actions', () => {
  test('a table is words of capitals and small letters', () => {
    expect(readAction({ kind: 'play', table: ['CHaT', 'SOL'] })).toEqual({ kind: 'play', table: ['CHaT', 'SOL'] });
    expect(readAction({ kind: 'appeal', table: [] })).toEqual({ kind: 'appeal', table: [] });
  });
  test('anything else is malformed', () => {
    const tables = [['ÉTÉ'], [''], ['SO L'], ['*OL'], 'SOL', [['S']], null, ['A'.repeat(113)], Array(57).fill('AB')];
    expect(tables.map((table) => readAction({ kind: 'play', table }))).toEqual(tables.map(() => null));
    const raws = [{ kind: 'contest' }, { kind: 'vote', voice: 'maybe' }, { kind: 'pass', why: 1 }, { kind: 'play' }];
    expect(raws.map(readAction)).toEqual(raws.map(() => null));
  });
});
