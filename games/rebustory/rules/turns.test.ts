// Knows how turns go in the first game of the first edition. Numbers are those of RULES.md.

import { begin, played, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { arranged, card, cards, discarding, FINISH, followedBy, kinds, lay, Players } from '../tests/drawing.ts';
import type { Action, Fact, News, Options, State } from '../types.ts';
import { course } from './course.ts';

const { retire, stop } = played(course);

const players = new Players(loadLibrary());
const SEVEN = 'CHAT POT VAL É DÉ ZOO SKI';
const OTHER = 'BUS SION CAMP TRAIT JOUR SEPT QUAI';

function drawn(options: Partial<Options> = {}, more: Partial<Parameters<typeof arranged>[0]> = {}): State {
  return arranged({ hands: [SEVEN, OTHER], options, ...more });
}

describe('5.1. The beginning', () => {
  const opening = (options: object, youngest: number | null) => {
    const read = rebustory.game.readOptions({ edition: 'classique', ...options }) as Options;
    const tools = { ...players.tools, chance: seededChance(7) };
    return begin(rebustory.game, { options: read, seating: { count: 3, youngest, juniors: [1] } }, tools).match.state;
  };

  test('seven cards each, and the youngest begins', () => {
    const state = opening({}, 2);
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(state.pile).toHaveLength(252 - 21);
    expect(state).toMatchObject({ turn: 2, first: 2, juniors: [1] });
  });

  test('without a youngest chance decides; so it does in the other games', () => {
    const firsts = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const tools = { ...players.tools, chance: seededChance(seed) };
        const options = rebustory.game.readOptions({ edition: 'compacte' }) as Options;
        return begin(rebustory.game, { options, seating: { count: 3, youngest: 2 } }, tools).match.state.turn;
      }),
    );
    expect(firsts.size).toBeGreaterThan(1);
  });
});

describe('5.2. A turn', () => {
  test('lay as many rebuses as wanted, count, discard, draw back to seven; then it is the next one’s', () => {
    const laid = players.after(drawn(), lay('CHAT POT', 'chapeau'), lay('VAL É', 'vallée'));
    expect(laid.turn).toBe(0);
    const facts = players.facts(laid, discarding('ZOO'));
    expect(kinds(facts)).toBe('scored discarded drew turn');
    const after = followedBy(laid, facts);
    expect(after).toMatchObject({ turn: 1, scores: [2 + 3, 0], discards: [card('ZOO')] });
    expect(after.hands[0]).toEqual([...cards('DÉ SKI'), ...laid.pile.slice(0, 5)]);
    expect(after.sheet).toEqual([{ seat: 0, round: 1, words: ['chapeau', 'vallée'], points: 5 }]);
  });

  test('a player who lays nothing discards and draws', () => {
    const after = players.after(drawn(), discarding('ZOO'));
    expect(after.hands[0]).toHaveLength(7);
    expect(after.scores).toEqual([0, 0]);
  });

  test('a card must be discarded, one that is held; none when the hand is empty', () => {
    const state = drawn();
    expect(players.refusal(state, FINISH)).toEqual({ code: 'discard-one' });
    expect(players.refusal(state, discarding('RAT'))).toEqual({ code: 'not-in-hand', card: card('RAT') });
    const emptied = players.after(arranged({ hands: ['CHAT POT', OTHER] }), lay('CHAT POT', 'chapeau'));
    expect(players.refusal(emptied, discarding('CHAT'))).toEqual({ code: 'no-discard' });
    expect(players.after(emptied, FINISH).hands[0]).toHaveLength(7);
  });

  test('one of the cards drawn may be the top discard as it lay when the turn began', () => {
    const state = drawn({}, { discards: 'RAT THON' });
    const facts = players.facts(state, discarding('ZOO', { takesTop: true }));
    expect(kinds(facts)).toBe('scored took-top discarded turn');
    const after = followedBy(state, facts);
    expect(after.hands[0]).toContain(card('RAT'));
    expect(after.hands[0]).toHaveLength(7);
    expect(after.discards).toEqual(cards('ZOO THON'));
    expect(players.refusal(drawn(), discarding('ZOO', { takesTop: true }))).toEqual({ code: 'no-top-to-take' });
  });

  test('5.3. whoever lays in another’s play scores, and the cards stay there', () => {
    const first = players.after(drawn(), lay('VAL É', 'vallée'), discarding('ZOO'));
    const ready = { ...first, hands: first.hands.with(1, cards('DÉ BUS')) };
    const lengthened = players.after(ready, lay('DÉ val é', 'dévaler', { owner: 0, group: 1, column: -1 }), discarding('BUS'));
    expect(lengthened.plays.map((groups) => groups.length)).toEqual([1, 0]);
    expect(lengthened.scores).toEqual([3, 2 * (1 + 2 + 1)]);
  });

  describe('5.7. juniors spell a word once it is accepted by its sound', () => {
    const junior = { hands: ['CHAT POT ZOO', OTHER], juniors: [0] };
    const spell = (word: string | null): Action => ({ kind: 'spell', word });
    const laid = players.after(arranged(junior), lay('CHAT POT', 'chapo'));
    const scored = (...actions: readonly Action[]) => players.after(laid, ...actions, discarding('ZOO')).scores[0];

    test('right at the first try, accents included: two more; wrong, late or left: nothing lost', () => {
      expect(scored(spell('chapeau'))).toBe(2 + 2);
      expect(scored(spell('chapaux'))).toBe(2);
      expect(scored(spell(null))).toBe(2);
      expect(scored()).toBe(2);
    });

    test('a homophone that is a word is right as well', () => {
      const hands = ['CHAT POT ZOO', OTHER];
      const after = players.after(arranged({ ...junior, hands }), lay('CHAT POT', 'chapo'), spell('chapeaux'), discarding('ZOO'));
      expect(after.scores[0]).toBe(4);
    });

    test('once: nothing is asked twice, not even of cards taken back and laid again', () => {
      const tried = players.after(laid, spell('chapot'));
      expect(players.refusal(tried, spell('chapeau'))).toEqual({ code: 'nothing-to-spell' });
      const again = players.after(tried, { kind: 'withdraw', group: 1 }, lay('CHAT POT', 'chapo'));
      expect(again.spelling).toEqual([]);
    });

    test('the word is hidden from the child meanwhile, in the view and in what is told, and from nobody else', () => {
      const told = (seat: number, state: typeof laid) => JSON.stringify(rebustory.game.view(state, seat));
      expect(told(0, laid)).not.toContain('chapeau');
      expect(told(1, laid)).toContain('chapeau');
      const [fact] = players.facts(arranged(junior), lay('CHAT POT', 'chapo')) as readonly [Fact];
      expect(JSON.stringify(rebustory.game.reveal(fact, 0))).not.toContain('chapeau');
      expect(rebustory.text.news(rebustory.game.reveal(fact, 0) as News, () => 'Léo')).toBe('Léo pose un rébus, à écrire.');
      expect(told(0, players.after(laid, spell(null)))).toContain('chapeau');
    });

    test('where the table judges, before and after the others have agreed', () => {
      const asked = players.after(arranged({ ...junior, options: { judging: 'table' } }), lay('CHAT POT', 'chapo'));
      expect(JSON.stringify(rebustory.game.view(asked, 0))).not.toContain('chapeau');
      const agreed = players.after(asked, { seat: 1, action: { kind: 'accept' } });
      expect(players.after(agreed, spell('chapeau'), discarding('ZOO')).scores[0]).toBe(4);
    });

    test('adults are asked nothing, nor is anybody in the second edition', () => {
      expect(players.after(arranged({ ...junior, juniors: [1] }), lay('CHAT POT', 'chapeau')).spelling).toEqual([]);
      const second = arranged({ hands: ['FIL LAIT ZOO', OTHER], juniors: [0], options: { edition: 'compacte' } });
      expect(players.after(second, lay('FIL LAIT', 'filet')).spelling).toEqual([]);
    });
  });
});

describe('5.4 to 5.6. The end', () => {
  test('5.4. someone has 100 points, and all have played as many turns', () => {
    const state = drawn({}, { scores: [99, 98] });
    const reached = players.after(state, lay('CHAT POT', 'chapeau'), discarding('ZOO'));
    expect(reached).toMatchObject({ phase: 'turn', turn: 1, scores: [101, 98] });
    const facts = players.facts(reached, discarding('BUS'));
    expect(facts.at(-1)).toEqual({ kind: 'ended', reason: 'target' });
    expect(rebustory.game.result(followedBy(reached, facts))?.ranking[0]).toEqual({ seat: 0, rank: 1, score: 101 });
  });

  test('5.4. the table may choose another target', () => {
    const state = drawn({ target: 50 }, { scores: [49, 0] });
    const reached = players.after(state, lay('CHAT POT', 'chapeau'), discarding('ZOO'));
    expect(players.facts(reached, discarding('BUS')).at(-1)).toEqual({ kind: 'ended', reason: 'target' });
  });

  test('5.5. an empty pile is made anew of the discards, but the top one', () => {
    const state = drawn({}, { pile: 0, discards: 'RAT THON COU JEU' });
    const facts = players.facts(state, discarding('ZOO'));
    expect(kinds(facts)).toBe('scored discarded renewed drew turn');
    const after = followedBy(state, facts);
    expect(after.discards).toEqual([card('ZOO')]);
    expect([...after.pile, ...(after.hands[0] ?? [])].sort()).toEqual(cards('CHAT POT VAL É DÉ SKI RAT THON COU JEU').toSorted());
    expect(after.isDry).toBe(false);
  });

  test('5.5. when there is nothing to make it of, the go-round is finished and the most points win', () => {
    const state = drawn({}, { pile: 0 });
    const dry = players.after(state, discarding('ZOO'));
    expect(dry).toMatchObject({ isDry: true, turn: 1 });
    expect(players.facts(dry, discarding('BUS')).at(-1)).toEqual({ kind: 'ended', reason: 'pile-empty' });
  });

  test('5.6. three go-rounds without a card laid end the game', () => {
    let state = drawn();
    let last: Fact | undefined;
    for (let turn = 0; turn < 6; turn++) {
      const facts = players.facts(state, { kind: 'finish', discard: state.hands[state.turn]?.[0] ?? null, takesTop: false });
      last = facts.at(-1);
      state = followedBy(state, facts);
    }
    expect(last).toEqual({ kind: 'ended', reason: 'idle' });
  });

  test('5.8. who leaves puts the hand under the pile and leaves the rebuses; the last one left ends the game', () => {
    const state = players.after(arranged({ hands: [SEVEN, OTHER, 'RAT'] }), lay('CHAT POT', 'chapeau'));
    const facts = retire(state, 0, players.tools);
    const after = followedBy(state, facts);
    expect(after).toMatchObject({ turn: 1, retired: [true, false, false] });
    expect(after.pile.slice(-5)).toEqual(cards('VAL É DÉ ZOO SKI'));
    expect(after.plays[0]).toHaveLength(1);
    expect(retire(after, 1, players.tools).at(-1)).toEqual({ kind: 'ended', reason: 'alone' });
  });

  test('5.8. when the table stops, what has just been laid counts', () => {
    const state = players.after(drawn(), lay('CHAT POT', 'chapeau'));
    expect(followedBy(state, stop(state, players.tools))).toMatchObject({ phase: 'over', scores: [2, 0], ended: 'stopped' });
  });
});

describe('9.3. Out of time', () => {
  test('laid rebuses count, chance discards, and the hand is refilled', () => {
    const state = players.after(drawn({ sablier: 60 }), lay('CHAT POT', 'chapeau'));
    expect(state.deadline).toBe(60_000);
    const after = followedBy(state, players.late(state, 60_000));
    expect(after).toMatchObject({ turn: 1, scores: [2, 0], deadline: 120_000 });
    expect(cards('VAL É DÉ ZOO SKI')).toContain(after.discards[0]);
    expect(after.hands[0]).toHaveLength(7);
  });
});
