// Positions of Dico drawn as text, for tests.

import { act, type Chance, expire, handAfter, type Match, type Result, retire, type Seat, seededChance } from '@boite/kernel';
import { box as dico } from '../game.ts';
import { ALL_CARDS, SQUARES } from '../rules/cards.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/form.ts';
import { CHOOSING_TIME } from '../rules/setup.ts';
import type { Action, Books, DicoCard, DicoTypes, EndReason, Fact, Options, Secret, State } from '../types.ts';

const CARD_SIGNS: Readonly<Record<string, DicoCard>> = {
  P: 'page',
  D: 'debut',
  F: 'fin',
  d: 'definition',
  J: 'joker',
  X: 'interdiction',
};

/** Cards as text: `PDFdJX` is one of each. */
export function cardsSigned(text: string): readonly DicoCard[] {
  return [...text].map((sign) => {
    const card = CARD_SIGNS[sign];
    if (card === undefined) throw new TypeError(`not a card: ${sign}`);
    return card;
  });
}

interface TableDrawing {
  /** A sign a square from the first on, `.` for an empty one; the rest of the cards lies on the squares that follow. */
  readonly board?: string;
  readonly hands: readonly string[];
  readonly discard?: string;
  readonly secrets?: readonly Partial<Secret>[];
  readonly pageCount?: number;
  readonly options?: Partial<Options>;
  /** Turns without an event before this one. */
  readonly quiet?: number;
}

/** A position in which the first seat is to play, with all thirty cards somewhere. */
export function tableDrawn({
  board = '',
  hands,
  discard = '',
  secrets = [],
  pageCount = 940,
  options,
  quiet = 0,
}: TableDrawing): State {
  const started = choosingDrawn({ seats: hands.length, pageCount, options: options ?? {} });
  const held = hands.map(cardsSigned);
  const drawn = [...board].map((sign) => (sign === '.' ? null : (cardsSigned(sign)[0] as DicoCard)));
  const thrown = cardsSigned(discard);
  const rest = handAfter(ALL_CARDS, [...held.flat(), ...thrown, ...drawn.filter((card) => card !== null)]);
  const laid = [...drawn, ...rest, ...Array.from({ length: SQUARES }, () => null)].slice(0, SQUARES);
  const turn: Fact = { kind: 'turn', seat: 0, deadline: options?.sablier ? options.sablier * 1000 : null };
  const state = evolve({ ...started, board: laid, hands: held, discard: thrown }, turn);
  return { ...state, quiet, secrets: hands.map((_, seat) => secretDrawn(secrets[seat] ?? {})) };
}

/** The very beginning, before anyone has hidden a word. */
export function choosingDrawn({
  seats,
  pageCount = 940,
  options,
}: {
  seats: number;
  pageCount?: number;
  options: Partial<Options>;
}): State {
  const read = readOptions({ sablier: null, ...options });
  if (read === null) throw new TypeError('options cannot be read');
  const deadline = read.sablier === null ? null : CHOOSING_TIME;
  return evolve(null, { kind: 'begun', options: read, seats, pageCount, deadline });
}

/** How a game came out: seat, rank and score on each line. */
export function resultDrawn(reason: EndReason, ...lines: readonly (readonly [Seat, number, number])[]): Result {
  return { reason, ranking: lines.map(([seat, rank, score]) => ({ seat, rank, score })) };
}

/** TERMINUS, unless told otherwise. */
function secretDrawn(secret: Partial<Secret>): Secret {
  const word = secret.word ?? 'TERMINUS';
  const definition = 'Dernière station d’une ligne de métro.';
  return { word, headword: word.toLowerCase(), definition, source: 'Boîte à mots', page: 850, ...secret };
}

/** What may happen to a position; an action that must be allowed and is not throws. */
export function tableWith(books: Books, chance: Chance = seededChance(1)) {
  const tools = (now: number) => ({ chance, now, books });
  const matchOf = (state: State): Match<DicoTypes> => ({ game: dico.game, state, step: 1, since: 1 });
  const outcome = (state: State, seat: Seat, action: unknown, now = 1000) =>
    act(matchOf(state), { seat, step: 1, action }, tools(now));

  function facts(state: State, seat: Seat, action: Action, now?: number): readonly Fact[] {
    const done = outcome(state, seat, action, now);
    if ('refusal' in done) throw new Error(JSON.stringify(done.refusal));
    return done.facts;
  }

  return {
    facts,
    after: (state: State, ...actions: readonly (readonly [Seat, Action])[]) =>
      actions.reduce((current, [seat, action]) => facts(current, seat, action).reduce<State>(evolve, current), state),
    refusal(state: State, seat: Seat, action: unknown) {
      const done = outcome(state, seat, action);
      return 'refusal' in done ? done.refusal : null;
    },
    late: (state: State, now: number) => expire(matchOf(state), tools(now)),
    left: (state: State, seat: Seat) => retire(matchOf(state), seat, tools(1000)),
  };
}

/** Luck that goes as it is told: each number in turn, then none. */
export function rigged(...numbers: readonly number[]): Chance {
  const left = [...numbers];
  return { below: (bound) => (left.shift() ?? 0) % bound };
}
