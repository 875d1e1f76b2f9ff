import { type Chance, oneOf, seededChance, shuffled } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { HOLDER_MAX, RONDO_DECK } from '../rules/deck.ts';
import { readOptions } from '../rules/form.ts';
import { wordOn } from '../rules/holder.ts';
import { wordAfter, wordPlayRefusal } from '../rules/play.ts';
import { pointsOfWord } from '../rules/score.ts';
import { cardsDrawn, holder, playDrawn } from '../tests/drawing.ts';
import { bestPayByTrying } from '../tests/oracle.ts';
import type { Holder, Laid, Options } from '../types.ts';
import { playLaid } from './laying.ts';
import { allWordPlays, stepsTaken } from './solver.ts';

const { lexicon } = loadLibrary();
const words = [...lexicon.words()].filter((word) => word.length >= 3 && word.length <= HOLDER_MAX);

interface Drawn {
  readonly holder: string;
  readonly hand: string;
  readonly exchanges?: number;
  readonly options?: Partial<Options>;
}

function puzzle(drawn: Drawn) {
  const options = readOptions(drawn.options ?? {}) as Options;
  return { holder: holder(drawn.holder), hand: cardsDrawn(drawn.hand), exchanges: drawn.exchanges ?? 0, options };
}

/** The play found for a word, with what it pays. */
function found(drawn: Drawn, word: string) {
  const position = puzzle(drawn);
  const play = allWordPlays(position, lexicon).find((play) => play.word === word);
  return play && { points: play.points, play: playLaid(position, play) };
}

describe('the solver finds the layings of the rules', () => {
  it('opens with exactly three letters, jokers included: MER pays 7', () => {
    expect(found({ holder: '', hand: 'MERTUIO' }, 'MER')).toEqual({ points: 7, play: playDrawn('MER') });
    expect(found({ holder: '', hand: 'MER*' }, 'MUR')?.play).toEqual(playDrawn('M*UR'));
    expect(allWordPlays(puzzle({ holder: '', hand: 'MERTUIO' }), lexicon).every(({ word }) => word.length === 3)).toBe(true);
  });

  it('leaves a joker its letter: MARE becomes MERE, and MARI only when the joker is covered', () => {
    expect(found({ holder: 'MAR*E', hand: 'E' }, 'MERE')).toEqual({ points: 5, play: playDrawn('.E..') });
    expect(found({ holder: 'MAR*E', hand: 'I' }, 'MARI')?.play).toEqual(playDrawn('...I'));
    expect(found({ holder: 'MAR*E', hand: 'E' }, 'MARI')).toBeUndefined();
  });

  it('lengthens at one end, never at both', () => {
    expect(found({ holder: 'MARE', hand: 'S' }, 'MARES')).toEqual({ points: 6, play: playDrawn('....+S') });
    expect(found({ holder: 'MARE', hand: 'A' }, 'AMARE')?.play.lengthen).toBe(lexicon.has('AMARE') ? 'start' : undefined);
    expect(found({ holder: 'MARE', hand: 'AS' }, 'AMARES')).toBeUndefined();
  });

  it('never lengthens a holder of nine compartments, but covers and erases it', () => {
    const found = allWordPlays(puzzle({ holder: 'PREVENIRA', hand: 'SEITUA_' }), lexicon);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ geometry }) => geometry.lengthen === null)).toBe(true);
  });

  it('erases with several gommes, each −2: PREVENIR becomes VENIR for 1', () => {
    expect(found({ holder: 'PREVENIR', hand: '___' }, 'VENIR')).toEqual({ points: 1, play: playDrawn('___.....') });
    expect(found({ holder: 'PREVENIR', hand: '__' }, 'VENIR')).toBeUndefined();
  });

  it('writes over gommes, whose points come back', () => {
    expect(found({ holder: '___VENIR', hand: 'PRE' }, 'PREVENIR')).toEqual({ points: 14, play: playDrawn('PRE.....') });
  });

  it('covers letters by the same letters when the bonus pays for it, and keeps one', () => {
    expect(found({ holder: 'MARE', hand: 'SMAR' }, 'MARES')).toEqual({ points: 12, play: playDrawn('MAR.+S') });
    expect(found({ holder: 'MARE', hand: 'SMARE' }, 'MARES')?.points).toBe(12);
    expect(found({ holder: 'MARE', hand: 'SM' }, 'MARES')?.play).toEqual(playDrawn('....+S'));
  });

  it('puts a letter over the joker that stood for it', () => {
    expect(found({ holder: '*MARE', hand: 'SM' }, 'MARES')).toEqual({ points: 6, play: playDrawn('M...+S') });
  });

  it('takes off two points for each exchange of the turn', () => {
    expect(found({ holder: 'MARE', hand: 'S', exchanges: 2 }, 'MARES')?.points).toBe(2);
  });

  it('lays a gomme face down rather than face up, or else the least useful card (beginners)', () => {
    const options = { beginners: true };
    expect(found({ holder: 'PREVENIR', hand: '___', options }, 'VENIR')).toEqual({ points: 3, play: playDrawn('#___.....') });
    expect(found({ holder: 'MARES', hand: 'EW', options }, 'MARE')).toEqual({ points: 5, play: playDrawn('....#W') });
  });

  it('leaves conjugated verbs out when the table did', () => {
    const drawn = { holder: 'MANGE', hand: 'ZR' };
    expect(found(drawn, 'MANGEZ')).toBeDefined();
    expect(found({ ...drawn, options: { words: 'unconjugated' } }, 'MANGEZ')).toBeUndefined();
    expect(found({ ...drawn, options: { words: 'unconjugated' } }, 'MANGER')).toBeDefined();
  });

  it('never finds the word that already lies there', () => {
    expect(found({ holder: 'MARE', hand: 'MARE' }, 'MARE')).toBeUndefined();
  });
});

describe('the solver agrees with the rules on positions left to chance', () => {
  const positions = randomPositions(runs(15, 40), seededChance(2024));

  it.each(positions)('$name', ({ position }) => {
    const plays = allWordPlays(position, lexicon);
    const best = Object.fromEntries(plays.map(({ word, points }) => [word, points]));
    expect(best).toEqual(bestPayByTrying(position, { words, lexicon }));
    for (const found of plays) {
      const play = playLaid(position, found);
      expect(wordPlayRefusal(position, play, lexicon)).toBeNull();
      expect(wordAfter(position.holder, play)).toBe(found.word);
      expect(pointsOfWord(position.holder, play, position.exchanges).total).toBe(found.points);
      expect(play.placements.length).toBe(found.cards);
    }
  });
});

describe('the solver is quick', () => {
  it('puts the highest-scoring first, those that take fewer cards before others', () => {
    const plays = allWordPlays(puzzle({ holder: 'MARE', hand: 'SITOPE_' }), lexicon);
    expect(plays).toEqual(plays.toSorted((one, other) => other.points - one.points || one.cards - other.cards));
  });

  it('takes at most ten times as many steps for each joker', () => {
    const [none, one, two] = ['', '*', '**'].map(stepsWith) as [number, number, number];
    expect(none).toBeLessThan(60_000);
    expect(one).toBeLessThan(10 * none);
    expect(two).toBeLessThan(10 * one);
  });
});

/** Steps for 200 positions in which some letters of the hand are jokers. */
function stepsWith(jokers: string): number {
  const chance = seededChance(7);
  const letters = RONDO_DECK.filter((card) => card !== 'joker' && card !== 'gomme');
  const before = stepsTaken(lexicon);
  for (let count = 0; count < 200; count++) {
    const hand = [...shuffled(letters, chance).slice(0, 7 - jokers.length), ...cardsDrawn(jokers)];
    allWordPlays({ ...puzzle({ holder: oneOf(words, chance), hand: '' }), hand }, lexicon);
  }
  return stepsTaken(lexicon) - before;
}

function randomPositions(count: number, chance: Chance) {
  return Array.from({ length: count }, (_, index) => {
    const options = readOptions({ beginners: index % 3 === 1, words: index % 4 === 3 ? 'unconjugated' : 'all' }) as Options;
    const hand = shuffled(RONDO_DECK, chance).slice(0, 3 + chance.below(4));
    const position = { holder: index % 10 === 0 ? [] : randomHolder(chance), hand, exchanges: chance.below(3), options };
    return { name: `${wordOn(position.holder) || 'the opening'} with ${hand.join(' ')}`, position };
  });
}

/** A word, some of its letters jokers, with some erasers around it. */
function randomHolder(chance: Chance): Holder {
  const word = oneOf(
    words.filter(({ length }) => length <= 6),
    chance,
  );
  const letters = [...word].map((letter) => ({ kind: chance.below(4) === 0 ? 'joker' : 'letter', letter }) as Laid);
  const room = HOLDER_MAX - word.length;
  const before = chance.below(3);
  return [...erasers(before, chance), ...letters, ...erasers(Math.min(room - before, chance.below(2)), chance)];
}

function erasers(count: number, chance: Chance): Laid[] {
  return Array.from({ length: count }, () => ({ kind: chance.below(3) === 0 ? 'back' : 'gomme' }));
}
