// Knows the worked cases of a play: what is allowed, what is refused, what it pays. Numbers are those of RULES.md.

import { loadLexicon } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { cardsDrawn, holder, playDrawn } from '../tests/drawing.ts';
import type { Options } from '../types.ts';
import { readOptions } from './form.ts';
import { wordAfter, wordPlayRefusal } from './play.ts';
import { pointsOfWord } from './score.ts';

const lexicon = loadLexicon();

interface Case {
  readonly on: string;
  readonly hand: string;
  readonly lay: string;
  readonly options?: Partial<Options>;
}

/** The word and its points when the play is allowed, else the code of the refusal. */
function outcome({ on, hand, lay, options = {} }: Case): string | { word: string; points: number } {
  const position = { holder: holder(on), hand: cardsDrawn(hand), options: readOptions(options) as Options };
  const refusal = wordPlayRefusal(position, playDrawn(lay), lexicon);
  if (refusal) return refusal.code;
  return { word: wordAfter(position.holder, playDrawn(lay)), points: pointsOfWord(position.holder, playDrawn(lay), 0).total };
}

describe('3.2 The first word has exactly three letters', () => {
  test('4.2 MER: 2 + 1 + 1 = 4, three placed +3: 7 points', () => {
    expect(outcome({ on: '', hand: 'MERAEIO', lay: 'MER' })).toEqual({ word: 'MER', points: 7 });
  });
  test('four letters, two letters or a gomme are refused', () => {
    expect(outcome({ on: '', hand: 'MERE', lay: 'MERE' })).toBe('opening-three-letters');
    expect(outcome({ on: '', hand: 'ET', lay: 'ET' })).toBe('opening-three-letters');
    expect(outcome({ on: '', hand: 'MER_', lay: 'ME_' })).toBe('opening-three-letters');
  });
  test('1.3 a joker may be part of it, worth 1', () => {
    expect(outcome({ on: '', hand: 'M*R', lay: 'M*ER' })).toEqual({ word: 'MER', points: 7 });
  });
});

describe('1.3 A joker keeps its letter until it is covered', () => {
  test('MARE with a joker as E: MERE is allowed, the joker stays E', () => {
    expect(outcome({ on: 'MAR*E', hand: 'E', lay: '.E..' })).toEqual({ word: 'MERE', points: 5 });
  });
  test('MARI is refused unless a card covers the joker', () => {
    expect(outcome({ on: 'MAR*E', hand: 'I', lay: '...I' })).toEqual({ word: 'MARI', points: 5 });
    expect(outcome({ on: 'MAR*E', hand: 'A', lay: '.A..' })).toBe('same-word');
  });
  test('MINI is allowed when the last card is covered by an I', () => {
    expect(outcome({ on: 'MAR*E', hand: 'INI', lay: '.INI' })).toEqual({ word: 'MINI', points: 5 + 3 });
  });
  test('a joker laid without its letter is refused', () => {
    const position = { holder: holder('MARE'), hand: cardsDrawn('*'), options: readOptions({}) as Options };
    const bare = { lengthen: null, placements: [{ at: 1, card: 'joker', as: null, faceDown: false }] } as const;
    expect(wordPlayRefusal(position, bare, lexicon)).toEqual({ code: 'joker-without-letter' });
  });
});

describe('3.3 One compartment more, at the start or at the end', () => {
  test('MARE → MARES lengthens at the end', () => {
    expect(outcome({ on: 'MARE', hand: 'S', lay: '....+S' })).toEqual({ word: 'MARES', points: 6 });
  });
  test('MARE → AMARES, both ends, cannot be laid', () => {
    const both = {
      ...playDrawn('+A....'),
      placements: [...playDrawn('+A....').placements, { at: 5, card: 'S', as: null, faceDown: false } as const],
    };
    const position = { holder: holder('MARE'), hand: cardsDrawn('AS'), options: readOptions({}) as Options };
    expect(wordPlayRefusal(position, both, lexicon)).toEqual({ code: 'no-such-compartment', at: 5 });
  });
  test('covering and lengthening at once is allowed', () => {
    expect(outcome({ on: 'MARE', hand: 'ES', lay: '.E..+S' })).toEqual({ word: 'MERES', points: 6 });
  });
  test('with nine compartments any lengthening is refused; covering and erasing are not', () => {
    expect(outcome({ on: 'ADMIRABLE', hand: 'S', lay: '.........+S' })).toBe('holder-full');
    expect(outcome({ on: 'MARCHERAS', hand: 'I', lay: '........I' })).toEqual({ word: 'MARCHERAI', points: 13 });
    expect(outcome({ on: 'MARCHERAS', hand: '__', lay: '.......__' })).toEqual({ word: 'MARCHER', points: 11 - 4 });
  });
  test('compartments under a gomme count', () => {
    expect(outcome({ on: 'MARCHER__', hand: 'A', lay: '+A.........' })).toBe('holder-full');
  });
  test('the new compartment takes a letter: neither nothing nor a gomme', () => {
    expect(outcome({ on: 'MARE', hand: 'E', lay: '.E..+.' })).toBe('new-compartment-without-letter');
    expect(outcome({ on: 'MARE', hand: '_', lay: '....+_' })).toBe('new-compartment-without-letter');
  });
});

describe('3.4 At least one letter of the previous word stays', () => {
  test('everything covered is refused', () => {
    expect(outcome({ on: 'MER', hand: 'SOL', lay: 'SOL' })).toBe('nothing-kept');
  });
  test('the letters that stay must show: a word built beside gommes alone keeps nothing', () => {
    expect(outcome({ on: '_MER', hand: 'BSOL', lay: 'BSOL' })).toBe('nothing-kept');
  });
});

describe('3.5 Gommes only at the ends', () => {
  test('PREVENIR with three gommes on P R E: VENIR 7 − 6 = 1', () => {
    expect(outcome({ on: 'PREVENIR', hand: '___', lay: '___.....' })).toEqual({ word: 'VENIR', points: 1 });
  });
  test('1.4 the next player also has −6 while they show', () => {
    expect(outcome({ on: '___VENIR', hand: 'T', lay: '...T....' })).toEqual({ word: 'TENIR', points: 5 - 6 });
  });
  test('a covered gomme no longer costs anything, and it is not lengthening', () => {
    expect(outcome({ on: '___VENIR', hand: 'REE', lay: '.RE.....' })).toEqual({ word: 'REVENIR', points: 9 - 2 });
  });
  test('a gomme in the middle of the letters is refused', () => {
    expect(outcome({ on: 'MARES', hand: '_', lay: '..._.' })).toBe('eraser-inside');
  });
  test('a letter beyond the gommes is refused', () => {
    expect(outcome({ on: '__VENIR', hand: 'A', lay: 'A......' })).toBe('eraser-inside');
  });
  test('a gomme on a gomme is refused', () => {
    expect(outcome({ on: '_MARE', hand: '_', lay: '_....' })).toBe('eraser-on-eraser');
  });
  test('gommes at both ends are allowed', () => {
    expect(outcome({ on: 'SARTS', hand: '__', lay: '_..._' })).toEqual({ word: 'ART', points: 3 - 4 });
  });
});

describe('3.6 The new word', () => {
  test('two letters are too short', () => {
    expect(outcome({ on: 'MARE', hand: '__', lay: '__..' })).toBe('too-short');
  });
  test('a word that the dictionary does not list is refused', () => {
    expect(outcome({ on: 'MARE', hand: 'X', lay: '...X' })).toBe('unknown-word');
  });
  test('the same word is refused', () => {
    expect(outcome({ on: 'MARE', hand: 'A', lay: '.A..' })).toBe('same-word');
  });
  test('covering a card by the same letter is allowed when the word changes, and counts as placed', () => {
    expect(outcome({ on: 'MARE', hand: 'ARI', lay: '.ARI' })).toEqual({ word: 'MARI', points: 5 + 3 });
  });
  test('6.3 without conjugated verbs, a conjugated verb is refused, an infinitive and a noun are not', () => {
    const options = { words: 'unconjugated' } as const;
    expect(outcome({ on: 'FINIR', hand: 'T', lay: '....T', options })).toBe('conjugated');
    expect(outcome({ on: 'VENIR', hand: 'T', lay: 'T....', options })).toEqual({ word: 'TENIR', points: 5 });
    expect(outcome({ on: 'MARE', hand: 'I', lay: '...I', options })).toEqual({ word: 'MARI', points: 5 });
  });
});

describe('4 Points', () => {
  test('4.2 four letters placed pay their values through the sum, and +6', () => {
    expect(outcome({ on: 'MARE', hand: 'POTS', lay: 'POT.+S' })).toEqual({ word: 'POTES', points: 2 + 1 + 1 + 1 + 1 + 6 });
  });
  test('4.2 gommes are not counted in the bonus', () => {
    expect(outcome({ on: 'MARES', hand: '_IN', lay: '.IN._' })).toEqual({ word: 'MINE', points: 5 - 2 });
  });
  test('4.3 each exchange takes off 2', () => {
    expect(pointsOfWord(holder('MARE'), playDrawn('....+S'), 2).total).toBe(6 - 4);
  });
});

describe('6.1 The variant for beginners: a card face down erases', () => {
  const options = { beginners: true } as const;
  test('it is worth 0 and stays outside the bonus', () => {
    expect(outcome({ on: 'MARES', hand: 'KIN', lay: '.IN.#K', options })).toEqual({ word: 'MINE', points: 5 });
  });
  test('once a turn only', () => {
    expect(outcome({ on: 'AMARES', hand: 'KW', lay: '#K....#W', options })).toBe('one-face-down-a-turn');
  });
  test('not without the variant', () => {
    expect(outcome({ on: 'MARES', hand: 'K', lay: '....#K' })).toBe('face-down-not-allowed');
  });
  test('a letter may cover it later, a gomme may not', () => {
    expect(outcome({ on: 'MARE#', hand: 'S', lay: '....S', options })).toEqual({ word: 'MARES', points: 6 });
    expect(outcome({ on: 'MARE#', hand: '_', lay: '...._', options })).toBe('eraser-on-eraser');
  });
});

describe('Bad input is refused with its reason', () => {
  test('a card that is not in hand, or once too often', () => {
    expect(outcome({ on: 'MARE', hand: 'A', lay: '....+S' })).toBe('not-in-hand');
    expect(outcome({ on: 'MARE', hand: 'I', lay: '.I.I' })).toBe('not-in-hand');
  });
  test('two cards in one compartment', () => {
    const twice = { lengthen: null, placements: [...playDrawn('.E..').placements, ...playDrawn('.O..').placements] } as const;
    const position = { holder: holder('MARE'), hand: cardsDrawn('EO'), options: readOptions({}) as Options };
    expect(wordPlayRefusal(position, twice, lexicon)).toEqual({ code: 'two-cards-in-one', at: 1 });
  });
  test('nothing laid', () => {
    expect(outcome({ on: 'MARE', hand: 'A', lay: '....' })).toBe('nothing-laid');
  });
});
