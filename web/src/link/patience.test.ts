import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkAnswer } from './link.ts';
import { patiently } from './patience.ts';

const refused = (code: string): LinkAnswer => ({ done: false, code, text: '' });
const DONE: LinkAnswer = { done: true };

/** What comes of a request that is answered so, one answer after the other, the last one again and again. */
async function outcome(answers: readonly LinkAnswer[], isOpen = () => true) {
  let asked = 0;
  const answer = patiently(() => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? DONE), isOpen);
  await vi.advanceTimersByTimeAsync(60_000);
  return { answer: await answer, asked };
}

describe('a request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['too-fast', 'not-kept', 'broken-table'])('that met a refusal which passes is made again: %s', async (code) => {
    expect(await outcome([refused(code), refused(code), DONE])).toEqual({ answer: DONE, asked: 3 });
  });

  it('that is refused for good is not made again', async () => {
    expect(await outcome([refused('stale')])).toEqual({ answer: refused('stale'), asked: 1 });
  });

  it('is given up in the end', async () => {
    expect(await outcome([refused('not-kept')])).toEqual({ answer: refused('not-kept'), asked: 5 });
  });

  it('waits while the table cannot be spoken to', async () => {
    let looks = 0;
    expect(await outcome([refused('broken-table'), DONE], () => ++looks > 2)).toEqual({ answer: DONE, asked: 2 });
  });
});
