import type { Told } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import { freshIn } from './news.ts';

const told = (...lines: readonly [number, ...string[]][]) =>
  lines.map(([seat, ...formed], step) => ({
    step,
    news: formed.length > 0 ? { kind: 'played', seat, formed } : { kind: 'passed', seat },
  })) as unknown as readonly Told[];

describe('new words', () => {
  const game = told([0, 'MER'], [1, 'VENT', 'EAU'], [2]);

  it('are those of the others since one’s own last turn', () => {
    expect(freshIn(game, 0)).toEqual(['VENT', 'EAU']);
    expect(freshIn(game, 1)).toEqual([]);
    expect(freshIn(told([1, 'MER']), 0)).toEqual(['MER']);
  });

  it('are those of the last turn to a spectator', () => {
    expect(freshIn(game, null)).toEqual([]);
    expect(freshIn(told([0, 'MER'], [1, 'VENT']), null)).toEqual(['VENT']);
  });
});
