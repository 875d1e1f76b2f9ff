// Knows the worked cases of a whole turn: opening, exchange, pass, time, contest, end. Numbers are those of RULES.md.

import { act, expire, type Match, retire, type Seat, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rondo } from '../game.ts';
import { cardsDrawn, dealDrawn, playDrawn, rondoDrawn } from '../tests/drawing.ts';
import type { Action, Fact, RondoTypes, Shown, State } from '../types.ts';
import { RONDO_DECK } from './deck.ts';
import { leftInHand } from './score.ts';

const { game } = rondo;
const books = loadLibrary();
const at = (now: number) => ({ chance: seededChance(1), now, books });

const matchOf = (state: State): Match<RondoTypes> => ({ game, state, step: 1, since: 1 });

/** The state after actions that must all be allowed. */
function after(state: State, ...actions: readonly [Seat, Action][]): State {
  return actions.reduce((current, [seat, action]) => {
    const outcome = act(matchOf(current), { seat, step: 1, action }, at(1000));
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
    return outcome.match.state;
  }, state);
}

const PASS: Action = { kind: 'pass' };
const lay = (text: string): Action => ({ kind: 'play', ...playDrawn(text) });
const show = (text: string): Action => ({
  kind: 'show',
  cards: playDrawn(text).placements.map(({ card, as }): Shown => ({ card, as })),
});
const handSize = (state: State, seat: Seat) => state.hands[seat]?.length;

describe('1 The cards', () => {
  test('1.1 there are 94 letters, 10 gommes and 6 jokers', () => {
    const count = (wanted: string) => RONDO_DECK.filter((card) => card === wanted).length;
    expect([RONDO_DECK.length, count('gomme'), count('joker'), count('E'), count('K')]).toEqual([110, 10, 6, 12, 1]);
  });
});

describe('2 Who begins', () => {
  const begun = (hands: readonly string[], youngest: number | null = null) => dealDrawn({ hands, options: {}, youngest });
  const opened = (facts: readonly Fact[]) => facts.find((fact) => fact.kind === 'opened');

  test('2.1 seven cards each, the rest is the pile', () => {
    const facts = game.setup(begun(['A', 'B']).options, { count: 6, youngest: null }, at(0));
    const state = facts.reduce<State | null>(game.evolve, null) as State;
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(state.pile.length).toBe(68);
  });
  test('2.2 the highest-scoring three-letter word begins, whoever answers first', () => {
    const state = after(begun(['MERAAAA', 'BOLEEEE', 'SOLIIII']), [2, show('SOL')], [0, show('MER')], [1, show('BOL')]);
    expect([state.phase, state.turn]).toEqual(['turn', 1]);
  });
  test('2.2 a tie goes to the youngest', () => {
    const hands = ['SOLAAAA', 'MEREEEE', 'MERIIII'];
    expect(after(begun(hands, 2), [0, show('SOL')], [1, show('MER')], [2, show('MER')]).turn).toBe(2);
  });
  test('2.2 the youngest has no privilege without a tie for the best', () => {
    expect(after(begun(['SOLAAAA', 'MEREEEE'], 0), [0, show('SOL')], [1, show('MER')]).turn).toBe(1);
  });
  test('2.2 whoever leaves with the best word leaves the beginning to the next one', () => {
    const state = after(begun(['MERAAAA', 'BOLEEEE', 'SOLIIII']), [1, show('BOL')], [0, show('MER')]);
    const without = retire(matchOf(state), 1, at(0)).match.state;
    expect(after(without, [2, show('SOL')]).turn).toBe(0);
  });
  test('2.2 if all decline chance decides', () => {
    const outcome = act(
      matchOf(after(begun(['SOLAAAA', 'MEREEEE']), [0, { kind: 'decline' }])),
      { seat: 1, step: 1, action: { kind: 'decline' } },
      at(0),
    );
    expect('facts' in outcome && opened(outcome.facts)).toMatchObject({ by: 'chance', words: [null, null] });
  });
  test('2.2 words shown stay hidden until all have answered', () => {
    const state = after(begun(['MERAAAA', 'BOLEEEE']), [0, show('MER')]);
    expect(JSON.stringify(game.view(state, 1))).not.toContain('MER');
    expect(game.reveal({ kind: 'shown', seat: 0, cards: [] }, 1)).toEqual({ kind: 'shown', seat: 0 });
  });
  test('2.2 a word of four letters, not in hand or not in the dictionary is refused', () => {
    const refusal = (text: string) => game.check(game.view(begun(['MERXZAA', 'BOLEEEE']), 0), 0, show(text), books)?.code;
    expect(['MERA', 'SOL', 'XZA', 'ME'].map(refusal)).toEqual([
      'opening-three-letters',
      'not-in-hand',
      'unknown-word',
      'opening-three-letters',
    ]);
  });
  test('2.3 the cards shown stay in hand and the opening word may be another', () => {
    const state = after(begun(['MERSOLA', 'ANEEEEE']), [0, show('MER')], [1, show('ANE')]);
    expect(handSize(state, 0)).toBe(7);
    expect(after(state, [0, lay('SOL')]).scores[0]).toBe(6);
  });
  test('2.4 an option lets chance decide at once', () => {
    const options = game.readOptions({ opening: 'chance' });
    const facts = game.setup(options as NonNullable<typeof options>, { count: 3, youngest: 1 }, at(0));
    expect(facts.map(({ kind }) => kind)).toEqual(['dealt', 'opened', 'turn']);
  });
  test('out of time: the silent decline', () => {
    const { options } = dealDrawn({ hands: [], options: { sablier: 60 }, youngest: null });
    const state = { ...after(begun(['MERAAAA', 'BOLEEEE']), [0, show('MER')]), options, deadline: 60_000 };
    expect(expire(matchOf(state), at(60_000)).match.state).toMatchObject({ phase: 'turn', turn: 0, deadline: 120_000 });
  });
});

describe('3 A turn', () => {
  test('3.1 an exchange slides the card under the pile, takes the top one and costs 2', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['SKWAEIO', 'AEIOULN'] });
    const exchanged = after(state, [0, { kind: 'exchange', card: 'K' }]);
    expect(exchanged.pile.at(-1)).toBe('K');
    expect(exchanged.hands[0]).toEqual([...cardsDrawn('SWAEIO'), state.pile[0]]);
    expect(after(exchanged, [0, lay('....+S')]).scores[0]).toBe(6 - 2);
  });
  test('3.1 two exchanges and no word: −4, one card drawn, the next player plays', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['SKWAEIO', 'AEIOULN'] });
    const passed = after(state, [0, { kind: 'exchange', card: 'K' }], [0, { kind: 'exchange', card: 'W' }], [0, PASS]);
    expect([passed.scores[0], handSize(passed, 0), passed.turn]).toEqual([-4, 8, 1]);
  });
  test('3.1 exchange needs a card in the pile', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['S', 'A'], pile: 0 });
    expect(game.check(game.view(state, 0), 0, { kind: 'exchange', card: 'S' }, books)).toEqual({ code: 'empty-pile' });
  });
  test('3.7 after a word, draw up to seven', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['SKWAEIO', 'AEIOULN'] });
    expect(handSize(after(state, [0, lay('....+S')]), 0)).toBe(7);
  });
  test('3.7 nothing is drawn with seven or more in hand', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['SKWAEIOT', 'AEIOULN'] });
    const played = after(state, [0, lay('....+S')]);
    expect([handSize(played, 0), played.pile.length]).toEqual([7, state.pile.length]);
  });
  test('3.8 passing draws one card, also above seven; nothing from an empty pile', () => {
    expect(handSize(after(rondoDrawn({ holder: 'MARE', hands: ['SKWAEIO', 'A'] }), [0, PASS]), 0)).toBe(8);
    expect(handSize(after(rondoDrawn({ holder: 'MARE', hands: ['SKWAEIO', 'A'], pile: 0 }), [0, PASS]), 0)).toBe(7);
  });
  test('3.9 out of time: a pass, exchanges are still deducted, one card drawn', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['SKWAEIO', 'AEIOULN'], options: { sablier: 60 } });
    const exchanged = after(state, [0, { kind: 'exchange', card: 'K' }]);
    expect(expire(matchOf(exchanged), at(59_999)).facts).toEqual([]);
    const { state: late } = expire(matchOf(exchanged), at(60_000)).match;
    expect([late.scores[0], handSize(late, 0), late.turn, late.deadline]).toEqual([-2, 8, 1, 120_000]);
  });
});

describe('5 The end', () => {
  test('5.1 the pile is empty and a player has no card left', () => {
    const state = after(rondoDrawn({ holder: 'MARE', hands: ['S', 'E_*'], pile: 0 }), [0, lay('....+S')]);
    expect(state.ended).toBe('hand-empty');
  });
  test('5.2 E, gomme and joker left: 1 + 2 + 1 = 4 subtracted', () => {
    expect(leftInHand(cardsDrawn('E_*'))).toBe(4);
    const state = after(rondoDrawn({ holder: 'MARE', hands: ['S', 'E_*'], pile: 0 }), [0, lay('....+S')]);
    expect(state.scores).toEqual([6, -4]);
  });
  test('5.1 the pile is empty and every player passes in one full round begun with the pile empty', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['XK', 'ZW', 'QY'], pile: 1 });
    const once = after(state, [0, PASS], [1, PASS], [2, PASS]);
    expect(once.ended).toBeNull();
    expect(after(once, [0, PASS]).ended).toBe('all-passed');
  });
  test('5.1 a word begins the count of passes again', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['XS', 'ZI', 'QY'], pile: 0 });
    const played = after(state, [0, PASS], [1, PASS], [2, PASS]);
    expect(played.ended).toBe('all-passed');
    const resumed = after(state, [0, PASS], [1, lay('...I')], [2, PASS], [0, PASS]);
    expect([resumed.ended, resumed.emptyPasses]).toEqual([null, 2]);
  });
  test('5.3 ties are shared', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['E', 'A', 'KW'], pile: 0 });
    expect(game.result(after(state, [0, PASS], [1, PASS], [2, PASS]))?.ranking.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
  test('5.4 who leaves gives the cards back under the pile; the others go on, a last one alone ends', () => {
    const state = rondoDrawn({ holder: 'MARE', hands: ['XK', 'ZW', 'QY'] });
    const left = retire(matchOf(state), 0, at(0)).match.state;
    expect([left.turn, left.pile.slice(-2), left.ended]).toEqual([1, cardsDrawn('XK'), null]);
    const alone = retire(matchOf(left), 2, at(0)).match.state;
    expect(alone.ended).toBe('alone');
    expect(game.result(alone)?.ranking[0]?.seat).toBe(1);
  });
});

describe('6.4 Judging by the table', () => {
  const options = { judging: 'table', sablier: 60 } as const;
  const pending = () =>
    after(rondoDrawn({ holder: 'MARE', hands: ['XSEIOUA', 'AEIOULN', 'ZBEEAAI'], options }), [0, lay('...X')]);

  test('an unknown word may be laid; nothing is drawn and no turn begins before the others have spoken', () => {
    const state = pending();
    expect([state.phase, handSize(state, 0), state.scores[0]]).toEqual(['pending', 7, 0]);
    expect(game.awaiting(state).seats).toEqual([1, 2]);
  });
  test('contested, it is taken back and the turn goes on with the time that was left', () => {
    const state = after(pending(), [2, { kind: 'contest' }]);
    expect([state.phase, state.turn, handSize(state, 0), state.deadline]).toEqual(['turn', 0, 7, 60_000]);
  });
  test('accepted by all, it stands', () => {
    const state = after(pending(), [1, { kind: 'accept' }], [2, { kind: 'accept' }]);
    expect([state.phase, state.turn, state.scores[0], handSize(state, 0)]).toEqual(['turn', 1, 2 + 1 + 1 + 5, 7]);
  });
  test('the window closes in silence: it stands', () => {
    expect(expire(matchOf(pending()), at(30_000)).match.state).toMatchObject({ phase: 'turn', turn: 1 });
  });
  test('a failed contest costs nothing and the word stands at once', () => {
    const laid = after(rondoDrawn({ holder: 'MARE', hands: ['XSEIOUA', 'AEIOULN'], options }), [0, lay('....+S')]);
    const state = after(laid, [1, { kind: 'contest' }]);
    expect([state.phase, state.turn, state.scores]).toEqual(['turn', 1, [6, 0]]);
  });
});
