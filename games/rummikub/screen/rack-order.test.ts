import { describe, expect, it } from 'vitest';
import { sortedRack, withTileMoved } from './rack-order.ts';
import { benchWith, drawnBench, heldTiles } from './testing.ts';

describe('the rack', () => {
  it('is put in order by hand', () => {
    const before = benchWith('', 'ABCD');
    const moved = (letter: string, at: number) => drawnBench(withTileMoved(before, heldTiles(before, letter)[0] as number, at));
    expect(moved('A', 3)).toBe(' | BCAD');
    expect(moved('D', 0)).toBe(' | DABC');
    expect(moved('B', 4)).toBe(' | ACDB');
  });

  it('is sortedRack by the alphabet, or vowels first; jokers come last', () => {
    const before = benchWith('', 'T*EBAY');
    expect(drawnBench(sortedRack(before, 'alphabet'))).toBe(' | ABETY*');
    expect(drawnBench(sortedRack(before, 'vowels'))).toBe(' | AEYBT*');
  });
});
