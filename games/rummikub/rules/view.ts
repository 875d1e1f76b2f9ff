// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { drawToldTo, handsSeen, scoredView, type Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';

export function view(state: State, viewer: Viewer): View {
  const { hand, handSizes, lastHands } = handsSeen({ hands: state.racks, phase: state.phase }, viewer);
  return {
    ...scoredView(state, 'table', 'entered', 'refusals', 'pending'),
    rack: hand,
    rackSizes: handSizes,
    bankSize: state.bank.length,
    lastRacks: lastHands,
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
