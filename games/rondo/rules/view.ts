// Knows what each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import type { Viewer } from '@boite/kernel';
import type { Card, Fact, News, State, View } from '../types.ts';
import { visiblePlay } from './holder.ts';
import { result } from './result.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    phase: state.phase,
    seats: state.hands.length,
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? null),
    handSizes: state.hands.map((hand) => hand.length),
    pileSize: state.pile.length,
    holder: state.compartments.map(({ laid }) => laid),
    turn: state.turn,
    exchanges: state.exchanges,
    answered: state.phase === 'opening' ? state.shown.map((shown) => shown !== 'thinking') : [],
    pending: visiblePending(state),
    retired: state.retired,
    scores: state.scores,
    sheet: state.sheet,
    lastHands: state.phase === 'over' ? state.hands : null,
    result: result(state),
  };
}

function visiblePending({ pending }: State): View['pending'] {
  if (pending === null) return null;
  const { author, laid, stage, voices, left } = pending;
  return { author, laid: { play: visiblePlay(laid.play), word: laid.word }, stage, voices, left };
}

export function reveal(fact: Fact, viewer: Viewer): News {
  switch (fact.kind) {
    case 'dealt':
      return { kind: 'dealt' };
    case 'shown':
      return { kind: 'shown', seat: fact.seat };
    case 'opened':
      return { kind: 'opened', first: fact.first, by: fact.by, words: fact.words };
    case 'turn':
      return { kind: 'turn', seat: fact.seat };
    case 'exchanged':
      return { kind: 'exchanged', seat: fact.seat, own: fact.seat === viewer ? { gave: fact.card, drew: fact.drawn } : null };
    case 'proposed':
      return { kind: 'proposed', seat: fact.seat, word: fact.word };
    case 'accepted':
      return { kind: 'accepted', seat: fact.seat };
    case 'contested':
      return { kind: 'contested', seat: fact.seat, by: fact.by, word: fact.word, upheld: fact.upheld };
    case 'played':
      return {
        kind: 'played',
        seat: fact.seat,
        word: fact.word,
        play: visiblePlay(fact.play),
        points: fact.points,
        ...draw(fact, viewer),
      };
    case 'passed':
      return { kind: 'passed', seat: fact.seat, outOfTime: fact.outOfTime, points: fact.points, ...draw(fact, viewer) };
    case 'retired':
      return { kind: 'retired', seat: fact.seat };
    case 'ended':
      return { kind: 'ended', reason: fact.reason, left: fact.left };
  }
}

/** How many cards were drawn; which ones, to the one who drew them. */
function draw(fact: { seat: number; drawn: readonly Card[] }, viewer: Viewer) {
  return { drawn: fact.drawn.length, drew: fact.seat === viewer ? fact.drawn : null };
}
