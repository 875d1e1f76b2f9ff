import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortPath } from './path-data.ts';

describe('The data of a path', () => {
  test.each([
    ['M10.04 20.06 L 30 , 40', 'M10 20.1L30 40'],
    ['M0.5-0.25h10.123', 'M.5-.2h10.1'],
    ['M1 1a4 4 0 01-2.04 3', 'M1 1a4 4 0 0 1-2 3'],
    ['M1 1A4 4 0 1 0 8 8z', 'M1 1A4 4 0 1 0 8 8z'],
    ['m1 1 2 2 3 3', 'm1 1 2 2 3 3'],
    ['M1e1 2E0', 'M10 2'],
  ])('%s is written %s', (long, short) => {
    expect(shortPath(long)).toBe(short);
  });

  test('rounding never adds up: a thousand small steps end where they should', () => {
    expect(lastPoint(shortPath(`M0 0${'l.04.03'.repeat(1000)}`))).toEqual([40, 30]);
  });

  test('steps end within a tenth of where they were drawn', () => {
    const step = fc.tuple(fc.double({ min: -9, max: 9, noNaN: true }), fc.double({ min: -9, max: 9, noNaN: true }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const long = `m0 0${steps.map(([x, y]) => `l${x.toFixed(4)} ${y.toFixed(4)}`).join('')}`;
        const [x = 0, y = 0] = lastPoint(shortPath(long));
        const [wantedX = 0, wantedY = 0] = lastPoint(long);
        return Math.abs(x - wantedX) < 0.06 && Math.abs(y - wantedY) < 0.06;
      }),
    );
  });

  test('after a closed part the next one begins where that one did', () => {
    expect(shortPath('m.04.04l1 1zm.04.04l1 1')).toBe('m0 0l1 1zm.1 .1l1 1');
  });

  test('what is no command is a fault', () => {
    expect(() => shortPath('M0 0b3')).toThrow();
  });
});

/** Where a path of relative lines ends. */
function lastPoint(data: string): readonly number[] {
  const numbers = (data.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const sum = (first: number): number => numbers.filter((_, at) => at % 2 === first).reduce((all, one) => all + one, 0);
  return [0, 1].map((first) => Math.round(sum(first) * 10_000) / 10_000);
}
