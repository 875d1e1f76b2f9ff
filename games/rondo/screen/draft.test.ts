import { describe, expect, it } from 'vitest';
import { NOTHING_TRIED, places, shownOf, triedPlay, withCard, withoutAt, withoutLast } from './draft.ts';
import { drawnHolder, triedCard, triedOn } from './testing.ts';

describe('putting a card down', () => {
  it('replaces the card that was put there before', () => {
    const draft = triedOn(drawnHolder('MARE'), triedCard('I', 3), triedCard('S', 3));
    expect(draft.map(({ card }) => card)).toEqual(['S']);
  });

  it('moves a card that already lies elsewhere', () => {
    const on = drawnHolder('MARE');
    const draft = withCard(withCard(NOTHING_TRIED, triedCard('I', 3), on), triedCard('I', 1), on);
    expect(draft).toEqual([triedCard('I', 1)]);
  });

  it('lengthens the holder at one end only: the other end is given up', () => {
    expect(triedPlay(triedOn(drawnHolder('MARE'), triedCard('A', -1), triedCard('S', 4)), drawnHolder('MARE')).lengthen).toBe(
      'end',
    );
    expect(triedPlay(triedOn(drawnHolder('MARE'), triedCard('S', 4), triedCard('A', -1)), drawnHolder('MARE')).lengthen).toBe(
      'start',
    );
  });

  it('takes back one card, the last one, or none when there is none', () => {
    const draft = triedOn(drawnHolder('MARE'), triedCard('I', 1), triedCard('S', 4));
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
    expect(places(NOTHING_TRIED, drawnHolder('MER'))).toEqual([-1, 0, 1, 2, 3]);
  });

  it('are no more at the other end once one end is lengthened', () => {
    expect(places(triedOn(drawnHolder('MER'), triedCard('A', -1)), drawnHolder('MER'))).toEqual([-1, 0, 1, 2]);
    expect(places(triedOn(drawnHolder('MER'), triedCard('S', 3)), drawnHolder('MER'))).toEqual([0, 1, 2, 3]);
  });

  it('stop at nine', () => {
    expect(places(NOTHING_TRIED, drawnHolder('PRECHERAI'))).toHaveLength(9);
  });
});

describe('the move that is sent', () => {
  it('counts compartments from the new start', () => {
    const play = triedPlay(triedOn(drawnHolder('MER'), triedCard('S', 2), triedCard('A', -1)), drawnHolder('MER'));
    expect(play.lengthen).toBe('start');
    expect(play.placements.map(({ at, card }) => [at, card])).toEqual([
      [0, 'A'],
      [3, 'S'],
    ]);
  });

  it('opens the holder without lengthening it', () => {
    const play = triedPlay(triedOn([], triedCard('R', 2), triedCard('M', 0), triedCard('E', 1)), []);
    expect(play.lengthen).toBeNull();
    expect(play.placements.map(({ card }) => card).join('')).toBe('MER');
  });

  it('shows the opening cards from left to right', () => {
    const draft = triedOn([], triedCard('joker', 1, { as: 'E' }), triedCard('M', 0), triedCard('R', 2));
    expect(shownOf(draft)).toEqual([
      { card: 'M', as: null },
      { card: 'joker', as: 'E' },
      { card: 'R', as: null },
    ]);
  });
});
