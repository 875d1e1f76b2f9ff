import { askerOf, type HeardReply, textHeard, valueHeard } from '@boite/kernel/testing/command';
import type { Tolerance } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { judgeRebus, type Piece } from '@boite/rebus';
import { describe, expect, test } from 'vitest';
import type { HandTold, RebusTold } from '../command/hand.ts';
import { command } from '../command.ts';
import { typedCard } from '../rules/cards.ts';

const books = loadLibrary();
const voices = { sounds: books.sounds, names: books.names };

describe('boite solve rebustory', () => {
  const { ask, askLine } = askerOf(command.solve?.rebustory, books);
  const cellsOf = ({ group, row, column, direction, cards }: RebusTold): readonly string[] =>
    cards.map((_, nth) => `${group}:${direction === 'across' ? `${row},${column + nth}` : `${row + nth},${column}`}`);

  test.each<[string, { edition?: string; tolerance?: Tolerance }]>([
    ['CHAT,POT,VAL,É,DÉ,JOKER', {}],
    ['EAU,RANG,JEU,RIZ,REBUSTORY,SCIE,JOKER,MAT,NEZ,LAIT,PAS', { edition: 'compacte' }],
    ['FIL,LAIT,NŒUD,TOUR,PART,RAT', { edition: 'compacte', tolerance: 'stricte' }],
  ])('%s %j: the judge hears every rebus, no card lies twice, and the points add up', (hand, more) => {
    const { points, bonus, rebuses } = valueHeard(ask({ hand, ...more })) as HandTold;
    expect(rebuses.reduce((sum, rebus) => sum + rebus.points, bonus)).toBe(points);
    for (const { word, cards } of rebuses) {
      const laid = cards.map((name) => typedCard(name, voices) as Piece);
      const heard = judgeRebus({ pieces: laid, word, tolerance: more.tolerance ?? 'souple', ...voices });
      expect(heard).toMatchObject({ accepted: true });
    }
    const laid = new Map(rebuses.flatMap((rebus) => cellsOf(rebus).map((cell, nth) => [cell, rebus.cards[nth]])));
    const names = [...laid.values()];
    expect(new Set(names).size).toBe(names.length);
    expect(hand.split(',')).toEqual(expect.arrayContaining(names));
  });

  test('two cards say one word, and nothing pays more', () => {
    expect(valueHeard(ask({ hand: 'CHAT,POT', edition: 'compacte' }))).toEqual({
      points: 2,
      bonus: 0,
      rebuses: [{ word: 'chapeau', cards: ['CHAT', 'POT'], points: 2, group: 1, row: 0, column: 0, direction: 'across' }],
      proven: true,
    });
  });

  test('a shared card counts in both rebuses, and their squares are told', () => {
    const text = textHeard(ask({ hand: 'cou,rat,jeu,thon', edition: 'compacte' }));
    expect(text).toMatch(/^points +word +cards +place\n/);
    expect(text).toMatch(/^ +6 +courageux +COU \+ RAT \+ JEU +group 1, row 0, column 0, across$/m);
    expect(text).toMatch(/^8 points/m);
  });

  test('a hand a line; one that says nothing is a no, one that cannot be read a wrong usage', () => {
    expect(askLine('CHAT,POT')).toMatchObject({ isYes: true, value: { points: 2 } });
    expect(askLine('BUS,BOL')).toMatchObject({
      isYes: false,
      value: { points: 0, rebuses: [] },
      lines: ['nothing can be laid'],
    });
    expect(askLine('CHAT,FOO')).toEqual({ problem: 'unknown card "FOO" in the edition classique' });
  });

  test.each([
    [{}, 'which cards?'],
    [{ hand: 'CHAT,FOO' }, 'unknown card "FOO"'],
    [{ hand: '' }, 'unknown card ""'],
    [{ hand: 'SALE,THYM', edition: 'compacte' }, 'unknown card "SALE" in the edition compacte'],
    [{ hand: 'CHAT,CHAT' }, 'the box has 1 CHAT, not 2'],
    [{ hand: 'BAS,BAS,BAS' }, 'the box has 2 BAS, not 3'],
    [{ hand: 'CHAT,REBUSTORY,REBUSTORY', edition: 'compacte' }, 'the box has 1 REBUSTORY, not 2'],
    [{ hand: `${Array(18).fill('JOKER').join()},CHAT,POT,VAL` }, 'at most 20 cards, not 21'],
    [{ hand: 'CHAT,POT', edition: 'grande' }, '--edition is one of classique, compacte, not "grande"'],
    [{ hand: 'CHAT,POT', tolerance: 'sourde' }, '--tolerance is one of'],
  ])('%j is a wrong usage', (options, problem) => {
    expect(ask(options)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('boite rebus', () => {
  const { ask, askLine } = askerOf(command.rebus, books);

  test('cards say a text over the ends of its words, the fewest first', () => {
    expect(textHeard(ask({}, { names: ['un ami parti'] }))).toContain('UN + A + MI + PART + TEE');
    const { plays } = valueHeard(ask({ best: '2' }, { names: ['des', 'rois', 'morts'] })) as { plays: readonly object[] };
    expect(plays).toHaveLength(2);
    expect(plays).toContainEqual({ parts: [{ card: 'DAIS' }, { card: 'ROI' }, { card: 'MORT' }] });
  });

  test('where none say the whole, each word has its own, and what no card says stays', () => {
    expect(textHeard(ask({}, { names: ['le chapeau du roi'] }))).toContain('(le) + CHAT + POT + (du) + ROI');
  });

  test('a clear no, and no text', () => {
    expect(textHeard(ask({}, { names: ['xqz'] }))).toContain('no card says any of it');
    expect(ask({}, { names: ['123'] })).toEqual({ problem: expect.stringContaining('which text?') });
    expect(valueHeard(askLine('chapeau'))).toMatchObject({ best: { parts: [{ card: 'CHAT' }, { card: 'POT' }] } });
  });
});

describe('boite solve rebus', () => {
  const { ask, askLine } = askerOf(command.solve?.rebus, books);

  test('finds words, those of the most cards first, one answer for words that sound alike', () => {
    const { plays, best } = valueHeard(ask({ best: '50' }, { names: ['CHAT', 'POT', 'VAL', 'E', 'DÉ'] })) as {
      plays: readonly { word: string; words: readonly string[]; cards: readonly string[] }[];
      best: object;
    };
    expect(best).toEqual(plays[0]);
    expect(plays.length).toBeLessThanOrEqual(50);
    expect(plays).toContainEqual({
      word: 'CHAPEAU',
      words: ['CHAPEAU', 'CHAPEAUX'],
      cards: ['CHAT', 'POT'],
      rank: expect.any(Number),
    });
    expect(plays.map(({ cards }) => cards.length)).toEqual(plays.map(({ cards }) => cards.length).sort((a, b) => b - a));
    expect(textHeard(ask({}, { names: ['CHAT', 'POT'] }))).toContain('CHAT + POT');
  });

  test('jokers and rare words', () => {
    expect(textHeard(ask({ best: '1000' }, { names: ['POT', 'JOKER'] }))).toContain('CHAPEAU');
  });

  test('twenty unless more are asked for', () => {
    const count = (answer: HeardReply) => (valueHeard(answer) as { plays: readonly unknown[] }).plays.length;
    const names = ['POT', 'JOKER', 'VAL'];
    expect(count(ask({}, { names }))).toBe(20);
    expect(count(ask({ best: '3' }, { names }))).toBe(3);
    expect(count(ask({ best: '3' }, { names, all: true }))).toBe(3);
    expect(count(ask({}, { names, all: true }))).toBeGreaterThan(count(ask({ best: '30' }, { names })));
  });

  test('answers a hand a line', () => {
    expect(askLine('CHAT POT', { best: '1' })).toMatchObject({ value: { best: { word: 'CHAPEAU' } } });
    expect(askLine('SKI')).toMatchObject({ isYes: false, value: { best: null }, lines: ['no word can be said'] });
    expect(askLine('CHAT XQZ')).toEqual({ problem: 'unknown card "XQZ"' });
  });

  test.each<[string[], Record<string, string>, string]>([
    [[], {}, 'which cards?'],
    [['CHAT'], { best: '0' }, '--best takes a whole number'],
    [['CHAT', 'XQZ'], {}, 'unknown card "XQZ"'],
    [Array<string>(40).fill('CHAT'), {}, 'at most 30 cards'],
    [Array<string>(500).fill('JOKER'), {}, 'at most 30 cards'],
  ])('%j %j is a wrong usage', (names, options, problem) => {
    expect(ask(options, { names })).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('boite judge rebus', () => {
  const { ask, askLine } = askerOf(command.judge?.rebus, books);

  test('tells which card gave which sound', () => {
    const answer = ask({ word: 'chapeau' }, { names: ['CHAT', 'POT'] });
    expect(valueHeard(answer)).toEqual({
      accepted: true,
      word: 'chapeau',
      sounds: 'ʃapo',
      alignment: [
        { card: 'CHAT', sounds: 'ʃa', said: 'ʃa', differences: [] },
        { card: 'POT', sounds: 'po', said: 'po', differences: [] },
      ],
      reason: null,
    });
    expect(answer).toMatchObject({ isYes: true, lines: ['chapeau /ʃapo/ is accepted', '  CHAT  ʃa', '  POT   po'] });
  });

  test('tells where it broke, in French', () => {
    const answer = ask({ word: 'chapeau' }, { names: ['CHAT', 'BAL'] });
    expect(answer).toMatchObject({ isYes: false });
    expect(textHeard(answer)).toMatch(/la carte BAL dit «\u202fbal\u202f»\u202f; il faudrait «\u202fpo\u202f»\./);
  });

  test('hears as supply as one asks', () => {
    const names = ['CHAT', 'BEAU'];
    expect(ask({ word: 'chapeau' }, { names })).toMatchObject({ value: { accepted: false } });
    expect(ask({ word: 'chapeau', tolerance: 'libre' }, { names })).toMatchObject({ value: { accepted: true } });
  });

  test.each(['CHAT+POT=chapeau', "BAS+T'+EAU=bateau", 'REBUSTORY+MAT=pyjama', 'PAS+RIZ=Paris'])('%s is a yes', (line) => {
    expect(askLine(line)).toMatchObject({ isYes: true, value: { accepted: true, reason: null } });
  });

  test.each([
    "CHAT+P'+POT=chapeau",
    'JOKER+JOKER=chapeau',
    'XQZ+POT=chapeau',
    '=chapeau',
    'CHAT+POT=123',
    `CHAT+POT=${'a'.repeat(10_000)}`,
    `${Array(5_000).fill('JOKER').join('+')}=chapeau`,
  ])('%s is a clear no, with the reason', (line) => {
    const value = { accepted: false, reason: expect.stringMatching(/\S/), alignment: [] };
    expect(askLine(line)).toMatchObject({ isYes: false, value });
  });

  test('a line without cards or without a word cannot be read', () => {
    expect(askLine('CHAT POT')).toEqual({ problem: 'a line is CARD+CARD=word' });
  });

  test('cards, a word and an ear that is known are wanted', () => {
    expect(ask({})).toEqual({ problem: expect.stringContaining('which cards?') });
    expect(ask({ word: 'chapeau' })).toEqual({ problem: expect.stringContaining('which cards?') });
    expect(ask({}, { names: ['CHAT', 'POT'] })).toEqual({ problem: expect.stringContaining('which word?') });
    expect(ask({ word: 'chat', tolerance: 'sourde' }, { names: ['CHAT'] })).toEqual({
      problem: '--tolerance is one of stricte, souple, libre, not "sourde"',
    });
  });
});
