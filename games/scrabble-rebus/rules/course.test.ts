// Knows the worked cases of a whole turn: laying, changing, passing, votes, time, the end. Numbers are those of RULES.md.

import { act, CONTEST_WINDOW, expire, type Match, retire, type Seat, seededChance, stop, VOTE_WINDOW } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as scrabbleRebus } from '../game.ts';
import { arranged, laying, tokens } from '../tests/drawing.ts';
import type { Action, Fact, Refusal, ScrabbleRebusTypes, State } from '../types.ts';
import { countsOf } from './tokens.ts';

const { game, text } = scrabbleRebus;
const books = loadLibrary();
const at = (now: number) => ({ chance: seededChance(1), now, books });
const matchOf = (state: State): Match<ScrabbleRebusTypes> => ({ game, state, step: 1, since: 1 });

/** The facts of an action that must be allowed. */
function factsOf(state: State, seat: Seat, action: Action): readonly Fact[] {
  const outcome = act(matchOf(state), { seat, step: 1, action }, at(1000));
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.facts;
}

/** The state after actions that must all be allowed. */
function after(state: State, ...actions: readonly [Seat, Action][]): State {
  return actions.reduce((current, [seat, action]) => factsOf(current, seat, action).reduce<State>(game.evolve, current), state);
}

function refusalOf(state: State, seat: Seat, action: unknown): Refusal {
  const outcome = act(matchOf(state), { seat, step: 1, action }, at(1000));
  if (!('refusal' in outcome)) throw new Error('it was allowed');
  return outcome.refusal as Refusal;
}

const kinds = (facts: readonly Fact[]) => facts.map(({ kind }) => kind);

const PASS: Action = { kind: 'pass' };
const ACCEPT: Action = { kind: 'accept' };
const CONTEST: Action = { kind: 'contest' };
const vote = (voice: 'for' | 'against'): Action => ({ kind: 'vote', voice });
const change = (row: string): Action => ({ kind: 'change', tokens: tokens(row), bags: [] });
const appeal = (line: string, claim: string, meant: readonly (string | null)[] = []): Action => {
  const { placements, claims, bags } = laying(line, claim);
  return { kind: 'appeal', placements, claims: claims.map((one) => ({ ...one, meant })), bags };
};

const HAND = 'verre tu homme cou a eau s tache mer';
const VERTU = laying('7,7 across verre tu', 'vertu');
/** Nobody hears it so. */
const BOTTLE = laying('7,7 across verre eau', 'une bouteille');

describe('2 The beginning', () => {
  test('2.1 nine tokens each, three of each colour; 2.2 chance says who begins', () => {
    const options = arranged({ hands: ['', ''] }).options;
    const firsts = new Set<Seat>();
    for (let seed = 0; seed < 40; seed++) {
      const tools = { chance: seededChance(seed), now: 0, books };
      const state = game.setup(options, { count: 4, youngest: 2 }, tools).reduce<State | null>(game.evolve, null) as State;
      for (const hand of state.hands) expect(countsOf(hand)).toEqual({ blue: 3, red: 3, yellow: 3 });
      expect(Object.values(state.bags).flat()).toHaveLength(104 - 36);
      firsts.add(state.turn);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('3 A turn', () => {
  test('3.1 a rebus is laid, paid and read on the board; 3.7 the hand is completed', () => {
    const state = after(arranged({ hands: [HAND, ''] }), [0, VERTU]);
    expect(state.scores).toEqual([6, 0]);
    expect(state.rebuses).toMatchObject([{ text: 'vertu', kind: 'word', row: 7, column: 7, direction: 'across' }]);
    expect(state.sheet).toEqual([{ seat: 0, texts: ['vertu'], points: 6 }]);
    expect([state.turn, state.hands[0]?.length]).toEqual([1, 9]);
  });

  test('4.6 a lengthened rebus takes the place of the shorter one', () => {
    const begun = after(
      arranged({ hands: ['1 noeud', 'homme a eau cou', ''] }),
      [0, laying('7,7 across 1 noeud', 'une corde')],
      [1, laying('7,5 across homme a . . eau cou', 'il a une corde au cou')],
    );
    expect(begun.rebuses.map((rebus) => rebus.text)).toEqual(['il a une corde au cou']);
  });

  test('3.5 a change passes the turn: new tokens of the same colours, the old ones back in their bags', () => {
    const before = arranged({ hands: [HAND, ''] });
    const state = after(before, [0, change('verre tu a')]);
    expect([state.turn, state.passes, state.scores]).toEqual([1, 1, [0, 0]]);
    expect(countsOf(state.hands[0] ?? [])).toEqual(countsOf(before.hands[0] ?? []));
    expect(Object.values(state.bags).flat()).toHaveLength(Object.values(before.bags).flat().length);
  });

  test('3.5 the tokens given back cannot be drawn at once', () => {
    const state = arranged({ hands: ['verre', ''], left: { blue: 0, red: 1, yellow: 0 } });
    const last = state.bags.red;
    expect(after(state, [0, change('verre')])).toMatchObject({ hands: [last, []], bags: { red: ['t-verre'] } });
  });

  test('3.5 it needs as many tokens in the bags', () => {
    const state = arranged({ hands: [HAND, ''], left: { blue: 1, red: 1, yellow: 0 } });
    expect(refusalOf(state, 0, change('verre tu a'))).toEqual({ code: 'bags-too-small', left: 2 });
    expect(refusalOf(state, 0, change(''))).toEqual({ code: 'nothing-changed' });
    expect(refusalOf(state, 0, change('croix'))).toEqual({ code: 'not-in-hand', token: 't-croix' });
    expect(after(state, [0, change('verre tu')]).turn).toBe(1);
  });

  test('3.6 a pass draws nothing', () => {
    expect(after(arranged({ hands: ['verre', 'tu'] }), [0, PASS])).toMatchObject({
      turn: 1,
      passes: 1,
      hands: [['t-verre'], ['t-tu']],
    });
  });

  test('3.7 when a bag is empty the rest comes from the bag of one’s choice', () => {
    const state = arranged({ hands: ['verre tu a a s homme cou eau mer', ''], left: { yellow: 0 } });
    const drawn = (bags: readonly ('blue' | 'red')[]) => countsOf(after(state, [0, { ...VERTU, bags }]).hands[0] ?? []);
    expect(drawn(['red'])).toEqual({ blue: 3, red: 4, yellow: 2 });
    expect(drawn(['blue'])).toEqual({ blue: 4, red: 3, yellow: 2 });
  });

  test('3.8 out of time: a pass', () => {
    const state = arranged({ hands: [HAND, ''], options: { sablier: 60 } });
    expect(expire(matchOf(state), at(59_999)).facts).toEqual([]);
    expect(expire(matchOf(state), at(60_000)).facts).toEqual([
      { kind: 'passed', seat: 0, reason: 'out-of-time' },
      { kind: 'turn', seat: 1, deadline: 120_000 },
    ]);
  });
});

describe('7.2 The arbitre alone', () => {
  const state = arranged({ hands: [HAND, 'cou'], options: { judging: 'arbitre' } });

  test('refuses at once, with its reason, and the turn goes on', () => {
    const refusal = refusalOf(state, 0, BOTTLE);
    expect(refusal).toMatchObject({ code: 'refused-rebus', text: 'une bouteille' });
    expect(text.refusal(refusal).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      '« une bouteille » : le jeton VERRE dit « vèr » ; il faudrait « u ».',
    );
    expect(text.refusal(refusalOf(state, 0, laying('7,7 across verre tache', 'verre tache')))).toContain('énumération');
  });

  test('tells the place of the token that breaks a rebus, whatever the others are called', () => {
    const twins = arranged({ hands: ['scie mont lit mont', ''], options: { judging: 'arbitre' } });
    expect(refusalOf(twins, 0, laying('7,6 across scie mont lit mont', 'silex'))).toMatchObject({
      objection: { by: 'ear', refusal: { code: 'other-sound', at: 1 } },
    });
  });

  test('hears no appeal, and waits for nobody', () => {
    expect(refusalOf(state, 0, appeal('7,7 across verre eau', 'une bouteille'))).toEqual({ code: 'no-appeal' });
    expect(kinds(factsOf(state, 0, VERTU))).toEqual(['played', 'turn']);
  });

  test('judges every run of a play', () => {
    const begun = after(state, [0, VERTU]);
    const crossed = { ...laying('8,8 down cou', '7,8 down x') };
    expect(refusalOf(begun, 1, crossed)).toMatchObject({ code: 'refused-rebus', text: 'x' });
  });
});

describe('7.2 The arbitre, with an appeal', () => {
  const three = arranged({ hands: [HAND, '', ''] });
  const asked = after(three, [0, appeal('7,7 across verre eau', 'une bouteille', ['bouteille', null])]);

  test('is the default', () => expect(three.options.judging).toBe('appel'));

  test('what it accepts is not put to the others, what it refuses may be', () => {
    expect(refusalOf(three, 0, BOTTLE)).toMatchObject({ code: 'refused-rebus' });
    expect(refusalOf(three, 0, appeal('7,7 across verre tu', 'vertu'))).toEqual({ code: 'nothing-to-appeal' });
    expect(asked).toMatchObject({ phase: 'pending', pending: { author: 0, stage: 'vote' } });
    expect(game.awaiting(asked).seats).toEqual([1, 2]);
  });

  test('what it refused and the others accepted is a precedent: accepted at once from the next game on', () => {
    const settled = factsOf(after(asked, [1, vote('for')]), 2, vote('for')).find(({ kind }) => kind === 'settled') as Fact;
    const [made, ...others] = game.precedents?.(asked, settled) ?? [];
    expect([made?.text, others]).toEqual(['une bouteille', []]);
    const next = { ...three, options: { ...three.options, precedents: [made?.key ?? ''] } };
    expect(kinds(factsOf(next, 0, BOTTLE))).toContain('played');
    expect(refusalOf(next, 0, laying('7,7 across verre eau', 'un vase'))).toMatchObject({ code: 'refused-rebus' });
  });

  test('4.7 the others see what the player means by each token, and why the arbitre refused', () => {
    const { pending } = game.view(asked, 1);
    expect(pending?.laid).toMatchObject({
      isAppeal: true,
      rebuses: [{ text: 'une bouteille', kind: null, objection: { by: 'ear' }, given: [{ as: 'bouteille' }, { as: null }] }],
    });
  });

  test('a tie favours the play; it is then paid as any other', () => {
    const state = after(asked, [1, vote('for')], [2, vote('against')]);
    expect(state).toMatchObject({ scores: [6, 0, 0], turn: 1, phase: 'turn' });
    expect(state.rebuses).toMatchObject([{ text: 'une bouteille', kind: null }]);
  });

  test('refused by the others, it is taken back, the turn goes on, and it is not put to them twice', () => {
    const state = after(asked, [1, vote('against')], [2, vote('against')]);
    expect(state).toMatchObject({ phase: 'turn', turn: 0, scores: [0, 0, 0], pending: null });
    expect(state.hands[0]).toHaveLength(9);
    expect(refusalOf(state, 0, appeal('7,7 across verre eau', 'Une  bouteille !'))).toMatchObject({ code: 'already-refused' });
    expect(refusalOf(state, 0, appeal('6,7 down verre eau', 'une bouteille'))).toMatchObject({ code: 'already-refused' });
    expect(after(state, [0, appeal('7,7 across verre eau', 'un vase')]).phase).toBe('pending');
    expect(after(state, [0, VERTU]).turn).toBe(1);
  });

  test('7.3 a single voter votes with the arbitre', () => {
    const two = after(arranged({ hands: [HAND, ''] }), [0, appeal('7,7 across verre eau', 'une bouteille')]);
    expect(factsOf(two, 1, vote('for'))[1]).toMatchObject({ kind: 'settled', tally: { arbitre: 'against', stands: true } });
    expect(factsOf(two, 1, vote('against'))[1]).toMatchObject({ kind: 'settled', tally: { arbitre: 'against', stands: false } });
  });

  test('7.3 silence counts for nobody, and the time that was left comes back', () => {
    const timed = arranged({ hands: [HAND, '', ''], options: { sablier: 60 } });
    const waiting = after(timed, [0, appeal('7,7 across verre eau', 'une bouteille')], [1, vote('against')]);
    expect(waiting.deadline).toBe(1000 + VOTE_WINDOW);
    const { facts, match } = expire(matchOf(waiting), at(40_000));
    expect(kinds(facts)).toEqual(['settled']);
    expect(match.state).toMatchObject({ turn: 0, phase: 'turn', deadline: 40_000 + 59_000 });
  });

  test.each([PASS, ACCEPT, CONTEST, VERTU])('while they vote, nothing else is answered: %j', (action) => {
    expect(refusalOf(asked, 1, action)).toEqual({ code: 'not-now' });
  });
});

describe('7.2 The table judges', () => {
  const three = arranged({ hands: [HAND, '', ''], options: { judging: 'table' } });
  const laid = after(three, [0, BOTTLE]);

  test('a play waits, nothing is drawn, and it stands when all accept', () => {
    expect(laid).toMatchObject({ phase: 'pending', pending: { stage: 'window' }, scores: [0, 0, 0] });
    expect(laid.hands[0]).toEqual(three.hands[0]);
    expect(after(laid, [1, ACCEPT]).phase).toBe('pending');
    expect(after(laid, [2, ACCEPT], [1, ACCEPT])).toMatchObject({ turn: 1, scores: [6, 0, 0] });
    expect(refusalOf(three, 0, appeal('7,7 across verre eau', 'une bouteille'))).toEqual({ code: 'no-appeal' });
  });

  test('contested, the others vote; whoever contests has voted', () => {
    const contested = after(laid, [2, CONTEST]);
    expect(game.awaiting(contested).seats).toEqual([1]);
    expect(after(contested, [1, vote('for')])).toMatchObject({ turn: 1, scores: [6, 0, 0] });
    const refused = after(contested, [1, vote('against')]);
    expect(refused).toMatchObject({ turn: 0, scores: [0, 0, 0] });
    expect(refusalOf(refused, 0, BOTTLE)).toEqual({ code: 'already-refused', text: 'une bouteille' });
    expect(after(refused, [0, laying('7,7 across verre eau', 'un vase')]).phase).toBe('pending');
  });

  test('7.3 with a single voter the arbitre settles a contest', () => {
    const two = arranged({ hands: [HAND, ''], options: { judging: 'table' } });
    expect(kinds(factsOf(after(two, [0, VERTU]), 1, CONTEST))).toEqual(['put-to-vote', 'settled', 'played', 'turn']);
    expect(kinds(factsOf(after(two, [0, BOTTLE]), 1, CONTEST))).toEqual(['put-to-vote', 'settled']);
  });

  test('the window closes: it stands', () => {
    const timed = after(arranged({ hands: [HAND, '', ''], options: { judging: 'table', sablier: 60 } }), [0, BOTTLE]);
    expect(timed.deadline).toBe(1000 + CONTEST_WINDOW);
    expect(kinds(expire(matchOf(timed), at(1000 + CONTEST_WINDOW)).facts)).toEqual(['played', 'turn']);
  });

  test('someone leaves while the others think: nobody is waited for in vain', () => {
    expect(kinds(retire(matchOf(after(laid, [1, ACCEPT])), 2, at(0)).facts)).toEqual(['retired', 'played', 'turn']);
    expect(kinds(retire(matchOf(laid), 0, at(0)).facts)).toEqual(['retired', 'turn']);
    expect(retire(matchOf(laid), 0, at(0)).match.state).toMatchObject({ turn: 1, pending: null, phase: 'turn' });
  });
});

describe('6 The end', () => {
  const NO_BAGS = { blue: 0, red: 0, yellow: 0 };

  test('6.1 bags empty and a hand empty; 6.3 the count', () => {
    const state = arranged({ hands: ['verre tu', 'cou cou', 'eau mer s'], left: NO_BAGS });
    const facts = factsOf(state, 0, VERTU);
    expect(facts.at(-1)).toEqual({ kind: 'ended', reason: 'hand-empty', count: [15, -6, -9] });
    expect(facts.reduce(game.evolve, state)).toMatchObject({ scores: [21, -6, -9], phase: 'over' });
  });

  test('6.1 a hand that can be completed goes on', () => {
    expect(after(arranged({ hands: ['verre tu', 'cou'], left: { ...NO_BAGS, red: 1 } }), [0, VERTU]).phase).toBe('turn');
  });

  test('6.2 all pass once the bags are empty', () => {
    const state = after(arranged({ hands: ['verre', 'cou', 'eau'], left: NO_BAGS }), [0, PASS], [1, PASS]);
    expect(factsOf(state, 2, PASS).at(-1)).toEqual({ kind: 'ended', reason: 'all-passed', count: [-3, -3, -3] });
  });

  test('6.2 or twice otherwise, a change counting as a pass, a play beginning again', () => {
    const begun = after(arranged({ hands: [HAND, 'cou'] }), [0, PASS], [1, change('cou')], [0, change('eau')]);
    expect(kinds(factsOf(begun, 1, PASS))).toEqual(['passed', 'ended']);
    const played = after(arranged({ hands: [HAND, 'cou'] }), [0, PASS], [1, PASS], [0, VERTU], [1, PASS], [0, PASS], [1, PASS]);
    expect(played).toMatchObject({ phase: 'turn', passes: 3 });
  });

  test('6.5 who leaves gives the tokens back; alone, the game is over', () => {
    const state = arranged({ hands: ['verre', 'cou', 'eau'], left: NO_BAGS });
    const left = retire(matchOf(state), 1, at(0)).match;
    expect(left.state).toMatchObject({ turn: 0, bags: { yellow: ['t-cou'] }, hands: [['t-verre'], [], ['t-eau']] });
    const alone = retire(left, 0, at(0));
    expect(alone.facts.at(-1)).toEqual({ kind: 'ended', reason: 'alone', count: [0, 0, -3] });
    expect(game.result(alone.match.state)?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test('6.5 the table may stop: one counts as at the end; 6.4 ties are shared', () => {
    const { state } = stop(matchOf(arranged({ hands: ['verre', 'cou'] })), at(0)).match;
    expect(game.result(state)).toEqual({
      reason: 'stopped',
      ranking: [
        { seat: 0, score: -3, rank: 1 },
        { seat: 1, score: -3, rank: 1 },
      ],
    });
  });
});

describe('What comes from outside', () => {
  const claim = { row: 7, column: 7, direction: 'across', text: 'vertu', meant: [] };
  const [placement] = VERTU.placements;

  test.each<[string, unknown]>([
    ['off the board', { ...VERTU, placements: [{ ...placement, row: 15 }] }],
    ['between squares', { ...VERTU, placements: [{ ...placement, column: 1.5 }] }],
    ['no such token', { ...VERTU, placements: [{ ...placement, token: 'a-chat' }] }],
    ['ten tokens', { ...VERTU, placements: Array(10).fill(placement) }],
    ['an endless text', { ...VERTU, claims: [{ ...claim, text: 'a'.repeat(121) }] }],
    ['an endless meaning', { ...VERTU, claims: [{ ...claim, meant: ['a'.repeat(41)] }] }],
    ['aslant', { ...VERTU, claims: [{ ...claim, direction: 'aslant' }] }],
    ['no claims', { kind: 'play', placements: VERTU.placements, bags: [] }],
    ['a green bag', { ...VERTU, bags: ['green'] }],
    ['a fourth bag', { ...VERTU, bags: ['red', 'red', 'red', 'red'] }],
    ['more than was asked', { ...PASS, points: 50 }],
    ['a voice for both', { kind: 'vote', voice: 'both' }],
    ['nothing', null],
  ])('%s is malformed', (_, action) => {
    expect(refusalOf(arranged({ hands: [HAND, ''] }), 0, action)).toEqual({ code: 'malformed' });
  });

  test.each([{ sablier: 1 }, { judging: 'moi' }, { theme: 'x' }, null, 'appel'])('options %j are malformed', (options) => {
    expect(game.readOptions(options)).toBeNull();
  });
});
