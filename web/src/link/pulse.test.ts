import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pulse } from './pulse.ts';

/** A page must know by then, in milliseconds. */
const FIVE_SECONDS = 5_000;

/** `lag`: how long an answer takes; `isThere`: whether the house answers by another way. */
function listening({ answers = true, isWatched = true, isThere = false, lag = 0 } = {}) {
  const signs: string[] = [];
  const line = { answers, isWatched, isThere, lag };
  const later = () => new Promise((resolve) => setTimeout(resolve, line.lag));
  const pulse: Pulse = new Pulse({
    ask: () => {
      signs.push('asked');
      if (line.answers) later().then(() => pulse.heard());
    },
    knock: () => (line.isThere ? later().then(() => line.isThere) : new Promise(() => {})),
    dies: () => signs.push('dead'),
    isWatched: () => line.isWatched,
  });
  pulse.start();
  return { pulse, line, signs };
}

describe('a line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that answers lives for ever', async () => {
    const { signs } = listening();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(signs).not.toContain('dead');
    expect(signs.length).toBeGreaterThan(1_000);
  });

  it('that dies at any moment is known to be dead within five seconds, once', async () => {
    for (let moment = 0; moment < 3_000; moment += 100) {
      const { line, signs } = listening();
      await vi.advanceTimersByTimeAsync(moment);
      line.answers = false;
      await vi.advanceTimersByTimeAsync(FIVE_SECONDS);
      expect(signs.filter((sign) => sign === 'dead')).toHaveLength(1);
    }
  });

  it('that dies while the house answers elsewhere is known to be dead within two and a half seconds, once', async () => {
    for (let moment = 0; moment < 4_000; moment += 100) {
      const { pulse, line, signs } = listening({ isThere: true, lag: 50 });
      pulse.heard();
      await vi.advanceTimersByTimeAsync(moment);
      line.answers = false;
      await vi.advanceTimersByTimeAsync(2_500);
      expect(signs.filter((sign) => sign === 'dead')).toHaveLength(1);
    }
  });

  it('that is slow is not taken for dead because the house answers as slowly elsewhere', async () => {
    for (const lag of [300, 700, 1_200, 2_000]) {
      const { signs } = listening({ isThere: true, lag });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(signs).not.toContain('dead');
    }
  });

  it('on which something is heard is not asked', async () => {
    const { pulse, signs } = listening({ answers: false });
    for (let second = 0; second < 20; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      pulse.heard();
    }
    expect(signs).toEqual([]);
  });

  it('is not judged while nobody looks, and asked at once when someone does', async () => {
    const { pulse, line, signs } = listening({ answers: false, isWatched: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signs).toEqual([]);
    line.isWatched = true;
    expect(pulse.wake()).toBe(true);
    expect(signs).toEqual(['asked']);
    await vi.advanceTimersByTimeAsync(FIVE_SECONDS);
    expect(signs).toEqual(['asked', 'dead']);
  });

  it('heard a moment ago is not doubted when someone looks', async () => {
    const { pulse } = listening();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pulse.wake()).toBe(false);
  });
});
