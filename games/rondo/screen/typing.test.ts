import { describe, expect, it } from 'vitest';
import type { Card } from '../types.ts';
import { NOTHING_TRIED, withCard } from './draft.ts';
import { drawnHolder } from './testing.ts';
import { nextPlace, type TypingPlace, typedLetter, typedPlace } from './typing.ts';

const desk = (text: string, hand: readonly Card[], cursor: number | null = null): TypingPlace => ({
  draft: NOTHING_TRIED,
  holder: drawnHolder(text),
  hand,
  cursor,
  isAimed: false,
});

describe('typing a word', () => {
  it('begins on the first letter that shows', () => {
    expect(typedPlace(desk('__VENIR', []))).toBe(2);
    expect(typedPlace(desk('', []))).toBe(0);
  });

  it('keeps a letter that is already there', () => {
    expect(typedLetter(desk('MARE', ['M']), 'M')).toEqual({ kind: 'kept' });
  });

  it('covers a letter with its like when the person has aimed at it: that pays the bonus', () => {
    expect(typedLetter({ ...desk('MARE', ['M'], 0), isAimed: true }, 'M')).toMatchObject({
      kind: 'lay',
      card: { at: 0, card: 'M' },
    });
  });

  it('covers another letter with a card of the hand', () => {
    expect(typedLetter(desk('MARE', ['S', 'I'], 3), 'I')).toMatchObject({ kind: 'lay', card: { at: 3, index: 1, card: 'I' } });
  });

  it('takes a joker when the letter is not in the hand', () => {
    expect(typedLetter(desk('MARE', ['joker'], 3), 'K')).toMatchObject({ kind: 'lay', card: { card: 'joker', as: 'K' } });
    expect(typedLetter(desk('MARE', ['S'], 3), 'K')).toEqual({ kind: 'missing' });
  });

  it('never takes a card twice', () => {
    const used = { at: 0, index: 0, card: 'S' as const, as: null, faceDown: false };
    const before = desk('MARE', ['S'], 3);
    expect(typedLetter({ ...before, draft: withCard(NOTHING_TRIED, used, before.holder) }, 'S')).toEqual({ kind: 'missing' });
  });
});

describe('the arrows', () => {
  it('go as far as a new compartment at each end, and no further', () => {
    expect(nextPlace(desk('MER', [], 0), -1)).toBe(-1);
    expect(nextPlace(desk('MER', [], -1), -1)).toBe(-1);
    expect(nextPlace(desk('MER', [], 2), 1)).toBe(3);
    expect(nextPlace(desk('MER', [], 3), 1)).toBe(3);
  });
});
