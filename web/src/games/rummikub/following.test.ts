import { describe, expect, it } from 'vitest';
import { benchOf, followed } from './following.ts';
import type { View } from './rules.ts';
import { bench, drawn, find, group, held, tiles } from './testing.ts';
import { type Bench, NEW_WORD, split, withTilesAt } from './workbench.ts';

const view = (table: string, rack: string, sheet: readonly number[] = []) =>
  ({
    table: table.split(' ').filter(Boolean),
    rack: tiles(rack),
    sheet: sheet.map((seat) => ({ seat, words: null, points: 0 })),
  }) as unknown as View;

const ids = (on: Bench, word: string) => find(on, word);

describe('a table that changes', () => {
  it('keeps the tiles of the words that stay, wherever they go', () => {
    const before = bench('MER VENT', '');
    const after = benchOf({ table: ['VENT', 'MER'], rack: [] }, before);
    expect(ids(after, 'MER')).toEqual(ids(before, 'MER'));
    expect(ids(after, 'VENT')).toEqual(ids(before, 'VENT'));
    expect(group(after, 'VENT')).toBe(group(before, 'VENT'));
  });

  it('follows the tiles of a rebuilt word: DROLE and BOEUF into ROLE, BORD and OEUF', () => {
    const before = bench('DROLE BOEUF', '');
    const after = benchOf({ table: ['ROLE', 'BORD', 'OEUF'], rack: [] }, before);
    expect(ids(after, 'OEUF').filter((id) => ids(before, 'BOEUF').includes(id)).length).toBeGreaterThan(2);
    const known = new Set([...ids(before, 'DROLE'), ...ids(before, 'BOEUF')]);
    const now = after.groups.flatMap((lying) => lying.tiles.map(({ id }) => id));
    expect(new Set(now).size).toBe(now.length);
    expect(now.filter((id) => !known.has(id))).toHaveLength(2);
  });

  it('sees one’s own play land without a tile changing its name', () => {
    const before = bench('PARAITRE', 'DISX');
    const laid = withTilesAt(before, held(before, 'DIS'), { group: group(before, 'PARAITRE'), at: 0 });
    const after = followed({ bench: laid, lines: 0 }, view('DISPARAITRE', 'XABC', [0]), 0);
    expect(ids(after, 'DISPARAITRE')).toEqual(ids(laid, 'DISPARAITRE'));
    expect(held(after, 'X')).toEqual(held(before, 'X'));
    expect(drawn(after)).toBe('DISPARAITRE | XABC');
  });
});

describe('a draft', () => {
  it('stays while the table does not change', () => {
    const now = bench('IMAGE', 'LEP');
    const draft = split(now, { group: group(now, 'IMAGE'), at: 2 });
    expect(followed({ bench: draft, lines: 1 }, view('IMAGE', 'LEP', [1]), 0)).toBe(draft);
  });

  it('is dropped when the table has changed, but for words of one’s own tiles alone', () => {
    const now = bench('IMAGE', 'LEPMOT');
    const draft = withTilesAt(split(now, { group: group(now, 'IMAGE'), at: 2 }), held(now, 'MOT'), NEW_WORD);
    expect(drawn(followed({ bench: draft, lines: 0 }, view('IMAGES', 'LEPMOT', [1]), 0))).toBe('IMAGES MOT | LEP');
  });

  it('is dropped whole once its author has passed or played', () => {
    const now = bench('IMAGE', 'LEP');
    const draft = withTilesAt(now, held(now, 'LEP'), NEW_WORD);
    expect(drawn(followed({ bench: draft, lines: 0 }, view('IMAGE', 'LEPS', [0]), 0))).toBe('IMAGE | LEPS');
  });

  it('keeps the order of the rack that the player likes; what is drawn comes last', () => {
    const now = bench('', 'CBA');
    expect(drawn(followed({ bench: now, lines: 0 }, view('', 'ABCD', [0]), 0))).toBe(' | CBAD');
  });
});
