import { describe, expect, test } from 'vitest';
import { bestThought } from './bot.ts';
import { seededChance } from './chance.ts';
import { type Game, type GameTypes, rankedByScore } from './game.ts';
import { type Advance, act, begin, expire, followed, type Match, replayed } from './match.ts';
import { readRecord, replayedRecord, writtenRecord } from './record.ts';
import { begunFault, recordFault } from './record-proof.ts';
import type { Seat } from './seats.ts';
import type { GameText } from './text.ts';

/** Everyone names a number at once, once; the highest wins. Silence is zero. */
interface Bids extends GameTypes {
  Options: Record<string, never>;
  Action: { readonly kind: 'bid'; readonly bid: number };
  Refusal: { readonly code: 'too-high' };
  Fact:
    | { readonly kind: 'begun'; readonly count: number; readonly deadline: number }
    | { readonly kind: 'bid'; readonly seat: Seat; readonly bid: number };
  News: { readonly kind: string };
  State: { readonly bids: readonly (number | null)[]; readonly deadline: number };
  View: { readonly bids: readonly (number | null)[] };
  Books: object;
}

const silent = ({ bids }: Bids['State']) => bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
const over = (state: Bids['State']) => silent(state).length === 0;

const bids: Game<Bids> = {
  id: 'bids',
  seats: { min: 2, max: 3 },
  readOptions: () => ({}),
  readAction: (raw) =>
    typeof raw === 'object' && raw !== null && 'bid' in raw && typeof raw.bid === 'number' ? { kind: 'bid', bid: raw.bid } : null,
  setup: (_, { count }, { now }) => [{ kind: 'begun', count, deadline: now + 1000 }],
  evolve(state, fact) {
    if (fact.kind === 'begun') return { bids: Array<null>(fact.count).fill(null), deadline: fact.deadline };
    if (state === null) throw new Error('not begun');
    return { ...state, bids: state.bids.with(fact.seat, fact.bid) };
  },
  awaiting: (state) => ({ seats: silent(state), deadline: over(state) ? null : state.deadline, decision: Number(over(state)) }),
  check: (_view, _seat, { bid }) => (bid > 9 ? { code: 'too-high' } : null),
  decide: (_state, seat, { bid }) => [{ kind: 'bid', seat, bid }],
  expire: (state) => silent(state).map((seat) => ({ kind: 'bid', seat, bid: 0 })),
  retire: (_state, seat) => [{ kind: 'bid', seat, bid: 0 }],
  stop: (state) => silent(state).map((seat) => ({ kind: 'bid', seat, bid: 0 })),
  view: (state, viewer) => ({ bids: state.bids.map((bid, seat) => (seat === viewer || over(state) ? bid : null)) }),
  reveal: ({ kind }) => ({ kind }),
  result: (state) =>
    over(state)
      ? { reason: 'all-bid', ranking: rankedByScore(state.bids.map((bid, seat) => ({ seat, score: bid ?? 0 }))) }
      : null,
};

const tools = { chance: seededChance(1), now: 0, books: {} };
const started = () => begin(bids, { options: {}, seating: { count: 2, youngest: null } }, tools).match;
const bid = (match: Match<Bids>, seat: Seat, number: unknown, step = match.step) =>
  act(match, { seat, step, action: { kind: 'bid', bid: number } }, tools);
const accepted = (outcome: ReturnType<typeof bid>) => (outcome as Advance<Bids>).match;

describe('a match', () => {
  test('is not played by too few or too many', () => {
    expect(() => begin(bids, { options: {}, seating: { count: 4, youngest: null } }, tools)).toThrow(RangeError);
  });

  test('is played by as many as its options allow', () => {
    const duel = { ...bids, seatsWith: () => ({ min: 2, max: 2 }) };
    expect(() => begin(duel, { options: {}, seating: { count: 3, youngest: null } }, tools)).toThrow(RangeError);
    expect(begin(duel, { options: {}, seating: { count: 2, youngest: null } }, tools).facts).toHaveLength(1);
  });

  test('lets a welcome seat act although nobody waits for it', () => {
    const patient: Game<Bids> = { ...bids, awaiting: (state) => ({ ...bids.awaiting(state), seats: [0], welcome: [1] }) };
    const start = { ...started(), game: patient };
    expect(bid(start, 1, 5)).toMatchObject({ facts: [{ kind: 'bid', seat: 1 }] });
    expect(bid(start, 2, 5)).toEqual({ refusal: { code: 'not-awaited' } });
  });

  test('takes simultaneous answers composed at the same step', () => {
    const start = started();
    const second = accepted(bid(accepted(bid(start, 0, 3)), 1, 5, start.step));
    expect(bids.result(second.state)?.ranking[0]).toEqual({ seat: 1, score: 5, rank: 1 });
  });

  test('refuses what is malformed, out of turn, from the past, from the future, against the rules, and after the end', () => {
    const start = started();
    const once = accepted(bid(start, 0, 3));
    const done = accepted(bid(once, 1, 5));
    expect(bid(start, 0, 'many')).toEqual({ refusal: { code: 'malformed' } });
    expect(bid(once, 0, 4)).toEqual({ refusal: { code: 'not-awaited' } });
    expect(bid(once, 1, 4, 0)).toEqual({ refusal: { code: 'stale', step: 2 } });
    expect(bid(once, 1, 4, 9)).toEqual({ refusal: { code: 'stale', step: 2 } });
    expect(bid(start, 0, 10)).toEqual({ refusal: { code: 'too-high' } });
    expect(bid(done, 0, 1)).toEqual({ refusal: { code: 'over' } });
  });

  test('expires at its deadline, not before', () => {
    const start = started();
    expect(expire(start, { ...tools, now: 999 }).facts).toEqual([]);
    expect(bids.result(expire(start, { ...tools, now: 1000 }).match.state)).not.toBeNull();
  });

  test('is the same whether its facts come at once or one after the other', () => {
    const facts: Bids['Fact'][] = [
      { kind: 'begun', count: 2, deadline: 1 },
      { kind: 'bid', seat: 0, bid: 1 },
      { kind: 'bid', seat: 1, bid: 2 },
    ];
    const oneByOne = facts.slice(1).reduce((match, fact) => followed(match, [fact]), replayed(bids, facts.slice(0, 1)));
    expect(replayed(bids, facts)).toEqual(oneByOne);
    expect(oneByOne).toMatchObject({ step: 3, since: 3 });
  });
});

describe('a record', () => {
  const facts: Bids['Fact'][] = [{ kind: 'begun', count: 2, deadline: 1 }];

  test('comes back from JSON', () => {
    const record = readRecord(JSON.parse(JSON.stringify(writtenRecord('bids', ['Ada', 'Zoé'], facts))));
    expect(record && replayedRecord(bids, record)?.step).toBe(1);
  });

  test('that is not one, or tells nothing possible, is null', () => {
    for (const raw of [
      null,
      3,
      {},
      { format: 'boite-a-mots/1', game: 'bids', names: [1], facts },
      { ...writtenRecord('bids', [], facts), facts: [1] },
      writtenRecord('bids', ['Ada', 'Z'.repeat(1_001)], facts),
    ]) {
      expect(readRecord(raw)).toBeNull();
    }
    expect(recordFault(bids, writtenRecord('other', [], facts))).toEqual({ code: 'wrong-game' });
    expect(recordFault(bids, writtenRecord('bids', ['Ada', 'Zoé'], facts))).toEqual({ code: 'unfinished' });
    expect(recordFault(bids, writtenRecord('bids', [], Array(20_001).fill(facts[0])))).toMatchObject({ code: 'too-long' });
    expect(recordFault(bids, writtenRecord('bids', [], [{ kind: 'bid' }]))).toEqual({ code: 'wrong-fact', number: 1 });
    expect(replayedRecord(bids, writtenRecord('other', [], facts))).toBeNull();
    expect(replayedRecord(bids, writtenRecord('bids', [], [{ kind: 'bid', seat: 0, bid: 1 }]))).toBeNull();
  });

  test('of a game under way can go on, when its facts make one that is not over, played by as many as it names', () => {
    const names = ['Ada', 'Zoé'];
    const news = ({ kind }: { readonly kind: string }) => ({ begun: 'On joue.', bid: 'Voilà.' })[kind] ?? '';
    const box = { game: bids, text: { news } as Partial<GameText<Bids>> as GameText<Bids> };
    const fault = (written: readonly object[], people = names) => begunFault(box, { names: people, facts: written }, tools);
    const oneBid = [...facts, { kind: 'bid', seat: 0, bid: 3 }];
    expect(fault(facts)).toBeNull();
    expect(fault(oneBid)).toBeNull();
    expect(fault([...oneBid, { kind: 'bid', seat: 1, bid: 4 }])).toEqual({ code: 'over' });
    expect(fault(facts, ['Ada'])).toEqual({ code: 'wrong-names' });
    expect(fault(facts, ['Ada', 'Zoé', 'Luc'])).toEqual({ code: 'wrong-names' });
    expect(fault([...facts, { kind: 'bid', seat: 7, bid: 3 }])).toEqual({ code: 'wrong-fact', number: 2 });
    expect(fault([facts[0] as object, { kind: 'treasure', seat: 0, bid: null }])).toEqual({ code: 'wrong-fact', number: 2 });
    expect(fault([])).toMatchObject({ code: 'wrong-fact' });
    expect(fault(Array(5_001).fill(facts[0]))).toEqual({ code: 'too-long', most: 5_000 });
  });
});

describe('a bot', () => {
  function* thoughts() {
    yield 1;
    yield 2;
    yield 3;
  }

  test('gives the best thought so far when its time is over, at least the first', () => {
    let asked = 0;
    expect(bestThought(thoughts(), () => true)).toBe(1);
    expect(bestThought(thoughts(), () => ++asked > 1)).toBe(2);
    expect(bestThought(thoughts(), () => false)).toBe(3);
  });
});

test('equal scores share a rank: 1, 2, 2, 4', () => {
  const ranking = rankedByScore([5, 9, 5, 1].map((score, seat) => ({ seat, score })));
  expect(ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});
