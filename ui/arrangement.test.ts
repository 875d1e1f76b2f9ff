import { describe, expect, it } from 'vitest';
import { handArranged } from './arrangement.ts';

describe('a hand in the order the player likes', () => {
  it('is the hand itself without a wish', () => {
    expect(handArranged(['A', 'B', 'A'], [])).toEqual([0, 1, 2]);
  });

  it('shows every card once, the wished ones first', () => {
    expect(handArranged(['A', 'B', 'A', 'joker'], ['joker', 'A'])).toEqual([3, 0, 1, 2]);
  });

  it('forgets the cards that have gone', () => {
    expect(handArranged(['A', 'C'], ['B', 'C', 'A'])).toEqual([1, 0]);
  });
});
