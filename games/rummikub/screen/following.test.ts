import { describe, expect, it } from 'vitest';
import type { View } from '../types.ts';
import { benchOf, followedBench, freshTiles, type KeptBench } from './following.ts';
import { benchWith, drawnBench, drawnTiles, find, groupId, heldTiles } from './testing.ts';
import { NEW_WORD, split, type TileBench, withTilesAt } from './workbench.ts';

const view = (table: string, rack: string, sheet: readonly number[] = []) =>
  ({
    table: table.split(' ').filter(Boolean),
    rack: drawnTiles(rack),
    sheet: sheet.map((seat) => ({ seat, words: null, points: 0 })),
  }) as unknown as View;

const keeping = (bench: TileBench, lines = 0, fresh: KeptBench['fresh'] = []): KeptBench => ({ bench, lines, fresh });
const ids = (on: TileBench, word: string) => find(on, word);

describe('a table that changes', () => {
  it('keeps the tiles of the words that stay, wherever they go', () => {
    const before = benchWith('MER VENT', '');
    const after = benchOf({ table: ['VENT', 'MER'], rack: [] }, before);
    expect(ids(after, 'MER')).toEqual(ids(before, 'MER'));
    expect(ids(after, 'VENT')).toEqual(ids(before, 'VENT'));
    expect(groupId(after, 'VENT')).toBe(groupId(before, 'VENT'));
  });

  it('follows the tiles of a rebuilt word: DROLE and BOEUF into ROLE, BORD and OEUF', () => {
    const before = benchWith('DROLE BOEUF', '');
    const after = benchOf({ table: ['ROLE', 'BORD', 'OEUF'], rack: [] }, before);
    expect(ids(after, 'OEUF').filter((id) => ids(before, 'BOEUF').includes(id)).length).toBeGreaterThan(2);
    const known = new Set([...ids(before, 'DROLE'), ...ids(before, 'BOEUF')]);
    const now = after.groups.flatMap((lying) => lying.tiles.map(({ id }) => id));
    expect(new Set(now).size).toBe(now.length);
    expect(now.filter((id) => !known.has(id))).toHaveLength(2);
  });

  it('sees one’s own play land without a tile changing its name', () => {
    const before = benchWith('PARAITRE', 'DISX');
    const laid = withTilesAt(before, heldTiles(before, 'DIS'), { group: groupId(before, 'PARAITRE'), at: 0 });
    const after = followedBench(keeping(laid), view('DISPARAITRE', 'XABC', [0]), 0);
    expect(ids(after, 'DISPARAITRE')).toEqual(ids(laid, 'DISPARAITRE'));
    expect(heldTiles(after, 'X')).toEqual(heldTiles(before, 'X'));
    expect(drawnBench(after)).toBe('DISPARAITRE | XABC');
  });
});

describe('the tiles that the others have laid', () => {
  const letters = (on: TileBench, fresh: KeptBench['fresh']) =>
    on.groups.flatMap(({ tiles: lying }) => lying.flatMap(({ id, face }) => (fresh.includes(id) ? [face] : []))).join('');
  /** After one more look at the table: what is kept of it. */
  const seen = (kept: KeptBench, now: View, seat: number | null): KeptBench => {
    const after = followedBench(kept, now, seat);
    return keeping(after, now.sheet.length, freshTiles(kept, after, now, seat));
  };

  it('are new until one’s own next turn is over, however the words are rebuilt meanwhile', () => {
    const once = seen(keeping(benchWith('IMAGE', 'XY')), view('PAGE MIEL', 'XY', [1]), 0);
    expect(letters(once.bench, once.fresh)).toBe('PEL');
    const twice = seen(once, view('PAGES MIELS', 'XY', [1, 2]), 0);
    expect(letters(twice.bench, twice.fresh)).toBe('PSELS');
    const mine = seen(twice, view('PAGES MIELS', 'XYA', [1, 2, 0]), 0);
    expect(mine.fresh).toEqual([]);
  });

  it('are never one’s own, even when the next one has played already', () => {
    const before = benchWith('PARAITRE', 'DISX');
    const laid = withTilesAt(before, heldTiles(before, 'DIS'), { group: groupId(before, 'PARAITRE'), at: 0 });
    const after = seen(keeping(laid), view('DISPARAITRE SOL', 'XABC', [0, 1]), 0);
    expect(letters(after.bench, after.fresh)).toBe('SOL');
  });

  it('are those of the last play, to someone who looks on', () => {
    const once = seen(keeping(benchWith('IMAGE', '')), view('IMAGES', '', [0]), null);
    const twice = seen(once, view('IMAGES SOL', '', [0, 1]), null);
    expect([letters(once.bench, once.fresh), letters(twice.bench, twice.fresh)]).toEqual(['S', 'SOL']);
  });
});

describe('a draft', () => {
  it('stays while the table does not change', () => {
    const now = benchWith('IMAGE', 'LEP');
    const draft = split(now, { group: groupId(now, 'IMAGE'), at: 2 });
    expect(followedBench(keeping(draft, 1), view('IMAGE', 'LEP', [1]), 0)).toBe(draft);
  });

  it('is dropped when the table has changed, but for words of one’s own tiles alone', () => {
    const now = benchWith('IMAGE', 'LEPMOT');
    const draft = withTilesAt(split(now, { group: groupId(now, 'IMAGE'), at: 2 }), heldTiles(now, 'MOT'), NEW_WORD);
    expect(drawnBench(followedBench(keeping(draft), view('IMAGES', 'LEPMOT', [1]), 0))).toBe('IMAGES MOT | LEP');
  });

  it('is dropped whole once its author has passed or played', () => {
    const now = benchWith('IMAGE', 'LEP');
    const draft = withTilesAt(now, heldTiles(now, 'LEP'), NEW_WORD);
    expect(drawnBench(followedBench(keeping(draft), view('IMAGE', 'LEPS', [0]), 0))).toBe('IMAGE | LEPS');
  });

  it('keeps the order of the rack that the player likes; what is drawn comes last', () => {
    const now = benchWith('', 'CBA');
    expect(drawnBench(followedBench(keeping(now), view('', 'ABCD', [0]), 0))).toBe(' | CBAD');
  });
});
