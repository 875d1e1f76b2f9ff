// Knows a tiny game with all that a table must serve: secret hands, answers given at the same time, a sablier.
// Three tricks: everybody chooses a card in secret, the highest wins.

import {
  type Bot,
  type Game,
  type GameBox,
  type GameText,
  type GameTypes,
  rankedByScore,
  type Seat,
  shuffled,
} from '@boite/kernel';

export interface BidsTypes extends GameTypes {
  /** With `alone`, a single player against nobody. */
  Options: { readonly sablier: number | null; readonly alone?: true };
  Action: { readonly kind: 'bid'; readonly card: number };
  Refusal: { readonly code: 'not-in-hand'; readonly card: number };
  Fact:
    | {
        readonly kind: 'dealt';
        readonly options: BidsTypes['Options'];
        readonly hands: BidsHands;
        readonly deadline: number | null;
      }
    | { readonly kind: 'bid'; readonly seat: Seat; readonly card: number }
    | { readonly kind: 'trick'; readonly cards: Trick; readonly deadline: number | null }
    | { readonly kind: 'retired'; readonly seat: Seat }
    | { readonly kind: 'stopped' };
  News: { readonly kind: BidsTypes['Fact']['kind']; readonly seat?: Seat; readonly cards?: Trick };
  State: {
    readonly options: BidsTypes['Options'];
    readonly hands: BidsHands;
    readonly bids: Trick;
    readonly retired: readonly boolean[];
    readonly scores: readonly number[];
    readonly deadline: number | null;
    readonly tricks: number;
    readonly isStopped: boolean;
  };
  View: { readonly hand: readonly number[] | null; readonly answered: readonly boolean[]; readonly scores: readonly number[] };
  Books: object;
}

/** The cards of each seat. */
type BidsHands = readonly (readonly number[])[];
/** The card that each seat bids; null where none is. */
type Trick = readonly (number | null)[];
type State = BidsTypes['State'];
type Fact = BidsTypes['Fact'];

/** A card whose play reveals a fault in these rules. */
export const UNLUCKY = 13;
const HAND = 3;

const isBiddingOver = (state: State): boolean => state.isStopped || state.tricks === HAND || remaining(state).length < 2;
const remaining = (state: State): readonly Seat[] => state.retired.flatMap((gone, seat) => (gone ? [] : [seat]));
const thinking = (state: State): readonly Seat[] => remaining(state).filter((seat) => state.bids[seat] === null);
const deadlineFrom = ({ sablier }: BidsTypes['Options'], now: number) => (sablier === null ? null : now + sablier * 1000);

function evolve(state: State | null, fact: Fact): State {
  if (fact.kind === 'dealt') return bidsDealt(fact);
  if (state === null) throw new Error('nothing was dealt');
  switch (fact.kind) {
    case 'bid': {
      const hand = state.hands[fact.seat]?.filter((card) => card !== fact.card) ?? [];
      return { ...state, hands: state.hands.with(fact.seat, hand), bids: state.bids.with(fact.seat, fact.card) };
    }
    case 'trick': {
      const best = Math.max(...fact.cards.map((card) => card ?? 0));
      const scores = state.scores.map((score, seat) => score + (fact.cards[seat] === best ? 1 : 0));
      return { ...state, scores, bids: state.bids.map(() => null), tricks: state.tricks + 1, deadline: fact.deadline };
    }
    case 'retired':
      return { ...state, retired: state.retired.with(fact.seat, true) };
    case 'stopped':
      return { ...state, isStopped: true };
  }
}

function bidsDealt({ options, hands, deadline }: Extract<Fact, { kind: 'dealt' }>): State {
  const each = <Value>(value: Value): readonly Value[] => hands.map(() => value);
  return {
    options,
    hands,
    deadline,
    bids: each(null),
    retired: each(false),
    scores: each(0),
    tricks: 0,
    isStopped: false,
  };
}

/** The facts, with the trick they complete. */
function trickCompleted(state: State, facts: readonly Fact[], now: number): readonly Fact[] {
  const after = facts.reduce(evolve, state);
  if (isBiddingOver(after) || thinking(after).length > 0) return facts;
  return [...facts, { kind: 'trick', cards: after.bids, deadline: deadlineFrom(after.options, now) }];
}

const game: Game<BidsTypes> = {
  id: 'bids',
  seats: { min: 1, max: 4 },
  seatsWith: ({ alone }) => (alone ? { min: 1, max: 1 } : { min: 2, max: 4 }),
  hasJuniors: true,
  readOptions(raw) {
    if (typeof raw !== 'object' || raw === null) return null;
    const { sablier = 30, alone } = raw as Partial<BidsTypes['Options']>;
    const read = alone ? { sablier, alone } : { sablier };
    return sablier === null || (typeof sablier === 'number' && sablier > 0) ? read : null;
  },
  readAction(raw) {
    const { kind, card } = (raw ?? {}) as Partial<BidsTypes['Action']>;
    return kind === 'bid' && typeof card === 'number' ? { kind, card } : null;
  },
  setup(options, { count }, { chance, now }) {
    const deck = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], chance);
    const hands = Array.from({ length: count }, (_, seat) => [...deck.slice(seat * HAND, seat * HAND + HAND), UNLUCKY]);
    return [{ kind: 'dealt', options, hands, deadline: deadlineFrom(options, now) }];
  },
  evolve,
  awaiting(state) {
    if (isBiddingOver(state)) return { seats: [], deadline: null, decision: state.tricks };
    return { seats: thinking(state), deadline: state.deadline, decision: state.tricks };
  },
  check(view, _, { card }) {
    return view.hand?.includes(card) ? null : { code: 'not-in-hand', card };
  },
  decide(state, seat, { card }, { now }) {
    if (card === UNLUCKY) throw new Error('thirteen');
    return trickCompleted(state, [{ kind: 'bid', seat, card }], now);
  },
  expire(state, { now }) {
    const lowest = thinking(state).map((seat): Fact => ({ kind: 'bid', seat, card: Math.min(...(state.hands[seat] ?? [])) }));
    return trickCompleted(state, lowest, now);
  },
  retire: (state, seat, { now }) => trickCompleted(state, [{ kind: 'retired', seat }], now),
  stop: () => [{ kind: 'stopped' }],
  view(state, viewer) {
    const hand = viewer === 'spectator' ? null : (state.hands[viewer] ?? null);
    return { hand, answered: state.bids.map((bid) => bid !== null), scores: state.scores };
  },
  reveal(fact) {
    if (fact.kind === 'bid' || fact.kind === 'retired') return { kind: fact.kind, seat: fact.seat };
    return fact.kind === 'trick' ? { kind: 'trick', cards: fact.cards } : { kind: fact.kind };
  },
  isOpenMove: ({ kind }) => kind === 'bid',
  result(state) {
    if (!isBiddingOver(state)) return null;
    return { reason: 'tricks', ranking: rankedByScore(state.scores.map((score, seat) => ({ seat, score }))) };
  },
};

export const bidsBot: Bot<BidsTypes> = {
  *think({ view }) {
    yield { kind: 'bid', card: Math.min(...(view.hand ?? [])) };
  },
};

const text: GameText<BidsTypes> = {
  name: 'Enchères',
  pitch: 'La plus haute l’emporte.',
  options: { sablier: { label: 'Sablier', help: '', choices: [] } },
  articles: { 'not-in-hand': '1' },
  refusal: ({ card }) => `Vous n’avez pas le ${card} en main.`,
  news: ({ kind }) => kind,
  ending: (reason) => reason,
};

export const bids: GameBox<BidsTypes> = { game, bot: async () => bidsBot, text, books: [], quick: {} };
