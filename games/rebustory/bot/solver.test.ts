import { act, begin, bestThought, type Chance, type Match, oneOf, seededChance, shuffled } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { bestRebuses, listedWords, WordBands } from '@boite/rebus';
import { describe, expect, it } from 'vitest';
import { box as rebustory } from '../game.ts';
import { type CardId, JOKER_ID, REBUSTORY_ID } from '../rules/cards.ts';
import { deckOfDay } from '../rules/deck.ts';
import { toleranceOf } from '../rules/ear.ts';
import { positionIn } from '../rules/position.ts';
import { turnPoints } from '../rules/score.ts';
import { arranged, cards, lay, Players } from '../tests/drawing.ts';
import { oraclePoints } from '../tests/oracle.ts';
import type { Lay, Options, RebustoryTypes, State } from '../types.ts';
import { bot } from './bot.ts';
import { heldCards } from './held-cards.ts';
import { knownWords } from './known-words.ts';
import type { SolvedTurn } from './search.ts';
import { ANY_MEANS, AT_LEISURE, bestTurn, type Skills, turns } from './solver.ts';

const { game } = rebustory;
const books = loadLibrary();
const players = new Players(books);

function best(state: State): SolvedTurn {
  return bestTurn({ position: positionIn(state, 0), books, skills: ANY_MEANS });
}

/** What the rules say of a turn once its moves are made, each being checked before. */
function played(state: State, { moves }: SolvedTurn): State {
  return moves.reduce((now, { move }) => {
    expect(players.refusal(now, move)).toBeNull();
    return game.decide(now, now.turn, move, players.tools).reduce(game.evolve, now);
  }, state);
}

function words({ points }: SolvedTurn): readonly string[] {
  return points.rebuses.map(({ word }) => word);
}

const compacte = (hand: string, options: Partial<Options> = {}) =>
  arranged({ hands: [hand, ''], options: { edition: 'compacte', ...options } });

describe('the solver finds the best turn of a hand', () => {
  it('sum times cards less one, written as a dictionary has it (3.1)', () => {
    expect(words(best(compacte('CHAT POT')))).toEqual(['chapeau']);
    expect(best(compacte('CHAT POT')).points).toMatchObject({ bonus: 50, total: 2 + 50 });
    expect(words(best(compacte('AILE LA')))).toEqual(['Ella']);
  });

  it('several rebuses, a shared card counting in both (3.3)', () => {
    const turn = best(compacte('COU RAT JEU THON BUS'));
    expect(turn.points.rebuses).toContainEqual(expect.objectContaining({ cards: 3 }));
    expect(turn.points.rebuses.length).toBeGreaterThan(1);
    expect(turn.points.rebuses.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThan(4);
  });

  it('a Rébustory counts for two cards, and may be crossed with other sounds (second edition, 7.5)', () => {
    const turn = best(compacte('EAU RIZ SCIE ** BUS'));
    expect(turn.points.total).toBeGreaterThanOrEqual(66 + 42);
  });

  it('nothing, with cards that say nothing together', () => {
    const turn = best(compacte('BUS BOL'));
    expect(turn).toMatchObject({ moves: [], points: { total: 0 } });
  });

  it('a word said before is not claimed again (4.7)', () => {
    const state: State = { ...compacte('CHAT POT'), said: [{ word: 'chapeau', sounds: 'Sapo', group: 9 }] };
    expect(words(best(state))).not.toContain('chapeau');
  });
});

describe('the solver alone with twenty cards', () => {
  const draws = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => {
    const state = arranged({ hands: [''], options: { edition: 'compacte', way: 'tirage' } });
    return { ...state, hands: [deckOfDay(day, 'compacte', 20).slice(0, 20)] };
  });
  const solvedWith = (skills: Skills) => draws.map((state) => bestTurn({ position: positionIn(state, 0), books, skills }));
  const atLeisure = solvedWith(AT_LEISURE);

  it('finds more at leisure than in the time of a turn (8.2)', () => {
    const total = (turns: readonly SolvedTurn[]) => turns.reduce((sum, { points }) => sum + points.total, 0);
    expect(total(atLeisure)).toBeGreaterThan(total(solvedWith(ANY_MEANS)));
  });

  it('uses each card once: the rules let everything through (8.2)', () => {
    for (const [nth, turn] of atLeisure.entries()) expect(turnPoints(played(draws[nth] as State, turn), 0)).toEqual(turn.points);
  });
});

describe('the solver uses what lies (first edition)', () => {
  /** The first player has laid something; it is the turn of the second one. */
  const withLaid = (hand: string, before: string, laid: Lay): State => {
    const state = arranged({ hands: [before, hand] });
    expect(players.refusal(state, laid)).toBeNull();
    const done = game.decide(state, 0, laid, players.tools).reduce(game.evolve, state);
    return { ...done, turn: 1, turnNumber: done.turnNumber + 1 };
  };
  const bestOf = (state: State) => bestTurn({ position: positionIn(state, 1), books, skills: ANY_MEANS });

  it('lengthens a run, which counts whole: VAL+É becomes DÉ+VAL+É (4.4)', () => {
    const state = withLaid('DÉ', 'VAL É', lay('VAL É', 'vallée'));
    const turn = bestOf(state);
    expect(turn.points.rebuses).toEqual([expect.objectContaining({ cards: 3 })]);
    played(state, turn);
  });

  it('crosses a card of another player (4.4)', () => {
    const state = withLaid('THON', 'COU RAT JEU', lay('COU RAT JEU', 'courageux'));
    const turn = bestOf(state);
    expect(turn.moves).toHaveLength(1);
    expect(turn.points.total).toBeGreaterThan(0);
    played(state, turn);
  });

  it('takes a joker with the card of its sound when that pays, and uses it at once (4.8)', () => {
    const state = withLaid('SOL BUS POT', 'TOUR NŒUD *', lay('TOUR NŒUD *', 'tournesol'));
    const turn = bestOf(state);
    expect(turn.moves[0]?.move).toMatchObject({ kind: 'take', cards: cards('SOL') });
    expect(played(state, turn).hands[1]).not.toContain(cards('SOL')[0]);
  });
});

describe('every turn found is legal and counts what it says', () => {
  const positions = [
    ...positionsOf({ edition: 'classique' }, 3, 24),
    ...positionsOf({ edition: 'compacte' }, 5, 20),
    ...positionsOf({ edition: 'classique', way: 'second' }, 7, 20),
    ...positionsOf({ edition: 'classique', tolerance: 'libre' }, 9, 10),
    ...positionsOf({ edition: 'compacte', tolerance: 'stricte' }, 11, 10),
    ...positionsOf({ edition: 'classique', way: 'echelle' }, 13, 6),
    ...positionsOf({ edition: 'compacte', children: true }, 15, 6),
  ];

  it.each(positions)('$name', ({ state }) => {
    const position = positionIn(state, state.turn);
    for (const turn of turns({ position, books, skills: ANY_MEANS })) {
      const after = played(state, turn);
      expect(turnPoints({ ...after, juniors: [] }, state.turn)).toEqual(turn.points);
    }
  });

  it('the same position has the same turns', () => {
    const { state } = positions[10] as { state: State };
    const all = () => [...turns({ position: positionIn(state, state.turn), books, skills: ANY_MEANS })];
    expect(all()).toEqual(all());
  });
});

describe('the solver agrees with brute force on small hands', () => {
  const chance = seededChance(41);
  const POOL =
    'CHAT POT VAL DÉ COU RAT JEU THON FIL LAIT PART PAS RIZ TEE T BAS EAU SCIE NEZ MAT RANG RAIE LIT MI ROND MONT SEAU SON';
  const hands = [
    ...Array.from({ length: 24 }, () => shuffled(cards(POOL), chance).slice(0, 4)),
    ...Array.from({ length: 8 }, () => shuffled(cards(POOL), chance).slice(0, 5)),
    ...Array.from({ length: 6 }, () => [...shuffled(cards(POOL), chance).slice(0, 3), JOKER_ID]),
    ...Array.from({ length: 4 }, () => [...shuffled(cards(POOL), chance).slice(0, 2), REBUSTORY_ID]),
  ];

  const outcomes = hands.map((hand, seed) => {
    const { position, list, listed } = smallPuzzle(hand, seededChance(seed));
    const { points, proven } = bestTurn({ position, books, skills: ANY_MEANS, words: { common: listed, names: null } });
    const most = oraclePoints({ hand, words: list, options: position.options, books });
    return { name: hand.join(' '), total: points.total, proven, most };
  });

  it.each(outcomes)('$name: never more, and no less where it is proven', ({ total, proven, most }) => {
    expect(total).toBeLessThanOrEqual(most);
    expect(proven && total < most).toBe(false);
  });

  it('seldom falls short, and proves many', () => {
    expect(outcomes.filter(({ total, most }) => total < most).length).toBeLessThanOrEqual(2);
    expect(outcomes.filter(({ proven }) => proven).length).toBeGreaterThanOrEqual(outcomes.length / 3);
  });
});

/** A hand with a short list of words: some that it can say, many that it cannot. */
function smallPuzzle(hand: readonly CardId[], chance: Chance) {
  const state = arranged({ hands: ['', ''], options: { edition: 'compacte' } });
  const position = { ...positionIn(state, 0), hand };
  const held = heldCards(hand, position.options);
  const search = {
    pieces: held.cards,
    tolerance: toleranceOf(position.options),
    words: knownWords(books).common,
    maxRank: 8_000,
  };
  const sayable = bestRebuses(search, 30, () => chance.below(1000)).map(({ word }) => word);
  const others = Array.from({ length: 30 }, () => oneOf(COMMON, chance));
  const list = [...new Set([...sayable, ...others])];
  const said = list.map((text) => ({ text, sounds: books.sounds.of(text).map(({ sounds }) => sounds) }));
  return { position, list, listed: new WordBands(listedWords(said)) };
}

const COMMON = [...books.lexicon.words()].filter((word) => (books.lexicon.rank(word) ?? Number.POSITIVE_INFINITY) < 3_000);

/** Positions of a game between machines, some of whose cards become a joker or a Rébustory. */
function positionsOf(options: Partial<Options>, seed: number, count: number): readonly { name: string; state: State }[] {
  const chance = seededChance(seed);
  const read = game.readOptions(options) as Options;
  const seating = { count: read.way === 'echelle' ? 1 : 2, youngest: null };
  const tools = { chance, now: 0, books };
  const met: { name: string; state: State }[] = [];
  let match: Match<RebustoryTypes> = begin(game, { options: read, seating }, tools).match;
  while (met.length < count) {
    if (game.result(match.state) !== null) match = begin(game, { options: read, seating }, tools).match;
    const seat = match.state.turn;
    met.push({ name: `${JSON.stringify(options)} ${met.length}`, state: spiced(match.state, chance) });
    const level = oneOf(['debutant', 'habitue'] as const, chance);
    const action = bestThought(bot.think({ view: game.view(match.state, seat), seat, level, books, chance }), () => false);
    const advance = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in advance) throw new Error(JSON.stringify(advance.refusal));
    match = advance.match;
  }
  return met;
}

/** In every other hand, a card is exchanged for a free one. */
function spiced(state: State, chance: Chance): State {
  const free = oneOf<CardId | null>([null, null, JOKER_ID, REBUSTORY_ID], chance);
  const hand = state.hands[state.turn] ?? [];
  return free === null ? state : { ...state, hands: state.hands.with(state.turn, [free, ...hand.slice(1)]) };
}
