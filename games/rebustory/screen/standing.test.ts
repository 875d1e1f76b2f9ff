import { describe, expect, it } from 'vitest';
import type { Options } from '../types.ts';
import { standing } from './standing.ts';
import { viewWith } from './testing.ts';

const glass = (sablier: Options['sablier']) => {
  const options = { way: 'premier', sablier } as Options;
  return standing(
    viewWith({ options, handSizes: [5, 5], scores: [0, 0], pending: null, sand: { isAsked: false, askers: [], agreed: [] } }),
  ).glass;
};

describe('the hourglass beside whose turn it is', () => {
  it('is as large as the table has agreed; by agreement, it is turned for a minute (RULES 9.4)', () => {
    expect(glass(90)).toBe(90);
    expect(glass('accord')).toBe(60);
    expect(glass(null)).toBeNull();
  });
});
