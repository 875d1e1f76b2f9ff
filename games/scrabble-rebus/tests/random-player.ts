// Knows how to lay anything at Scrabble Rébus, wise or foolish, for tests.

import type { Cell, Direction } from '@boite/kernel';
import { type Chance, oneOf, shuffled } from '@boite/kernel';
import { everyRebus, type FoundRebus, type WordBands } from '@boite/rebus';
import { CENTRE, isEmpty, SIDE, tokenAt } from '../rules/board.ts';
import { claimedTokens } from '../rules/play.ts';
import { symbolOf } from '../rules/symbols.ts';
import { BAGS, COLOURS } from '../rules/tokens.ts';
import type { Action, RunClaim, Token, TokenPlacement, TokenPlay, View } from '../types.ts';

type AwaitedMoment = 'turn' | 'pending';

const ACTIONS_BY_MOMENT: Readonly<Record<AwaitedMoment, readonly Action['kind'][]>> = {
  turn: ['play', 'play', 'play', 'play', 'play', 'play', 'play', 'appeal', 'change', 'pass', 'vote'],
  pending: ['accept', 'accept', 'contest', 'vote', 'vote', 'pass'],
};

/** Any action, often a play of a word found among the hand and a token of the board. */
export function anyAction(view: View, chance: Chance, words: WordBands): Action {
  const kind = oneOf(ACTIONS_BY_MOMENT[view.phase === 'pending' ? 'pending' : 'turn'], chance);
  const bags = shuffled(COLOURS, chance).slice(0, chance.below(COLOURS.length + 1));
  switch (kind) {
    case 'play':
    case 'appeal':
      return { kind, ...anyPlay(view, chance, words), bags };
    case 'change':
      return { kind, tokens: someTokens(view, chance), bags };
    case 'vote':
      return { kind, voice: oneOf(['for', 'against'], chance) };
    default:
      return { kind };
  }
}

function anyPlay(view: View, chance: Chance, words: WordBands): TokenPlay {
  const found = chance.below(10) === 0 ? null : wordPlay(view, chance, words);
  return found ?? claimedPlay(view, foolishPlacements(view, chance), chance);
}

/** A word that goes through a token of the board, or through the centre; null when the one found has no room. */
function wordPlay(view: View, chance: Chance, words: WordBands): TokenPlay | null {
  const anchor = anchorOn(view, chance);
  const held = tokenAt(view.board, anchor);
  const cards = held === null ? (view.hand ?? []) : [...(view.hand ?? []), held];
  const through = held === null ? null : cards.length - 1;
  const found = someRebus(cards, through, words, chance);
  if (found === null) return null;
  const order = found.pieces.map((at) => cards[at] as Token);
  const offset = through === null ? chance.below(order.length) : found.pieces.indexOf(through);
  const placements = placedLine(anchor, order, offset, oneOf(['across', 'down'], chance));
  const isInside = placements.every(({ row, column }) => Math.min(row, column) >= 0 && Math.max(row, column) < SIDE);
  const laid = through === null ? placements : placements.toSpliced(offset, 1);
  return isInside && laid.length > 0 ? claimedPlay(view, laid, chance, found.word) : null;
}

function anchorOn({ board }: View, chance: Chance): Cell {
  const taken = board.flatMap((token, at) => (token === null ? [] : [{ row: Math.floor(at / SIDE), column: at % SIDE }]));
  return isEmpty(board) ? CENTRE : oneOf(taken, chance);
}

/** One of the first rebuses found. */
function someRebus(cards: readonly Token[], through: number | null, words: WordBands, chance: Chance): FoundRebus | null {
  const found: FoundRebus[] = [];
  for (const one of everyRebus({ pieces: cards.map(symbolOf), tolerance: 'souple', words, maxRank: 2_000, maxPieces: 4 })) {
    if (through === null || one.pieces.includes(through)) found.push(one);
    if (found.length === 20) break;
  }
  return found.length === 0 ? null : oneOf(found, chance);
}

function placedLine(anchor: Cell, tokens: readonly Token[], offset: number, direction: Direction): readonly TokenPlacement[] {
  return tokens.map((token, at) => ({
    row: anchor.row + (direction === 'down' ? at - offset : 0),
    column: anchor.column + (direction === 'across' ? at - offset : 0),
    token,
  }));
}

/** Every run claimed, the longest as the word, the others at random; sometimes a claim is wrong or forgotten. */
function claimedPlay(view: View, placements: readonly TokenPlacement[], chance: Chance, word = 'il pense'): TokenPlay {
  const runs = claimedTokens(view.board, { placements, claims: [] });
  const claims = runs.map(({ run, tokens }): RunClaim => {
    const { row, column } = run.cells[0] as Cell;
    const text = tokens.length >= placements.length ? word : oneOf(['il', 'une tache', 'vertu', 'xqz', ''], chance);
    return { row, column, direction: run.direction, text, meant: tokens.map(() => oneOf([null, 'autre chose'], chance)) };
  });
  return { placements, claims: chance.below(20) === 0 ? claims.slice(1) : claims };
}

function foolishPlacements(view: View, chance: Chance): readonly TokenPlacement[] {
  const row = chance.below(SIDE);
  const column = chance.below(SIDE);
  return someTokens(view, chance).map((token, at) => ({ row, column: Math.min(SIDE - 1, column + at), token }));
}

function someTokens({ hand }: View, chance: Chance): readonly Token[] {
  if (hand === null || hand.length === 0 || chance.below(20) === 0) return [oneOf(BAGS.red, chance)];
  return shuffled(hand, chance).slice(0, 1 + chance.below(4));
}
