// Knows which plays are allowed and what they pay. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { arranged, claim, play } from '../tests/drawing.ts';
import type { Gain, Refusal, TokenPlay } from '../types.ts';
import { playRefusal } from './play.ts';
import { gainOf } from './rebus.ts';
import { finalCount } from './score.ts';

const books = loadLibrary();

/** « une corde », across, under the star. */
const CORDE = ['7,6 across 1 noeud'];
const HAND = 'homme a eau cou femme tache s tu verre';

function refusal(laid: TokenPlay, board: readonly string[] = CORDE, hand = HAND): Refusal | null {
  const state = arranged({ board, hands: [hand, ''] });
  return playRefusal({ board: state.board, hand: state.hands[0] ?? [] }, laid);
}

function gain(laid: TokenPlay, board: readonly string[] = CORDE): Gain {
  return gainOf(arranged({ board, hands: ['', ''] }).board, laid, books);
}

const texts = (laid: TokenPlay, board?: readonly string[]) =>
  gain(laid, board).rebuses.map(({ text, points }) => `${text} ${points}`);

describe('3.1 Tokens are laid in one line', () => {
  test.each<[string, TokenPlay, Refusal['code']]>([
    ['nothing', { placements: [], claims: [] }, 'nothing-laid'],
    ['a token that one does not hold', play('8,7 across croix', 'x'), 'not-in-hand'],
    ['twice a token that one holds once', play('8,6 down cou cou', 'x'), 'not-in-hand'],
    ['on a token', play('7,6 across cou', 'x'), 'square-taken'],
    [
      'two in two lines',
      { placements: [...play('8,6 down cou').placements, ...play('9,7 down eau').placements], claims: [] },
      'not-in-line',
    ],
    ['with a hole', play('7,4 across eau . . . . cou', 'x'), 'not-in-one-run'],
    ['with a hole beside the run', play('8,6 down cou . eau', 'x'), 'not-in-one-run'],
    ['touching nothing', play('9,9 across homme cou', 'il coud'), 'touches-nothing'],
    ['touching by a corner alone', play('8,8 across homme cou', 'il coud'), 'touches-nothing'],
  ])('%s is refused', (_, laid, code) => {
    expect(refusal(laid)).toMatchObject({ code });
  });

  test('two on one square are refused', () => {
    const [placement] = play('8,6 across cou').placements as [TokenPlay['placements'][number]];
    const laid = { placements: [placement, { ...placement, token: 't-eau' }], claims: [] };
    expect(refusal(laid)).toEqual({ code: 'two-on-one-square', row: 8, column: 6 });
  });

  test('both ends may be lengthened at once', () => {
    expect(refusal(play('7,4 across homme a . . eau cou', 'il a une corde au cou'))).toBeNull();
  });
});

describe('3.2 The first rebus', () => {
  test.each<[string, TokenPlay, Refusal['code'] | undefined]>([
    ['one token', play('7,7 across verre', 'verre'), 'first-of-one-token'],
    ['off the centre', play('7,8 across verre tu', 'vertu'), 'first-off-centre'],
    [
      'in two lines',
      { placements: [...play('7,7 across verre').placements, ...play('8,8 across tu').placements], claims: [] },
      'not-in-line',
    ],
    ['across on the star', play('7,7 across verre tu', 'vertu'), undefined],
    ['down on the star', play('6,7 down verre tu', 'vertu'), undefined],
  ])('%s', (_, laid, code) => {
    expect(refusal(laid, [])?.code).toBe(code);
  });
});

describe('3.4 Every run created or changed is claimed', () => {
  const crossed = play('8,7 across tache s', '8,7 across x', '7,7 down y');

  test('each of them, and nothing else', () => {
    expect(refusal(crossed)).toBeNull();
    expect(refusal({ ...crossed, claims: crossed.claims.slice(1) })).toEqual({ code: 'unclaimed', tokens: ['t-tache', 't-s'] });
    expect(refusal({ ...crossed, claims: crossed.claims.slice(0, 1) })).toEqual({
      code: 'unclaimed',
      tokens: ['t-noeud', 't-tache'],
    });
    expect(refusal({ ...crossed, claims: [...crossed.claims, claim('7,6 across une corde')] })).toEqual({
      code: 'no-such-run',
      text: 'une corde',
    });
    expect(refusal({ ...crossed, claims: [...crossed.claims, claim('8,7 across z')] })).toEqual({
      code: 'claimed-twice',
      tokens: ['t-tache', 't-s'],
    });
  });

  test('a blank claim is none, and a claim in the middle of a run is on nothing', () => {
    expect(refusal(play('7,8 across cou', '7,6 across  '))).toMatchObject({ code: 'unclaimed' });
    expect(refusal({ ...crossed, claims: [...crossed.claims, claim('8,8 across z')] })).toMatchObject({ code: 'no-such-run' });
  });
});

describe('5 The points', () => {
  test('5.1 four tokens: 12; 5.2 on a red square 36, on a blue one 24', () => {
    const line = 'homme s a tache';
    const at = (place: string) => gain(play(`${place} across ${line}`, "il s'attache"), []).points;
    expect([at('7,6'), at('1,2'), at('7,1')]).toEqual([12, 36, 24]);
  });

  test('5.2 several premium squares multiply each other, the star multiplies nothing', () => {
    const [nine] = gain(play('7,4 across homme a 1 noeud eau cou verre', 'x'), []).rebuses;
    expect([nine?.times, nine?.points]).toEqual([4, 84]);
    const [reds] = gain(play('1,4 across homme a 1 noeud eau cou verre', 'x'), []).rebuses;
    expect([reds?.times, reds?.points]).toEqual([9, 189]);
  });

  test('5.2 a premium square at a crossing counts for both', () => {
    const board = ['6,10 across 1', '8,10 across s'];
    expect(texts(play('7,10 across tache s', 'x', '6,10 down y'), board)).toEqual(['x 12', 'y 18']);
  });

  test('5.3 only in the play that covers it', () => {
    expect(texts(play('7,3 across 1 . tache', '7,3 across x'), ['7,4 across a'])).toEqual(['x 9']);
  });

  test('5.4 « il s’attache » crossed with « une tache »: 12 + 6', () => {
    const laid = play('7,6 across homme s a tache', "il s'attache", '6,9 down une tache');
    expect(texts(laid, ['6,9 across 1'])).toEqual(["il s'attache 12", 'une tache 6']);
    expect(gain(laid, ['6,9 across 1']).points).toBe(18);
  });

  test('4.6 « une corde » lengthened to « il a une corde au cou » counts whole, what covers a blue square doubles it', () => {
    expect(texts(play('7,5 across 1 noeud', 'une corde'), [])).toEqual(['une corde 6']);
    expect(texts(play('7,5 across homme a . . eau cou', 'il a une corde au cou'), ['7,7 across 1 noeud'])).toEqual([
      'il a une corde au cou 36',
    ]);
    expect(texts(play('6,5 across homme a . . eau cou', 'il a une corde au cou'), ['6,7 across 1 noeud'])).toEqual([
      'il a une corde au cou 18',
    ]);
  });

  test('5.5 nine tokens at once: 50 more, not multiplied', () => {
    const laid = play('7,5 across homme a 1 noeud eau cou le-la-les verre tu', 'x');
    expect(gain(laid, [])).toMatchObject({ bonus: 50, points: 27 * 2 + 50 });
    expect(gain(play('6,5 across homme a 1 noeud eau cou le-la-les', 'x'), [])).toMatchObject({ bonus: 0, points: 21 });
  });

  test('6.3 A has none, B has 2 tokens, C 3: +15, −6, −9; those who left count for nothing', () => {
    expect(finalCount([[], ['x', 'x'], ['x', 'x', 'x']], [false, false, false])).toEqual([15, -6, -9]);
    expect(finalCount([[], ['x', 'x'], []], [false, false, true])).toEqual([6, -6, 0]);
  });
});
