// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { drawToldTo, handsSeen, openView, scoredView, type Viewer } from '@boite/kernel';
import type { Fact, News, Options, State, View } from '../types.ts';
import { unpictured } from './own-deck.ts';
import { unwritten, unwrittenTable } from './spelling.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    ...scoredView(state, 'juniors', 'day', 'discards', 'lastDiscard', 'plays', 'groups', 'said', 'first', 'round'),
    ...openView(state, 'turnNumber', 'goRound', 'entered', 'isDry', 'rung', 'sand', 'deadline', 'pending', 'refused', 'spelling'),
    ...(viewer === state.turn ? unwrittenTable(state) : {}),
    ...handsSeen(state, viewer),
    options: optionsSeen(state.options),
    pileSize: state.pile.length,
  };
}

/** The pictures of cards of one's own are told with the table, once: a view only says what they say. */
function optionsSeen(options: Options): Options {
  return options.deck === undefined ? options : { ...options, deck: unpictured(options.deck) };
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
      return { kind: 'proposed', seat: fact.seat, laid: fact.seat === viewer ? unwritten(fact.laid) : fact.laid };
    case 'laid':
      return fact.seat === viewer ? { ...fact, change: unwritten(fact.change) } : fact;
    case 'renewed':
      return { kind: 'renewed', source: fact.source, size: fact.pile.length };
    case 'drew':
      return { kind: 'drew', seat: fact.seat, ...drawToldTo(viewer, { seat: fact.seat, drawn: fact.cards }) };
    case 'helped':
      return { kind: 'helped', seat: fact.seat, cost: fact.cost, ...drawToldTo(viewer, { seat: fact.seat, drawn: fact.cards }) };
    // Only the facts that the types know to hide nothing are left.
    default:
      return fact;
  }
}
