import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from './game.ts';
import { act, type Match, replayed } from './match.ts';
import { replayedRecord, writtenRecord } from './record.ts';
import { mayTakeBack, openMoves, standingFacts } from './take-back.ts';

/** Everyone in turn adds to a sum; a look at a hidden card is a move too. */
interface Sum extends GameTypes {
  Action: { readonly kind: 'add' };
  Fact: { readonly kind: 'begun' | 'added' | 'looked' } | { readonly kind: 'filled'; readonly drawn: readonly number[] };
  State: { readonly sum: number };
  View: { readonly sum: number };
}

const sum: Game<Sum> = {
  id: 'sum',
  seats: { min: 1, max: 1 },
  readOptions: () => ({}),
  readAction: () => ({ kind: 'add' }),
  setup: () => [{ kind: 'begun' }],
  evolve: (state, { kind }) => ({ sum: (state?.sum ?? 0) + Number(kind === 'added') }),
  awaiting: (state) => ({ seats: [0], deadline: null, decision: state.sum }),
  check: () => null,
  decide: () => [{ kind: 'added' }],
  expire: () => [],
  retire: () => [],
  stop: () => [],
  view: (state) => state,
  reveal: (fact) => fact,
  result: () => null,
  isOpenMove: openMoves('added', 'filled'),
};

const BEGUN = { kind: 'begun' } as const;
const ADDED = { kind: 'added' } as const;
const takenBackTo = (to: number) => ({ kind: 'taken-back', to }) as const;
const tools = { chance: { below: () => 0 }, now: 0, books: {} };
const addedAt = (match: Match<Sum>, step: number) => 'refusal' in act(match, { seat: 0, step, action: {} }, tools);

describe('a move taken back', () => {
  test('stays written, and the game stands as it did before it', () => {
    const facts = [BEGUN, ADDED, ADDED, takenBackTo(2)];
    expect(replayed(sum, facts)).toMatchObject({ state: { sum: 1 }, step: 4 });
    expect(replayed(sum, [...facts, ADDED, ADDED, ADDED, takenBackTo(6)])).toMatchObject({ state: { sum: 3 }, step: 8 });
  });

  test('may be taken back in its turn with what came before it', () => {
    expect(replayed(sum, [BEGUN, ADDED, ADDED, takenBackTo(2), ADDED, takenBackTo(1)])).toMatchObject({ state: { sum: 0 } });
  });

  test('makes every action composed before it stale', () => {
    const match = replayed(sum, [BEGUN, ADDED, ADDED, takenBackTo(2)]);
    expect([2, 3, 4].map((step) => addedAt(match, step))).toEqual([true, true, false]);
  });

  test('is in the record of its game, which replays', () => {
    const record = writtenRecord('sum', ['Zoé'], [BEGUN, ADDED, takenBackTo(1)]);
    expect(replayedRecord(sum, record)).toMatchObject({ state: { sum: 0 }, step: 3 });
  });

  test('leaves the others where they were written', () => {
    expect(standingFacts([BEGUN, ADDED, takenBackTo(1), ADDED]).map(({ step }) => step)).toEqual([1, 4]);
  });
});

describe('a move may be taken back', () => {
  test.each([
    ['when it showed nothing hidden', [BEGUN, ADDED], true],
    ['when nothing was drawn with it', [BEGUN, { kind: 'filled', drawn: [] }], true],
    ['not when something was drawn with it', [BEGUN, { kind: 'filled', drawn: [7] }], false],
    ['not when something hidden was seen since', [BEGUN, ADDED, { kind: 'looked' }], false],
    ['not when there is none', [BEGUN], false],
    ['not twice', [BEGUN, ADDED, takenBackTo(1)], false],
  ] as const)('%s', (_, facts, may) => {
    expect(mayTakeBack(sum, facts.slice(1))).toBe(may);
  });

  test('not in a game that does not say which facts are open', () => {
    const { isOpenMove: _, ...silent } = sum;
    expect(mayTakeBack(silent, [ADDED])).toBe(false);
  });
});
