import { describe, expect, it } from 'vitest';
import { bench, drawn, find, group, held } from './testing.ts';
import {
  type Bench,
  canWin,
  isUntouched,
  joined,
  NEW_WORD,
  restored,
  returned,
  split,
  tableOf,
  withJokerNamed,
  withJokerWon,
  withTilesAt,
} from './workbench.ts';

const place = (on: Bench, word: string, at: number) => ({ group: group(on, word), at });
const start = (on: Bench, word: string) => place(on, word, 0);
const end = (on: Bench, word: string) => place(on, word, word.length);

describe('the workbench', () => {
  it('puts tiles of the rack before a word: DIS + PARAITRE', () => {
    const before = bench('PARAITRE', 'DISX');
    const after = withTilesAt(before, held(before, 'DIS'), start(before, 'PARAITRE'));
    expect(drawn(after)).toBe('DISPARAITRE | X');
  });

  it('rebuilds IMAGE into PAGE and MIEL', () => {
    let now = bench('IMAGE', 'LEPX');
    now = withTilesAt(now, find(now, 'IMAGE', 'IM'), NEW_WORD);
    expect(drawn(now)).toBe('AGE IM | LEPX');
    now = withTilesAt(now, held(now, 'P'), start(now, 'AGE'));
    now = withTilesAt(now, find(now, 'IM', 'M'), start(now, 'IM'));
    now = withTilesAt(now, held(now, 'EL'), end(now, 'MI'));
    expect(drawn(now)).toBe('PAGE MIEL | X');
  });

  it('moves a tile inside its own word, either way', () => {
    const before = bench('IMAGE', '');
    expect(drawn(withTilesAt(before, find(before, 'IMAGE', 'I'), place(before, 'IMAGE', 4)))).toBe('MAGIE | ');
    expect(drawn(withTilesAt(before, find(before, 'IMAGE', 'E'), start(before, 'IMAGE')))).toBe('EIMAG | ');
  });

  it('splits a word, and joins the two again', () => {
    const before = bench('PORTEFEUILLE', '');
    const after = split(before, place(before, 'PORTEFEUILLE', 5));
    expect(drawn(after)).toBe('PORTE FEUILLE | ');
    expect(drawn(joined(after, group(after, 'FEUILLE')))).toBe('PORTEFEUILLE | ');
  });

  it('splits nothing at an end, and joins nothing to the first word', () => {
    const before = bench('MER', '');
    expect(split(before, start(before, 'MER'))).toBe(before);
    expect(split(before, end(before, 'MER'))).toBe(before);
    expect(joined(before, group(before, 'MER'))).toBe(before);
  });

  it('gives back the tiles of the rack, never those of the table', () => {
    const before = bench('MER', 'SX');
    const after = withTilesAt(before, held(before, 'S'), end(before, 'MER'));
    expect(drawn(returned(after, find(after, 'MERS')))).toBe('MER | SX');
  });

  it('restores the table in one gesture', () => {
    const before = bench('MER VENT', 'SX');
    const after = split(withTilesAt(before, held(before, 'SX'), NEW_WORD), place(before, 'VENT', 2));
    expect(isUntouched(after)).toBe(false);
    expect(isUntouched(restored(after))).toBe(true);
    expect(drawn(restored(after))).toBe('MER VENT | SX');
  });

  it('takes no tile for another: ids stay with their tiles', () => {
    const before = bench('ELLE', 'E');
    const after = withTilesAt(before, held(before, 'E'), start(before, 'ELLE'));
    expect(after.groups[0]?.tiles[0]?.from).toBe('rack');
    expect(drawn(returned(after, [after.groups[0]?.tiles[0]?.id as number]))).toBe('ELLE | E');
  });
});

describe('a joker on the workbench', () => {
  it('says its letter in a small one', () => {
    const before = bench('MER', '*');
    const [joker] = held(before, '*') as [number];
    const after = withJokerNamed(withTilesAt(before, [joker], end(before, 'MER')), joker, 'S');
    expect(tableOf(after)).toEqual(['MERs']);
  });

  it('is won by its letter from the rack, and replayed in a new word (RULES 5)', () => {
    const before = bench('CHaT', 'AMOT');
    const [own] = held(before, 'A') as [number];
    const [joker] = find(before, 'CHaT', 'a') as [number];
    expect(canWin(before, own, joker)).toBe(true);
    const won = withJokerWon(before, own, joker);
    expect(drawn(won)).toBe('CHAT | MOT!');
    const laid = withTilesAt(won, [...held(won, 'MOT'), joker], NEW_WORD);
    expect(drawn(withJokerNamed(laid, joker, 'S'))).toBe('CHAT MOTs | ');
    expect(drawn(returned(laid, [joker]))).toBe('CHAT MOT | !');
  });

  it('is not won by another letter, nor by a tile of the table', () => {
    const before = bench('CHaT PAR', 'M');
    const [joker] = find(before, 'CHaT', 'a') as [number];
    expect(canWin(before, held(before, 'M')[0] as number, joker)).toBe(false);
    expect(canWin(before, find(before, 'PAR', 'A')[0] as number, joker)).toBe(false);
  });
});
