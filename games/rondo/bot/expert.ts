// Knows how an expert finds a play: by its promise, by what an exchange may bring, by what the next player could make of it.

import { type Chance, type Seat, shuffled, surplus } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { isSaid } from '../../manners/unsaid.ts';
import { RONDO_DECK } from '../rules/deck.ts';
import { holderAfter } from '../rules/holder.ts';
import type { Action, Card, View } from '../types.ts';
import { leastPromising, puzzleOf, type WeighedPlay, weighed, worthOfPassing } from './judgement.ts';
import { allWordPlays, type RondoPuzzle } from './solver.ts';

/** How many plays are judged, how many of them are tried against the next player's hands, and how many such hands. */
const PLAYS_JUDGED = 40;
const SPOILING_TRIED = 8;
const RIVAL_HANDS = 12;
/** How much of the next player's expected points counts against a play, between two players. */
const SPOILING = 0.5;

/** What an exchange must bring beyond its cost, how many cards are considered for it, and how many draws. */
const EXCHANGE_MARGIN = 0.3;
const EXCHANGED = 2;
const TRIAL_DRAWS = 8;
const MOST_EXCHANGES = 3;
const JUDGED_AFTER_DRAW = 12;

interface ExpertSide {
  readonly view: View;
  readonly seat: Seat;
  readonly lexicon: Lexicon;
  readonly chance: Chance;
}

/** Better and better actions for a turn. */
export function* expertTurn(table: ExpertSide): Generator<Action, void, void> {
  const puzzle = puzzleOf(table.view);
  const plays = promisingPlays(table, puzzle, PLAYS_JUDGED);
  const best = plays[0];
  const pass = worthOfPassing(puzzle, table.view.pileSize);
  if (best && best.worth > pass) yield { kind: 'play', ...best.play };
  const given = cardToExchange(table, puzzle, Math.max(pass, best?.worth ?? pass));
  if (given) yield { kind: 'exchange', card: given };
  else if (best && best.worth > pass) yield* spoilingPlays(table, plays.slice(0, SPOILING_TRIED));
}

/** The plays that pay most, the most promising first. */
function promisingPlays(table: ExpertSide, puzzle: RondoPuzzle, count: number): readonly WeighedPlay[] {
  const found = allWordPlays(puzzle, table.lexicon).slice(0, count);
  const said = found.filter(({ word }) => isSaid(word, table.lexicon));
  return said.map((play) => weighed(play, { ...table, puzzle })).sort((one, other) => other.worth - one.worth);
}

/** The card whose exchange is worth more than `now`, on the average of some draws; null when there is none. */
function cardToExchange(table: ExpertSide, puzzle: RondoPuzzle, now: number): Card | null {
  const { view } = table;
  if (view.pileSize === 0 || view.exchanges >= MOST_EXCHANGES) return null;
  const draws = shuffled(unseen(view), table.chance).slice(0, TRIAL_DRAWS);
  const worths = leastPromising(puzzle.hand)
    .slice(0, EXCHANGED)
    .map((card) => ({ card, worth: worthAfterExchange(table, puzzle, { card, draws }) }));
  const best = worths.sort((one, other) => other.worth - one.worth)[0];
  return best && best.worth > now + EXCHANGE_MARGIN ? best.card : null;
}

function worthAfterExchange(
  table: ExpertSide,
  puzzle: RondoPuzzle,
  { card, draws }: { card: Card; draws: readonly Card[] },
): number {
  const kept = surplus(puzzle.hand, [card]);
  const worths = draws.map((drawn) => {
    const after = { ...puzzle, hand: [...kept, drawn], exchanges: puzzle.exchanges + 1 };
    const best = promisingPlays(table, after, JUDGED_AFTER_DRAW)[0]?.worth ?? Number.NEGATIVE_INFINITY;
    return Math.max(best, worthOfPassing(after, table.view.pileSize));
  });
  return mean(worths);
}

/** The best of some plays once the next player's likely points are counted, after each hand that was imagined. */
function* spoilingPlays(table: ExpertSide, plays: readonly WeighedPlay[]): Generator<Action, void, void> {
  const offered = plays.map(() => 0);
  for (let hands = 1; hands <= RIVAL_HANDS; hands++) {
    const hand = shuffled(unseen(table.view), table.chance).slice(0, nextHandSize(table));
    for (const [index, play] of plays.entries()) offered[index] = (offered[index] ?? 0) + pointsOffered(table, play, hand);
    const worths = plays.map(({ worth }, index) => worth - (spoiling(table.view) * (offered[index] ?? 0)) / hands);
    const best = plays[worths.indexOf(Math.max(...worths))];
    if (best) yield { kind: 'play', ...best.play };
  }
}

function pointsOffered({ view, lexicon }: ExpertSide, { play, goesOut }: WeighedPlay, hand: readonly Card[]): number {
  if (goesOut) return 0;
  const puzzle = { holder: holderAfter(view.holder, play), hand, exchanges: 0, options: view.options };
  return Math.max(0, allWordPlays(puzzle, lexicon)[0]?.points ?? 0);
}

/** With more opponents, what one of them gains matters less. */
function spoiling({ retired }: View): number {
  return SPOILING / Math.max(1, retired.filter((gone) => !gone).length - 1);
}

function nextHandSize({ view, seat }: ExpertSide): number {
  const others = view.handSizes.map((_, offset) => (seat + 1 + offset) % view.seats);
  return view.handSizes[others.find((other) => !view.retired[other]) ?? seat] ?? 0;
}

/** The cards that a seat cannot see. A card face down may be any of them. */
function unseen({ hand, holder }: View): readonly Card[] {
  const shown = holder.flatMap((laid): Card[] =>
    laid.kind === 'back' ? [] : [laid.kind === 'letter' ? laid.letter : laid.kind],
  );
  return surplus(RONDO_DECK, [...(hand ?? []), ...shown]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
