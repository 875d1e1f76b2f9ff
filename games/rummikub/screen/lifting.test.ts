import { describe, expect, it } from 'vitest';
import { cutAt, extended, type LiftedRun, ownTiles, runOf, shiftTo, wholeWord } from './lifting.ts';
import { benchWith, find, heldTiles } from './testing.ts';
import { withTilesAt } from './workbench.ts';

const table = benchWith('IMAGE VENT', 'SX');
const run = (part: string) => runOf(table, find(table, 'IMAGE', part)) as LiftedRun;

describe('what is held', () => {
  it('extends to a run of its word, either way, and never to another word', () => {
    expect(extended(table, find(table, 'IMAGE', 'M'), find(table, 'IMAGE', 'G')[0] as number)).toEqual(
      find(table, 'IMAGE', 'MAG'),
    );
    expect(extended(table, find(table, 'IMAGE', 'G'), find(table, 'IMAGE', 'I')[0] as number)).toEqual(
      find(table, 'IMAGE', 'IMAG'),
    );
    expect(extended(table, find(table, 'IMAGE', 'M'), find(table, 'VENT', 'V')[0] as number)).toBeNull();
    expect(extended(table, heldTiles(table, 'S'), find(table, 'VENT', 'V')[0] as number)).toBeNull();
  });

  it('may be a whole word', () => {
    expect(wholeWord(table, find(table, 'VENT', 'N')[0] as number)).toEqual(find(table, 'VENT'));
  });

  it('cuts its word before itself, or after itself at the beginning', () => {
    expect(cutAt(run('AG'))?.at).toBe(2);
    expect(cutAt(run('IM'))?.at).toBe(2);
    expect(cutAt(run('IMAGE'))).toBeNull();
  });

  it('moves by one tile in its word, and no further', () => {
    const moved = (part: string, by: -1 | 1) => {
      const place = shiftTo(run(part), by);
      return (
        place &&
        withTilesAt(table, find(table, 'IMAGE', part), place)
          .groups[0]?.tiles.map(({ face }) => face)
          .join('')
      );
    };
    expect(moved('M', -1)).toBe('MIAGE');
    expect(moved('M', 1)).toBe('IAMGE');
    expect(moved('I', -1)).toBeNull();
    expect(moved('GE', 1)).toBeNull();
  });

  it('goes back to the rack only where it came from it', () => {
    const now = withTilesAt(table, heldTiles(table, 'S'), { group: 0, at: 5 });
    expect(ownTiles(now, find(now, 'IMAGES'))).toEqual(find(now, 'IMAGES', 'S'));
  });
});
