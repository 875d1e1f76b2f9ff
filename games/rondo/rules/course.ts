// The course of a game of Rondo: who may do what, and what comes of it. (RULES.md 2 to 5)

import {
  type Ballot,
  ballotPhase,
  type Course,
  JUROR_ABILITIES,
  type Moment,
  nextTurn,
  pendingIn,
  pileEnding,
  proposed,
  sandAgain,
} from '@boite/kernel';
import type { Fact, Holder, Pending, Play, RondoTypes, State } from '../types.ts';
import { RONDO_HAND } from './deck.ts';
import { evolve } from './evolve.ts';
import { showRefusal, unlistedRefusal, wordAfter, wordPlayRefusal } from './play.ts';
import { exchangePoints, leftInHand, pointsOfWord } from './score.ts';
import { firstTurn, stillThinking } from './setup.ts';

type RondoMoment = Moment<RondoTypes>;

export const course: Course<RondoTypes> = {
  evolve,
  closes: ['played', 'passed'],
  endReason: (state) => pileEnding(state, 'hand-empty'),
  ending: ({ hands }, reason) => [{ kind: 'ended', reason, left: hands.map(leftInHand) }],
  next: (state, tools) => [nextTurn(state, tools)],
  abilities: {
    show: {
      when: ['opening'],
      refusal: ({ view, books }, { cards }) => showRefusal(view, cards, books.lexicon),
      facts: ({ seat }, { cards }) => [{ kind: 'shown', seat, cards }],
    },
    decline: { when: ['opening'], facts: ({ seat }) => [{ kind: 'shown', seat, cards: null }] },
    exchange: {
      when: ['turn'],
      refusal: ({ view: { hand, pileSize } }, { card }) => {
        if (!hand?.includes(card)) return { code: 'not-in-hand', card };
        return pileSize === 0 ? { code: 'empty-pile' } : null;
      },
      facts: ({ state, seat }, { card }) => [{ kind: 'exchanged', seat, card, drawn: state.pile[0] ?? card }],
    },
    play: {
      when: ['turn'],
      refusal: ({ view, books }, play) => wordPlayRefusal(view, play, books.lexicon),
      facts: (moment, { lengthen, placements }) => laidWord(moment, { lengthen, placements }),
    },
    pass: { when: ['turn'], facts: (moment) => [passedFact(moment, { outOfTime: false })] },
    accept: JUROR_ABILITIES.accept,
    contest: { when: ['window'], facts: contested },
  },
  phases: {
    opening: {
      awaits: stillThinking,
      gathered: firstTurn,
      silence: ({ state }) => stillThinking(state).map((seat) => ({ kind: 'shown', seat, cards: null })),
      isBeforeTurns: true,
    },
    turn: { silence: (moment) => [passedFact(moment, { outOfTime: true })] },
    pending: ballotPhase<RondoTypes, Pending>(evolve, { arbitre: () => 'for', stands }),
  },
};

/** A word, at once or after the others' silence. (RULES.md 3) */
function laidWord(moment: RondoMoment, play: Play): readonly Fact[] {
  if (moment.state.options.judging === 'arbitre') return [playedFact(moment, play)];
  return [proposed(moment, { play, word: wordAfter(holderIn(moment.state), play) }, { stage: 'window' })];
}

/** A contest is settled by the dictionary: a word it lists stands at once, another is taken back and the turn goes on. */
function contested({ state, seat: by, tools }: RondoMoment): readonly Fact[] {
  const ballot = pendingIn(state);
  const { author: seat, laid, left } = ballot;
  const upheld = unlistedRefusal(laid.word, state.options, tools.books.lexicon) !== null;
  const deadline = sandAgain(left, tools);
  const fact: Fact = { kind: 'contested', seat, by, word: laid.word, upheld, deadline };
  return upheld ? [fact] : [fact, ...stands({ state, seat, tools }, ballot)];
}

function stands(author: RondoMoment, { laid }: Ballot<Pending>): readonly Fact[] {
  return [playedFact(author, laid.play)];
}

function playedFact({ state, seat }: RondoMoment, play: Play): Fact {
  const holder = holderIn(state);
  const held = (state.hands[seat]?.length ?? 0) - play.placements.length;
  const drawn = state.pile.slice(0, Math.max(0, RONDO_HAND - held));
  const points = pointsOfWord(holder, play, state.exchanges);
  return { kind: 'played', seat, play, word: wordAfter(holder, play), points, drawn };
}

function passedFact({ state, seat }: RondoMoment, { outOfTime }: { readonly outOfTime: boolean }): Fact {
  return { kind: 'passed', seat, outOfTime, points: exchangePoints(state.exchanges), drawn: state.pile.slice(0, 1) };
}

function holderIn({ compartments }: State): Holder {
  return compartments.map(({ laid }) => laid);
}
