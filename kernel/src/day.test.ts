import { describe, expect, it } from 'vitest';
import { dayPlus, isDay, streakOf } from './day.ts';

describe('a day of the calendar', () => {
  it('is followed by the next, over four hundred years too', () => {
    expect(dayPlus('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayPlus('2000-01-01', 146_097)).toBe('2400-01-01');
  });

  it('exists', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });
});

describe('a streak of days', () => {
  it('counts the days in a row up to today', () => {
    expect(streakOf(['2026-11-13', '2026-11-14', '2026-11-15'], '2026-11-15')).toBe(3);
  });

  it('still lives on the day after, and is broken by a day without', () => {
    expect(streakOf(['2026-11-13', '2026-11-14'], '2026-11-15')).toBe(2);
    expect(streakOf(['2026-11-13'], '2026-11-15')).toBe(0);
    expect(streakOf(['2026-11-12', '2026-11-14', '2026-11-15'], '2026-11-15')).toBe(2);
  });

  it('goes over the end of a month and of a year', () => {
    expect(streakOf(['2026-12-31', '2027-01-01'], '2027-01-01')).toBe(2);
  });
});
