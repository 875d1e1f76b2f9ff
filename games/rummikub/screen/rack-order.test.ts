import { describe, expect, it } from 'vitest';
import { sortedRack, withTileMoved } from './rack-order.ts';
import { bench, drawn, held } from './testing.ts';

describe('the rack', () => {
  it('is put in order by hand', () => {
    const before = bench('', 'ABCD');
    const moved = (letter: string, at: number) => drawn(withTileMoved(before, held(before, letter)[0] as number, at));
    expect(moved('A', 3)).toBe(' | BCAD');
    expect(moved('D', 0)).toBe(' | DABC');
    expect(moved('B', 4)).toBe(' | ACDB');
  });

  it('is sortedRack by the alphabet, or vowels first; jokers come last', () => {
    const before = bench('', 'T*EBAY');
    expect(drawn(sortedRack(before, 'alphabet'))).toBe(' | ABETY*');
    expect(drawn(sortedRack(before, 'vowels'))).toBe(' | AEYBT*');
  });
});
