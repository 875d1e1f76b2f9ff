// Knows the worked cases of a play: what is allowed, what is refused, what it pays. Numbers are those of RULES.md.

import { cases } from '@boite/kernel/testing/table';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { cardsDrawn, holder, playDrawn } from '../tests/drawing.ts';
import type { Options } from '../types.ts';
import { readOptions } from './form.ts';
import { wordAfter, wordPlayRefusal } from './play.ts';
import { pointsOfWord } from './score.ts';

const { lexicon } = loadLibrary();

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

/** A line each: why, the holder, the hand, what is laid, and what comes of it. */
function worked(table: string): void {
  test.each(cases(table))('%s: on « %s » %s lays « %s », %s', (_, on = '', hand = '', lay = '', told) => {
    const came = outcome({ on, hand, lay });
    expect(typeof came === 'string' ? came : `${came.word} ${came.points}`).toBe(told);
  });
}

describe('3.2 The first word has exactly three letters', () => {
  worked(`
    4.2 MER: 2 + 1 + 1 = 4, three placed +3: 7 points |  | MERAEIO | MER  | MER 7
    four letters, two letters or a gomme are refused  |  | MERE    | MERE | opening-three-letters
    four letters, two letters or a gomme are refused  |  | ET      | ET   | opening-three-letters
    four letters, two letters or a gomme are refused  |  | MER_    | ME_  | opening-three-letters
    1.3 a joker may be part of it, worth 1            |  | M*R     | M*ER | MER 7
  `);
});

describe('1.3 A joker keeps its letter until it is covered', () => {
  worked(`
    MARE with a joker as E: MERE is allowed, the joker stays E | MAR*E | E   | .E.. | MERE 5
    MARI is refused unless a card covers the joker             | MAR*E | I   | ...I | MARI 5
    MARI is refused unless a card covers the joker             | MAR*E | A   | .A.. | same-word
    MINI is allowed when the last card is covered by an I      | MAR*E | INI | .INI | MINI 8
  `);

  test('a joker laid without its letter is refused', () => {
    const position = { holder: holder('MARE'), hand: cardsDrawn('*'), options: readOptions({}) as Options };
    const bare = { lengthen: null, placements: [{ at: 1, card: 'joker', as: null, faceDown: false }] } as const;
    expect(wordPlayRefusal(position, bare, lexicon)).toEqual({ code: 'joker-without-letter' });
  });
});

describe('3.3 One compartment more, at the start or at the end', () => {
  worked(`
    MARE → MARES lengthens at the end                                               | MARE      | S  | ....+S      | MARES 6
    covering and lengthening at once is allowed                                     | MARE      | ES | .E..+S      | MERES 6
    with nine compartments any lengthening is refused; covering and erasing are not | ADMIRABLE | S  | .........+S | holder-full
    with nine compartments any lengthening is refused; covering and erasing are not | MARCHERAS | I  | ........I   | MARCHERAI 13
    with nine compartments any lengthening is refused; covering and erasing are not | MARCHERAS | __ | .......__   | MARCHER 7
    compartments under a gomme count                                                | MARCHER__ | A  | +A......... | holder-full
    the new compartment takes a letter: neither nothing nor a gomme                 | MARE      | E  | .E..+.      | new-compartment-without-letter
    the new compartment takes a letter: neither nothing nor a gomme                 | MARE      | _  | ....+_      | new-compartment-without-letter
  `);

  test('MARE → AMARES, both ends, cannot be laid', () => {
    const both = {
      ...playDrawn('+A....'),
      placements: [...playDrawn('+A....').placements, { at: 5, card: 'S', as: null, faceDown: false } as const],
    };
    const position = { holder: holder('MARE'), hand: cardsDrawn('AS'), options: readOptions({}) as Options };
    expect(wordPlayRefusal(position, both, lexicon)).toEqual({ code: 'no-such-compartment', at: 5 });
  });
});

describe('3.4 At least one letter of the previous word stays', () => {
  worked(`
    everything covered is refused                                                   | MER  | SOL  | SOL  | nothing-kept
    the letters that stay must show: a word built beside gommes alone keeps nothing | _MER | BSOL | BSOL | nothing-kept
  `);
});

describe('3.5 Gommes only at the ends', () => {
  worked(`
    PREVENIR with three gommes on P R E: VENIR 7 − 6 = 1                | PREVENIR | ___ | ___..... | VENIR 1
    1.4 the next player also has −6 while they show                     | ___VENIR | T   | ...T.... | TENIR -1
    a covered gomme no longer costs anything, and it is not lengthening | ___VENIR | REE | .RE..... | REVENIR 7
    a gomme in the middle of the letters is refused                     | MARES    | _   | ..._.    | eraser-inside
    a letter beyond the gommes is refused                               | __VENIR  | A   | A......  | eraser-inside
    a gomme on a gomme is refused                                       | _MARE    | _   | _....    | eraser-on-eraser
    gommes at both ends are allowed                                     | SARTS    | __  | _..._    | ART -1
  `);
});

describe('3.6 The new word', () => {
  worked(`
    two letters are too short                                                                 | MARE | __  | __.. | too-short
    a word that the dictionary does not list is refused                                       | MARE | X   | ...X | unknown-word
    the same word is refused                                                                  | MARE | A   | .A.. | same-word
    covering a card by the same letter is allowed when the word changes, and counts as placed | MARE | ARI | .ARI | MARI 8
  `);

  test('6.3 without conjugated verbs, a conjugated verb is refused, an infinitive and a noun are not', () => {
    const options = { words: 'unconjugated' } as const;
    expect(outcome({ on: 'FINIR', hand: 'T', lay: '....T', options })).toBe('conjugated');
    expect(outcome({ on: 'VENIR', hand: 'T', lay: 'T....', options })).toEqual({ word: 'TENIR', points: 5 });
    expect(outcome({ on: 'MARE', hand: 'I', lay: '...I', options })).toEqual({ word: 'MARI', points: 5 });
  });
});

describe('4 Points', () => {
  worked(`
    4.2 four letters placed pay their values through the sum, and +6 | MARE  | POTS | POT.+S | POTES 12
    4.2 gommes are not counted in the bonus                          | MARES | _IN  | .IN._  | MINE 3
  `);

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
  worked(`
    a card that is not in hand, or once too often | MARE | A | ....+S | not-in-hand
    a card that is not in hand, or once too often | MARE | I | .I.I   | not-in-hand
    nothing laid                                  | MARE | A | ....   | nothing-laid
  `);

  test('two cards in one compartment', () => {
    const twice = { lengthen: null, placements: [...playDrawn('.E..').placements, ...playDrawn('.O..').placements] } as const;
    const position = { holder: holder('MARE'), hand: cardsDrawn('EO'), options: readOptions({}) as Options };
    expect(wordPlayRefusal(position, twice, lexicon)).toEqual({ code: 'two-cards-in-one', at: 1 });
  });
});
