// What each fact changes. No chance, no dictionary, no clock.

import { begunWithPoints, evolution, handAfter, type Seat, withLine } from '@boite/kernel';
import type { LaidPlay, ScrabbleRebusTypes, State, Token } from '../types.ts';
import { boardWith, EMPTY_BOARD } from './board.ts';
import { bagsWith, bagsWithout } from './draw.ts';
import { objected, rebusesAfter, refusedRowKey } from './rebus.ts';

export const evolve = evolution<ScrabbleRebusTypes, 'dealt'>({
  first: 'dealt',
  begins: ({ options, hands, bags, first }) => ({
    ...begunWithPoints(hands.length, 'turn'),
    turn: first,
    options,
    hands,
    bags,
    board: EMPTY_BOARD,
    rebuses: [],
    refused: [],
    passes: 0,
  }),
  changes: {
    turn: (state) => ({ ...state, refused: [] }),
    settled: (state, { tally }, before) =>
      tally.stands ? state : { ...state, refused: [...state.refused, ...rowsRefused(before.pending?.laid)] },
    played: (state, { seat, placements, rebuses, points, drawn }) => ({
      ...withHand(withLine(state, { seat, texts: rebuses.map(({ text }) => text), points }), {
        seat,
        used: placements.map(({ token }) => token),
        drawn,
      }),
      board: boardWith(state.board, placements),
      rebuses: rebusesAfter(state.rebuses, rebuses),
      passes: 0,
    }),
    changed: (state, { seat, given, drawn }) => {
      const after = withHand(state, { seat, used: given, drawn });
      return unplayed({ ...after, bags: bagsWith(after.bags, given) }, seat);
    },
    passed: (state, { seat }) => unplayed(state, seat),
    retired: (state, { seat }) => ({
      ...state,
      hands: state.hands.with(seat, []),
      bags: bagsWith(state.bags, state.hands[seat] ?? []),
    }),
    ended: (state, { count }) => ({ ...state, scores: state.scores.map((score, seat) => score + (count[seat] ?? 0)) }),
  },
});

interface Exchange {
  readonly seat: Seat;
  readonly used: readonly Token[];
  readonly drawn: readonly Token[];
}

function withHand(state: State, { seat, used, drawn }: Exchange): State {
  const hand = handAfter(state.hands[seat] ?? [], used, drawn);
  return { ...state, hands: state.hands.with(seat, hand), bags: bagsWithout(state.bags, drawn) };
}

/** A turn without a play. */
function unplayed(state: State, seat: Seat): State {
  return { ...withLine(state, { seat, texts: null, points: 0 }), passes: state.passes + 1 };
}

/** What the others refused: in an appeal, only what the arbitre had refused was before them. */
function rowsRefused(laid: LaidPlay | undefined): readonly string[] {
  if (laid === undefined) return [];
  return (laid.isAppeal ? objected(laid.rebuses) : laid.rebuses).map(refusedRowKey);
}
