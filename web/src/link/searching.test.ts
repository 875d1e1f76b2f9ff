import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Searching } from './searching.ts';

/** A line that came back is found again well before two seconds, in milliseconds. */
const FOUND_AGAIN = 1_300;
/** Or sooner where a page wakes up: an attempt that has just begun is given its time. */
const FOUND_AT_WAKING = 800;
const HOUR = 3_600_000;

/** A line that carries nothing until it is mended: what was said on it before is lost. An answer takes `lag`. */
function lostLine({ lag = 20, isWatched = true } = {}) {
  const line = { isGood: false };
  const attempts: number[] = [];
  let foundAt = Number.POSITIVE_INFINITY;
  const answer = <Answer>(what: Answer) => new Promise<Answer>((resolve) => setTimeout(() => resolve(what), lag));
  let latest = 0;
  const attempt = () => {
    attempts.push(performance.now());
    const own = ++latest;
    if (line.isGood) answer(own).then((opened) => opened === latest && found());
  };
  const found = () => {
    foundAt = performance.now();
    searching.end();
  };
  const knock = (patience: number) => {
    const tired = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
    return line.isGood ? Promise.race([answer(true), tired]) : tired;
  };
  const searching = new Searching({ attempt, knock, isWatched: () => isWatched });
  searching.begin();
  return { line, attempts, searching, tookFrom: (since: number) => foundAt - since };
}

describe('a lost line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([0, 0.5, 0.999])('is found again soon after it is back, whenever that is, with knocks drawn at %s', async (drawn) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    for (let moment = 0; moment < 12_000; moment += 100) {
      const { line, tookFrom } = lostLine();
      await vi.advanceTimersByTimeAsync(moment);
      line.isGood = true;
      const back = performance.now();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(tookFrom(back)).toBeLessThan(FOUND_AGAIN);
    }
  });

  it('is found again as soon after an hour, and was tried so seldom that no browser holds it against us', async () => {
    const { line, attempts, tookFrom } = lostLine();
    await vi.advanceTimersByTimeAsync(HOUR);
    const inThreeMinutes = attempts.map((from) => attempts.filter((at) => at >= from && at < from + 180_000).length);
    expect(Math.max(...inThreeMinutes)).toBeLessThanOrEqual(12);
    line.isGood = true;
    const back = performance.now();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tookFrom(back)).toBeLessThan(FOUND_AGAIN);
  });

  it.each([0, 0.5, 0.999])(
    'is tried by a page that wakes before another attempt would end, with knocks drawn at %s',
    async (drawn) => {
      vi.spyOn(Math, 'random').mockReturnValue(drawn);
      for (let moment = 60_000; moment < 72_000; moment += 100) {
        const { line, searching, tookFrom } = lostLine({ isWatched: false });
        await vi.advanceTimersByTimeAsync(moment);
        line.isGood = true;
        const back = performance.now();
        searching.hurry();
        await vi.advanceTimersByTimeAsync(5_000);
        expect(tookFrom(back)).toBeLessThan(FOUND_AT_WAKING);
      }
    },
  );

  it('that is slow is found again too: an attempt has longer each time', async () => {
    const { line, tookFrom } = lostLine({ lag: 1_500 });
    line.isGood = true;
    const back = performance.now();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tookFrom(back)).toBeLessThan(15_000);
  });
});
