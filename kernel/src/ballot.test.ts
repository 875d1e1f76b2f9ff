import { describe, expect, it } from 'vitest';
import { type Ballot, ballotAfter, silentSeats, tally, type Voice } from './ballot.ts';

const laid = (voices: readonly (Voice | null)[], stage: 'window' | 'vote' = 'vote'): Ballot<string> => ({
  author: 0,
  laid: 'CHAPEAU',
  stage,
  voices,
  left: null,
});

describe('a ballot', () => {
  it('waits for every player but the author', () => {
    expect(silentSeats(laid([null, null, 'for', null]), [0, 1, 2, 3])).toEqual([1, 3]);
  });

  it('does not wait for those who left', () => {
    expect(silentSeats(laid([null, null, null, null]), [0, 1, 3])).toEqual([1, 3]);
  });

  it('begins again when it is contested, with the voice of the one who contests', () => {
    const accepted = laid([null, 'for', null], 'window');
    const contested = ballotAfter(accepted, { kind: 'put-to-vote', by: 2, deadline: null }, 3);
    expect(contested).toMatchObject({ stage: 'vote', voices: [null, null, 'against'] });
  });

  it('is over once settled', () => {
    const verdict = tally(laid([null, 'for']), [0, 1], 'for');
    expect(ballotAfter(laid([null, 'for']), { kind: 'settled', seat: 0, tally: verdict, deadline: null }, 2)).toBeNull();
  });
});

describe('a vote', () => {
  const stands = (voices: readonly (Voice | null)[], arbitre: Voice = 'against') =>
    tally(laid(voices), [...voices.keys()], arbitre).stands;

  it('is decided by the majority', () => {
    expect(stands([null, 'for', 'for', 'against'])).toBe(true);
    expect(stands([null, 'against', 'for', 'against'])).toBe(false);
  });

  it('favours the play on a tie', () => {
    expect(stands([null, 'for', 'against'])).toBe(true);
  });

  it('counts the arbitre beside a single voter', () => {
    expect(stands([null, 'against'], 'against')).toBe(false);
    expect(stands([null, 'against'], 'for')).toBe(true);
    expect(stands([null, 'for'], 'against')).toBe(true);
  });

  it('leaves the arbitre out when two or more vote', () => {
    expect(tally(laid([null, 'against', null]), [0, 1, 2], 'for')).toMatchObject({ arbitre: null, stands: false });
  });

  it('does not hear the author', () => {
    expect(stands(['for', 'against', 'against', 'for'])).toBe(false);
  });
});
