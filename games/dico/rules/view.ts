// Knows what each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import type { Viewer } from '@boite/kernel';
import type { Fact, News, State, View } from '../types.ts';
import { toName } from './announcement.ts';
import { looks } from './board.ts';
import { isDrawAllowed, result } from './result.ts';

export function view(state: State, viewer: Viewer): View {
  const seats = state.hands.length;
  return {
    options: state.options,
    phase: state.phase,
    seats,
    pageCount: state.pageCount,
    ...own(state, viewer),
    chosen: state.secrets.map((secret) => secret !== null),
    opening: state.opening,
    board: looks(state.board, state.open),
    seen: state.board.map((card, square) => (state.seen[square] ? card : null)),
    open: state.open,
    handSizes: state.hands.map((hand) => hand.length),
    discard: state.discard,
    turn: state.turn,
    questions: state.questions,
    consultation: visibleConsultation(state, viewer),
    announcements: state.announcements,
    toName: toName(state.options, seats),
    drawAllowed: isDrawAllowed(state),
    draw: state.draw,
    eliminated: state.eliminated,
    retired: state.retired,
    secrets: state.phase === 'over' ? state.secrets : null,
    result: result(state),
  };
}

/** What belongs to a seat alone: its word, its cards, the answers it received. */
function own({ secrets, hands, notes }: State, viewer: Viewer): Pick<View, 'secret' | 'hand' | 'notes'> {
  if (viewer === 'spectator') return { secret: null, hand: null, notes: [] };
  return { secret: secrets[viewer] ?? null, hand: hands[viewer] ?? null, notes: notes[viewer] ?? [] };
}

function visibleConsultation({ consultation, turn }: State, viewer: Viewer): View['consultation'] {
  if (consultation === null) return null;
  const { page, rolls, dice } = consultation;
  return { page: viewer === turn ? page : null, rolls, dice };
}

export function reveal(fact: Fact, viewer: Viewer): News | null {
  switch (fact.kind) {
    case 'begun':
      return { kind: 'begun' };
    case 'chosen':
      return { kind: 'chosen', seat: fact.seat, drawn: fact.drawn };
    case 'laid-out':
      return { kind: 'laid-out', from: fact.from, dealt: fact.dealt, first: fact.first };
    case 'flipped':
      return { kind: 'flipped', seat: fact.seat, square: fact.square, card: fact.card };
    case 'taken':
      return { kind: 'taken', seat: fact.seat, squares: fact.squares, cards: fact.cards };
    case 'asked':
      return { kind: 'asked', by: fact.seat, of: fact.of, about: fact.about, pair: fact.pair, answer: answerFor(fact, viewer) };
    case 'pointed':
      return { kind: 'pointed', by: fact.seat, of: fact.of, answer: answerFor(fact, viewer) };
    case 'returned':
      return { kind: 'returned', from: fact.from, squares: fact.laid.map(({ square }) => square) };
    case 'leafed':
      return null;
    case 'rolled':
      return { kind: 'rolled', seat: fact.seat, by: fact.by, dice: fact.dice };
    case 'announced':
      return announcedTo(fact, viewer);
    case 'draw-answered':
      return { kind: 'draw-answered', seat: fact.seat, agrees: fact.agrees };
    case 'ended':
      return { kind: 'ended', reason: fact.reason, winner: fact.winner, secrets: fact.secrets };
    case 'turn':
    case 'barred':
    case 'consulted':
    case 'closed':
    case 'out-of-time':
    case 'draw-proposed':
    case 'draw-refused':
    case 'retired':
      return { kind: fact.kind, seat: fact.seat };
  }
}

function answerFor(fact: Extract<Fact, { kind: 'asked' | 'pointed' }>, viewer: Viewer) {
  return viewer === fact.seat ? fact.answer : null;
}

/** Each opponent reads only the word supposed for them. */
function announcedTo({ seat, supposed, right }: Extract<Fact, { kind: 'announced' }>, viewer: Viewer): News {
  const named = supposed.map(({ of }) => of);
  const readable = viewer === seat ? supposed : supposed.filter(({ of }) => of === viewer);
  return { kind: 'announced', seat, named, right, supposed: readable };
}
