import { readHolder } from '@boite/games/rondo/rules/holder.ts';
import { wordAfter, wordPlayRefusal } from '@boite/games/rondo/rules/play.ts';
import { readOptions } from '@boite/games/rondo/rules/read.ts';
import { pointsOfWord } from '@boite/games/rondo/rules/score.ts';
import type { Card, Holder, Options, Play } from '@boite/games/rondo/types.ts';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

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

const solved = (holder: string, hand: string, ...more: readonly string[]): Solution =>
  boiteJson(['solve', 'rondo', '--holder', holder, '--hand', hand, ...more]) as Solution;

/** The play a script would send. */
function playIn({ cards, lengthen }: Solved): Play {
  return { lengthen, placements: cards.map(({ at, card, as }) => ({ at, card, as: as ?? null, faceDown: false })) };
}

describe('boite solve rondo', () => {
  const lexicon = loadLexicon();
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
    const { plays, best } = solved(holderText, handText, '--all');
    expect(best).toEqual(plays[0]);
    for (const each of plays) {
      const play = playIn(each);
      expect(wordPlayRefusal({ holder, hand, options }, play, lexicon)).toBeNull();
      expect(wordAfter(holder, play)).toBe(each.word);
      expect(pointsOfWord(holder, play, 0).total).toBe(each.points);
    }
  });

  test('tells one play a word, the best first, twenty unless all are asked for', () => {
    const all = solved('MARE', 'A,E,I,S,T', '--all').plays;
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
    expect(boiteJson(['solve', 'rondo', '--hand', 'M,E,R'])).toEqual({ plays, best: plays[0] });
  });

  test('case, accents and spaces do not matter', () => {
    expect(solved('_mar*e', 'a, É ,GOMME,Joker')).toEqual(solved('_MAR*E', 'A,E,gomme,joker'));
  });

  test('no word is a clear no', () => {
    expect(boite(['solve', 'rondo', '--holder', 'MER', '--hand', 'gomme'])).toEqual({
      code: 1,
      stdout: 'no word can be played\n',
      stderr: '',
    });
    expect(solved('MARE', '')).toEqual({ plays: [], best: null });
  });

  test('is drawn with the cards laid in brackets', () => {
    const { code, stdout } = boite(['solve', 'rondo', '--holder', 'MARE', '--hand', 'S,joker']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^points +word +laid\n/);
    expect(stdout).toMatch(/^ +7 +MARES +MAR\[\*E\]\+\[S\]$|^ +6 +MARES +MARE\+\[S\]$/m);
    expect(stdout).toMatch(/^\d+ more with --all$/m);
  });

  const HAND = ['--hand', 'A,E,I'];
  test.each([
    [[], 'which game?'],
    [['chess', ...HAND], 'which game?'],
    [['rondo', '--holder', 'MARE'], 'which cards?'],
    [['rondo', '--holder', 'MARE', '--hand'], 'argument missing'],
    [['rondo', '--holder', 'MARE', '--hand', '1,2'], 'a card is a letter, gomme or joker, not "1"'],
    [['rondo', '--holder', 'MARE', '--hand', 'A,,E'], 'a card is a letter, gomme or joker, not ""'],
    [['rondo', '--holder', 'MARE', '--hand', 'œ'], 'a card is a letter, gomme or joker, not "œ"'],
    [['rondo', '--hand', 'W,W'], 'the box has 1 W, not 2'],
    [['rondo', '--hand', Array(11).fill('gomme').join()], 'the box has 10 gomme, not 11'],
    [['rondo', '--holder', 'ANIMATIONS', ...HAND], 'a holder has 9 compartments at most, not 10'],
    [['rondo', '--holder', 'MA_RE', ...HAND], 'gommes are at its ends'],
    [['rondo', '--holder', '___', ...HAND], 'gommes are at its ends'],
    [['rondo', '--holder', '_MA', ...HAND], 'a holder shows 3 letters at least'],
    [['rondo', '--holder', 'MAR*', ...HAND], 'a holder is written like'],
    [['rondo', '--holder', 'MA RE', ...HAND], 'a holder is written like'],
    [['rondo', 'MARE', ...HAND], 'what is "MARE"?'],
    [['rondo', '--stdin', ...HAND], '--stdin reads the positions'],
    [['rondo', '--rack', 'A', ...HAND], "unknown option '--rack'"],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['solve', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});

describe('boite solve rondo --stdin', () => {
  const stdin = (...lines: readonly string[]) => boite(['solve', 'rondo', '--stdin'], lines.join('\n'));

  test('answers a position a line, like the options do', () => {
    const run = stdin('MARE A,E,I', '', '- M,E,R', '_MAR*E\tA,gomme\r');
    expect(jsonLines(run)).toEqual([solved('MARE', 'A,E,I'), solved('', 'M,E,R'), solved('_MAR*E', 'A,gomme')]);
    expect(run.code).toBe(0);
  });

  test('a position without a word makes it a no', () => {
    const run = stdin('MARE A,E,I', 'MER gomme,gomme');
    expect(jsonLines(run)[1]).toEqual({ plays: [], best: null });
    expect(run.code).toBe(1);
  });

  test('a line that cannot be read says why, and the next ones are answered', () => {
    const run = stdin('MARE', 'MARE A E', 'MA_RE A', 'MARE 1,2', 'MARE A,E,I');
    expect(jsonLines(run)).toEqual([
      { error: 'a line is a holder, a space and a hand' },
      { error: 'a line is a holder, a space and a hand' },
      { error: expect.stringContaining('gommes are at its ends') },
      { error: 'a card is a letter, gomme or joker, not "1"' },
      solved('MARE', 'A,E,I'),
    ]);
    expect(run.code).toBe(2);
  });
});
