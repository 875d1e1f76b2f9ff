// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { drawToldTo, handsSeen, scoredView, type Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';
import { visiblePlay } from './holder.ts';
import { inTodaysWords } from './older-facts.ts';

export function view(state: State, viewer: Viewer): View {
  const { pile, compartments, covered, phase } = state;
  return {
    ...scoredView(state, 'exchanges'),
    ...handsSeen(state, viewer),
    pileSize: pile.length,
    holder: compartments.map(({ laid }) => laid),
    covered: covered.map(({ laid }) => laid),
    answered: phase === 'opening' ? state.shown.map((shown) => shown !== 'thinking') : [],
    pending: visiblePending(state),
  };
}

function visiblePending({ pending }: State): View['pending'] {
  if (pending === null) return null;
  const { author, laid, stage, voices, left } = pending;
  return { author, laid: { play: visiblePlay(laid.play), word: laid.word }, stage, voices, left };
}

export function reveal(stored: Fact, viewer: Viewer): News {
  const fact = inTodaysWords(stored);
  switch (fact.kind) {
    case 'dealt':
      return { kind: 'dealt' };
    case 'opened':
      return { kind: 'opened', first: fact.first, by: fact.by, words: fact.words };
    case 'exchanged':
      return { kind: 'exchanged', seat: fact.seat, own: fact.seat === viewer ? { gave: fact.card, drew: fact.drawn } : null };
    case 'proposed':
      return { kind: 'proposed', seat: fact.seat, word: fact.laid.word };
    case 'contested':
      return { kind: 'contested', seat: fact.seat, by: fact.by, word: fact.word, upheld: fact.upheld };
    case 'played': {
      const { kind, seat, word, points, play } = fact;
      return { kind, seat, word, points, play: visiblePlay(play), ...drawToldTo(viewer, fact) };
    }
    case 'passed': {
      const { kind, seat, outOfTime, points } = fact;
      return { kind, seat, outOfTime, points, ...drawToldTo(viewer, fact) };
    }
    case 'ended':
      return { kind: 'ended', reason: fact.reason, left: fact.left };
    case 'shown':
    case 'turn':
    case 'retired':
      return { kind: fact.kind, seat: fact.seat };
    default:
      return fact;
  }
}
