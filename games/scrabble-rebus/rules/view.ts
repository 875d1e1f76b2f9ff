// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { handsSeen, scoredView, type Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';
import { bagSizes } from './draw.ts';
import { countsOf } from './tokens.ts';

export function view(state: State, viewer: Viewer): View {
  const { hand, lastHands } = handsSeen(state, viewer);
  return {
    ...scoredView(state, 'board', 'rebuses', 'pending', 'refused'),
    hand,
    handCounts: state.hands.map(countsOf),
    bagCounts: bagSizes(state.bags),
    lastHands,
  };
}

export function reveal(fact: Fact, viewer: Viewer): News {
  switch (fact.kind) {
    case 'dealt':
      return { kind: 'dealt', first: fact.first };
    case 'proposed':
      return { kind: 'proposed', seat: fact.seat, laid: fact.laid };
    case 'played': {
      const { kind, seat, placements, rebuses, bonus, points, drawn } = fact;
      const drew = seat === viewer ? drawn : null;
      return { kind, seat, placements, rebuses, bonus, points, drawn: countsOf(drawn), drew };
    }
    case 'changed': {
      const { kind, seat, given, drawn } = fact;
      const own = seat === viewer ? { gave: given, drew: drawn } : null;
      return { kind, seat, given: countsOf(given), drawn: countsOf(drawn), own };
    }
    case 'turn':
      return { kind: 'turn', seat: fact.seat };
    default:
      return fact;
  }
}
