import { describe, expect, test } from 'vitest';
import { type Ballot, type BallotAction, type BallotFact, ballotPhase, JUROR_ABILITIES, proposed } from './ballot.ts';
import { type Course, type NotNow, played } from './course.ts';
import { begunWith, type CourseFact, type CourseState, evolution } from './evolution.ts';
import type { Vocabulary } from './game.ts';
import { seatsLeft } from './seats.ts';
import { nextTurn, openView } from './turns.ts';

/** A game of claims: whoever is in turn says a number, the others may contest it, and three that stand end the game. */
type Action = { readonly kind: 'ready' } | { readonly kind: 'say'; readonly number: number } | BallotAction;
type Reason = 'three' | 'alone' | 'stopped';
type Fact =
  | { readonly kind: 'begun'; readonly seats: number; readonly sablier: number | null }
  | { readonly kind: 'readied'; readonly seat: number }
  | { readonly kind: 'said'; readonly seat: number; readonly number: number }
  | { readonly kind: 'passed'; readonly seat: number }
  | BallotFact<number>
  | CourseFact<Reason>;
interface State extends CourseState {
  readonly options: { readonly sablier: number | null };
  readonly ended: Reason | null;
  readonly pending: Ballot<number> | null;
  readonly ready: readonly number[];
  readonly said: readonly number[];
}
type Types = Vocabulary<object, Action, NotNow | { code: 'negative' }, Fact, Fact, State, State, object>;

const evolve = evolution<Types, 'begun'>({
  first: 'begun',
  begins: ({ seats, sablier }) => ({ ...begunWith(seats, 'waiting'), options: { sablier }, ready: [], said: [] }),
  beside: ['readied'],
  changes: {
    readied: (state, { seat }) => ({ ...state, ready: [...state.ready, seat] }),
    said: (state, { number }) => ({ ...state, said: [...state.said, number] }),
    passed: (state) => state,
  },
});

const course: Course<Types> = {
  evolve,
  closes: ['said', 'passed'],
  endReason: ({ said, retired }) => (seatsLeft(retired).length < 2 ? 'alone' : said.length === 3 ? 'three' : null),
  ending: (_, reason) => [{ kind: 'ended', reason }],
  next: (state, tools) => [nextTurn(state, tools)],
  abilities: {
    ready: { when: ['waiting'], facts: ({ seat }) => [{ kind: 'readied', seat }] },
    say: {
      when: ['turn'],
      refusal: (_, { number }) => (number < 0 ? { code: 'negative' } : null),
      facts: (moment, { number }) => [proposed(moment, number, { stage: 'window' })],
    },
    ...JUROR_ABILITIES,
  },
  phases: {
    waiting: {
      awaits: ({ ready, retired }) => seatsLeft(retired).filter((seat) => !ready.includes(seat)),
      gathered: ({ state, tools }) => [nextTurn({ ...state, turn: state.retired.length - 1 }, tools)],
      silence: ({ state }) => seatsLeft(state.retired).map((seat) => ({ kind: 'readied', seat })),
      isBeforeTurns: true,
    },
    turn: { silence: ({ seat }) => [{ kind: 'passed', seat }] },
    pending: ballotPhase<Types, number>(evolve, {
      arbitre: () => 'against',
      stands: ({ seat }, { laid }) => [{ kind: 'said', seat, number: laid }],
    }),
  },
};

const game = played(course);
const tools = (now: number) => ({ now, chance: { below: () => 0 }, books: {} });

function begun(seats: number, sablier: number | null = null): State {
  return evolve(null, { kind: 'begun', seats, sablier });
}

/** The state after actions, each let through; time goes on by a second a time. */
function after(state: State, ...actions: readonly [number, Action][]): State {
  return actions.reduce((now, [seat, action], nth) => {
    expect(game.check(now, seat, action, {})).toBeNull();
    return game.decide(now, seat, action, tools(1000 * nth)).reduce<State>(evolve, now);
  }, state);
}

const say = (number: number): Action => ({ kind: 'say', number });
const readied = (seats: number, sablier: number | null = null) =>
  after(begun(seats, sablier), ...Array.from({ length: seats }, (_, seat): [number, Action] => [seat, { kind: 'ready' }]));

describe('a phase that gathers answers', () => {
  test('waits for everyone, makes nobody else stale, then leads on', () => {
    const [two, one] = [after(begun(2), [1, { kind: 'ready' }]), begun(2)];
    expect(game.awaiting(two)).toMatchObject({ seats: [0], decision: game.awaiting(one).decision });
    expect(readied(2)).toMatchObject({ phase: 'turn', turn: 0 });
  });

  test('does not wait for those who left', () => {
    const state = after(begun(3), [0, { kind: 'ready' }], [1, { kind: 'ready' }]);
    expect(game.retire(state, 2, tools(0)).map(({ kind }) => kind)).toEqual(['retired', 'turn']);
  });

  test('takes silence for an answer when the sand runs out', () => {
    expect(game.expire(begun(2), tools(0)).map(({ kind }) => kind)).toEqual(['readied', 'readied', 'turn']);
  });
});

describe('a turn', () => {
  test('is its seat’s alone, and an action has its time', () => {
    expect(game.check(readied(2), 1, say(3), {})).toEqual({ code: 'not-now' });
    expect(game.check(readied(2), 0, { kind: 'accept' }, {})).toEqual({ code: 'not-now' });
    expect(game.check(readied(2), 0, say(-3), {})).toEqual({ code: 'negative' });
  });

  test('closes with a fact that closes it, and goes to the next seat with its sand turned', () => {
    expect(game.expire(readied(2, 30), tools(5000))).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'turn', seat: 1, deadline: 35_000 },
    ]);
  });

  test('goes on when someone else leaves, and to the next seat when its own player does', () => {
    expect(game.retire(readied(3), 1, tools(0))).toEqual([{ kind: 'retired', seat: 1 }]);
    expect(game.retire(readied(3), 0, tools(0)).map(({ kind }) => kind)).toEqual(['retired', 'turn']);
    expect(game.retire(readied(2), 0, tools(0)).at(-1)).toEqual({ kind: 'ended', reason: 'alone' });
  });

  test('has moments of its own: a phase that the course does not tell of is one of them', () => {
    const pausing = { ...readied(2), phase: 'pausing' };
    expect(game.awaiting(pausing).seats).toEqual([0]);
    expect(game.expire(pausing, tools(0)).map(({ kind }) => kind)).toEqual(['passed', 'turn']);
  });

  test('is the last one when the game has a reason to end', () => {
    const turns: readonly [number, Action][] = [0, 1, 0].flatMap((seat) => [
      [seat, say(1)],
      [1 - seat, { kind: 'accept' }],
    ]);
    expect(after(readied(2), ...turns)).toMatchObject({ phase: 'over', ended: 'three' });
  });
});

describe('a play that waits', () => {
  test('stands when nobody has anything to say any more', () => {
    expect(after(readied(3), [0, say(7)], [1, { kind: 'accept' }])).toMatchObject({ phase: 'pending', said: [] });
    const state = after(readied(3), [0, say(7)], [1, { kind: 'accept' }], [2, { kind: 'accept' }]);
    expect(state).toMatchObject({ said: [7], phase: 'turn', turn: 1, pending: null });
  });

  test('is voted once contested; refused, it gives its author the time that was left', () => {
    const state = after(readied(3, 30), [0, say(7)], [1, { kind: 'contest' }], [2, { kind: 'vote', voice: 'against' }]);
    expect(state).toMatchObject({ said: [], phase: 'turn', turn: 0, deadline: 2000 + 32_000 });
  });

  test('is forgotten when its author leaves, and settled when the last silent juror does', () => {
    const state = after(readied(3), [0, say(7)], [1, { kind: 'accept' }]);
    expect(game.retire(state, 0, tools(0)).map(({ kind }) => kind)).toEqual(['retired', 'turn']);
    expect(game.retire(state, 2, tools(0)).map(({ kind }) => kind)).toEqual(['retired', 'said', 'turn']);
  });
});

test('everyone sees of a state what every game shows, and what is named; nothing else', () => {
  expect(openView(readied(2), 'said')).toEqual({
    options: { sablier: null },
    phase: 'turn',
    turn: 0,
    retired: [false, false],
    seats: 2,
    said: [],
  });
});

test('the table may stop at any moment', () => {
  expect(game.stop(readied(2), tools(0))).toEqual([{ kind: 'ended', reason: 'stopped' }]);
});
