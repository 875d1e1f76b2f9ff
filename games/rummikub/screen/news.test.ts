import type { Told } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import type { News } from '../types.ts';
import { freshWords } from './news.ts';

const told = (...lines: readonly [number, ...string[]][]) =>
  lines.map(([seat, ...formed], step) => ({
    step,
    news: formed.length > 0 ? { kind: 'played', seat, formed } : { kind: 'passed', seat },
  })) as unknown as readonly Told<News>[];

describe('new words', () => {
  const game = told([0, 'MER'], [1, 'VENT', 'EAU'], [2]);

  it('are those of the others since one’s own last turn', () => {
    expect(freshWords(game, 0)).toEqual(['VENT', 'EAU']);
    expect(freshWords(game, 1)).toEqual([]);
    expect(freshWords(told([1, 'MER']), 0)).toEqual(['MER']);
  });

  it('are those of the last turn to a spectator', () => {
    expect(freshWords(game, null)).toEqual([]);
    expect(freshWords(told([0, 'MER'], [1, 'VENT']), null)).toEqual(['VENT']);
  });
});
