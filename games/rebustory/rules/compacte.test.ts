// Knows how turns go in the second edition. Numbers are those of RULES.md.

import { begin, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { arranged, cards, discarding, everyCard, FINISH, followedBy, kinds, lay, Players } from '../tests/drawing.ts';
import type { Options, State } from '../types.ts';
import { deckOf } from './deck.ts';

const players = new Players(loadLibrary());
const TEN = 'CHAT POT VAL RAT ZOO SKI BUS SION CAMP TRAIT';

function drawn(hands: readonly string[], more: Partial<Parameters<typeof arranged>[0]> = {}): State {
  return arranged({ hands, ...more, options: { edition: 'compacte', ...more.options } });
}

describe('7. The second edition', () => {
  test('7.1, 7.2. ten cards each, and one drawn as the turn begins', () => {
    const options = rebustory.game.readOptions({ edition: 'compacte' }) as Options;
    const tools = { ...players.tools, chance: seededChance(5) };
    const { state } = begin(rebustory.game, { options, seating: { count: 3, youngest: null } }, tools).match;
    const sizes = [10, 10, 10].with(state.turn, 11);
    expect(state.hands.map((hand) => hand.length)).toEqual(sizes);
    expect(everyCard(state).toSorted()).toEqual(deckOf('compacte').toSorted());
  });

  test('7.2. lay, count, discard one, draw back to ten; the next one begins with a card', () => {
    const state = players.after(drawn([`${TEN} JOUR`, 'SEPT QUAI']), lay('CHAT POT', 'chapeau'));
    const facts = players.facts(state, discarding('ZOO'));
    expect(kinds(facts)).toBe('scored discarded drew turn drew');
    const after = followedBy(state, facts);
    expect(after.hands.map((hand) => hand.length)).toEqual([10, 3]);
    expect(after.scores).toEqual([2, 0]);
  });

  test('7.3. earlier rebuses are out of play, others’ too, and discards are not taken', () => {
    const first = players.after(drawn(['VAL RAT CHAT POT ZOO', 'DÉ SKI'], { discards: 'BUS' }), lay('CHAT POT', 'chapeau'));
    expect(players.refusal(first, discarding('ZOO', { takesTop: true }))).toEqual({ code: 'no-top-to-take' });
    const second = players.after(first, discarding('ZOO'));
    const onOthers = lay('chat / SKI', 'chasse', { owner: 0, group: 1 });
    expect(players.refusal(second, onOthers)).toEqual({ code: 'out-of-play' });
    const third = players.after(second, discarding('SKI'));
    expect(players.refusal(third, lay('chat / RAT', 'chara', { group: 1 }))).toEqual({ code: 'out-of-play' });
  });

  test('7.3. a rebus of this turn may still be crossed and lengthened', () => {
    const state = players.after(drawn(['COU RAT JEU THON ZOO', 'SKI']), lay('COU RAT JEU', 'courageux'));
    expect(players.refusal(state, lay('jeu / THON', 'jeton', { group: 1, column: 2 }))).toBeNull();
  });

  test('7.4. all cards laid: no discard, and 50 points more', () => {
    const state = players.after(drawn(['CHAT POT', 'SKI']), lay('CHAT POT', 'chapeau'));
    expect(players.refusal(state, discarding('CHAT'))).toEqual({ code: 'no-discard' });
    const facts = players.facts(state, FINISH);
    expect(facts[0]).toMatchObject({ kind: 'scored', points: { bonus: 50, total: 52 } });
    expect(followedBy(state, facts).hands[0]).toHaveLength(10);
  });

  test('7.5. someone reaches 300; the go-round is finished', () => {
    const state = players.after(
      drawn(['CHAT POT ZOO', 'SKI BUS'], { scores: [299, 0] }),
      lay('CHAT POT', 'chapeau'),
      discarding('ZOO'),
    );
    expect(state).toMatchObject({ phase: 'turn', turn: 1 });
    expect(players.facts(state, discarding('SKI')).at(-1)).toEqual({ kind: 'ended', reason: 'target' });
  });

  test('7.6. the pile is empty: all the discards make a new one', () => {
    const state = drawn(['CHAT ZOO SEPT QUAI JOUR CAMP TRAIT SION VAL RAT', 'SKI BUS'], { pile: 0, discards: 'DENT PAS' });
    const facts = players.facts(state, discarding('ZOO'));
    expect(kinds(facts)).toBe('scored discarded renewed drew turn drew');
    const after = followedBy(state, facts);
    expect([...after.pile, ...(after.hands[1] ?? []), ...(after.hands[0] ?? [])].toSorted()).toEqual(
      cards('CHAT SEPT QUAI JOUR CAMP TRAIT SION VAL RAT SKI BUS ZOO DENT PAS').toSorted(),
    );
    expect(after.discards).toEqual([]);
  });

  test('7.6. both are empty: the rebuses of earlier turns make it', () => {
    const hands = ['CHAT POT', 'COU RAT JEU ZOO'];
    const first = players.after(drawn(hands, { pile: 0 }), lay('CHAT POT', 'chapeau'), FINISH);
    expect(first).toMatchObject({ turn: 1, plays: [[], []] });
    expect([...first.pile, ...first.hands.flat()].toSorted()).toEqual(cards('CHAT POT COU RAT JEU ZOO').toSorted());
    const facts = players.facts(first, { kind: 'finish', discard: first.hands[1]?.[0] ?? null, takesTop: false });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'renewed', source: 'discards' }));
  });

  test('7.7. for the youngest: no bonus for all cards laid, and the game ends after three turns each', () => {
    let state = drawn(['CHAT POT', 'SKI'], { options: { children: true } });
    state = players.after(state, lay('CHAT POT', 'chapeau'), FINISH);
    expect(state.scores).toEqual([2, 0]);
    for (let turn = 1; turn < 6; turn++) {
      state = players.after(state, { kind: 'finish', discard: state.hands[state.turn]?.[0] ?? null, takesTop: false });
    }
    expect(state.ended).toBe('three-turns');
  });
});
