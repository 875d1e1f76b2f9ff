// The course of a game of Rébustory: who may do what, and what comes of it. (RULES.md 4 to 9)

import { type Ability, ballotPhase, type Course, JUROR_ABILITIES, proposed, type Seat, seatsLeft } from '@boite/kernel';
import type { Fact, Judged, LaidMove, Move, RebustoryTypes, Refusal, View } from '../types.ts';
import { type CardMoment, endedNow, finished, finishRefusal, helped, ranOut } from './closing.ts';
import { evolve } from './evolve.ts';
import { groupIn } from './group.ts';
import { isOfThisTurn, isRefusal } from './laying.ts';
import { judgedMove } from './moves.ts';
import { positionIn } from './position.ts';
import { afterTurn } from './rounds.ts';
import { sandAskers, sandTurned, sandVoters } from './sand.ts';
import { asksSpelling, spelledFact } from './spelling.ts';
import { isAlone } from './ways.ts';

const MOVE_ABILITY: Ability<RebustoryTypes, Move> = {
  when: ['turn'],
  refusal: ({ view, seat, books }, move) => moveRefusal(view, judgedMove(positionIn(view, seat), move, books)),
  facts: (moment, move) => [factOfMove(moment, laidMove(moment, move))],
};

export const course: Course<RebustoryTypes> = {
  evolve,
  closes: ['scored'],
  endReason: ({ retired, options }) => {
    if (isAlone(options)) return retired[0] ? 'stopped' : null;
    return seatsLeft(retired).length < 2 ? 'alone' : null;
  },
  ending: (state, reason) =>
    reason === 'stopped' && !state.retired[state.turn] ? endedNow(state, reason) : [{ kind: 'ended', reason }],
  next: afterTurn,
  welcome: sandAskers,
  leaving: ({ state, seat, tools }) => {
    const gone: Fact = { kind: 'retired', seat };
    const after = evolve(state, gone);
    return state.turn === seat || seatsLeft(after.retired).length < 2 ? [gone] : [gone, ...sandTurned(after, tools)];
  },
  abilities: {
    lay: MOVE_ABILITY,
    take: MOVE_ABILITY,
    // Against the arbitre's opinion: the others vote.
    appeal: {
      when: ['turn'],
      refusal: ({ view, seat, books }, { move }) => appealRefusal(view, judgedMove(positionIn(view, seat), move, books)),
      facts: (moment, { move }) => [proposed(moment, { ...laidMove(moment, move), isAppeal: true }, { stage: 'vote' })],
    },
    withdraw: {
      when: ['turn'],
      refusal: ({ view, seat }, { group }) => withdrawRefusal(view, seat, group),
      facts: ({ state, seat }, { group }) => {
        const squares = groupIn(state.plays, seat, group)?.squares ?? [];
        return [{ kind: 'withdrawn', seat, group, cards: squares.map(({ card }) => card) }];
      },
    },
    spell: {
      when: ['turn'],
      refusal: ({ view }) => (view.spelling.length === 0 ? { code: 'nothing-to-spell' } : null),
      facts: ({ state, tools }, { word }) => [spelledFact(state, word, tools.books)],
    },
    finish: { when: ['turn'], refusal: ({ view }, action) => finishRefusal(view, action), facts: finished },
    more: { when: ['turn'], refusal: ({ view }) => ladderRefusal(view, { isMore: true }), facts: helped },
    'give-up': {
      when: ['turn'],
      refusal: ({ view }) => ladderRefusal(view, { isMore: false }),
      facts: ({ state }) => endedNow(state, 'given-up'),
    },
    'ask-sand': {
      when: ['turn'],
      who: 'others',
      refusal: ({ view, seat }) => (sandAskers(view).includes(seat) ? null : { code: 'no-sand-to-ask' }),
      facts: ({ state, seat, tools }) => withSandTurned({ state, tools }, { kind: 'sand-asked', seat }),
    },
    'answer-sand': {
      when: ['turn'],
      who: 'others',
      refusal: ({ view, seat }) => (sandVoters(view).includes(seat) ? null : { code: 'no-sand-to-ask' }),
      facts: ({ state, seat, tools }, { agrees }) => withSandTurned({ state, tools }, { kind: 'sand-answered', seat, agrees }),
    },
    ...JUROR_ABILITIES,
  },
  phases: {
    turn: { awaits: (state) => [state.turn, ...sandVoters(state)], silence: ranOut },
    // A move that falls is taken back; the turn goes on either way. (RULES.md 9.1)
    pending: ballotPhase<RebustoryTypes, LaidMove>(evolve, {
      arbitre: ({ laid }) => (laid.objections.length === 0 ? 'for' : 'against'),
      stands: ({ seat }, { laid }) => [standing(seat, laid)],
      goesOn: true,
    }),
  },
};

/** A move that is allowed: at once on the table, unless the others may contest it. */
function factOfMove(moment: CardMoment, laid: LaidMove): Fact {
  return moment.state.options.judging === 'table' ? proposed(moment, laid, { stage: 'window' }) : standing(moment.seat, laid);
}

function standing(seat: Seat, { kind, owner, group, used, taken, judged, isToSpell }: LaidMove): Fact {
  const change = { owner, group, used, taken, judged, ...(isToSpell && { isToSpell }) };
  return { kind: kind === 'lay' ? 'laid' : 'took', seat, change };
}

function laidMove({ state, seat, tools }: CardMoment, move: Move): LaidMove {
  const judged = judgedMove(positionIn(state, seat), move, tools.books);
  if (isRefusal(judged)) throw new Error(`a move was let through: ${judged.code}`);
  const { change, objections } = judged;
  const isToSpell = move.kind === 'lay' && asksSpelling(state, seat, change.judged);
  return { ...change, ...(isToSpell && { isToSpell }), kind: move.kind, isAppeal: false, objections };
}

/** Someone spoke of the hourglass: it is turned when all the others agree. */
function withSandTurned({ state, tools }: Omit<CardMoment, 'seat'>, fact: Fact): readonly Fact[] {
  return [fact, ...sandTurned(evolve(state, fact), tools)];
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

function ladderRefusal({ options, pileSize }: View, { isMore }: { readonly isMore: boolean }): Refusal | null {
  if (options.way !== 'echelle') return { code: 'not-now' };
  return isMore && pileSize === 0 ? { code: 'empty-pile' } : null;
}
