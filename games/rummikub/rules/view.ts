// Knows what each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import type { Viewer } from '@boite/kernel';
import type { Change, Fact, News, State, Tile, View } from '../types.ts';
import { result } from './result.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    phase: state.phase,
    seats: state.racks.length,
    rack: viewer === 'spectator' ? null : (state.racks[viewer] ?? null),
    rackSizes: state.racks.map((rack) => rack.length),
    bankSize: state.bank.length,
    table: state.table,
    turn: state.turn,
    entered: state.entered,
    // All of it lies open on the table.
    pending: state.pending,
    refused: state.refused,
    retired: state.retired,
    scores: state.scores,
    sheet: state.sheet,
    lastRacks: state.phase === 'over' ? state.racks : null,
    result: result(state),
  };
}

export function reveal(fact: Fact, viewer: Viewer): News {
  switch (fact.kind) {
    case 'dealt':
      return { kind: 'dealt' };
    case 'opened':
      return { kind: 'opened', first: fact.first, draws: fact.draws };
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
    case 'looked-up':
      return { kind: 'looked-up', seat: fact.seat, by: fact.by, unlisted: fact.unlisted };
    case 'played':
      return { kind: 'played', seat: fact.seat, ...visibleChange(fact), ...draw(fact, viewer) };
    case 'passed':
      return { kind: 'passed', seat: fact.seat, reason: fact.reason, ...draw(fact, viewer) };
    case 'retired':
      return { kind: 'retired', seat: fact.seat };
    case 'ended':
      return { kind: 'ended', reason: fact.reason };
  }
}

function visibleChange({ table, used, formed, points, emptied }: Change): Change {
  return { table, used, formed, points, emptied };
}

/** How many tiles were drawn; which ones, to the one who drew them. */
function draw(fact: { seat: number; drawn: readonly Tile[] }, viewer: Viewer) {
  return { drawn: fact.drawn.length, drew: fact.seat === viewer ? fact.drawn : null };
}
