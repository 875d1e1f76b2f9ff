// Knows that Scrabble Rébus keeps the contract of every game.

import { act, begin, type Chance, runsThrough, seededChance, shuffled, surplus, type Viewer } from '@boite/kernel';
import { chosenOptions, keepsTheContract, runs } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { lexiconWords, WordBands } from '@boite/rebus';
import { expect, test } from 'vitest';
import { box as scrabbleRebus } from '../game.ts';
import { SIDE, tokenAt } from '../rules/board.ts';
import { BAGS, colourOf, HAND_SIZE } from '../rules/tokens.ts';
import type { Colour, ScrabbleRebusTypes, State, Token } from '../types.ts';
import { anyAction } from './random-player.ts';

const books = loadLibrary();
const words = new WordBands(lexiconWords(books.lexicon, books.sounds));
const ALL = Object.values(BAGS).flat().sort();
const OPTIONS_TRIED = { sablier: [60, 120, null], judging: ['arbitre', 'table', 'appel'] } as const;

keepsTheContract<ScrabbleRebusTypes>({
  box: scrabbleRebus,
  bot: await scrabbleRebus.bot(),
  books,
  longest: 6000,
  options: OPTIONS_TRIED,
  someAction: (view, _seat, chance) => anyAction(view, chance, words),
  redealt,
  invariant,
});

/** The others' hands and the bags are dealt anew, colour by colour; what is laid and waits for the others is seen. */
function redealt(state: State, viewer: Viewer, chance: Chance): State {
  const hidden = state.hands.map((hand, seat) => {
    if (seat === viewer || state.phase === 'over') return [];
    return surplus(hand, seat === state.pending?.author ? state.pending.laid.placements.map(({ token }) => token) : []);
  });
  const left: Record<Colour, Token[]> = { blue: [], red: [], yellow: [] };
  for (const token of shuffled([...hidden.flat(), ...Object.values(state.bags).flat()], chance))
    left[colourOf(token)].push(token);
  const hands = state.hands.map((hand, seat) => {
    const unseen = hidden[seat] ?? [];
    return [...surplus(hand, unseen), ...unseen.map((token) => left[colourOf(token)].pop() as Token)];
  });
  return { ...state, hands, bags: left };
}

/** 104 tokens, always; hands of nine at most; every run on the board is a rebus that was claimed. (RULES.md 1.2, 3.4, 3.7) */
function invariant(state: State): void {
  const lying = state.board.filter((token) => token !== null);
  expect([...state.hands.flat(), ...Object.values(state.bags).flat(), ...lying].sort()).toEqual(ALL);
  for (const hand of state.hands) expect(hand.length).toBeLessThanOrEqual(HAND_SIZE);
  expect(state.rebuses.map(writtenRebus).sort()).toEqual([...runsOn(state)].sort());
}

function writtenRebus({ row, column, direction, given }: State['rebuses'][number]): string {
  return `${row},${column} ${direction} ${given.map(({ token }) => token).join(' ')}`;
}

function runsOn({ board }: State): readonly string[] {
  const taken = board.flatMap((token, at) => (token === null ? [] : [{ row: Math.floor(at / SIDE), column: at % SIDE }]));
  return runsThrough(taken, (cell) => tokenAt(board, cell) !== null).map(({ direction, cells }) => {
    const [first] = cells;
    return `${first?.row},${first?.column} ${direction} ${cells.map((cell) => tokenAt(board, cell)).join(' ')}`;
  });
}

test('1.2 after thousands of turns of random play, all 104 tokens are somewhere', async () => {
  const { game } = scrabbleRebus;
  const bot = await scrabbleRebus.bot();
  const chance = seededChance(104);
  const enough = runs(2_000, 10_000);
  let turns = 0;
  let laid = 0;
  while (turns < enough) {
    const options = game.readOptions(chosenOptions(OPTIONS_TRIED, chance)) as State['options'];
    const seating = { count: 2 + chance.below(3), youngest: null };
    let { match } = begin(game, { options, seating }, { chance, now: 0, books });
    while (game.result(match.state) === null) {
      const [seat = 0] = game.awaiting(match.state).seats;
      const view = game.view(match.state, seat);
      const tools = { chance, now: 0, books };
      const foolish = act(match, { seat, step: match.step, action: anyAction(view, chance, words) }, tools);
      const action = bot.think({ view, seat, level: 'debutant', books, chance }).next().value;
      const outcome = 'refusal' in foolish ? act(match, { seat, step: match.step, action }, tools) : foolish;
      if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
      turns += outcome.facts.filter(({ kind }) => kind === 'turn' || kind === 'ended').length;
      laid += outcome.facts.filter(({ kind }) => kind === 'played').length;
      match = outcome.match;
    }
    invariant(match.state);
  }
  expect(laid).toBeGreaterThan(enough / 10);
});
