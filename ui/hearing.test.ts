import { freePiece, listedPieces } from '@boite/rebus';
import { describe, expect, it } from 'vitest';
import { forgivenIn, heardAlone, heardAs, heardUpTo, type PicturedPiece } from './hearing.ts';

const ROWS = [
  'CHAT: ʃa chat',
  'SCIE: si scie',
  'POT: po pot',
  'LIT: li lit',
  'NŒUD: nø nœud',
  'RIZ: ʁi riz',
  'T',
  'PART: paʁ part',
  'LAIT: lɛ lait',
];
const BOX: readonly PicturedPiece[] = [
  ...listedPieces(ROWS).map((piece) => ({ ...piece, id: piece.key })),
  { ...freePiece('JOKER', 1), id: '*' },
  { ...freePiece('RÉBUSTORY', 2), id: '**' },
];

/** « CHAT POT * ». */
const row = (names: string) =>
  names.split(' ').map((name) => BOX.find((piece) => [piece.name, piece.id].includes(name)) as PicturedPiece);
const shown = (cards: readonly { text: string; state: string }[]) => cards.map(({ text, state }) => `${text} ${state}`);

describe('under the pieces of a rebus', () => {
  it('stands what each may say while there is no word', () => {
    expect(shown(heardAlone(row('CHAT T * **')))).toEqual(['cha alone', 'té / t’ alone', '? alone', '? ? alone']);
  });

  it('stands what each gave to the word, twice for a Rébustory, and what was forgiven once', () => {
    const cards = heardAs(row('PART LAIT **'), [
      { at: 0, sounds: 'paR', said: 'paR', differences: [] },
      { at: 2, sounds: 'a', said: 'a', differences: [] },
      { at: 1, sounds: 'le', said: 'lE', differences: ['e'] },
      { at: 2, sounds: 'ti', said: 'ti', differences: ['e'] },
    ]);
    expect(shown(cards)).toEqual(['par heard', 'lé heard', 'a … ti heard']);
    expect(forgivenIn(cards)).toHaveLength(1);
  });

  it('stands where the word broke, also at the second of two twins', () => {
    const broken = { code: 'other-sound', at: 1, piece: 'NŒUD', after: 'n2', says: ['n2'], wanted: 'sO' } as const;
    expect(shown(heardUpTo(row('NŒUD NŒUD RIZ'), broken))).toEqual(['neu heard', 'neu broken', 'ri unread']);
    expect(shown(heardUpTo(row('CHAT POT'), { code: 'not-finished', after: 'Sapo', missing: 't' }))).toEqual([
      'cha heard',
      'po heard',
    ]);
  });

  it.each([
    ['SCIE POT LIT POT', 'POT', ['si heard', 'po broken', 'li unread', 'po unread']],
    ['CHAT SCIE SCIE', 'SCIE', ['cha heard', 'si broken', 'si unread']],
    ['CHAT NŒUD NŒUD', 'NŒUD', ['cha heard', 'neu broken', 'neu unread']],
  ])('%s: the place is that of the refusal, not of another piece of that name', (names, piece, expected) => {
    const broken = { code: 'other-sound', at: 1, piece, after: 'Sa', says: [], wanted: 'lE' } as const;
    expect(shown(heardUpTo(row(names), broken))).toEqual(expected);
  });
});
