// Knows what a play is worth beyond its points: the cards it leaves in hand, and the end when it is near.

import type { Seat } from '@boite/kernel';
import { surplus } from '@boite/kernel';
import { RONDO_HAND } from '../rules/deck.ts';
import { exchangePoints, leftInHand } from '../rules/score.ts';
import type { Card, Play, View } from '../types.ts';
import { playLaid } from './laying.ts';
import type { FoundWordPlay, RondoPuzzle } from './solver.ts';

/** How many points more than an average card each one brings to the next word: measured over thousands of games. */
const PROSPECTS: Readonly<Record<Card, number>> = {
  ...{ A: 0.8, B: -0.5, C: 0, D: -0.8, E: 1.1, F: -0.9, G: -0.4, H: -1.2, I: 0.5, J: -2.1, K: -2.2, L: -0.5, M: -0.4 },
  ...{ N: -0.3, O: -0.3, P: -0.6, Q: -2.3, R: 0.5, S: 0.8, T: 0.2, U: -0.4, V: -1.1, W: -2.7, X: -1.5, Y: -1.1, Z: -0.1 },
  ...{ joker: 4.5, gomme: -2.5 },
};

/** The part of the final count that a card costs while it may still be played. */
const COST_OF_KEEPING = 0.7;
/** What an average card costs the one who still holds it at the end. */
const COST_OF_BEING_LATE = 1.5;
/** What one card more to choose from is worth after a pass. */
const ONE_MORE_CARD = 0.5;

export interface WeighedPlay {
  readonly play: Play;
  readonly points: number;
  /** Points, and what the play promises. */
  readonly worth: number;
  /** Whether it ends the game. */
  readonly goesOut: boolean;
}

export function puzzleOf(view: View): RondoPuzzle {
  return { holder: view.holder, hand: view.hand ?? [], exchanges: view.exchanges, options: view.options };
}

/** What a play found is worth to a seat that lets the cards kept weigh so much, from 0 to 1. */
export function weighed(
  found: FoundWordPlay,
  { puzzle, view, seat, keeps }: { puzzle: RondoPuzzle; view: View; seat: Seat; keeps: number },
): WeighedPlay {
  const play = playLaid(puzzle, found);
  const used = play.placements.map(({ card }) => card);
  const kept = surplus(puzzle.hand, used);
  const goesOut = view.pileSize === 0 && kept.length === 0;
  const late = goesOut ? COST_OF_BEING_LATE * largestHand(view, seat) : 0;
  const promised = promise(kept, view.pileSize - Math.max(0, RONDO_HAND - kept.length)) + late;
  return { play, points: found.points, goesOut, worth: found.points + keeps * promised };
}

/** What passing is worth: the hand stays, with one card more, and the exchanges are paid for. */
export function worthOfPassing({ hand, exchanges }: RondoPuzzle, pileSize: number): number {
  return promise(hand, pileSize - 1) + exchangePoints(exchanges) + (pileSize > 0 ? ONE_MORE_CARD : 0);
}

/** The cards of a hand, each once, those that promise least first. */
export function leastPromising(hand: readonly Card[]): readonly Card[] {
  return [...new Set(hand)].sort((one, other) => PROSPECTS[one] - PROSPECTS[other]);
}

/** How many points more than average cards some cards bring to the next word. */
function promiseOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + PROSPECTS[card], 0);
}

/** What cards kept are worth: at the next turn, or in the final count when the pile will be empty. */
function promise(kept: readonly Card[], pileAfter: number): number {
  if (pileAfter <= 0) return -COST_OF_KEEPING * leftInHand(kept);
  return promiseOf(kept);
}

function largestHand({ handSizes }: View, seat: Seat): number {
  return Math.max(...handSizes.filter((_, other) => other !== seat));
}
