// Knows what each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import type { Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';
import type { CardId } from './cards.ts';
import { result } from './result.ts';

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
    lastDiscard: state.lastDiscard,
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

type Telling = { readonly [Kind in Fact['kind']]: (fact: Extract<Fact, { kind: Kind }>, viewer: Viewer) => News };

const TELLING: Telling = {
  opened: ({ juniors, first, by, day }) => ({ kind: 'opened', juniors, first, by, day }),
  dealt: ({ round, dealer, hands }) => ({ kind: 'dealt', round, dealer, each: hands[dealer]?.length ?? 0 }),
  turn: ({ seat }) => ({ kind: 'turn', seat }),
  proposed: ({ seat, laid }) => ({ kind: 'proposed', seat, laid }),
  voiced: ({ seat, voice }) => ({ kind: 'voiced', seat, voice }),
  'put-to-vote': ({ by, deadline }) => ({ kind: 'put-to-vote', by, deadline }),
  settled: ({ seat, tally, deadline }) => ({ kind: 'settled', seat, tally, deadline }),
  laid: ({ seat, change }) => ({ kind: 'laid', seat, change }),
  took: ({ seat, change }) => ({ kind: 'took', seat, change }),
  withdrawn: ({ seat, group, cards }) => ({ kind: 'withdrawn', seat, group, cards }),
  scored: ({ seat, points, outOfTime }) => ({ kind: 'scored', seat, points, outOfTime }),
  'took-top': ({ seat, card }) => ({ kind: 'took-top', seat, card }),
  discarded: ({ seat, card }) => ({ kind: 'discarded', seat, card }),
  renewed: ({ source, pile }) => ({ kind: 'renewed', source, size: pile.length }),
  drew: (fact, viewer) => ({ kind: 'drew', seat: fact.seat, ...draw(fact, viewer) }),
  'ran-dry': () => ({ kind: 'ran-dry' }),
  helped: (fact, viewer) => ({ kind: 'helped', seat: fact.seat, cost: fact.cost, ...draw(fact, viewer) }),
  'sand-asked': ({ seat }) => ({ kind: 'sand-asked', seat }),
  'sand-answered': ({ seat, agrees }) => ({ kind: 'sand-answered', seat, agrees }),
  'sand-turned': ({ seat, deadline }) => ({ kind: 'sand-turned', seat, deadline }),
  'round-ended': ({ round, reason, winner }) => ({ kind: 'round-ended', round, reason, winner }),
  retired: ({ seat }) => ({ kind: 'retired', seat }),
  ended: ({ reason }) => ({ kind: 'ended', reason }),
};

export function reveal(fact: Fact, viewer: Viewer): News {
  return (TELLING[fact.kind] as (fact: Fact, viewer: Viewer) => News)(fact, viewer);
}

/** How many cards were drawn; which ones, to the one who drew them. */
function draw({ seat, cards }: { readonly seat: number; readonly cards: readonly CardId[] }, viewer: Viewer) {
  return { drawn: cards.length, drew: seat === viewer ? cards : null };
}
