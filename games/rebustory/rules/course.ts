// Knows the course of a game of Rébustory: who may do what, and what comes of it. (RULES.md 4 to 9)

import { type Awaiting, type Seat, silentSeats, type Tools } from '@boite/kernel';
import type { Action, Books, Fact, Judged, Move, Refusal, State, View } from '../types.ts';
import { evolve } from './evolve.ts';
import { groupIn } from './group.ts';
import { appealed, moved, putToVote, resolved, thenResolved } from './judging.ts';
import { isOfThisTurn, isRefusal } from './laying.ts';
import { judgedMove } from './moves.ts';
import { positionIn } from './position.ts';
import { active } from './result.ts';
import { afterTurn } from './rounds.ts';
import { sandAnswered, sandAsked, sandAskers, sandVoters, thenTurned } from './sand.ts';
import { endedNow, finished, finishRefusal, helped, type Moment, ranOut } from './turn.ts';
import { isAlone } from './ways.ts';

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
type Deciding = { readonly [Kind in Action['kind']]: (moment: Moment, action: Of<Kind>) => readonly Fact[] };

/** When each action has its place: in one's turn, in another's, while a move may be contested, or while it is voted. */
const TIME_OF: Readonly<Record<Action['kind'], 'own turn' | 'other turn' | 'window' | 'vote'>> = {
  lay: 'own turn',
  take: 'own turn',
  appeal: 'own turn',
  withdraw: 'own turn',
  finish: 'own turn',
  more: 'own turn',
  'give-up': 'own turn',
  'ask-sand': 'other turn',
  'answer-sand': 'other turn',
  accept: 'window',
  contest: 'window',
  vote: 'vote',
};

export function awaiting(state: State): Awaiting {
  return { seats: awaitedSeats(state), welcome: sandAskers(state), deadline: state.deadline, decision: state.decision };
}

function awaitedSeats(state: State): readonly Seat[] {
  if (state.phase === 'turn') return [state.turn, ...sandVoters(state)];
  return state.pending === null ? [] : silentSeats(state.pending, active(state));
}

export function check(view: View, seat: Seat, action: Action, books: Books): Refusal | null {
  if (TIME_OF[action.kind] !== timeFor(view, seat)) return { code: 'not-now' };
  switch (action.kind) {
    case 'lay':
    case 'take':
      return moveRefusal(view, judgedMove(positionIn(view, seat), action, books));
    case 'appeal':
      return appealRefusal(view, judgedMove(positionIn(view, seat), action.move, books));
    case 'withdraw':
      return withdrawRefusal(view, seat, action.group);
    case 'finish':
      return finishRefusal(view, action);
    case 'more':
    case 'give-up':
      return ladderRefusal(view, action.kind);
    case 'ask-sand':
      return sandAskers(view).includes(seat) ? null : { code: 'no-sand-to-ask' };
    case 'answer-sand':
      return sandVoters(view).includes(seat) ? null : { code: 'no-sand-to-ask' };
    default:
      return null;
  }
}

function timeFor({ pending, phase, turn }: View, seat: Seat) {
  if (pending !== null) return pending.stage;
  if (phase !== 'turn') return null;
  return turn === seat ? 'own turn' : 'other turn';
}

function moveRefusal({ options }: View, judged: Judged | Refusal): Refusal | null {
  if (isRefusal(judged)) return judged;
  const [objected] = options.judging === 'table' ? [] : judged.objections;
  return objected === undefined ? null : { code: 'refused-rebus', ...objected };
}

function appealRefusal({ options }: View, judged: Judged | Refusal): Refusal | null {
  if (options.judging !== 'appel') return { code: 'no-appeal' };
  if (isRefusal(judged)) return judged;
  return judged.objections.length === 0 ? { code: 'nothing-to-appeal' } : null;
}

/** A group begun in this turn, and with it nothing that had to come first. (RULES.md 4.9, 6.3) */
function withdrawRefusal({ plays, turnNumber, options, entered }: View, seat: Seat, id: number): Refusal | null {
  const group = groupIn(plays, seat, id);
  if (group === null) return { code: 'no-such-group' };
  const isFirst = options.way === 'second' && !entered[seat];
  return isOfThisTurn(group, turnNumber) && !isFirst ? null : { code: 'cannot-withdraw' };
}

function ladderRefusal({ options, pileSize }: View, kind: 'more' | 'give-up'): Refusal | null {
  if (options.way !== 'echelle') return { code: 'not-now' };
  return kind === 'more' && pileSize === 0 ? { code: 'empty-pile' } : null;
}

export function decide(state: State, seat: Seat, action: Action, tools: Tools<Books>): readonly Fact[] {
  const decision = DECIDING[action.kind] as (moment: Moment, action: Action) => readonly Fact[];
  return decision({ state, seat, tools }, action);
}

const DECIDING: Deciding = {
  lay: (moment, move) => moved(moment, move.kind, judgedIn(moment, move)),
  take: (moment, move) => moved(moment, move.kind, judgedIn(moment, move)),
  appeal: (moment, { move }) => appealed(moment, move.kind, judgedIn(moment, move)),
  withdraw: ({ state, seat }, { group }) => [withdrawn(state, seat, group)],
  finish: finished,
  more: helped,
  'give-up': ({ state }) => endedNow(state, 'given-up'),
  'ask-sand': sandAsked,
  'answer-sand': (moment, { agrees }) => sandAnswered(moment, agrees),
  accept: ({ state, seat, tools }) => thenResolved(state, { kind: 'voiced', seat, voice: 'for' }, tools),
  contest: putToVote,
  vote: ({ state, seat, tools }, { voice }) => thenResolved(state, { kind: 'voiced', seat, voice }, tools),
};

function judgedIn({ state, seat, tools }: Moment, move: Move): Judged {
  const judged = judgedMove(positionIn(state, seat), move, tools.books);
  if (isRefusal(judged)) throw new Error(`a move was let through: ${judged.code}`);
  return judged;
}

function withdrawn({ plays }: State, seat: Seat, group: number): Fact {
  const squares = groupIn(plays, seat, group)?.squares ?? [];
  return { kind: 'withdrawn', seat, group, cards: squares.map(({ card }) => card) };
}

/** The sand ran out: silence is finishing, accepting, or not voting. */
export function expire(state: State, tools: Tools<Books>): readonly Fact[] {
  return state.phase === 'pending' ? resolved(state, tools) : ranOut({ state, seat: state.turn, tools });
}

export function retire(state: State, seat: Seat, tools: Tools<Books>): readonly Fact[] {
  if (state.retired[seat] !== false) return [];
  const gone: Fact = { kind: 'retired', seat };
  const after = evolve(state, gone);
  if (active(after).length < 2) return [gone, { kind: 'ended', reason: isAlone(state.options) ? 'stopped' : 'alone' }];
  if (state.turn === seat) return [gone, ...afterTurn(after, tools)];
  return after.phase === 'pending' ? thenResolved(state, gone, tools) : thenTurned(state, gone, tools);
}

export function stop(state: State): readonly Fact[] {
  return endedNow(state, 'stopped');
}
