import { describe, expect, it } from 'vitest';
import { handArranged, handRearranged, handShifted } from './arrangement.ts';

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

describe('a card that is moved by hand', () => {
  const held = { hand: ['A', 'B', 'A', 'C'], order: [0, 1, 2, 3] };

  it('goes before another, or last, and stays there when cards come and go', () => {
    const wish = handRearranged(held, 3, 1);
    expect(wish).toEqual(['A', 'C', 'B', 'A']);
    expect(handRearranged(held, 0, null)).toEqual(['B', 'A', 'C', 'A']);
    expect(handRearranged(held, 1, 1)).toEqual(held.hand);
    expect(handArranged(['B', 'C', 'D', 'A'], wish).map((place) => ['B', 'C', 'D', 'A'][place])).toEqual(['A', 'C', 'B', 'D']);
  });

  it('goes a place at a time by keyboard, and no further than the ends', () => {
    expect(handShifted(held, 1, 1)).toEqual(['A', 'A', 'B', 'C']);
    expect(handShifted(held, 0, -1)).toEqual(held.hand);
    expect(handShifted(held, 3, 1)).toEqual(held.hand);
  });
});
