// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { drawToldTo, scoredView, type Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';

export function view(state: State, viewer: Viewer): View {
  const { juniors, day, hands, pile, discards, lastDiscard, plays, groups, said, first, round } = state;
  const { turnNumber, goRound, entered, isDry, rung, sand, deadline, pending, refused, phase } = state;
  return {
    ...scoredView(state),
    ...{ juniors, day, discards, lastDiscard, plays, groups, said, first, round },
    ...{ turnNumber, goRound, entered, isDry, rung, sand, deadline, pending, refused },
    hand: viewer === 'spectator' ? null : (hands[viewer] ?? null),
    handSizes: hands.map((hand) => hand.length),
    pileSize: pile.length,
    lastHands: phase === 'over' ? hands : null,
  };
}

export function reveal(fact: Fact, viewer: Viewer): News {
  switch (fact.kind) {
    case 'opened':
      return { kind: 'opened', juniors: fact.juniors, first: fact.first, by: fact.by, day: fact.day };
    case 'dealt':
      return { kind: 'dealt', round: fact.round, dealer: fact.dealer, each: fact.hands[fact.dealer]?.length ?? 0 };
    case 'turn':
      return { kind: 'turn', seat: fact.seat };
    case 'proposed':
      return { kind: 'proposed', seat: fact.seat, laid: fact.laid };
    case 'renewed':
      return { kind: 'renewed', source: fact.source, size: fact.pile.length };
    case 'drew':
      return { kind: 'drew', seat: fact.seat, ...drawToldTo(viewer, { seat: fact.seat, drawn: fact.cards }) };
    case 'helped':
      return { kind: 'helped', seat: fact.seat, cost: fact.cost, ...drawToldTo(viewer, { seat: fact.seat, drawn: fact.cards }) };
    // These hide nothing.
    case 'voiced':
    case 'put-to-vote':
    case 'settled':
    case 'laid':
    case 'took':
    case 'withdrawn':
    case 'scored':
    case 'took-top':
    case 'discarded':
    case 'ran-dry':
    case 'sand-asked':
    case 'sand-answered':
    case 'sand-turned':
    case 'round-ended':
    case 'retired':
    case 'ended':
      return fact;
  }
}
