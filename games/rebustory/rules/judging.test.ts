// Knows who judges a rebus and how long one may think. Numbers are those of RULES.md.

import { act, begin, expire, played, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { arranged, card, cards, discarding, followedBy, kinds, lay, Players } from '../tests/drawing.ts';
import type { Action, Options, State } from '../types.ts';
import { course } from './course.ts';

const { awaiting, retire } = played(course);

const players = new Players(loadLibrary());
const HANDS = ['CHAT POT RAT ZOO', 'SKI BUS', 'SION CAMP'];
const GOOD = lay('CHAT POT', 'chapeau');
const BAD = lay('RAT POT', 'chapeau');
const FOR: Action = { kind: 'vote', voice: 'for' };
const AGAINST: Action = { kind: 'vote', voice: 'against' };

function drawn(judging: Options['judging'], more: Partial<Parameters<typeof arranged>[0]> = {}): State {
  return arranged({ hands: HANDS, ...more, options: { judging, ...more.options } });
}

const by = (seat: number, action: Action) => ({ seat, action });

describe('9.1. The arbitre', () => {
  test('refuses at once, and there is no appeal', () => {
    const state = drawn('arbitre');
    expect(players.refusal(state, BAD)).toMatchObject({ code: 'refused-rebus', word: 'chapeau' });
    expect(players.refusal(state, { kind: 'appeal', move: BAD })).toEqual({ code: 'no-appeal' });
  });
});

describe('2.5. A name that is not listed is read by its letters', () => {
  const UNLISTED = lay('RAT POT', 'Rapau');
  const objected = { objection: { by: 'ear', refusal: { code: 'unknown-word', word: 'Rapau', fits: true } } };

  test('the arbitre says so, and refuses it', () => {
    expect(players.refusal(drawn('arbitre'), UNLISTED)).toMatchObject(objected);
  });

  test('with appeals it may be put to the others; a table that lets it stand keeps what each card said', () => {
    expect(players.refusal(drawn('appel'), UNLISTED)).toMatchObject(objected);
    expect(players.refusal(drawn('appel'), { kind: 'appeal', move: UNLISTED })).toBeNull();
    const waiting = players.after(drawn('table'), UNLISTED);
    const stands = players.after(waiting, by(1, { kind: 'accept' }), by(2, { kind: 'accept' }));
    expect(stands.plays[0]?.[0]?.rebuses).toMatchObject([{ word: 'Rapau', sounds: 'Rapo', parts: [{}, {}] }]);
  });
});

describe('9.1. The table', () => {
  test('a lay waits; when all have accepted it stands and the turn goes on', () => {
    const waiting = players.after(drawn('table'), GOOD);
    expect(waiting).toMatchObject({ phase: 'pending', plays: [[], [], []] });
    expect(awaiting(waiting).seats).toEqual([1, 2]);
    expect(players.refusal(waiting, FOR, 1)).toEqual({ code: 'not-now' });
    const accepted = players.after(waiting, by(1, { kind: 'accept' }), by(2, { kind: 'accept' }));
    expect(accepted).toMatchObject({ phase: 'turn', turn: 0, pending: null, hands: [cards('RAT ZOO'), {}, {}] });
    expect(accepted.plays[0]).toHaveLength(1);
  });

  test('contested, the others vote; a tie favours the rebus, and 9.2. it is one like the others', () => {
    const waiting = players.after(drawn('table'), BAD);
    const voting = players.after(waiting, by(1, { kind: 'contest' }));
    expect(awaiting(voting).seats).toEqual([2]);
    const stands = players.after(voting, by(2, FOR));
    expect(stands.plays[0]?.[0]?.rebuses).toMatchObject([{ word: 'chapeau', parts: null }]);
    expect(players.after(stands, discarding('ZOO')).scores[0]).toBe(2);
  });

  test('refused, it is taken back, the turn goes on, and it is not proposed again in this turn', () => {
    const waiting = players.after(drawn('table'), BAD);
    const refused = players.after(waiting, by(1, { kind: 'contest' }), by(2, AGAINST));
    expect(refused).toMatchObject({ phase: 'turn', turn: 0, plays: [[], [], []], hands: [cards(HANDS[0] ?? ''), {}, {}] });
    expect(players.refusal(refused, BAD)).toEqual({ code: 'already-refused', word: 'chapeau' });
    expect(players.refusal(refused, GOOD)).toBeNull();
  });

  test('a single voter shares the decision with the arbitre', () => {
    const two = { hands: ['CHAT POT RAT ZOO', 'SKI'] };
    const right = players.after(drawn('table', two), GOOD, by(1, { kind: 'contest' }));
    expect(right.plays[0]).toHaveLength(1);
    const wrong = players.after(drawn('table', two), BAD, by(1, { kind: 'contest' }));
    expect(wrong.plays[0]).toHaveLength(0);
  });

  test('what is no question of hearing is still refused at once', () => {
    expect(players.refusal(drawn('table'), lay('CHAT POT', ''))).toMatchObject({ code: 'no-word' });
    expect(players.refusal(drawn('table'), lay('CHAT POT', 'chat'))).toMatchObject({ code: 'name-of-card' });
  });

  test('with a clock, silence accepts, and the author finds the time that was left', () => {
    const state = drawn('table', { options: { sablier: 60 } });
    const waiting = followedBy(state, players.facts(state, GOOD));
    expect(waiting.deadline).toBe(20_000);
    const after = followedBy(waiting, players.late(waiting, 20_000));
    expect(after).toMatchObject({ phase: 'turn', deadline: 80_000 });
    expect(after.plays[0]).toHaveLength(1);
  });

  test('a joker is taken the same way', () => {
    const laid = players.after(drawn('table', { hands: ['TOUR NŒUD * ZOO', 'SOL', 'RAT'] }), lay('TOUR NŒUD *', 'tournesol'));
    const stands = players.after(laid, by(1, { kind: 'accept' }), by(2, { kind: 'accept' }), discarding('ZOO'));
    const wanted = { kind: 'take', owner: 0, group: 1, row: 0, column: 2, cards: cards('SOL') } as const;
    const taken = players.after(stands, wanted, by(0, { kind: 'accept' }), by(2, { kind: 'accept' }));
    expect(taken.hands[1]).toContain(card('*'));
  });

  test('the author leaves: the lay goes with the hand; a voter leaves: the others decide', () => {
    const waiting = players.after(drawn('table'), GOOD);
    expect(followedBy(waiting, retire(waiting, 0, players.tools))).toMatchObject({ phase: 'turn', turn: 1, pending: null });
    const one = players.after(waiting, by(1, { kind: 'accept' }));
    expect(followedBy(one, retire(one, 2, players.tools)).plays[0]).toHaveLength(1);
  });
});

describe('9.1. The arbitre, with an appeal', () => {
  test('a refused player asks the others, once a rebus', () => {
    const state = drawn('appel');
    const voting = players.after(state, { kind: 'appeal', move: BAD });
    expect(voting.pending).toMatchObject({ stage: 'vote', laid: { isAppeal: true, objections: [{ word: 'chapeau' }] } });
    const refused = players.after(voting, by(1, AGAINST), by(2, AGAINST));
    expect(players.refusal(refused, { kind: 'appeal', move: BAD })).toEqual({ code: 'already-refused', word: 'chapeau' });
    expect(players.after(voting, by(1, FOR), by(2, AGAINST)).plays[0]).toHaveLength(1);
  });

  test('a rebus that the others accepted against it is a precedent: accepted at once from the next game on', () => {
    const voting = players.after(drawn('appel'), { kind: 'appeal', move: BAD });
    const last = players.after(voting, by(1, FOR));
    const settled = players.facts(last, FOR, 2).find(({ kind }) => kind === 'settled');
    const [made, ...others] = (settled && rebustory.game.precedents?.(voting, settled)) ?? [];
    expect([made?.text, others]).toEqual(['chapeau', []]);
    const fresh = drawn('appel');
    const next = { ...fresh, options: { ...fresh.options, precedents: [made?.key ?? ''] } };
    expect(players.refusal(next, BAD)).toBeNull();
    expect(players.after(next, BAD).plays[0]).toHaveLength(1);
    expect(players.refusal(next, lay('RAT POT', 'château'))).toMatchObject({ code: 'refused-rebus' });
  });

  test('not against what it accepts, nor against the other rules', () => {
    const state = drawn('appel');
    expect(players.refusal(state, { kind: 'appeal', move: GOOD })).toEqual({ code: 'nothing-to-appeal' });
    expect(players.refusal(state, { kind: 'appeal', move: lay('CHAT POT', 'pot') })).toMatchObject({ code: 'name-of-card' });
  });
});

describe('9.4. The hourglass by agreement', () => {
  const options = { sablier: 'accord' } as const;
  const ask: Action = { kind: 'ask-sand' };
  const answer = (agrees: boolean): Action => ({ kind: 'answer-sand', agrees });

  test('the others may ask, without being awaited', () => {
    const state = drawn('arbitre', { options });
    expect(awaiting(state)).toMatchObject({ seats: [0], welcome: [1, 2], deadline: null });
    expect(players.refusal(state, GOOD, 1)).toEqual({ code: 'not-now' });
    expect(players.refusal(state, ask, 0)).toEqual({ code: 'not-now' });
  });

  test('when all agree, a minute is left; then that player must finish', () => {
    const asked = players.after(drawn('arbitre', { options }), by(1, ask));
    expect(awaiting(asked)).toMatchObject({ seats: [0, 2], welcome: [] });
    const turned = players.after(asked, by(2, answer(true)));
    expect(turned).toMatchObject({ deadline: 60_000, turn: 0, phase: 'turn' });
    const late = players.late(turned, 60_000);
    expect(kinds(late)).toBe('scored discarded drew turn');
    expect(followedBy(turned, late)).toMatchObject({ turn: 1, deadline: null, sand: { askers: [] } });
  });

  test('with two players, who asks agrees', () => {
    const state = players.after(drawn('arbitre', { options, hands: ['CHAT ZOO', 'SKI'] }), by(1, ask));
    expect(state.deadline).toBe(60_000);
  });

  test('one who disagrees stops it; each asks once a turn', () => {
    const refused = players.after(drawn('arbitre', { options }), by(1, ask), by(2, answer(false)));
    expect(refused.deadline).toBeNull();
    expect(awaiting(refused)).toMatchObject({ seats: [0], welcome: [2] });
    expect(players.refusal(refused, ask, 1)).toEqual({ code: 'no-sand-to-ask' });
  });

  test('asking does not disturb a move that is being composed', () => {
    const read = rebustory.game.readOptions({ edition: 'classique', sablier: 'accord' }) as Options;
    const tools = { ...players.tools, chance: seededChance(1) };
    const { match } = begin(rebustory.game, { options: read, seating: { count: 3, youngest: 0 } }, tools);
    const asked = act(match, { seat: 1, step: match.step, action: ask }, tools);
    if ('refusal' in asked) throw new Error('asking was refused');
    const discard = match.state.hands[0]?.[0] ?? null;
    const finish = { seat: 0, step: match.step, action: { kind: 'finish', discard, takesTop: false } };
    expect(act(asked.match, finish, tools)).not.toHaveProperty('refusal');
    expect(expire(asked.match, tools).facts).toEqual([]);
  });

  test('without it nobody asks', () => {
    expect(awaiting(drawn('arbitre')).welcome).toEqual([]);
    expect(players.refusal(drawn('arbitre'), ask, 1)).toEqual({ code: 'no-sand-to-ask' });
  });
});
