import { describe, expect, it } from 'vitest';
import { readHolder } from '../rules/holder.ts';
import type { View } from '../types.ts';
import { type HolderDraft, NOTHING_TRIED } from './draft.ts';
import { type HolderSlot, slotsOf, spokenSlot, wordIn } from './slots.ts';

const view = (holder: string, rest: Partial<View> = {}) => ({ holder: readHolder(holder) ?? [], pending: null, ...rest }) as View;
const shown = (holder: string, draft: HolderDraft = NOTHING_TRIED, canLay = true) =>
  slotsOf({ view: view(holder), draft, fresh: [], canLay });
const states = (slots: readonly HolderSlot[]) => slots.map(({ state }) => state);
const draft: HolderDraft = [{ at: 3, index: 0, card: 'joker', as: 'I', faceDown: false }];

describe('the compartments on the screen', () => {
  it('offer one more at each end to someone who can lay cards, and to nobody else', () => {
    expect(states(shown('MER'))).toEqual(['new', 'lying', 'lying', 'lying', 'new']);
    expect(states(shown('MER', NOTHING_TRIED, false))).toEqual(['lying', 'lying', 'lying']);
  });

  it('are three empty ones on a closed holder, for everyone', () => {
    expect(states(shown('', NOTHING_TRIED, false))).toEqual(['empty', 'empty', 'empty']);
  });

  it('show the draft over what lies there', () => {
    const slots = shown('MARE', draft);
    expect(wordIn(slots)).toBe('MARI');
    expect(slots[4]?.under).toEqual({ kind: 'letter', letter: 'E' });
  });

  it('show a word that waits for the others’ judgement, lengthened at the start too', () => {
    const play = { lengthen: 'start', placements: [{ at: 0, laid: { kind: 'letter', letter: 'A' } }] } as const;
    const slots = slotsOf({
      view: view('MER', {
        pending: { author: 0, laid: { play, word: 'AMER' }, stage: 'window', voices: [null, null], left: null },
      }),
      draft,
      fresh: [],
      canLay: false,
    });
    expect(wordIn(slots)).toBe('AMER');
    expect(states(slots)).toEqual(['pending', 'lying', 'lying', 'lying']);
    expect(slots[0]?.at).toBe(-1);
  });

  it('say aloud what they are', () => {
    const spoken = shown(
      '_ME',
      draft.map((card) => ({ ...card, at: 2 })),
    ).map((slot) => spokenSlot(slot).replaceAll('\u00a0', ' '));
    expect(spoken).toEqual([
      'Nouvelle case au début',
      'Case 1 : gomme, −2 points',
      'Case 2 : M, 2 points',
      'Case 3 : joker pour I, 1 point, à vous, pas encore jouée, par-dessus E, 1 point',
      'Nouvelle case à la fin',
    ]);
  });
});
