// What each viewer sees and is told: built from nothing, so that a secret cannot be forgotten in it.

import { type FactOf, openView, type Viewer } from '@boite/kernel';
import type { Clue, DicoTypes, Fact, News, State, View } from '../types.ts';
import { toName } from './announcement.ts';
import { throwerIn } from './consultation.ts';
import { isDrawAllowed, result } from './end.ts';

export function view(state: State, viewer: Viewer): View {
  const { options, phase, secrets, board, open, hands } = state;
  return {
    ...openView(state, 'pageCount', 'opening', 'open', 'discard', 'questions', 'announcements', 'draw', 'eliminated'),
    ...privateTo(viewer, state),
    chosen: secrets.map((secret) => secret !== null),
    board: board.map((card, square) => (card === null || open.includes(square) ? card : 'back')),
    seen: board.map((card, square) => (state.seen[square] ? card : null)),
    handSizes: hands.map((hand) => hand.length),
    consultation: bookBefore(viewer, state),
    toName: toName(options, hands.length),
    drawAllowed: isDrawAllowed(state),
    secrets: phase === 'over' ? secrets : null,
    result: result(state),
  };
}

/** What belongs to a seat alone: its word, its cards, the answers it received. */
function privateTo(viewer: Viewer, { secrets, hands, notes }: State): Pick<View, 'secret' | 'hand' | 'notes'> {
  if (viewer === 'spectator') return { secret: null, hand: null, notes: [] };
  return { secret: secrets[viewer] ?? null, hand: hands[viewer] ?? null, notes: notes[viewer] ?? [] };
}

/** Only the one who reads knows the page. */
function bookBefore(viewer: Viewer, state: State): View['consultation'] {
  if (state.consultation === null) return null;
  const { page, rolls, dice, isDue } = state.consultation;
  return { page: viewer === state.turn ? page : null, rolls, dice, isDue, by: throwerIn(state) };
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
      return { ...takenBy(fact), drew: fact.seat === viewer ? fact.cards : null };
    case 'asked':
      return { kind: 'asked', by: fact.seat, of: fact.of, about: fact.about, pair: fact.pair, answer: clueFor(viewer, fact) };
    case 'pointed':
      return { kind: 'pointed', by: fact.seat, of: fact.of, answer: clueFor(viewer, fact) };
    case 'returned':
      return { kind: 'returned', from: fact.from, squares: fact.laid.map(({ square }) => square) };
    case 'leafed':
    case 'throw-due':
      return null;
    case 'rolled':
      return { kind: 'rolled', seat: fact.seat, by: fact.by, dice: fact.dice };
    case 'announced':
      return stopFor(viewer, fact);
    case 'draw-answered':
      return { kind: 'draw-answered', seat: fact.seat, agrees: fact.agrees };
    case 'ended':
      return { kind: 'ended', reason: fact.reason, winner: fact.winner, secrets: fact.secrets };
    default:
      return { kind: fact.kind, seat: fact.seat };
  }
}

function takenBy({ kind, seat, squares, cards }: FactOf<DicoTypes, 'taken'>): FactOf<DicoTypes, 'taken'> {
  return { kind, seat, squares, cards };
}

function clueFor(viewer: Viewer, { seat, answer }: FactOf<DicoTypes, 'asked' | 'pointed'>): Clue | null {
  return viewer === seat ? answer : null;
}

/** Each opponent reads only the word supposed for them. */
function stopFor(viewer: Viewer, { seat, supposed, right }: FactOf<DicoTypes, 'announced'>): News {
  const readable = viewer === seat ? supposed : supposed.filter(({ of }) => of === viewer);
  return { kind: 'announced', seat, named: supposed.map(({ of }) => of), right, supposed: readable };
}
