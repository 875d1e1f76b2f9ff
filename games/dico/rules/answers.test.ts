// The worked cases of a question and its answer. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { cardsSigned, tableDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, Asking, DicoCard, Fact, News, State } from '../types.ts';
import { clueAbout } from './answers.ts';
import { ALL_CARDS } from './cards.ts';

const books = loadLibrary();
const { after, facts, refusal } = tableWith(books);
const ask = (about: Asking, pair: string, { of = 1, page = null }: { of?: number; page?: number | null } = {}): Action => ({
  kind: 'ask',
  of,
  about,
  pair: cardsSigned(pair) as unknown as readonly [DicoCard, DicoCard],
  page,
});
const END: Action = { kind: 'end-turn' };
const notes = (state: State, seat = 0) => dico.game.view(state, seat).notes.map(({ answer }) => answer);

describe('3.10 to 3.13 the answers about TERMINUS', () => {
  const page = books.dictionary.page('TERMINUS') ?? 0;
  const state = tableDrawn({ hands: ['PPDDFF', 'dd'], secrets: [{}, { word: 'TERMINUS', page }] });

  test('3.10 DÉBUT DE MOT gives E R T', () => {
    expect(notes(after(state, [0, ask('debut', 'DD')]))).toEqual([{ about: 'debut', letters: 'ERT' }]);
  });
  test('3.11 FIN DE MOT gives I M N S U', () => {
    expect(notes(after(state, [0, ask('fin', 'FF')]))).toEqual([{ about: 'fin', letters: 'IMNSU' }]);
  });
  test('3.12 DÉFINITION gives the chosen one', () => {
    const other = tableDrawn({ hands: ['dd', ''], secrets: [{}, { definition: 'Bout de la ligne.', source: null }] });
    expect(notes(after(other, [0, ask('definition', 'dd')]))).toEqual([
      { about: 'definition', definition: 'Bout de la ligne.', source: null },
    ]);
  });
  test('3.13 the page where RÔTI would stand answers APRÈS, its own DANS LE MILLE, a later one AVANT', () => {
    const asked = (pointed: number) => notes(after(state, [0, ask('page', 'PP', { page: pointed })]))[0];
    expect(asked(books.dictionary.pageFrom('ROTI'))).toMatchObject({ where: 'after' });
    expect(asked(page)).toEqual({ about: 'page', page, where: 'on-it' });
    expect(asked(page + 1)).toMatchObject({ where: 'before' });
  });
  test('3.10 a double letter is given twice', () => {
    const secret = { word: 'BARRAGE', headword: 'barrage', definition: '', source: null, page: 1 };
    expect(clueAbout({ ...secret, word: 'ANANAS' }, 'debut', null)).toEqual({ about: 'debut', letters: 'AAN' });
    expect(clueAbout(secret, 'fin', null)).toEqual({ about: 'fin', letters: 'AEGR' });
  });
  test('6.2 a name of three letters has no other letter', () => {
    const secret = { word: 'LOT', headword: 'Lot', definition: '', source: null, page: 1 };
    const answer = clueAbout(secret, 'fin', null);
    expect(answer).toEqual({ about: 'fin', letters: '' });
    const news: News = { kind: 'asked', by: 0, of: 1, about: 'fin', pair: ['fin', 'fin'], answer };
    expect(dico.text.news(news, String)).toContain('aucune autre lettre');
  });
});

describe('3.9 a pair', () => {
  const held = tableDrawn({ hands: ['PDFJJ', ''] });

  test('is two alike, a card and a joker, or two jokers for anything', () => {
    const allowed: readonly Action[] = [
      ask('debut', 'DJ'),
      ask('debut', 'JD'),
      ask('fin', 'FJ'),
      ask('page', 'PJ', { page: 1 }),
      ...(['debut', 'fin', 'definition'] as const).map((about) => ask(about, 'JJ')),
      ask('page', 'JJ', { page: 1 }),
    ];
    expect(allowed.map((action) => refusal(held, 0, action))).toEqual(allowed.map(() => null));
  });
  test('of which both cards are in hand', () => {
    expect(refusal(held, 0, ask('debut', 'DD'))).toEqual({ code: 'not-in-hand', card: 'debut' });
    expect(refusal(held, 0, ask('definition', 'dJ'))).toEqual({ code: 'not-in-hand', card: 'definition' });
    expect(refusal(tableDrawn({ hands: ['J', ''] }), 0, ask('fin', 'JJ'))).toEqual({ code: 'not-in-hand', card: 'joker' });
  });
  test('asks what it shows', () => {
    expect(refusal(held, 0, ask('debut', 'DF'))).toEqual({ code: 'not-a-pair', about: 'debut' });
    expect(refusal(tableDrawn({ hands: ['DD', ''] }), 0, ask('fin', 'DD'))).toEqual({ code: 'not-a-pair', about: 'fin' });
    expect(refusal(held, 0, ask('fin', 'DJ'))).toEqual({ code: 'not-a-pair', about: 'fin' });
  });
  test('questions an opponent: not oneself, not an empty chair', () => {
    expect(refusal(held, 0, ask('debut', 'DJ', { of: 0 }))).toEqual({ code: 'not-an-opponent' });
    expect(refusal(held, 0, ask('debut', 'DJ', { of: 2 }))).toEqual({ code: 'not-an-opponent' });
    expect(refusal(held, 0, { ...ask('debut', 'DJ'), of: 9 })).toEqual({ code: 'malformed' });
  });
  test('of PAGE points at a page, another does not', () => {
    expect(refusal(held, 0, ask('page', 'PJ'))).toEqual({ code: 'malformed' });
    expect(refusal(held, 0, ask('debut', 'DJ', { page: 3 }))).toEqual({ code: 'malformed' });
    expect(refusal(held, 0, ask('page', 'PJ', { page: 941 }))).toEqual({ code: 'no-such-page', page: 941, pageCount: 940 });
    expect(refusal(held, 0, ask('page', 'PJ', { page: 0 }))).toEqual({ code: 'malformed' });
  });
  test('is one question a turn', () => {
    const state = after(tableDrawn({ hands: ['DDFF', ''] }), [0, ask('debut', 'DD')]);
    expect(refusal(state, 0, ask('fin', 'FF'))).toEqual({ code: 'not-now' });
    expect(refusal(state, 0, { kind: 'flip', square: 0 })).toEqual({ code: 'not-now' });
    expect(after(state, [0, END]).turn).toBe(1);
  });
});

describe('3.13 two pages', () => {
  const state = after(tableDrawn({ hands: ['PP', '', ''], secrets: [{}, { page: 850 }, { page: 10 }] }), [
    0,
    ask('page', 'PP', { page: 400 }),
  ]);

  test('the second is chosen after the first answer, of the same opponent', () => {
    const done = after(state, [0, { kind: 'point', page: 850 }]);
    expect(dico.game.view(done, 0).notes).toEqual([
      { of: 1, answer: { about: 'page', page: 400, where: 'after' } },
      { of: 1, answer: { about: 'page', page: 850, where: 'on-it' } },
    ]);
    expect([state.phase, done.phase, done.questions.length]).toEqual(['pointing', 'acted', 1]);
  });
  test('the second may be forgone, and there is no third', () => {
    expect(after(state, [0, END]).turn).toBe(1);
    expect(refusal(after(state, [0, { kind: 'point', page: 1 }]), 0, { kind: 'point', page: 2 })).toEqual({ code: 'not-now' });
    expect(refusal(state, 0, { kind: 'point', page: 941 })).toMatchObject({ code: 'no-such-page' });
  });
});

describe('3.14 who hears what', () => {
  const asked = facts(tableDrawn({ hands: ['PJ', '', ''] }), 0, ask('page', 'PJ', { page: 400 }));

  test('everyone hears who asks whom and with which pair; only the asker reads the answer', () => {
    const told = ([0, 1, 2, 'spectator'] as const).map((viewer) => dico.game.reveal(asked[0] as Fact, viewer));
    const open = { kind: 'asked', by: 0, of: 1, about: 'page', pair: ['page', 'joker'] };
    expect(told[0]).toEqual({ ...open, answer: { about: 'page', page: 400, where: 'after' } });
    expect(told.slice(1)).toEqual([1, 2, 3].map(() => ({ ...open, answer: null })));
  });
  test('the notebook of one is in nobody else’s view', () => {
    const state = after(
      tableDrawn({ hands: ['DD', 'FF', ''] }),
      [0, ask('debut', 'DD')],
      [0, END],
      [1, ask('fin', 'FF', { of: 2 })],
    );
    expect([0, 1, 2].map((seat) => notes(state, seat))).toEqual([
      [{ about: 'debut', letters: 'ERT' }],
      [{ about: 'fin', letters: 'IMNSU' }],
      [],
    ]);
    expect(dico.game.view(state, 'spectator').notes).toEqual([]);
    expect(dico.game.view(state, 2).questions).toEqual([
      { by: 0, of: 1, about: 'debut', pair: ['debut', 'debut'] },
      { by: 1, of: 2, about: 'fin', pair: ['fin', 'fin'] },
    ]);
  });
});

describe('3.15 the discard', () => {
  test('lies face up', () => {
    const state = after(tableDrawn({ hands: ['DJ', ''] }), [0, ask('debut', 'DJ')]);
    expect(dico.game.view(state, 1).discard).toEqual(['debut', 'joker']);
    expect(state.hands[0]).toEqual([]);
  });
  test.each([1, 2, 3, 4, 5])('of six cards goes back at once onto free squares, face down (luck %i)', (seed) => {
    const table = tableWith(books, seededChance(seed));
    const state = tableDrawn({ hands: ['DDP', 'F'], discard: 'PPFJ' });
    const occupied = state.board.filter((card) => card !== null).length;
    const done = table.after(state, [0, ask('debut', 'DD')]);
    expect(done.discard).toEqual([]);
    expect(done.board.filter((card) => card !== null)).toHaveLength(occupied + 6);
    expect(state.board.every((card, square) => card === null || done.board[square] === card)).toBe(true);
    expect([...done.board.filter((card) => card !== null), ...done.hands.flat()].sort()).toEqual([...ALL_CARDS].sort());
    expect(dico.game.view(done, 0).board.every((look) => look === null || look === 'back')).toBe(true);
  });
  test('says which squares are filled, never with what', () => {
    const [, returned] = facts(tableDrawn({ hands: ['DD', ''], discard: 'PPFJ' }), 0, ask('debut', 'DD'));
    expect(dico.game.reveal(returned as Fact, 0)).toEqual({
      kind: 'returned',
      from: 'discard',
      squares: [24, 25, 26, 27, 28, 29],
    });
  });
});
