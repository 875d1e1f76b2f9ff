// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { drawToldTo, scoredView, type Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';

export function view(state: State, viewer: Viewer): View {
  const { racks, bank, table, entered, refusals, pending, phase } = state;
  return {
    ...scoredView(state),
    rack: viewer === 'spectator' ? null : (racks[viewer] ?? null),
    rackSizes: racks.map((rack) => rack.length),
    bankSize: bank.length,
    table,
    entered,
    refusals,
    // All of it lies open on the table.
    pending,
    lastRacks: phase === 'over' ? racks : null,
  };
}

export function reveal(fact: Fact, viewer: Viewer): News {
  switch (fact.kind) {
    case 'dealt':
      return { kind: 'dealt' };
    case 'proposed':
      return { kind: 'proposed', seat: fact.seat, laid: fact.laid };
    case 'played': {
      const { kind, seat, table, used, formed, points, emptied } = fact;
      return { kind, seat, table, used, formed, points, emptied, ...drawToldTo(viewer, fact) };
    }
    case 'passed': {
      const { kind, seat, reason } = fact;
      return { kind, seat, reason, ...drawToldTo(viewer, fact) };
    }
    case 'turn':
      return { kind: 'turn', seat: fact.seat };
    default:
      return fact;
  }
}
