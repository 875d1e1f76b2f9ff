import { describe, expect, it, vi } from 'vitest';
import { Answers } from './answers.ts';

describe('a question to a table', () => {
  it('gets its own answer, whatever the order', async () => {
    const answers = new Answers();
    const [first, second] = [answers.expected(1_000, () => {}), answers.expected(1_000, () => {})];
    answers.settle(second.id, { done: true });
    answers.settle(first.id, { done: false, code: 'stale', text: 'Trop tard.' });
    expect(await second.answer).toEqual({ done: true });
    expect(await first.answer).toMatchObject({ done: false, code: 'stale' });
  });

  it('is refused, never forgotten, when the line is lost', async () => {
    const answers = new Answers();
    const { answer } = answers.expected(1_000, () => {});
    answers.loseAll();
    expect(await answer).toMatchObject({ done: false, code: 'line-lost' });
  });

  it('tells when it has waited too long', () => {
    vi.useFakeTimers();
    const tired = vi.fn();
    new Answers().expected(1_000, tired);
    vi.advanceTimersByTime(1_001);
    expect(tired).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('ignores an answer to nothing', () => {
    expect(() => new Answers().settle(7, { done: true })).not.toThrow();
  });
});
