// Knows the course of a game of Scrabble Rébus: who may do what, and what comes of it. (RULES.md 2 to 7)

import {
  type Awaiting,
  type Ballot,
  CONTEST_WINDOW,
  type Seat,
  seatAfter,
  silentSeats,
  type Tools,
  tally,
  VOTE_WINDOW,
} from '@boite/kernel';
import type { Action, Books, DrawOrder, Fact, Gain, Laid, PassReason, Play, Refusal, State, Token, View } from '../types.ts';
import { bagSizes, drawnFrom, missing, replacing } from './draw.ts';
import { evolve } from './evolve.ts';
import { gainOf } from './gain.ts';
import { playRefusal } from './play.ts';
import { objected } from './rebus.ts';
import { changeRefusal, rebusRefusal } from './refusals.ts';
import { active, ending, endReason } from './result.ts';
import { deadlineAfter } from './setup.ts';
import { countsOf, without } from './tokens.ts';

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
type Deciding = { readonly [Kind in Action['kind']]: (turn: Turn, action: Of<Kind>) => readonly Fact[] };

/** Someone's moment to act. */
interface Turn {
  readonly state: State;
  readonly seat: Seat;
  readonly tools: Tools<Books>;
}

type Moment = 'turn' | Ballot<Laid>['stage'];

const MOMENT_OF: Readonly<Record<Action['kind'], Moment>> = {
  play: 'turn',
  appeal: 'turn',
  change: 'turn',
  pass: 'turn',
  accept: 'window',
  contest: 'window',
  vote: 'vote',
};

export function awaiting(state: State): Awaiting {
  return { seats: awaitedSeats(state), deadline: state.deadline, decision: state.decision };
}

function awaitedSeats(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'turn':
      return [state.turn];
    case 'pending':
      return state.pending ? silentSeats(state.pending, active(state)) : [];
    case 'over':
      return [];
  }
}

export function check(view: View, _seat: Seat, action: Action, books: Books): Refusal | null {
  const moment = view.phase === 'pending' ? view.pending?.stage : view.phase;
  if (moment !== MOMENT_OF[action.kind]) return { code: 'not-now' };
  switch (action.kind) {
    case 'play':
    case 'appeal':
      return playRefusal(view, action) ?? rebusRefusal(view, action, books);
    case 'change':
      return changeRefusal(view, action.tokens);
    default:
      return null;
  }
}

export function decide(state: State, seat: Seat, action: Action, tools: Tools<Books>): readonly Fact[] {
  const decision = DECIDING[action.kind] as (turn: Turn, action: Action) => readonly Fact[];
  return decision({ state, seat, tools }, action);
}

const DECIDING: Deciding = {
  play: (turn, action) =>
    turn.state.options.judging === 'table' ? [proposed(turn, action)] : played(turn, gained(turn, action), action),
  appeal: (turn, action) => [proposed(turn, action)],
  change: changed,
  pass: (turn) => passed(turn, 'passed'),
  accept: ({ state, seat, tools }) => thenSettled(state, { kind: 'voiced', seat, voice: 'for' }, tools),
  contest: ({ state, seat, tools }) =>
    thenSettled(state, { kind: 'put-to-vote', by: seat, deadline: windowFrom(state, tools, VOTE_WINDOW) }, tools),
  vote: ({ state, seat, tools }, { voice }) => thenSettled(state, { kind: 'voiced', seat, voice }, tools),
};

/** The sand ran out: silence is passing, or leaving it to the others. */
export function expire(state: State, tools: Tools<Books>): readonly Fact[] {
  if (state.phase === 'pending') return settled(state, tools);
  return passed({ state, seat: state.turn, tools }, 'out-of-time');
}

export function retire(state: State, seat: Seat, tools: Tools<Books>): readonly Fact[] {
  if (state.retired[seat] !== false) return [];
  const gone: Fact = { kind: 'retired', seat };
  const after = evolve(state, gone);
  const reason = endReason(after);
  if (reason) return [gone, ending(after, reason)];
  if (state.turn === seat) return [gone, turnOf(after, seatAfter(after.turn, after.retired), tools)];
  return after.phase === 'pending' ? thenSettled(state, gone, tools) : [gone];
}

export function stop(state: State): readonly Fact[] {
  return [ending(state, 'stopped')];
}

// A rebus, at once or after the others have spoken. (RULES.md 3.1 and 7.2)

function gained({ state, tools }: Turn, play: Play): Gain {
  return gainOf(state.board, play, tools.books);
}

function proposed(turn: Turn, action: Of<'play' | 'appeal'>): Fact {
  const { state, seat, tools } = turn;
  const isAppeal = action.kind === 'appeal';
  const left = state.deadline === null ? null : Math.max(0, state.deadline - tools.now);
  const deadline = windowFrom(state, tools, isAppeal ? VOTE_WINDOW : CONTEST_WINDOW);
  const laid: Laid = { ...gained(turn, action), bags: action.bags, isAppeal };
  return { kind: 'proposed', seat, laid, stage: isAppeal ? 'vote' : 'window', deadline, left };
}

/** Only a table with an hourglass hurries its voters. */
function windowFrom({ options }: State, { now }: Tools<Books>, window: number): number | null {
  return options.sablier === null ? null : now + window;
}

/** A fact after which there may be no one left to speak. */
function thenSettled(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  return awaitedSeats(after).length > 0 ? [fact] : [fact, ...settled(after, tools)];
}

/** An uncontested play stands; a vote is counted, and a refused play is taken back: the turn goes on. */
function settled(state: State, tools: Tools<Books>): readonly Fact[] {
  const { author, laid, stage, left } = pendingOf(state);
  if (stage === 'window') return played({ state, seat: author, tools }, laid, laid);
  const arbitre = objected(laid.rebuses).length === 0 ? 'for' : 'against';
  const votes = tally(pendingOf(state), active(state), arbitre);
  const deadline = left === null ? null : tools.now + left;
  const fact: Fact = { kind: 'settled', seat: author, tally: votes, deadline };
  return votes.stands ? [fact, ...played({ state: evolve(state, fact), seat: author, tools }, laid, laid)] : [fact];
}

function played(
  { state, seat, tools }: Turn,
  { placements, rebuses, bonus, points }: Gain,
  { bags }: DrawOrder,
): readonly Fact[] {
  const used = placements.map(({ token }) => token);
  const kept = without(handOf(state, seat), used) ?? [];
  const wanted = missing(countsOf(kept), bagSizes(state.bags), bags);
  const drawn = drawnFrom(state.bags, wanted, tools.chance);
  return thenNext(state, { kind: 'played', seat, placements, rebuses, bonus, points, drawn }, tools);
}

/** The new tokens are drawn before the old ones go back. (RULES.md 3.5) */
function changed({ state, seat, tools }: Turn, { tokens, bags }: Of<'change'>): readonly Fact[] {
  const wanted = replacing(countsOf(tokens), bagSizes(state.bags), bags);
  const drawn = drawnFrom(state.bags, wanted, tools.chance);
  return thenNext(state, { kind: 'changed', seat, given: tokens, drawn }, tools);
}

function passed({ state, seat, tools }: Turn, reason: PassReason): readonly Fact[] {
  return thenNext(state, { kind: 'passed', seat, reason }, tools);
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

function handOf(state: State, seat: Seat): readonly Token[] {
  return state.hands[seat] ?? [];
}

function pendingOf(state: State): Ballot<Laid> {
  if (state.pending === null) throw new Error('no rebus is pending');
  return state.pending;
}
