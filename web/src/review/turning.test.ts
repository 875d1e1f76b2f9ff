import { describe, expect, it } from 'vitest';
import { turningPoint } from './turning.ts';

const turnsOf = (...scored: readonly (readonly [seat: number, points: number])[]) =>
  scored.map(([seat, points], step) => ({ seat, points, step }));

describe('the turning point of a game', () => {
  it('is the last turn in which someone else took the lead', () => {
    expect(turningPoint(turnsOf([0, 5], [1, 8], [0, 9], [1, 2], [0, 1]))?.step).toBe(2);
  });

  it('is none where one person led all along, or nobody does', () => {
    expect(turningPoint(turnsOf([0, 5], [1, 3], [0, 0], [1, 2]))).toBeNull();
    expect(turningPoint([])).toBeNull();
  });
});
