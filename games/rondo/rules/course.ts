// Knows the course of a game of Rondo: who may do what, and what comes of it. (RULES.md 2 to 5)

import { type Awaiting, CONTEST_WINDOW, oneOf, type Seat, seatAfter, silentSeats, type Tools } from '@boite/kernel';
import type { Action, Books, Card, Fact, Holder, Phase, Play, Refusal, Shown, State, View } from '../types.ts';
import { cardValue, HAND_SIZE } from './deck.ts';
import { evolve } from './evolve.ts';
import { handWithout, playRefusal, shownWord, showRefusal, unlistedRefusal, wordAfter } from './play.ts';
import { active, ending, endReason } from './result.ts';
import { exchangePoints, pointsOf } from './score.ts';
import { deadlineAfter } from './setup.ts';

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
type Deciding = { readonly [Kind in Action['kind']]: (turn: Turn, action: Of<Kind>) => readonly Fact[] };

/** Someone's moment to act. */
interface Turn {
  readonly state: State;
  readonly seat: Seat;
  readonly tools: Tools<Books>;
}

const PHASE_OF: Readonly<Record<Action['kind'], Phase>> = {
  show: 'opening',
  decline: 'opening',
  exchange: 'turn',
  play: 'turn',
  pass: 'turn',
  accept: 'pending',
  contest: 'pending',
};

export function awaiting(state: State): Awaiting {
  return { seats: awaitedSeats(state), deadline: state.deadline, decision: state.decision };
}

function awaitedSeats(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'opening':
      return active(state).filter((seat) => state.shown[seat] === 'thinking');
    case 'turn':
      return [state.turn];
    case 'pending':
      return state.pending ? silentSeats(state.pending, active(state)) : [];
    case 'over':
      return [];
  }
}

export function check(view: View, _seat: Seat, action: Action, books: Books): Refusal | null {
  if (view.phase !== PHASE_OF[action.kind]) return { code: 'not-now' };
  const position = { holder: view.holder, hand: view.hand ?? [], options: view.options };
  switch (action.kind) {
    case 'show':
      return showRefusal(position, action.cards, books.lexicon);
    case 'exchange':
      if (!position.hand.includes(action.card)) return { code: 'not-in-hand', card: action.card };
      return view.pileSize === 0 ? { code: 'empty-pile' } : null;
    case 'play':
      return playRefusal(position, action, books.lexicon);
    default:
      return null;
  }
}

export function decide(state: State, seat: Seat, action: Action, tools: Tools<Books>): readonly Fact[] {
  const decision = DECIDING[action.kind] as (turn: Turn, action: Action) => readonly Fact[];
  return decision({ state, seat, tools }, action);
}

const DECIDING: Deciding = {
  show: (turn, { cards }) => answered(turn, cards),
  decline: (turn) => answered(turn, null),
  exchange: ({ state, seat }, { card }) => [{ kind: 'exchanged', seat, card, drawn: state.pile[0] ?? card }],
  play: (turn, { lengthen, placements }) =>
    turn.state.options.judging === 'table' ? [proposed(turn, { lengthen, placements })] : played(turn, { lengthen, placements }),
  pass: (turn) => passed(turn, false),
  accept: ({ state, seat, tools }) => thenStands(state, { kind: 'accepted', seat }, tools),
  contest: contested,
};

/** The sand ran out: silence is declining, passing, or accepting. */
export function expire(state: State, tools: Tools<Books>): readonly Fact[] {
  if (state.phase === 'pending') return stands(state, tools);
  if (state.phase === 'turn') return passed({ state, seat: state.turn, tools }, true);
  const silent = awaitedSeats(state).map((seat): Fact => ({ kind: 'shown', seat, cards: null }));
  return [...silent, ...firstTurn(silent.reduce<State>(evolve, state), tools)];
}

export function retire(state: State, seat: Seat, tools: Tools<Books>): readonly Fact[] {
  if (state.retired[seat] !== false) return [];
  const gone: Fact = { kind: 'retired', seat };
  const after = evolve(state, gone);
  const reason = endReason(after);
  if (reason) return [gone, ending(after, reason)];
  if (after.phase === 'opening') return awaitedSeats(after).length > 0 ? [gone] : [gone, ...firstTurn(after, tools)];
  if (state.turn === seat) return [gone, turnOf(after, seatAfter(after.turn, after.retired), tools)];
  return after.phase === 'pending' ? thenStands(state, gone, tools) : [gone];
}

export function stop(state: State): readonly Fact[] {
  return [ending(state, 'stopped')];
}

// The opening: the dearest word begins, a tie goes to the youngest, then to chance. (RULES.md 2)

function answered({ state, seat, tools }: Turn, cards: readonly Shown[] | null): readonly Fact[] {
  const shown: Fact = { kind: 'shown', seat, cards };
  const after = evolve(state, shown);
  return awaitedSeats(after).length > 0 ? [shown] : [shown, ...firstTurn(after, tools)];
}

function firstTurn(state: State, tools: Tools<Books>): readonly Fact[] {
  const words = state.shown.map((cards) => (Array.isArray(cards) ? openingWord(cards) : null));
  const best = Math.max(...words.map((word) => word?.points ?? 0));
  const tied = active(state).filter((seat) => (words[seat]?.points ?? 0) === best);
  const byYoungest = state.youngest !== null && tied.includes(state.youngest);
  const first = byYoungest ? (state.youngest as Seat) : oneOf(tied, tools.chance);
  const by = best > 0 && tied.length === 1 ? 'word' : byYoungest && best > 0 ? 'youngest' : 'chance';
  return [{ kind: 'opened', first, by, words }, turnOf(state, first, tools)];
}

function openingWord(cards: readonly Shown[]) {
  return { word: shownWord(cards), points: cards.reduce((sum, { card }) => sum + cardValue(card), 0) };
}

// A word, at once or after the others' silence. (RULES.md 3)

function proposed({ state, seat, tools }: Turn, play: Play): Fact {
  const left = state.deadline === null ? null : Math.max(0, state.deadline - tools.now);
  const deadline = state.options.sablier === null ? null : tools.now + CONTEST_WINDOW;
  return { kind: 'proposed', seat, play, word: wordAfter(holderOf(state), play), deadline, left };
}

/** A contest is settled by the dictionary: a word it lists stands at once, another is taken back and the turn goes on. */
function contested({ state, seat, tools }: Turn): readonly Fact[] {
  const { laid, left } = pendingOf(state);
  const { word } = laid;
  const upheld = unlistedRefusal(word, state.options, tools.books.lexicon) !== null;
  const deadline = left === null ? null : tools.now + left;
  const fact: Fact = { kind: 'contested', seat: state.turn, by: seat, word, upheld, deadline };
  return upheld ? [fact] : [fact, ...stands(state, tools)];
}

/** A fact after which the pending word may have no one left to contest it. */
function thenStands(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  return awaitedSeats(after).length > 0 ? [fact] : [fact, ...stands(after, tools)];
}

function stands(state: State, tools: Tools<Books>): readonly Fact[] {
  return played({ state, seat: state.turn, tools }, pendingOf(state).laid.play);
}

function played({ state, seat, tools }: Turn, play: Play): readonly Fact[] {
  const holder = holderOf(state);
  const used = play.placements.map(({ card }) => card);
  const held = handWithout(handOf(state, seat), used)?.length ?? 0;
  const drawn = state.pile.slice(0, Math.max(0, HAND_SIZE - held));
  const points = pointsOf(holder, play, state.exchanges);
  return thenNext(state, { kind: 'played', seat, play, word: wordAfter(holder, play), points, drawn }, tools);
}

function passed({ state, seat, tools }: Turn, outOfTime: boolean): readonly Fact[] {
  const points = exchangePoints(state.exchanges);
  return thenNext(state, { kind: 'passed', seat, outOfTime, points, drawn: state.pile.slice(0, 1) }, tools);
}

/** A fact that closes a turn, and what it leads to. */
function thenNext(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  const reason = endReason(after);
  return [fact, reason ? ending(after, reason) : turnOf(after, seatAfter(after.turn, after.retired), tools)];
}

function turnOf(state: State, seat: Seat, tools: Tools<Books>): Fact {
  return { kind: 'turn', seat, deadline: deadlineAfter(state.options, tools.now) };
}

function holderOf(state: State): Holder {
  return state.compartments.map(({ laid }) => laid);
}

function handOf(state: State, seat: Seat): readonly Card[] {
  return state.hands[seat] ?? [];
}

function pendingOf(state: State) {
  if (state.pending === null) throw new Error('no word is pending');
  return state.pending;
}
