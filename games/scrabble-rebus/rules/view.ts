// Knows what each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import type { Viewer } from '@boite/kernel';
import type { Fact, News, State, Token, View } from '../types.ts';
import { bagSizes } from './draw.ts';
import { result } from './result.ts';
import { countsOf } from './tokens.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    phase: state.phase,
    seats: state.hands.length,
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? null),
    handCounts: state.hands.map(countsOf),
    bagCounts: bagSizes(state.bags),
    board: state.board,
    rebuses: state.rebuses,
    turn: state.turn,
    pending: state.pending,
    refused: state.refused,
    retired: state.retired,
    scores: state.scores,
    sheet: state.sheet,
    lastHands: state.phase === 'over' ? state.hands : null,
    result: result(state),
  };
}

export function reveal(fact: Fact, viewer: Viewer): News {
  switch (fact.kind) {
    case 'dealt':
      return { kind: 'dealt', first: fact.first };
    case 'turn':
      return { kind: 'turn', seat: fact.seat };
    case 'proposed':
      return { kind: 'proposed', seat: fact.seat, laid: fact.laid };
    case 'voiced':
      return { kind: 'voiced', seat: fact.seat, voice: fact.voice };
    case 'put-to-vote':
      return { kind: 'put-to-vote', by: fact.by, deadline: fact.deadline };
    case 'settled':
      return { kind: 'settled', seat: fact.seat, tally: fact.tally, deadline: fact.deadline };
    case 'played':
      return playedNews(fact, viewer);
    case 'changed':
      return changedNews(fact, viewer);
    case 'passed':
      return { kind: 'passed', seat: fact.seat, reason: fact.reason };
    case 'retired':
      return { kind: 'retired', seat: fact.seat };
    case 'ended':
      return { kind: 'ended', reason: fact.reason, count: fact.count };
  }
}

function playedNews(fact: Extract<Fact, { kind: 'played' }>, viewer: Viewer): News {
  const { seat, placements, rebuses, bonus, points, drawn } = fact;
  return { kind: 'played', seat, placements, rebuses, bonus, points, drawn: countsOf(drawn), drew: ownOnly(seat, viewer, drawn) };
}

function changedNews({ seat, given, drawn }: Extract<Fact, { kind: 'changed' }>, viewer: Viewer): News {
  const own = seat === viewer ? { gave: given, drew: drawn } : null;
  return { kind: 'changed', seat, given: countsOf(given), drawn: countsOf(drawn), own };
}

/** Which tokens were drawn, to the one who drew them. */
function ownOnly(seat: number, viewer: Viewer, drawn: readonly Token[]): readonly Token[] | null {
  return seat === viewer ? drawn : null;
}
