// Knows how a move waits for the others: contests, votes, appeals, and what comes of them. (RULES.md 9.1)

import { type Ballot, CONTEST_WINDOW, silentSeats, type Tools, tally, VOTE_WINDOW, type Voice } from '@boite/kernel';
import type { Books, Fact, Judged, Laid, Move, State } from '../types.ts';
import { evolve } from './evolve.ts';
import { active } from './result.ts';
import type { Moment } from './turn.ts';

/** A move that is allowed: at once on the table, unless the others may contest it. */
export function moved(moment: Moment, kind: Move['kind'], judged: Judged): readonly Fact[] {
  if (moment.state.options.judging === 'table') return [proposed(moment, laidOf(kind, judged), 'window')];
  return [standing(moment, { ...laidOf(kind, judged) })];
}

/** The others vote on what the arbitre does not hear. */
export function appealed(moment: Moment, kind: Move['kind'], judged: Judged): readonly Fact[] {
  return [proposed(moment, { ...laidOf(kind, judged), isAppeal: true }, 'vote')];
}

/** Someone spoke or left: the move waits for the others, or nobody is silent any more. */
export function thenResolved(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  return silentSeats(ballotOf(after), active(after)).length > 0 ? [fact] : [fact, ...resolved(after, tools)];
}

export function putToVote({ state, seat, tools }: Moment): readonly Fact[] {
  return thenResolved(state, { kind: 'put-to-vote', by: seat, deadline: deadlineIn(state, VOTE_WINDOW, tools) }, tools);
}

/** Nobody has anything more to say: the voices are counted, silence in a window being consent. A move that falls is taken back. */
export function resolved(state: State, tools: Tools<Books>): readonly Fact[] {
  const ballot = ballotOf(state);
  const outcome = tally(ballot, active(state), arbitreOn(ballot));
  const deadline = ballot.left === null ? null : tools.now + ballot.left;
  const settled: Fact = { kind: 'settled', seat: ballot.author, tally: outcome, deadline };
  return outcome.stands ? [settled, standing({ seat: ballot.author }, ballot.laid)] : [settled];
}

/** In a window nobody asks the arbitre. */
function arbitreOn({ stage, laid }: Ballot<Laid>): Voice {
  return stage === 'window' || laid.objections.length === 0 ? 'for' : 'against';
}

function laidOf(kind: Move['kind'], { change, objections }: Judged): Laid {
  return { ...change, kind, isAppeal: false, objections };
}

function standing({ seat }: Pick<Moment, 'seat'>, { kind, owner, group, used, taken, judged }: Laid): Fact {
  return { kind: kind === 'lay' ? 'laid' : 'took', seat, change: { owner, group, used, taken, judged } };
}

/** The others have a clock when the author has one. */
function proposed({ state, seat, tools }: Moment, laid: Laid, stage: Ballot<Laid>['stage']): Fact {
  const deadline = deadlineIn(state, stage === 'window' ? CONTEST_WINDOW : VOTE_WINDOW, tools);
  const left = state.deadline === null ? null : Math.max(0, state.deadline - tools.now);
  return { kind: 'proposed', seat, laid, stage, deadline, left };
}

function deadlineIn({ deadline }: State, milliseconds: number, tools: Tools<Books>): number | null {
  return deadline === null ? null : tools.now + milliseconds;
}

function ballotOf(state: State): Ballot<Laid> {
  if (state.pending === null) throw new Error('no move is waiting');
  return state.pending;
}
