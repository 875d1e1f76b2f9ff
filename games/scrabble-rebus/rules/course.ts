// The course of a game of Scrabble Rébus: who may do what, and what comes of it. (RULES.md 2 to 7)

import {
  type Ability,
  type ActionOf,
  ballotPhase,
  type Course,
  JUROR_ABILITIES,
  type Moment,
  nextTurn,
  proposed,
  surplus,
} from '@boite/kernel';
import type { Fact, LaidPlay, ScrabbleRebusTypes } from '../types.ts';
import { bagSizes, drawnFrom, missing, replacing } from './draw.ts';
import { evolve } from './evolve.ts';
import { playRefusal } from './play.ts';
import { changeRefusal, gainAt, objected, rebusRefusal } from './rebus.ts';
import { finalCount, tokenEnding } from './score.ts';
import { countsOf } from './tokens.ts';

type TokenMoment = Moment<ScrabbleRebusTypes>;

const LAYING: Ability<ScrabbleRebusTypes, ActionOf<ScrabbleRebusTypes, 'play' | 'appeal'>> = {
  when: ['turn'],
  refusal: ({ view, books }, action) => playRefusal(view, action) ?? rebusRefusal(view, action, books),
  facts: (moment, { kind, bags, ...play }) => {
    const gain = gainAt(moment.state, play, moment.tools.books);
    const laid = { ...gain, bags, isAppeal: kind === 'appeal' };
    if (laid.isAppeal) return [proposed(moment, laid, { stage: 'vote' })];
    const isOpen = moment.state.options.judging === 'table';
    return [isOpen ? proposed(moment, laid, { stage: 'window' }) : playedTokens(moment, laid)];
  },
};

export const course: Course<ScrabbleRebusTypes> = {
  evolve,
  closes: ['played', 'changed', 'passed'],
  endReason: tokenEnding,
  ending: ({ hands, retired }, reason) => [{ kind: 'ended', reason, count: finalCount(hands, retired) }],
  next: (state, tools) => [nextTurn(state, tools)],
  abilities: {
    play: LAYING,
    appeal: LAYING,
    change: {
      when: ['turn'],
      refusal: ({ view }, { tokens }) => changeRefusal(view, tokens),
      // The new tokens are drawn before the old ones go back. (RULES.md 3.5)
      facts: ({ state, seat, tools }, { tokens, bags }) => {
        const wanted = replacing(countsOf(tokens), bagSizes(state.bags), bags);
        return [{ kind: 'changed', seat, given: tokens, drawn: drawnFrom(state.bags, wanted, tools.chance) }];
      },
    },
    pass: { when: ['turn'], facts: ({ seat }) => [{ kind: 'passed', seat, reason: 'passed' }] },
    ...JUROR_ABILITIES,
  },
  phases: {
    turn: { silence: ({ seat }) => [{ kind: 'passed', seat, reason: 'out-of-time' }] },
    // An uncontested play stands; a refused one is taken back, and the turn goes on. (RULES.md 7.2)
    pending: ballotPhase<ScrabbleRebusTypes, LaidPlay>(evolve, {
      arbitre: ({ laid }) => (objected(laid.rebuses).length === 0 ? 'for' : 'against'),
      stands: (author, { laid }) => [playedTokens(author, laid)],
    }),
  },
};

function playedTokens({ state, seat, tools }: TokenMoment, laid: LaidPlay): Fact {
  const { placements, rebuses, bonus, points, bags } = laid;
  const used = placements.map(({ token }) => token);
  const kept = surplus(state.hands[seat] ?? [], used);
  const wanted = missing(countsOf(kept), bagSizes(state.bags), bags);
  return { kind: 'played', seat, placements, rebuses, bonus, points, drawn: drawnFrom(state.bags, wanted, tools.chance) };
}
