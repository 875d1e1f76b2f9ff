import { describe, expect, it } from 'vitest';
import { benchWith, drawnBench, find, groupId, heldTiles } from './testing.ts';
import {
  backOnRack,
  benchTable,
  canWin,
  isUntouched,
  joinedGroups,
  NEW_WORD,
  restored,
  split,
  type TileBench,
  withJokerNamed,
  withJokerWon,
  withTilesAt,
} from './workbench.ts';

const place = (on: TileBench, word: string, at: number) => ({ group: groupId(on, word), at });
const start = (on: TileBench, word: string) => place(on, word, 0);
const end = (on: TileBench, word: string) => place(on, word, word.length);

describe('the workbench', () => {
  it('puts tiles of the rack before a word: DIS + PARAITRE', () => {
    const before = benchWith('PARAITRE', 'DISX');
    const after = withTilesAt(before, heldTiles(before, 'DIS'), start(before, 'PARAITRE'));
    expect(drawnBench(after)).toBe('DISPARAITRE | X');
  });

  it('rebuilds IMAGE into PAGE and MIEL', () => {
    let now = benchWith('IMAGE', 'LEPX');
    now = withTilesAt(now, find(now, 'IMAGE', 'IM'), NEW_WORD);
    expect(drawnBench(now)).toBe('AGE IM | LEPX');
    now = withTilesAt(now, heldTiles(now, 'P'), start(now, 'AGE'));
    now = withTilesAt(now, find(now, 'IM', 'M'), start(now, 'IM'));
    now = withTilesAt(now, heldTiles(now, 'EL'), end(now, 'MI'));
    expect(drawnBench(now)).toBe('PAGE MIEL | X');
  });

  it('moves a tile inside its own word, either way', () => {
    const before = benchWith('IMAGE', '');
    expect(drawnBench(withTilesAt(before, find(before, 'IMAGE', 'I'), place(before, 'IMAGE', 4)))).toBe('MAGIE | ');
    expect(drawnBench(withTilesAt(before, find(before, 'IMAGE', 'E'), start(before, 'IMAGE')))).toBe('EIMAG | ');
  });

  it('splits a word, and joins the two again', () => {
    const before = benchWith('PORTEFEUILLE', '');
    const after = split(before, place(before, 'PORTEFEUILLE', 5));
    expect(drawnBench(after)).toBe('PORTE FEUILLE | ');
    expect(drawnBench(joinedGroups(after, groupId(after, 'FEUILLE')))).toBe('PORTEFEUILLE | ');
  });

  it('splits nothing at an end, and joins nothing to the first word', () => {
    const before = benchWith('MER', '');
    expect(split(before, start(before, 'MER'))).toBe(before);
    expect(split(before, end(before, 'MER'))).toBe(before);
    expect(joinedGroups(before, groupId(before, 'MER'))).toBe(before);
  });

  it('gives back the tiles of the rack, never those of the table', () => {
    const before = benchWith('MER', 'SX');
    const after = withTilesAt(before, heldTiles(before, 'S'), end(before, 'MER'));
    expect(drawnBench(backOnRack(after, find(after, 'MERS')))).toBe('MER | SX');
  });

  it('restores the table in one gesture', () => {
    const before = benchWith('MER VENT', 'SX');
    const after = split(withTilesAt(before, heldTiles(before, 'SX'), NEW_WORD), place(before, 'VENT', 2));
    expect(isUntouched(after)).toBe(false);
    expect(isUntouched(restored(after))).toBe(true);
    expect(drawnBench(restored(after))).toBe('MER VENT | SX');
  });

  it('takes no tile for another: ids stay with their tiles', () => {
    const before = benchWith('ELLE', 'E');
    const after = withTilesAt(before, heldTiles(before, 'E'), start(before, 'ELLE'));
    expect(after.groups[0]?.tiles[0]?.from).toBe('rack');
    expect(drawnBench(backOnRack(after, [after.groups[0]?.tiles[0]?.id as number]))).toBe('ELLE | E');
  });
});

describe('a joker on the workbench', () => {
  it('says its letter in a small one', () => {
    const before = benchWith('MER', '*');
    const [joker] = heldTiles(before, '*') as [number];
    const after = withJokerNamed(withTilesAt(before, [joker], end(before, 'MER')), joker, 'S');
    expect(benchTable(after)).toEqual(['MERs']);
  });

  it('is won by its letter from the rack, and replayed in a new word (RULES 5)', () => {
    const before = benchWith('CHaT', 'AMOT');
    const [own] = heldTiles(before, 'A') as [number];
    const [joker] = find(before, 'CHaT', 'a') as [number];
    expect(canWin(before, own, joker)).toBe(true);
    const won = withJokerWon(before, own, joker);
    expect(drawnBench(won)).toBe('CHAT | MOT!');
    const laid = withTilesAt(won, [...heldTiles(won, 'MOT'), joker], NEW_WORD);
    expect(drawnBench(withJokerNamed(laid, joker, 'S'))).toBe('CHAT MOTs | ');
    expect(drawnBench(backOnRack(laid, [joker]))).toBe('CHAT MOT | !');
  });

  it('is not won by another letter, nor by a tile of the table', () => {
    const before = benchWith('CHaT PAR', 'M');
    const [joker] = find(before, 'CHaT', 'a') as [number];
    expect(canWin(before, heldTiles(before, 'M')[0] as number, joker)).toBe(false);
    expect(canWin(before, find(before, 'PAR', 'A')[0] as number, joker)).toBe(false);
  });
});
