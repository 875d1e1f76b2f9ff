// The worked cases of the beginning: words chosen or drawn, the first joker, the board. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { MASK } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { choosingDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, Options, State, Wording } from '../types.ts';
import { ALL_CARDS } from './cards.ts';
import { evolve } from './evolve.ts';

const books = loadLibrary();
const { after, refusal, late, left } = tableWith(books);
const choose = (word: string, wording: Wording = { kind: 'dictionary', index: 0 }): Action => ({ kind: 'choose', word, wording });
const own = (text: string): Wording => ({ kind: 'own', text });

test('two to four play', () => {
  expect(dico.game.seats).toEqual({ min: 2, max: 4 });
});

describe('1.1 the cards', () => {
  test('are thirty: 7 PAGE, 7 DÉBUT DE MOT, 6 FIN DE MOT, 4 DÉFINITION, 3 JOKER, 3 INTERDICTION', () => {
    const counts = Object.fromEntries([...Map.groupBy(ALL_CARDS, (card) => card)].map(([card, all]) => [card, all.length]));
    expect(counts).toEqual({ page: 7, debut: 7, fin: 6, definition: 4, joker: 3, interdiction: 3 });
  });
});

describe('2.2 a word is chosen', () => {
  const chosen = (word: string, options: Partial<Options> = {}, wording?: Wording) =>
    after(choosingDrawn({ seats: 2, options }), [0, choose(word, wording)]).secrets[0];

  test('by everyone at the same time, in any order', () => {
    const state = after(choosingDrawn({ seats: 3, options: {} }), [2, choose('valise')], [0, choose('cheval')]);
    expect([state.phase, dico.game.awaiting(state).seats]).toEqual(['choosing', [1]]);
    expect(after(state, [1, choose('marché')]).phase).toBe('turn');
  });
  test('with its definition and its page, all kept in the fact', () => {
    expect(chosen('terminus')).toEqual({
      word: 'TERMINUS',
      headword: 'terminus',
      category: 'n. m.',
      definition: books.dictionary.definitions('terminus')[0]?.text,
      source: 'Boîte à mots',
      page: books.dictionary.page('TERMINUS'),
    });
  });
  test('with the definition of one’s choice', () => {
    expect(chosen('accord', {}, { kind: 'dictionary', index: 1 })?.definition).toBe(
      books.dictionary.definitions('accord')[1]?.text,
    );
  });
  test.each(['ACADEMIE', 'académie', ' Académie '])('%j: accents, case and spaces around do not count', (word) => {
    expect(chosen(word)?.word).toBe('ACADEMIE');
  });
  test('and stays the only one', () => {
    const state = after(choosingDrawn({ seats: 2, options: {} }), [0, choose('cheval')]);
    expect(refusal(state, 0, choose('valise'))).toEqual({ code: 'not-awaited' });
  });
  test.each([
    ['porte-clé', 'not-a-word'],
    ['cheval de mer', 'not-a-word'],
    ['l’abbaye', 'not-a-word'],
    ['', 'not-a-word'],
    ['42', 'not-a-word'],
    ['chat', 'wrong-length'],
    ['académicien', 'wrong-length'],
    ['xzxzxz', 'unknown-word'],
    ['chevaux', 'unknown-word'],
    ['Vienne', 'unknown-word'],
  ])('%j is refused: %s', (word, code) => {
    expect(refusal(choosingDrawn({ seats: 2, options: {} }), 0, choose(word))).toMatchObject({ code });
  });
  test('a definition that the word has not is refused', () => {
    const state = choosingDrawn({ seats: 2, options: {} });
    expect(refusal(state, 0, choose('terminus', { kind: 'dictionary', index: 7 }))).toMatchObject({ code: 'no-such-definition' });
  });
  test('one exact length is asked of everyone when the table agreed on one', () => {
    expect(refusal(choosingDrawn({ seats: 2, options: { length: '7' } }), 0, choose('cheval'))).toEqual({
      code: 'wrong-length',
      word: 'cheval',
      fewest: 7,
      most: 7,
    });
  });
  test('6.2 a name of the theme, in a game of proper nouns', () => {
    expect(chosen('saint-malo', { words: 'proper' })).toMatchObject({ word: 'SAINTMALO', headword: 'Saint-Malo' });
    expect(chosen('vienne', { words: 'capitales' })?.definition).toBe('Ville de Sissi, de la valse et de Freud.');
    expect(refusal(choosingDrawn({ seats: 2, options: { words: 'peintres' } }), 0, choose('Vienne'))).toMatchObject({
      code: 'not-in-theme',
    });
    expect(refusal(choosingDrawn({ seats: 2, options: { words: 'proper' } }), 0, choose('Saint-Pétersbourg'))).toMatchObject({
      code: 'wrong-length',
      most: 12,
    });
  });
});

describe('6.3 one’s own wording', () => {
  const state = choosingDrawn({ seats: 2, options: { ownWording: true } });
  const worded = (text: string) => after(state, [0, choose('cheval', own(text))]).secrets[0];

  test('replaces the definition, and nobody else wrote it', () => {
    expect(worded('Il court dans les prés.')).toMatchObject({ definition: 'Il court dans les prés.', source: null });
  });
  test('hides the word and its forms', () => {
    expect(worded('Deux chevaux font plus qu’un cheval.')?.definition).toBe(`Deux ${MASK} font plus qu’un ${MASK}.`);
  });
  test.each(['Un che\u00adval qui galope.', 'Un che\u200bval qui galope.', 'Un che\nval qui galope.'])(
    'signs that do not show hide nothing: %j',
    (text) => {
      expect(worded(text)?.definition).toBe(`Un ${MASK} qui galope.`);
    },
  );
  test.each(['', 'Court.', 'Cheval, chevaux, cheval, chevaux.', '…………………………', 'a'.repeat(161)])(
    '%j says too little or too much',
    (text) => {
      expect(refusal(state, 0, choose('cheval', own(text)))).toEqual({ code: 'own-wording-length', fewest: 10, most: 160 });
    },
  );
  test('is refused at a table that did not agree on it', () => {
    expect(refusal(choosingDrawn({ seats: 2, options: {} }), 0, choose('cheval', own('Il court dans les prés.')))).toEqual({
      code: 'own-wording-not-allowed',
    });
  });
  test('still needs a word of the dictionary', () => {
    expect(refusal(state, 0, choose('xzxzxz', own('Il court dans les prés.')))).toMatchObject({ code: 'unknown-word' });
  });
});

describe('2.3 three minutes to choose', () => {
  const waiting = choosingDrawn({ seats: 3, options: { sablier: 60 } });

  test('then a word is drawn for whoever has none', () => {
    const chosen = after(waiting, [1, choose('cheval')]);
    expect(late(chosen, 179_999).facts).toEqual([]);
    const { facts, match } = late(chosen, 180_000);
    expect(facts.map(({ kind }) => kind)).toEqual(['chosen', 'chosen', 'laid-out', 'turn']);
    expect(match.state.secrets[1]?.word).toBe('CHEVAL');
    for (const secret of match.state.secrets) {
      expect(books.dictionary.has(secret?.word ?? '')).toBe(true);
      expect(secret?.word).toMatch(/^[A-Z]{6,8}$/);
    }
    expect(match.state.deadline).toBe(180_000 + 60_000);
  });
  test('without an hourglass, as long as one wants', () => {
    expect(choosingDrawn({ seats: 2, options: { sablier: null } }).deadline).toBeNull();
  });
  test('5.3 a player who leaves before choosing has a word drawn, and it must be found too', () => {
    const { match } = left(after(waiting, [1, choose('cheval')], [2, choose('valise')]), 0);
    expect(match.state).toMatchObject({ phase: 'turn', retired: [true, false, false] });
    expect(match.state.secrets[0]).not.toBeNull();
    expect(match.state.turn).not.toBe(0);
  });
});

describe('2.4 who begins', () => {
  const opened = (seed: number) => {
    const { facts } = tableWith(books, seededChance(seed));
    const state = after(
      choosingDrawn({ seats: 4, options: {} }),
      [0, choose('cheval')],
      [1, choose('valise')],
      [2, choose('accord')],
    );
    return facts(state, 3, choose('marché')).reduce<State>(evolve, state);
  };

  test.each([1, 2, 3, 4, 5])('the first to receive a joker, cards dealt face up one by one (luck %i)', (seed) => {
    const { opening, turn } = opened(seed);
    const dealt = opening?.dealt ?? [];
    expect(dealt.indexOf('joker')).toBe(dealt.length - 1);
    expect(turn).toBe(((opening?.from ?? 0) + dealt.length - 1) % 4);
    expect(opening?.first).toBe(turn);
  });
  test('then all thirty lie face down, one a square', () => {
    const state = opened(1);
    expect(state.board).toHaveLength(30);
    expect([...state.board].sort()).toEqual([...ALL_CARDS].sort());
    expect(dico.game.view(state, 0).board).toEqual(state.board.map(() => 'back'));
    expect(dico.game.view(state, 0).hand).toEqual([]);
  });
});
