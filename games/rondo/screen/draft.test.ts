import type { Letter } from '@boite/language';
import { describe, expect, it } from 'vitest';
import type { Card, Holder, View } from '../types.ts';
import {
  carriedHolder,
  type DraftCard,
  type HolderDraft,
  inHand,
  NOTHING_TRIED,
  onHolder,
  places,
  playOf,
  shownOf,
  withCard,
  withoutAt,
  withoutLast,
} from './draft.ts';

/** `MARE` is four letters, `_` a gomme. */
const holder = (text: string): Holder =>
  [...text].map((sign) => (sign === '_' ? { kind: 'gomme' } : { kind: 'letter', letter: sign as Letter }));

const put = (card: Card, at: number, rest: Partial<DraftCard> = {}): DraftCard => ({
  card,
  at,
  index: 0,
  as: null,
  faceDown: false,
  ...rest,
});

const laid = (on: Holder, ...cards: DraftCard[]): HolderDraft =>
  cards.reduce<HolderDraft>((draft, card, index) => withCard(draft, { ...card, index }, on), NOTHING_TRIED);

describe('putting a card down', () => {
  it('replaces the card that was put there before', () => {
    const draft = laid(holder('MARE'), put('I', 3), put('S', 3));
    expect(draft.map(({ card }) => card)).toEqual(['S']);
  });

  it('moves a card that already lies elsewhere', () => {
    const on = holder('MARE');
    const draft = withCard(withCard(NOTHING_TRIED, put('I', 3), on), put('I', 1), on);
    expect(draft).toEqual([put('I', 1)]);
  });

  it('lengthens the holder at one end only: the other end is given up', () => {
    expect(playOf(laid(holder('MARE'), put('A', -1), put('S', 4)), holder('MARE')).lengthen).toBe('end');
    expect(playOf(laid(holder('MARE'), put('S', 4), put('A', -1)), holder('MARE')).lengthen).toBe('start');
  });

  it('takes back one card, the last one, or none when there is none', () => {
    const draft = laid(holder('MARE'), put('I', 1), put('S', 4));
    expect(withoutAt(draft, 1).map(({ card }) => card)).toEqual(['S']);
    expect(withoutLast(draft).map(({ card }) => card)).toEqual(['I']);
    expect(withoutLast(NOTHING_TRIED)).toEqual(NOTHING_TRIED);
  });
});

describe('the compartments on offer', () => {
  it('are three on a closed holder', () => {
    expect(places(NOTHING_TRIED, [])).toEqual([0, 1, 2]);
  });

  it('are those of the holder and one more at each end', () => {
    expect(places(NOTHING_TRIED, holder('MER'))).toEqual([-1, 0, 1, 2, 3]);
  });

  it('are no more at the other end once one end is lengthened', () => {
    expect(places(laid(holder('MER'), put('A', -1)), holder('MER'))).toEqual([-1, 0, 1, 2]);
    expect(places(laid(holder('MER'), put('S', 3)), holder('MER'))).toEqual([0, 1, 2, 3]);
  });

  it('stop at nine', () => {
    expect(places(NOTHING_TRIED, holder('PRECHERAI'))).toHaveLength(9);
  });
});

describe('the move that is sent', () => {
  it('counts compartments from the new start', () => {
    const play = playOf(laid(holder('MER'), put('S', 2), put('A', -1)), holder('MER'));
    expect(play.lengthen).toBe('start');
    expect(play.placements.map(({ at, card }) => [at, card])).toEqual([
      [0, 'A'],
      [3, 'S'],
    ]);
  });

  it('opens the holder without lengthening it', () => {
    const play = playOf(laid([], put('R', 2), put('M', 0), put('E', 1)), []);
    expect(play.lengthen).toBeNull();
    expect(play.placements.map(({ card }) => card).join('')).toBe('MER');
  });

  it('shows the opening cards from left to right', () => {
    const draft = laid([], put('joker', 1, { as: 'E' }), put('M', 0), put('R', 2));
    expect(shownOf(draft)).toEqual([
      { card: 'M', as: null },
      { card: 'joker', as: 'E' },
      { card: 'R', as: null },
    ]);
  });
});

describe('what the others do', () => {
  it('leaves the cards over the letters they were put on', () => {
    const draft = laid(holder('MARE'), put('I', 3));
    expect(onHolder(draft, holder('MARE'), holder('MARES'))[0]?.at).toBe(3);
    expect(onHolder(draft, holder('MARE'), holder('AMARE'))[0]?.at).toBe(4);
  });

  it('turns a new compartment into one to cover when another player has opened it', () => {
    const draft = laid(holder('MARE'), put('S', 4));
    const after = holder('MARET');
    expect(playOf(onHolder(draft, holder('MARE'), after), after)).toMatchObject({ lengthen: null, placements: [{ at: 4 }] });
  });

  it('clears what was prepared for a closed holder once the first word lies', () => {
    expect(onHolder(laid([], put('M', 0)), [], holder('MER'))).toEqual(NOTHING_TRIED);
  });
});

describe('a draft that is found again', () => {
  const kept = { draft: laid(holder('MARE'), put('S', 4)), holder: holder('MARE'), lines: 2 };
  const table = (sheet: View['sheet']) => ({ holder: holder('MARE'), hand: ['S', 'A'], sheet }) as unknown as View;
  const line = (seat: number, word: string | null) => ({ seat, word, points: 1 });
  const before = [line(0, 'MER'), line(1, 'MARE')];

  it('is still there after the others have passed, or after one’s own time ran out', () => {
    expect(carriedHolder(kept, table([...before, line(1, null), line(0, null)]), 0)).toHaveLength(1);
  });

  it('is gone once its player has played', () => {
    expect(carriedHolder(kept, table([...before, line(0, 'MARES')]), 0)).toEqual(NOTHING_TRIED);
  });

  it('is gone once the game is over', () => {
    expect(carriedHolder(kept, { ...table(before), phase: 'over' }, 0)).toEqual(NOTHING_TRIED);
  });
});

describe('a hand that changes', () => {
  it('keeps the cards that are still there, wherever they have moved', () => {
    const draft: HolderDraft = [put('E', 1, { index: 2 })];
    expect(inHand(draft, ['A', 'E', 'S'])).toEqual([put('E', 1, { index: 1 })]);
  });

  it('takes off those that have gone, and never uses one card twice', () => {
    const draft: HolderDraft = [put('E', 1, { index: 0 }), put('E', 2, { index: 1 }), put('Z', 3, { index: 2 })];
    expect(inHand(draft, ['E', 'A', 'S'])).toEqual([put('E', 1, { index: 0 })]);
  });
});
