import { describe, expect, it } from 'vitest';
import { forgivenIn, heardAlone, heardAs, heardUpTo } from './hearing.ts';

const shown = (cards: readonly { text: string; state: string }[]) => cards.map(({ text, state }) => `${text} ${state}`);

describe('under the cards of a rebus', () => {
  it('stands what each may say while there is no word', () => {
    expect(shown(heardAlone(['a-chat', 'a-t', 'joker']))).toEqual(['cha alone', 'té / t’ alone', '? alone']);
  });

  it('stands what each gave to the word, twice for a Rébustory, and what was forgiven once', () => {
    const cards = heardAs(
      ['a-part', 'a-lait', 'rebustory'],
      [
        { card: 0, sounds: 'paR', said: 'paR', differences: [] },
        { card: 2, sounds: 'a', said: 'a', differences: [] },
        { card: 1, sounds: 'le', said: 'lE', differences: ['e'] },
        { card: 2, sounds: 'ti', said: 'ti', differences: ['e'] },
      ],
    );
    expect(shown(cards)).toEqual(['par heard', 'lé heard', 'a … ti heard']);
    expect(forgivenIn(cards)).toHaveLength(1);
  });

  it('stands where the word broke, also at the second of two twin cards', () => {
    const broken = { code: 'other-sound', at: 1, after: 'n2', card: 'NŒUD', says: ['n2'], wanted: 'sO' } as const;
    expect(shown(heardUpTo(['a-noeud-1', 'a-noeud-2', 'a-riz'], broken))).toEqual(['neu heard', 'neu broken', 'ri unread']);
    expect(shown(heardUpTo(['a-chat', 'a-pot'], { code: 'not-finished', after: 'Sapo', missing: 't' }))).toEqual([
      'cha heard',
      'po heard',
    ]);
  });

  it.each([
    [['a-scie', 'a-pot', 'a-lit', 'a-pot'], 'POT', ['si heard', 'po broken', 'li unread', 'po unread']],
    [['a-chat', 'a-scie', 'a-scie'], 'SCIE', ['cha heard', 'si broken', 'si unread']],
    [['a-chat', 'a-noeud-1', 'a-noeud-2'], 'NŒUD', ['cha heard', 'neu broken', 'neu unread']],
  ])('%j: the place is that of the refusal, not of another card of that name', (cards, card, expected) => {
    const broken = { code: 'other-sound', at: 1, after: 'Sa', card, says: [], wanted: 'lE' } as const;
    expect(shown(heardUpTo(cards, broken))).toEqual(expected);
  });
});
