import { describe, expect, it } from 'vitest';
import { called } from './curtain.ts';

const table = { yours: [0, 2], count: 3 };

describe('the curtain of a shared device', () => {
  it('never falls when one person holds the device', () => {
    expect(called({ yours: [1], count: 2, awaiting: [1], holding: null })).toEqual([]);
  });

  it('calls the person awaited before any hand shows', () => {
    expect(called({ ...table, awaiting: [2], holding: null })).toEqual([2]);
  });

  it('is open for the person awaited who has said « c’est moi »', () => {
    expect(called({ ...table, awaiting: [2], holding: 2 })).toEqual([]);
  });

  it('falls as soon as someone else of this device is awaited', () => {
    expect(called({ ...table, awaiting: [2], holding: 0 })).toEqual([2]);
  });

  it('stays open while only others play', () => {
    expect(called({ ...table, awaiting: [1], holding: 0 })).toEqual([]);
  });

  it('asks who is there when nobody has said so and others play', () => {
    expect(called({ ...table, awaiting: [1], holding: null })).toEqual([0, 2]);
  });

  it('calls the next one clockwise first when several are awaited', () => {
    expect(called({ yours: [0, 1, 2], count: 3, awaiting: [0, 2], holding: 1 })).toEqual([2, 0]);
  });
});
