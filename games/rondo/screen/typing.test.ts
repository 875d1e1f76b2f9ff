import { describe, expect, it } from 'vitest';
import { EMPTY, withCard } from './draft.ts';
import type { Card, Holder, Letter } from './rules.ts';
import { type Desk, moved, placeOf, typed } from './typing.ts';

const holder = (text: string): Holder =>
  [...text].map((sign) => (sign === '_' ? { kind: 'gomme' } : { kind: 'letter', letter: sign as Letter }));

const desk = (text: string, hand: readonly Card[], cursor: number | null = null): Desk => ({
  draft: EMPTY,
  holder: holder(text),
  hand,
  cursor,
  isAimed: false,
});

describe('typing a word', () => {
  it('begins on the first letter that shows', () => {
    expect(placeOf(desk('__VENIR', []))).toBe(2);
    expect(placeOf(desk('', []))).toBe(0);
  });

  it('keeps a letter that is already there', () => {
    expect(typed(desk('MARE', ['M']), 'M')).toEqual({ kind: 'kept' });
  });

  it('covers a letter with its like when the person has aimed at it: that pays the bonus', () => {
    expect(typed({ ...desk('MARE', ['M'], 0), isAimed: true }, 'M')).toMatchObject({ kind: 'lay', card: { at: 0, card: 'M' } });
  });

  it('covers another letter with a card of the hand', () => {
    expect(typed(desk('MARE', ['S', 'I'], 3), 'I')).toMatchObject({ kind: 'lay', card: { at: 3, index: 1, card: 'I' } });
  });

  it('takes a joker when the letter is not in the hand', () => {
    expect(typed(desk('MARE', ['joker'], 3), 'K')).toMatchObject({ kind: 'lay', card: { card: 'joker', as: 'K' } });
    expect(typed(desk('MARE', ['S'], 3), 'K')).toEqual({ kind: 'missing' });
  });

  it('never takes a card twice', () => {
    const used = { at: 0, index: 0, card: 'S' as const, as: null, faceDown: false };
    const before = desk('MARE', ['S'], 3);
    expect(typed({ ...before, draft: withCard(EMPTY, used, before.holder) }, 'S')).toEqual({ kind: 'missing' });
  });
});

describe('the arrows', () => {
  it('go as far as a new compartment at each end, and no further', () => {
    expect(moved(desk('MER', [], 0), -1)).toBe(-1);
    expect(moved(desk('MER', [], -1), -1)).toBe(-1);
    expect(moved(desk('MER', [], 2), 1)).toBe(3);
    expect(moved(desk('MER', [], 3), 1)).toBe(3);
  });
});
