import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { PICTURE_CARDS } from './cards.ts';
import { cardsSaying, warmthOf } from './riddle.ts';
import { cardsOfRiddle, riddleAddress } from './riddle-address.ts';

const { sounds, names } = loadLibrary();
const voices = { sounds, names };
const CHAPEAU = ['a-chat', 'a-pot'];

describe('a riddle', () => {
  it('is found again by its address, which spells neither word nor card', () => {
    const address = riddleAddress(CHAPEAU);
    expect(cardsOfRiddle(address)).toEqual(CHAPEAU);
    expect(address).toMatch(/^[\da-z]{4}-[\da-z]{4}$/);
    for (const { id } of PICTURE_CARDS) expect(cardsOfRiddle(riddleAddress([id, 'a-pot']))).toEqual([id, 'a-pot']);
  });

  it.each(['', 'chat-pot', riddleAddress(['a-chat']), riddleAddress(Array(9).fill('a-chat')), '../../x'])(
    '%s is none',
    (address) => expect(cardsOfRiddle(address)).toBeNull(),
  );

  it.each([
    ['chapeau', 'found'],
    ['chapeaux', 'found'],
    ['château', 'warm'],
    ['table', 'cold'],
    ['xqzzw', 'unknown'],
  ])('by ear, « %s » is %s', (guess, warmth) => expect(warmthOf(CHAPEAU, guess, voices)).toBe(warmth));

  it('is made for a word, with cards that the ear hears and none of that name', () => {
    const rows = cardsSaying('chapeau', voices);
    expect(rows).toContainEqual(CHAPEAU);
    for (const cards of rows) expect(warmthOf(cards, 'chapeau', voices)).toBe('found');
    expect(cardsSaying('chat', voices).flat()).not.toContain('a-chat');
    expect(cardsSaying('xqzzw', voices)).toEqual([]);
    expect(cardsSaying('orangé', voices)).toHaveLength(4);
  });
});
