import { describe, expect, test } from 'vitest';
import { median, raced, speedIn, timesFaster } from './measure.ts';
import { allHold, amount, rowJson, rowTable } from './report.ts';
import { type BenchRow, rowVerdict } from './row.ts';

describe('A race', () => {
  test('runs everyone in every round, ready before the clock', () => {
    const seen: string[] = [];
    const contender = (name: string) => ({
      name,
      prepare: () => seen.push(`${name} ready`),
      work: () => seen.push(`${name} works`),
    });
    const race = raced([contender('a'), contender('b')], { rounds: 3, ms: 0 });
    expect(race.get('a')?.length).toBe(3);
    const round = (first: string, second: string) => [`${first} ready`, `${first} works`, `${second} ready`, `${second} works`];
    expect(seen.slice(-12)).toEqual([...round('a', 'b'), ...round('b', 'a'), ...round('a', 'b')]);
  });

  test('is judged by the middle of the rounds’ ratios', () => {
    const race = new Map([
      ['a', [10, 20, 30]],
      ['b', [10, 5, 10]],
    ]);
    expect(timesFaster(race, 'a', 'b')).toBe(3);
    expect(speedIn(race, 'a')).toBe(20);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});

describe('A report', () => {
  const row = (ratio: number, aim: BenchRow['aim']): BenchRow => ({ name: 'something', measured: '1 v 2', ratio, aim });
  const speed = { atLeast: 8, stretch: 20 };
  const conditions = { node: 'v24', words: 3, rounds: 9, ms: 100 };

  test('says whether a row holds', () => {
    expect([7.9, 8, 20].map((ratio) => rowVerdict(row(ratio, speed)))).toEqual(['below floor', 'ok', 'stretch']);
    expect([4, 4.1].map((ratio) => rowVerdict(row(ratio, { atMost: 4, stretch: null })))).toEqual(['ok', 'below floor']);
    expect(rowVerdict(row(1, null))).toBe('');
  });

  test('holds when no row is below its floor', () => {
    expect(allHold([row(8, speed), row(0.1, null)])).toBe(true);
    expect(allHold([row(8, speed), row(7, speed)])).toBe(false);
  });

  test('is a table or one JSON value', () => {
    expect(rowTable([row(9.4, speed)], conditions)).toMatch(/something +1 v 2 +×9\.40 +≥ ×8\.00 +≥ ×20\.0 +ok$/);
    expect(JSON.parse(rowJson([row(9, speed)], conditions))).toMatchObject({
      holds: true,
      rows: [{ name: 'something', verdict: 'ok' }],
    });
    expect([1234, 12, 3_456_789].map((number) => amount(number, 'x'))).toEqual(['1.23 k x', '12 x', '3.46 M x']);
  });
});
