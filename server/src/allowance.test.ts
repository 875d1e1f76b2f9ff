import { describe, expect, it } from 'vitest';
import { Allowance, Allowances } from './allowance.ts';

const RATE = { burst: 3, perSecond: 2 };

describe('an allowance', () => {
  it('is used up, and grows back with time', () => {
    const allowance = new Allowance(RATE, 0);
    expect([1, 2, 3, 4].map(() => allowance.take(0))).toEqual([true, true, true, false]);
    expect(allowance.take(400)).toBe(false);
    expect(allowance.take(500)).toBe(true);
    expect(allowance.permissions(60_000)).toBe(3);
  });

  it('is each one’s own', () => {
    const allowances = new Allowances(RATE);
    for (let time = 0; time < 3; time++) allowances.take('a', 0);
    expect(allowances.hasPermission('a', 0)).toBe(false);
    expect(allowances.take('b', 0)).toBe(true);
    allowances.forgetFull(10_000);
    expect(allowances.hasPermission('a', 10_000)).toBe(true);
  });
});
