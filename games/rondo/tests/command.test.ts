import { askerOf, textHeard, valueHeard } from '@boite/kernel/testing/command';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { command } from '../command.ts';
import { readOptions } from '../rules/form.ts';
import { readHolder } from '../rules/holder.ts';
import { wordAfter, wordPlayRefusal } from '../rules/play.ts';
import { pointsOfWord } from '../rules/score.ts';
import type { Card, Holder, Options, Play } from '../types.ts';

interface Solved {
  readonly word: string;
  readonly points: number;
  readonly cards: readonly { at: number; card: Card; as?: Play['placements'][number]['as'] }[];
  readonly lengthen: Play['lengthen'];
}
interface Solution {
  readonly plays: readonly Solved[];
  readonly best: Solved | null;
}

const { lexicon } = loadLibrary();
const { ask, askLine } = askerOf(command.solve?.rondo, { lexicon });
const solved = (holder: string, hand: string, all = false): Solution => valueHeard(ask({ holder, hand }, { all })) as Solution;

/** The play a script would send. */
function playIn({ cards, lengthen }: Solved): Play {
  return { lengthen, placements: cards.map(({ at, card, as }) => ({ at, card, as: as ?? null, faceDown: false })) };
}

describe('boite solve rondo', () => {
  const options = readOptions({}) as Options;

  test.each([
    ['MARE', 'A,E,I,gomme,joker'],
    ['_MAR*E', 'S,T,U,gomme,gomme'],
    ['', 'A,E,R,M,joker'],
    ['PREVENIR', 'gomme,gomme,gomme,A'],
    ['VOITURIER', 'S,A,E,gomme,joker,joker'],
  ])('on %j with %s, every play is allowed and pays what it says', (holderText, handText) => {
    const holder = readHolder(holderText) as Holder;
    const hand = handText.split(',') as Card[];
    const { plays, best } = solved(holderText, handText, true);
    expect(best).toEqual(plays[0]);
    for (const each of plays) {
      const play = playIn(each);
      expect(wordPlayRefusal({ holder, hand, options }, play, lexicon)).toBeNull();
      expect(wordAfter(holder, play)).toBe(each.word);
      expect(pointsOfWord(holder, play, 0).total).toBe(each.points);
    }
  });

  test('tells one play a word, the best first, twenty unless all are asked for', () => {
    const all = solved('MARE', 'A,E,I,S,T', true).plays;
    expect(new Set(all.map(({ word }) => word)).size).toBe(all.length);
    expect(all.map(({ points }) => points)).toEqual(all.map(({ points }) => points).sort((a, b) => b - a));
    expect(solved('MARE', 'A,E,I,S,T').plays).toEqual(all.slice(0, 20));
  });

  test('says which letter a joker stands for', () => {
    expect(solved('MARE', 'joker').plays).toContainEqual({
      word: 'MARES',
      points: 6,
      cards: [{ at: 4, card: 'joker', as: 'S' }],
      lengthen: 'end',
    });
  });

  test('an empty holder asks for the first word: three letters, with their bonus', () => {
    const { plays } = solved('', 'M,E,R');
    expect(plays.find(({ word }) => word === 'MER')?.points).toBe(7);
    expect(valueHeard(ask({ hand: 'M,E,R' }))).toEqual({ plays, best: plays[0] });
  });

  test('case, accents and spaces do not matter', () => {
    expect(solved('_mar*e', 'a, É ,GOMME,Joker')).toEqual(solved('_MAR*E', 'A,E,gomme,joker'));
  });

  test('no word is a clear no', () => {
    expect(ask({ holder: 'MER', hand: 'gomme' })).toMatchObject({ isYes: false, lines: ['no word can be played'] });
    expect(solved('MARE', '')).toEqual({ plays: [], best: null });
  });

  test('is drawn with the cards laid in brackets', () => {
    const answer = ask({ holder: 'MARE', hand: 'S,joker' });
    const text = textHeard(answer);
    expect(answer).toMatchObject({ isYes: true });
    expect(text).toMatch(/^points +word +laid\n/);
    expect(text).toMatch(/^ +7 +MARES +MAR\[\*E\]\+\[S\]$|^ +6 +MARES +MARE\+\[S\]$/m);
    expect(text).toMatch(/^\d+ more with --all$/m);
  });

  test.each([
    [{ holder: 'MARE' }, 'which cards?'],
    [{ holder: 'MARE', hand: '1,2' }, 'a card is a letter, gomme or joker, not "1"'],
    [{ holder: 'MARE', hand: 'A,,E' }, 'a card is a letter, gomme or joker, not ""'],
    [{ holder: 'MARE', hand: 'œ' }, 'a card is a letter, gomme or joker, not "œ"'],
    [{ hand: 'W,W' }, 'the box has 1 W, not 2'],
    [{ hand: Array(11).fill('gomme').join() }, 'the box has 10 gomme, not 11'],
    [{ holder: 'ANIMATIONS', hand: 'A,E,I' }, 'a holder has 9 compartments at most, not 10'],
    [{ holder: 'MA_RE', hand: 'A,E,I' }, 'gommes are at its ends'],
    [{ holder: '___', hand: 'A,E,I' }, 'gommes are at its ends'],
    [{ holder: '_MA', hand: 'A,E,I' }, 'a holder shows 3 letters at least'],
    [{ holder: 'MAR*', hand: 'A,E,I' }, 'a holder is written like'],
    [{ holder: 'MA RE', hand: 'A,E,I' }, 'a holder is written like'],
  ])('%j is a wrong usage', (options, problem) => {
    expect(ask(options)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('boite solve rondo --stdin', () => {
  test('answers a position a line, like the options do', () => {
    expect(askLine('MARE A,E,I')).toEqual(ask({ holder: 'MARE', hand: 'A,E,I' }));
    expect(askLine('- M,E,R')).toEqual(ask({ hand: 'M,E,R' }));
    expect(askLine('_MAR*E\tA,gomme')).toEqual(ask({ holder: '_MAR*E', hand: 'A,gomme' }));
    expect(askLine('MER gomme,gomme')).toMatchObject({ isYes: false, value: { plays: [], best: null } });
  });

  test.each([
    ['MARE', 'a line is a holder, a space and a hand'],
    ['MARE A E', 'a line is a holder, a space and a hand'],
    ['MA_RE A', 'gommes are at its ends'],
    ['MARE 1,2', 'a card is a letter, gomme or joker, not "1"'],
  ])('the line %j cannot be read', (line, problem) => {
    expect(askLine(line)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
