import { describe, expect, it } from 'vitest';
import type { View } from '../types.ts';
import { type HolderDraft, NOTHING_TRIED, triedPlay } from './draft.ts';
import { carriedHolder, inHand, onHolder } from './following.ts';
import { drawnHolder, triedCard, triedOn } from './testing.ts';

describe('what the others do', () => {
  it('leaves the cards over the letters they were put on', () => {
    const draft = triedOn(drawnHolder('MARE'), triedCard('I', 3));
    expect(onHolder(draft, drawnHolder('MARE'), drawnHolder('MARES'))[0]?.at).toBe(3);
    expect(onHolder(draft, drawnHolder('MARE'), drawnHolder('AMARE'))[0]?.at).toBe(4);
  });

  it('turns a new compartment into one to cover when another player has opened it', () => {
    const draft = triedOn(drawnHolder('MARE'), triedCard('S', 4));
    const after = drawnHolder('MARET');
    expect(triedPlay(onHolder(draft, drawnHolder('MARE'), after), after)).toMatchObject({
      lengthen: null,
      placements: [{ at: 4 }],
    });
  });

  it('clears what was prepared for a closed holder once the first word lies', () => {
    expect(onHolder(triedOn([], triedCard('M', 0)), [], drawnHolder('MER'))).toEqual(NOTHING_TRIED);
  });
});

describe('a draft that is found again', () => {
  const kept = { draft: triedOn(drawnHolder('MARE'), triedCard('S', 4)), holder: drawnHolder('MARE'), lines: 2 };
  const table = (sheet: View['sheet']) => ({ holder: drawnHolder('MARE'), hand: ['S', 'A'], sheet }) as unknown as View;
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
    const draft: HolderDraft = [triedCard('E', 1, { index: 2 })];
    expect(inHand(draft, ['A', 'E', 'S'])).toEqual([triedCard('E', 1, { index: 1 })]);
  });

  it('takes off those that have gone, and never uses one card twice', () => {
    const draft: HolderDraft = [
      triedCard('E', 1, { index: 0 }),
      triedCard('E', 2, { index: 1 }),
      triedCard('Z', 3, { index: 2 }),
    ];
    expect(inHand(draft, ['E', 'A', 'S'])).toEqual([triedCard('E', 1, { index: 0 })]);
  });
});
