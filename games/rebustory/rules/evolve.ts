// Knows what each fact changes. No chance, no dictionary, no clock.

import { type BallotFact, ballotAfter, type Seat } from '@boite/kernel';
import type { Change, Fact, Group, Laid, Line, Plays, Said, Sand, State } from '../types.ts';
import type { CardId } from './cards.ts';
import { groupIn, hasLaidInTurn, refusedKey } from './group.ts';
import { handWithout } from './position.ts';
import { FIRST_RUNG } from './ways.ts';

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Changes = { readonly [Kind in Exclude<Fact['kind'], 'opened'>]: (state: State, fact: FactOf<Kind>) => State };

export function evolve(state: State | null, fact: Fact): State {
  if (fact.kind === 'opened') return opened(fact);
  if (state === null) throw new Error(`Rébustory cannot begin with « ${fact.kind} »`);
  const change = CHANGES[fact.kind] as (state: State, fact: Fact) => State;
  return change(UNDECIDING.has(fact.kind) ? state : { ...state, decision: state.decision + 1 }, fact);
}

/** What happens beside a move that someone may be composing. */
const UNDECIDING: ReadonlySet<Fact['kind']> = new Set(['voiced', 'sand-asked', 'sand-answered', 'sand-turned']);

const NO_SAND: Sand = { askers: [], isAsked: false, agreed: [] };

function opened({ options, seats, juniors, first, day }: FactOf<'opened'>): State {
  const each = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  return {
    options,
    juniors,
    day,
    phase: 'turn',
    decision: 0,
    deadline: null,
    hands: each([]),
    pile: [],
    discards: [],
    lastDiscard: null,
    plays: each([]),
    groups: 0,
    said: [],
    first,
    round: 0,
    turn: first,
    turnNumber: 0,
    goRound: 0,
    idle: 0,
    hasLaid: false,
    entered: each(false),
    isDry: false,
    rung: 0,
    sand: NO_SAND,
    pending: null,
    refused: [],
    retired: each(false),
    scores: each(0),
    sheet: [],
    ended: null,
  };
}

const CHANGES: Changes = {
  dealt: (state, { round, dealer, hands, pile }) => ({
    ...state,
    round,
    first: dealer,
    hands,
    pile,
    discards: [],
    plays: hands.map(() => []),
    said: [],
    goRound: 0,
    idle: 0,
    hasLaid: false,
    entered: hands.map(() => false),
    isDry: false,
  }),
  turn: (state, { seat, goRound, deadline }) => ({
    ...withGoRound(state, goRound),
    phase: 'turn',
    turn: seat,
    turnNumber: state.turnNumber + 1,
    deadline,
    sand: NO_SAND,
    refused: [],
    rung: state.options.way === 'echelle' ? FIRST_RUNG + goRound - 1 : 0,
  }),
  proposed: (state, fact) => ({ ...withBallot(state, fact), phase: 'pending', deadline: fact.deadline }),
  voiced: withBallot,
  'put-to-vote': (state, fact) => ({ ...withBallot(state, fact), deadline: fact.deadline }),
  settled: (state, fact) => ({
    ...withBallot(state, fact),
    phase: 'turn',
    deadline: fact.deadline,
    refused: fact.tally.stands ? state.refused : [...state.refused, ...refusedIn(state)],
  }),
  laid: (state, { seat, change }) => withSaid(changed(state, seat, change), change),
  took: (state, { seat, change }) => changed(state, seat, change),
  withdrawn: (state, { seat, group, cards }) => ({
    ...state,
    plays: state.plays.with(seat, state.plays[seat]?.filter(({ id }) => id !== group) ?? []),
    said: state.said.filter((said) => said.group !== group),
    hands: withCards(state, seat, cards),
  }),
  scored: (state, { seat, points }) => ({
    ...withLine(state, { seat, round: state.round, words: points.rebuses.map(({ word }) => word), points: points.total }),
    hasLaid: state.hasLaid || hasUsedCards(state),
    entered: state.entered.with(seat, (state.entered[seat] ?? false) || hasLaidInTurn(state)),
  }),
  'took-top': (state, { seat, card }) => ({ ...state, discards: state.discards.slice(1), hands: withCards(state, seat, [card]) }),
  discarded: (state, { seat, card }) => ({
    ...state,
    discards: [card, ...state.discards],
    lastDiscard: card,
    hands: state.hands.with(seat, without(state, seat, [card])),
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
  retired: (state, { seat }) => ({
    ...state,
    hands: state.hands.with(seat, []),
    pile: [...state.pile, ...(state.hands[seat] ?? [])],
    retired: state.retired.with(seat, true),
    pending: state.turn === seat ? null : state.pending,
  }),
  ended: (state, { reason }) => ({ ...state, phase: 'over', deadline: null, pending: null, ended: reason }),
};

/** A new go-round: the one before was idle when nobody laid a card in it. */
function withGoRound(state: State, goRound: number): State {
  if (goRound === state.goRound || state.goRound === 0) return { ...state, goRound };
  return { ...state, goRound, idle: state.hasLaid ? 0 : state.idle + 1, hasLaid: false };
}

function withBallot(state: State, fact: BallotFact<Laid>): State {
  return { ...state, pending: ballotAfter(state.pending, fact, state.hands.length) };
}

function refusedIn({ pending }: State): readonly string[] {
  return pending === null ? [] : pending.laid.judged.map((rebus) => refusedKey(rebus, pending.laid.group));
}

function changed(state: State, seat: Seat, { owner, group, used, taken }: Change): State {
  const hand = [...without(state, seat, used), ...(taken === null ? [] : [taken])];
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

function without({ hands }: State, seat: Seat, used: readonly CardId[]): readonly CardId[] {
  const left = handWithout(hands[seat] ?? [], used);
  if (left === null) throw new Error('a card was played that was not in hand');
  return left;
}

function helpLine({ round }: State, seat: Seat, cost: number): Line {
  return { seat, round, words: [], points: -cost };
}

function withLine(state: State, line: Line): State {
  const score = (state.scores[line.seat] ?? 0) + line.points;
  return { ...state, scores: state.scores.with(line.seat, score), sheet: [...state.sheet, line] };
}
