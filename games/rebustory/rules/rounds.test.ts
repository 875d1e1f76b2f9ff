// Knows how rounds go in the second game of the first edition. Numbers are those of RULES.md.

import { begin, played, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { arranged, card, cards, discarding, FINISH, followedBy, kinds, lay, Players } from '../tests/drawing.ts';
import type { Action, Options, State } from '../types.ts';
import { course } from './course.ts';

const { retire } = played(course);

const players = new Players(loadLibrary());

function drawn(hands: readonly string[], more: Partial<Parameters<typeof arranged>[0]> = {}): State {
  return arranged({ hands, ...more, options: { way: 'second', ...more.options } });
}

/** Whoever's turn it is discards a card. */
function discards(state: State): Action {
  return { kind: 'finish', discard: state.hands[state.turn]?.[0] ?? null, takesTop: false };
}

describe('6. The second game', () => {
  test('6.1. ten cards each; the dealer begins, and it goes to the right', () => {
    const options = rebustory.game.readOptions({ edition: 'classique', way: 'second' }) as Options;
    const tools = { ...players.tools, chance: seededChance(3) };
    let { state } = begin(rebustory.game, { options, seating: { count: 4, youngest: 0 } }, tools).match;
    expect(state.hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
    const turns = [state.turn];
    for (let turn = 0; turn < 4; turn++) {
      state = players.after(state, discards(state));
      turns.push(state.turn);
    }
    const right = (seat: number) => (seat + 3) % 4;
    expect(turns.slice(1)).toEqual(turns.slice(0, 4).map(right));
  });

  test('6.3. the first rebus of a player in the round takes two cards from the hand', () => {
    const opened = players.after(drawn(['VAL É ZOO SKI', 'DÉ CHAT POT BUS']), lay('VAL É', 'vallée'), discarding('ZOO'));
    const longer = lay('DÉ val é', 'dévaler', { owner: 0, group: 1, column: -1 });
    expect(players.refusal(opened, longer)).toEqual({ code: 'first-of-two-cards' });
    const entered = players.after(opened, lay('CHAT POT', 'chapeau', { owner: 1 }));
    expect(players.refusal(entered, longer)).toBeNull();
    expect(players.refusal(entered, { kind: 'withdraw', group: 2 })).toEqual({ code: 'cannot-withdraw' });
  });

  test('6.4. one card is discarded and one taken: from the pile, or the previous player’s discard', () => {
    const state = drawn(['VAL É ZOO SKI', 'DÉ BUS']);
    const thrown = players.after(state, discarding('ZOO'));
    expect(thrown.hands[0]).toEqual([...cards('VAL É SKI'), state.pile[0]]);
    const taken = players.after(thrown, discarding('BUS', { takesTop: true }));
    expect(taken.hands[1]).toEqual(cards('DÉ ZOO'));
    expect(taken.discards).toEqual([card('BUS')]);
    expect(taken.pile).toEqual(thrown.pile);
  });

  test('6.4. a hand emptied by the discard wins the round before any draw; the next dealer is to the right', () => {
    const state = players.after(drawn(['CHAT POT ZOO', 'BUS', 'SKI']), lay('CHAT POT', 'chapeau'));
    const facts = players.facts(state, discarding('ZOO'));
    expect(kinds(facts)).toBe('scored discarded round-ended dealt turn');
    expect(facts).toContainEqual({ kind: 'round-ended', round: 1, reason: 'hand-empty', winner: 0 });
    expect(followedBy(state, facts)).toMatchObject({
      round: 2,
      first: 2,
      turn: 2,
      scores: [2, 0, 0],
      plays: [[], [], []],
      said: [],
    });
  });

  test('6.4. a hand emptied by laying does too', () => {
    const state = players.after(drawn(['CHAT POT', 'BUS']), lay('CHAT POT', 'chapeau'));
    expect(kinds(players.facts(state, FINISH))).toBe('scored round-ended dealt turn');
  });

  test('6.5. the pile is not renewed: when it is empty the go-round is finished, and nobody wins', () => {
    const state = drawn(['CHAT POT ZOO SEIN', 'BUS SKI', 'SEPT QUAI'], { pile: 1, discards: 'RAT' });
    const dry = players.after(state, lay('CHAT POT', 'chapeau'), discarding('ZOO'));
    expect(dry).toMatchObject({ isDry: true, turn: 2, pile: [] });
    const second = players.after(dry, discarding('SEPT', { takesTop: true }));
    expect(second.hands[2]).toEqual(cards('QUAI ZOO'));
    const facts = players.facts(second, discarding('BUS'));
    expect(facts).toContainEqual({ kind: 'round-ended', round: 1, reason: 'pile-empty', winner: null });
    expect(followedBy(second, facts)).toMatchObject({ round: 2, isDry: false });
  });

  test('6.5. three go-rounds without a card laid end the round; 6.6. and the game, when nobody laid anything in it', () => {
    let state = drawn(['CHAT ZOO', 'BUS SKI']);
    for (let turn = 0; turn < 5; turn++) state = players.after(state, discards(state));
    expect(kinds(players.facts(state, discards(state)))).toBe('scored discarded drew round-ended ended');
  });

  test('6.6. rounds go on until someone has 300 points; points stay as they were laid', () => {
    const state = players.after(drawn(['CHAT POT ZOO', 'BUS'], { scores: [299, 310] }), lay('CHAT POT', 'chapeau'));
    const over = followedBy(state, players.facts(state, discarding('ZOO')));
    expect(over).toMatchObject({ ended: 'target', scores: [301, 310] });
    expect(rebustory.game.result(over)?.ranking[0]?.seat).toBe(1);
  });

  test('who left is dealt nothing in the next round', () => {
    const state = drawn(['CHAT POT ZOO', 'BUS', 'SKI']);
    const left = followedBy(state, retire(state, 2, players.tools));
    const next = players.after(left, lay('CHAT POT', 'chapeau'), discarding('ZOO'));
    expect(next.hands.map((hand) => hand.length)).toEqual([10, 10, 0]);
    expect(next.turn).toBe(1);
  });
});
