// Knows the course of a game: who may do what, and what comes of it. (RULES.md 3 to 8)

import { type Awaiting, type Seat, silentSeats, type Tools } from '@boite/kernel';
import type { Action, Books, Change, Fact, Refusal, State, Table, View } from '../types.ts';
import { evolve } from './evolve.ts';
import { appealed, laid, lookedUp, putToVote, resolved, thenResolved } from './judging.ts';
import { changeOf, type Position, unlistedWords } from './play.ts';
import { active, endReason } from './result.ts';
import { type Moment, nextTurn, passed } from './turn.ts';

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
type Deciding = { readonly [Kind in Action['kind']]: (moment: Moment, action: Of<Kind>) => readonly Fact[] };

/** When each action has its place: in one's turn, while a play may be contested, or while it is voted. */
const TIME_OF: Readonly<Record<Action['kind'], 'turn' | 'window' | 'vote'>> = {
  play: 'turn',
  appeal: 'turn',
  pass: 'turn',
  accept: 'window',
  contest: 'window',
  vote: 'vote',
};

export function awaiting(state: State): Awaiting {
  return { seats: awaitedSeats(state), deadline: state.deadline, decision: state.decision };
}

function awaitedSeats(state: State): readonly Seat[] {
  if (state.phase === 'turn') return [state.turn];
  return state.pending === null ? [] : silentSeats(state.pending, active(state));
}

export function check(view: View, seat: Seat, action: Action, books: Books): Refusal | null {
  if (TIME_OF[action.kind] !== (view.pending?.stage ?? view.phase)) return { code: 'not-now' };
  switch (action.kind) {
    case 'play':
      return playRefusal(view, changeOf(positionIn(view, seat), action.table), books);
    case 'appeal':
      return appealRefusal(view, changeOf(positionIn(view, seat), action.table), books);
    case 'contest':
      return isContestable(view, action.about) ? null : { code: 'nothing-to-contest' };
    default:
      return null;
  }
}

function playRefusal({ options }: View, change: Change | Refusal, { lexicon }: Books): Refusal | null {
  if ('code' in change) return change;
  const unlisted = options.judging === 'table' ? [] : unlistedWords(change.formed, lexicon);
  return unlisted.length > 0 ? { code: 'unknown-words', words: unlisted } : null;
}

/** Once a turn the others may overrule the dictionary. (RULES.md 8.3) */
function appealRefusal({ options, refused }: View, change: Change | Refusal, { lexicon }: Books): Refusal | null {
  if (options.judging !== 'appel') return { code: 'no-appeal' };
  if ('code' in change) return change;
  return refused && unlistedWords(change.formed, lexicon).length > 0 ? { code: 'already-appealed' } : null;
}

function isContestable({ options, pending }: View, about: 'words' | 'theme'): boolean {
  return about === 'words' ? pending?.laid.about === 'words' : options.theme !== null;
}

function positionIn({ table, rack, entered }: View, seat: Seat): Position {
  return { table, rack: rack ?? [], entered: entered[seat] ?? false };
}

export function decide(state: State, seat: Seat, action: Action, tools: Tools<Books>): readonly Fact[] {
  const decision = DECIDING[action.kind] as (moment: Moment, action: Action) => readonly Fact[];
  return decision({ state, seat, tools }, action);
}

const DECIDING: Deciding = {
  play: (moment, { table }) => laid(moment, changeIn(moment, table)),
  appeal: (moment, { table }) => {
    const change = changeIn(moment, table);
    const unlisted = unlistedWords(change.formed, moment.tools.books.lexicon);
    return unlisted.length > 0 ? appealed(moment, change, unlisted) : laid(moment, change);
  },
  pass: (moment) => passed(moment, 'passed'),
  accept: ({ state, seat, tools }) => thenResolved(state, { kind: 'voiced', seat, voice: 'for' }, tools),
  contest: (moment, { about }) => (about === 'words' ? lookedUp(moment) : putToVote(moment)),
  vote: ({ state, seat, tools }, { voice }) => thenResolved(state, { kind: 'voiced', seat, voice }, tools),
};

function changeIn({ state, seat }: Moment, table: Table): Change {
  const position = { table: state.table, rack: state.racks[seat] ?? [], entered: state.entered[seat] ?? false };
  const change = changeOf(position, table);
  if ('code' in change) throw new Error(`a play was let through: ${change.code}`);
  return change;
}

/** The sand ran out: silence is passing, accepting, or not voting. */
export function expire(state: State, tools: Tools<Books>): readonly Fact[] {
  return state.phase === 'pending' ? resolved(state, tools) : passed({ state, seat: state.turn, tools }, 'out-of-time');
}

export function retire(state: State, seat: Seat, tools: Tools<Books>): readonly Fact[] {
  if (state.retired[seat] !== false) return [];
  const gone: Fact = { kind: 'retired', seat };
  const after = evolve(state, gone);
  const reason = endReason(after);
  if (reason) return [gone, { kind: 'ended', reason }];
  if (state.turn === seat) return [gone, nextTurn(after, tools)];
  return after.phase === 'pending' ? thenResolved(state, gone, tools) : [gone];
}

export function stop(): readonly Fact[] {
  return [{ kind: 'ended', reason: 'stopped' }];
}
