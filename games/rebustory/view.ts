// Knows what each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import type { Viewer } from '@boite/kernel';
import type { CardId } from './deck.ts';
import { result } from './result.ts';
import type { Fact, News, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    juniors: state.juniors,
    day: state.day,
    phase: state.phase,
    seats: state.hands.length,
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? null),
    handSizes: state.hands.map((hand) => hand.length),
    pileSize: state.pile.length,
    discards: state.discards,
    plays: state.plays,
    groups: state.groups,
    said: state.said,
    first: state.first,
    round: state.round,
    turn: state.turn,
    turnNumber: state.turnNumber,
    goRound: state.goRound,
    entered: state.entered,
    isDry: state.isDry,
    rung: state.rung,
    sand: state.sand,
    deadline: state.deadline,
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
      return { kind: 'drew', seat: fact.seat, ...draw(fact, viewer) };
    case 'helped':
      return { kind: 'helped', seat: fact.seat, cost: fact.cost, ...draw(fact, viewer) };
    default:
      return fact;
  }
}

/** How many cards were drawn; which ones, to the one who drew them. */
function draw(fact: { seat: number; cards: readonly CardId[] }, viewer: Viewer) {
  return { drawn: fact.cards.length, drew: fact.seat === viewer ? fact.cards : null };
}
