// Knows how a play waits for the others: contests, votes, appeals, and what comes of them. (RULES.md 8)

import { type Ballot, CONTEST_WINDOW, silentSeats, type Tools, tally, VOTE_WINDOW, type Voice } from '@boite/kernel';
import type { Books, Change, Fact, Laid, Spelling, State } from '../types.ts';
import { evolve } from './evolve.ts';
import { unlistedWords } from './play.ts';
import { active } from './result.ts';
import { type Moment, passed, played } from './turn.ts';

/** A play that is allowed: at once on the table, unless the others may contest its words or its theme. */
export function laid(moment: Moment, change: Change): readonly Fact[] {
  const { judging, theme } = moment.state.options;
  if (judging === 'table') return [windowOpened(moment, { ...change, about: 'words', unlisted: [] })];
  return theme === null ? played(moment, change) : [windowOpened(moment, { ...change, about: 'theme', unlisted: [] })];
}

/** The others vote on words that the dictionary does not list. */
export function appealed(moment: Moment, change: Change, unlisted: readonly Spelling[]): readonly Fact[] {
  const { state, seat, tools } = moment;
  const deadline = deadlineIn(state, VOTE_WINDOW, tools);
  const left = timeLeft(moment);
  return [{ kind: 'proposed', seat, laid: { ...change, about: 'appeal', unlisted }, stage: 'vote', deadline, left }];
}

/** Someone spoke or left: the play waits for the others, or nobody is silent any more. */
export function thenResolved(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  return silentSeats(ballotOf(after), active(after)).length > 0 ? [fact] : [fact, ...resolved(after, tools)];
}

/** Nobody has anything more to say: the window closes, or the voices are counted. */
export function resolved(state: State, tools: Tools<Books>): readonly Fact[] {
  const ballot = ballotOf(state);
  return ballot.stage === 'vote' ? settled(state, tools) : played({ state, seat: ballot.author, tools }, ballot.laid);
}

/** The dictionary is opened: a word it does not list takes the play back and ends the turn. With a theme, the others still judge it. */
export function lookedUp({ state, seat, tools }: Moment): readonly Fact[] {
  const { author, laid } = ballotOf(state);
  const unlisted = unlistedWords(laid.formed, tools.books.lexicon);
  const fact: Fact = { kind: 'looked-up', seat: author, by: seat, unlisted };
  const moment = { state: evolve(state, fact), seat: author, tools };
  if (unlisted.length > 0) return [fact, ...passed(moment, 'contested')];
  return state.options.theme === null ? [fact, ...played(moment, laid)] : [fact];
}

export function putToVote({ state, seat, tools }: Moment): readonly Fact[] {
  return thenResolved(state, { kind: 'put-to-vote', by: seat, deadline: deadlineIn(state, VOTE_WINDOW, tools) }, tools);
}

/** A play that falls is taken back and the turn goes on; the second one of a turn ends it, so that no turn is endless. */
function settled(state: State, tools: Tools<Books>): readonly Fact[] {
  const ballot = ballotOf(state);
  const outcome = tally(ballot, active(state), arbitreOn(ballot.laid));
  const goesOn = !outcome.stands && !state.refused && ballot.left !== null;
  const deadline = goesOn ? tools.now + (ballot.left ?? 0) : null;
  const fact: Fact = { kind: 'settled', seat: ballot.author, tally: outcome, deadline };
  const moment = { state: evolve(state, fact), seat: ballot.author, tools };
  if (outcome.stands) return [fact, ...upheld(moment, ballot)];
  return state.refused ? [fact, ...passed(moment, 'contested')] : [fact];
}

/** What the arbitre says beside a single voter: it knows the words, and leaves the theme to the author. */
function arbitreOn({ about }: Laid): Voice {
  return about === 'theme' ? 'for' : 'against';
}

/** The others took the author's side. Words won on appeal may still be out of the theme. */
function upheld(moment: Moment, { laid, left }: Ballot<Laid>): readonly Fact[] {
  if (laid.about === 'theme' || moment.state.options.theme === null) return played(moment, laid);
  return [{ ...windowOpened(moment, { ...laid, about: 'theme' }), left }];
}

function windowOpened(moment: Moment, laid: Laid): Extract<Fact, { kind: 'proposed' }> {
  const { state, seat, tools } = moment;
  const deadline = deadlineIn(state, CONTEST_WINDOW, tools);
  return { kind: 'proposed', seat, laid, stage: 'window', deadline, left: timeLeft(moment) };
}

function timeLeft({ state, tools }: Moment): number | null {
  return state.deadline === null ? null : Math.max(0, state.deadline - tools.now);
}

function deadlineIn(state: State, milliseconds: number, tools: Tools<Books>): number | null {
  return state.options.sablier === null ? null : tools.now + milliseconds;
}

function ballotOf(state: State): Ballot<Laid> {
  if (state.pending === null) throw new Error('no play is waiting');
  return state.pending;
}
