// What each fact changes. No chance, no dictionary, no clock.

import { begunWithPoints, evolution, handAfter, handReturned, isSameRun, type Seat, withLine } from '@boite/kernel';
import type { Change, Group, Line, Plays, RebustoryTypes, Said, Sand, State } from '../types.ts';
import type { CardId } from './cards.ts';
import { groupIn, hasLaidInTurn, refusedKey } from './group.ts';
import { playsSpelled, spellingAfter } from './spelling.ts';
import { FIRST_RUNG } from './ways.ts';

/** Nothing has happened yet in the game, or in a round of it. */
const UNTOUCHED = { discards: [], said: [], goRound: 0, idle: 0, hasLaid: false, isDry: false } as const;

const NOTHING_SPELLED = { spelling: [], spelt: [] } as const;
const NO_SAND: Sand = { askers: [], isAsked: false, agreed: [] };

export const evolve = evolution<RebustoryTypes, 'opened'>({
  first: 'opened',
  begins: ({ options, seats, juniors, first, day }) => {
    const each = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
    return {
      ...begunWithPoints(seats, 'turn'),
      ...UNTOUCHED,
      turn: first,
      options,
      juniors,
      day,
      hands: each([]),
      pile: [],
      lastDiscard: null,
      plays: each([]),
      groups: 0,
      first,
      round: 0,
      turnNumber: 0,
      entered: each(false),
      rung: 0,
      sand: NO_SAND,
      ...NOTHING_SPELLED,
      refused: [],
    };
  },
  // What happens beside a move that someone may be composing.
  beside: ['sand-asked', 'sand-answered', 'sand-turned'],
  changes: {
    dealt: (state, { round, dealer, hands, pile }) => ({
      ...state,
      ...UNTOUCHED,
      round,
      first: dealer,
      hands,
      pile,
      plays: hands.map(() => []),
      entered: hands.map(() => false),
    }),
    turn: (state, { goRound }) => ({
      ...withGoRound(state, goRound),
      turnNumber: state.turnNumber + 1,
      sand: NO_SAND,
      ...NOTHING_SPELLED,
      refused: [],
      rung: state.options.way === 'echelle' ? FIRST_RUNG + goRound - 1 : 0,
    }),
    settled: (state, { tally }, before) =>
      tally.stands ? state : { ...state, refused: [...state.refused, ...rebusesRefused(before)] },
    laid: (state, { seat, change }) => ({
      ...withSaid(changedPlays(state, seat, change), change),
      spelling: spellingAfter(state, change),
    }),
    spelled: (state, { at, word, isRight }) => ({
      ...state,
      plays: isRight ? playsSpelled(state, at) : state.plays,
      spelling: state.spelling.filter((asked) => asked.group !== at.group || !isSameRun(asked, at)),
      spelt: [...state.spelt, word],
    }),
    took: (state, { seat, change }) => changedPlays(state, seat, change),
    withdrawn: (state, { seat, group, cards }) => ({
      ...state,
      plays: state.plays.with(seat, state.plays[seat]?.filter(({ id }) => id !== group) ?? []),
      said: state.said.filter((said) => said.group !== group),
      spelling: state.spelling.filter((asked) => asked.group !== group),
      hands: withCards(state, seat, cards),
    }),
    scored: (state, { seat, points }) => ({
      ...withLine(state, { seat, round: state.round, words: points.rebuses.map(({ word }) => word), points: points.total }),
      spelling: [],
      hasLaid: state.hasLaid || hasUsedCards(state),
      entered: state.entered.with(seat, (state.entered[seat] ?? false) || hasLaidInTurn(state)),
    }),
    'took-top': (state, { seat, card }) => ({
      ...state,
      discards: state.discards.slice(1),
      hands: withCards(state, seat, [card]),
    }),
    discarded: (state, { seat, card }) => ({
      ...state,
      discards: [card, ...state.discards],
      lastDiscard: card,
      hands: state.hands.with(seat, handAfter(state.hands[seat] ?? [], [card])),
    }),
    renewed: (state, { source, pile, discards }) => ({
      ...state,
      pile,
      discards,
      plays: source === 'rebuses' ? withoutEarlierTurns(state) : state.plays,
    }),
    drew: withDrawn,
    'ran-dry': (state) => ({ ...state, isDry: true }),
    helped: (state, { seat, cost, cards }) => withLine(withDrawn(state, { seat, cards }), helpLine(state, seat, cost)),
    'sand-asked': (state, { seat }) => ({
      ...state,
      sand: { askers: [...state.sand.askers, seat], isAsked: true, agreed: [seat] },
    }),
    'sand-answered': (state, { seat, agrees }) => ({
      ...state,
      sand: agrees ? { ...state.sand, agreed: [...state.sand.agreed, seat] } : { ...state.sand, isAsked: false, agreed: [] },
    }),
    'sand-turned': (state, { deadline }) => ({ ...state, deadline, sand: { ...state.sand, isAsked: false } }),
    'round-ended': (state) => ({ ...state, deadline: null }),
    retired: handReturned,
  },
});

/** A new go-round: the one before was idle when nobody laid a card in it. */
function withGoRound(state: State, goRound: number): State {
  if (goRound === state.goRound || state.goRound === 0) return { ...state, goRound };
  return { ...state, goRound, idle: state.hasLaid ? 0 : state.idle + 1, hasLaid: false };
}

function rebusesRefused({ pending }: State): readonly string[] {
  return pending === null ? [] : pending.laid.judged.map((rebus) => refusedKey(rebus, pending.laid.group));
}

function changedPlays(state: State, seat: Seat, { owner, group, used, taken }: Change): State {
  const hand = handAfter(state.hands[seat] ?? [], used, taken === null ? [] : [taken]);
  return {
    ...state,
    plays: withGroup(state.plays, owner, group),
    groups: Math.max(state.groups, group.id),
    hands: state.hands.with(seat, hand),
  };
}

function withGroup(plays: Plays, owner: Seat, group: Group): Plays {
  const groups = plays[owner] ?? [];
  const isNew = groupIn(plays, owner, group.id) === null;
  return plays.with(owner, isNew ? [...groups, group] : groups.map((other) => (other.id === group.id ? group : other)));
}

function withSaid(state: State, { judged, group }: Change): State {
  const said = judged.map(({ word, sounds }): Said => ({ word, sounds, group: group.id }));
  return { ...state, said: [...state.said, ...said] };
}

/** Whether a card was laid in this turn, be it for a joker. */
function hasUsedCards({ plays, turnNumber }: State): boolean {
  return plays.flat().some(({ squares }) => squares.some(({ turn }) => turn === turnNumber));
}

function withoutEarlierTurns({ plays, turnNumber }: State): Plays {
  return plays.map((groups) => groups.filter(({ squares }) => squares.every(({ turn }) => turn === turnNumber)));
}

function withDrawn(state: State, { seat, cards }: { seat: Seat; cards: readonly CardId[] }): State {
  return { ...state, hands: withCards(state, seat, cards), pile: state.pile.slice(cards.length) };
}

function withCards({ hands }: State, seat: Seat, cards: readonly CardId[]): State['hands'] {
  return hands.with(seat, [...(hands[seat] ?? []), ...cards]);
}

function helpLine({ round }: State, seat: Seat, cost: number): Line {
  return { seat, round, words: [], points: -cost };
}
