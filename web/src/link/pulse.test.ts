import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pulse } from './pulse.ts';

/** A page must know by then, in milliseconds. */
const FIVE_SECONDS = 5_000;

function listening({ answers = true, isWatched = true } = {}) {
  const signs: string[] = [];
  const line = { answers, isWatched };
  const pulse: Pulse = new Pulse({
    ask: () => {
      signs.push('asked');
      if (line.answers) pulse.heard();
    },
    dies: () => signs.push('dead'),
    isWatched: () => line.isWatched,
  });
  pulse.start();
  return { pulse, line, signs };
}

describe('a line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that answers lives for ever', () => {
    const { signs } = listening();
    vi.advanceTimersByTime(3_600_000);
    expect(signs).not.toContain('dead');
    expect(signs.length).toBeGreaterThan(1_000);
  });

  it('that dies at any moment is known to be dead within five seconds, once', () => {
    for (let moment = 0; moment < 3_000; moment += 100) {
      const { line, signs } = listening();
      vi.advanceTimersByTime(moment);
      line.answers = false;
      vi.advanceTimersByTime(FIVE_SECONDS);
      expect(signs.filter((sign) => sign === 'dead')).toHaveLength(1);
    }
  });

  it('on which something is heard is not asked', () => {
    const { pulse, signs } = listening({ answers: false });
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(1_000);
      pulse.heard();
    }
    expect(signs).toEqual([]);
  });

  it('is not judged while nobody looks, and asked at once when someone does', () => {
    const { pulse, line, signs } = listening({ answers: false, isWatched: false });
    vi.advanceTimersByTime(60_000);
    expect(signs).toEqual([]);
    line.isWatched = true;
    expect(pulse.wake()).toBe(true);
    expect(signs).toEqual(['asked']);
    vi.advanceTimersByTime(FIVE_SECONDS);
    expect(signs).toEqual(['asked', 'dead']);
  });

  it('heard a moment ago is not doubted when someone looks', () => {
    const { pulse } = listening();
    vi.advanceTimersByTime(2_000);
    expect(pulse.wake()).toBe(false);
  });
});
