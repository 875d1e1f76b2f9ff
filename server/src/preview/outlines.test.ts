import { describe, expect, it } from 'vitest';
import { coverageOf, strokeContours } from './coverage.ts';
import { contoursOf } from './outlines.ts';

/** How many pixels of a square of so many a path covers. */
function covered(path: string, isEvenOdd = false): number {
  const all = coverageOf(contoursOf(path), 20, isEvenOdd);
  return Math.round(all.reduce((sum, share) => sum + share, 0));
}

describe('A path', () => {
  it.each([
    ['a square by lines', 'M5 5H15V15H5Z', 100],
    ['the same by steps, without a comma too many', 'm5,5h10v10h-10z', 100],
    ['numbers that touch', 'M5 5l10-0 0 10-10 0z', 100],
    ['a disc by arcs, their flags without spaces', 'M5 10a5 5 0 015-5 5 5 0 110 10 5 5 0 01-5-5z', 79],
    ['a disc by curves', 'M5 10C5 7.24 7.24 5 10 5s5 2.24 5 5-2.24 5-5 5-5-2.24-5-5z', 79],
    ['half a square under a bow', 'M0 10Q5 0 10 10z', 33],
    ['nothing', 'hello', 0],
  ])('covers %s', (_, path, pixels) => expect(Math.abs(covered(path) - pixels)).toBeLessThanOrEqual(1));

  it('has a hole where its rule says so', () => {
    const ring = 'M0 0h10v10h-10zM2 2h6v6h-6z';
    expect([covered(ring), covered(ring, true)]).toEqual([100, 64]);
  });

  it('is drawn as a line with round ends', () => {
    const line = contoursOf('M5 10H15').flatMap((contour) => strokeContours(contour, 1));
    expect(Math.round(coverageOf(line, 20).reduce((sum, share) => sum + share, 0))).toBe(23);
  });
});
