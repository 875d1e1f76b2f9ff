// Knows that a log is a value, although two logs share what they have in common.

import { expect, test } from 'vitest';
import { FactLog } from './fact-log.ts';
import type { StoredFact } from './store.ts';

const fact = (kind: string): StoredFact => ({ at: 0, fact: { kind } });
const kindsIn = (log: FactLog, from = 0) => log.since(from).map((written) => written.fact.kind);

test('what is written on stands after what was there', () => {
  const log = FactLog.of([fact('a'), fact('b')]).with([fact('c')]);
  expect(kindsIn(log)).toEqual(['a', 'b', 'c']);
  expect(kindsIn(log, 2)).toEqual(['c']);
  expect(log.length).toBe(3);
});

test('an earlier log knows nothing of it, and two ways of going on nothing of each other', () => {
  const before = FactLog.of([fact('a')]);
  const [one, other] = [before.with([fact('b')]), before.with([fact('c'), fact('d')])];
  expect([kindsIn(before), kindsIn(one), kindsIn(other)]).toEqual([['a'], ['a', 'b'], ['a', 'c', 'd']]);
  expect(FactLog.EMPTY.length).toBe(0);
  expect(kindsIn(FactLog.EMPTY)).toEqual([]);
});
