// What has happened in the turn that is being played, from what the viewer was told.

import type { Told } from '@boite/protocol';
import type { BoardCard, Dice, News, NotebookLine } from '../types.ts';

/** A roll of the dice; `step` tells two of them apart. */
export interface Roll {
  readonly step: number;
  readonly by: number;
  readonly dice: Dice;
}

/** What was told since the turn began. */
function toldThisTurn(told: readonly Told<News>[]): readonly Told<News>[] {
  return told.slice(told.findLastIndex(({ news }) => news.kind === 'turn') + 1);
}

/** The answers that the viewer received in this turn, and about whose word: two when pages were shown. */
export function answersIn(told: readonly Told<News>[]): readonly NotebookLine[] {
  return toldThisTurn(told).flatMap(({ news }) => {
    if (news.kind !== 'asked' && news.kind !== 'pointed') return [];
    return news.answer ? [{ of: news.of, answer: news.answer }] : [];
  });
}

/** How many cards the question of this turn was asked with; none before it. */
export function pairJustPlayed(told: readonly Told<News>[]): number {
  return toldThisTurn(told).reduce((count, { news }) => (news.kind === 'asked' ? news.pair.length : count), 0);
}

/** The last roll of this turn; null before the first one. */
export function lastRoll(told: readonly Told<News>[]): Roll | null {
  const rolls = toldThisTurn(told).flatMap(({ step, news }) => {
    return news.kind === 'rolled' ? [{ step, by: news.by, dice: news.dice }] : [];
  });
  return rolls.at(-1) ?? null;
}

/**
 * Cards that were turned and put back in a single step, an INTERDICTION or a JOKER: the board of that step no longer shows them, and
 * everyone must see them. `fresh` is what has just been told.
 */
export function turnedAndGone(told: readonly Told<News>[], fresh: readonly Told<News>[]): readonly BoardCard[] {
  const isGone = fresh.some(({ news }) => news.kind === 'barred' || news.kind === 'taken');
  if (!isGone || !fresh.some(({ news }) => news.kind === 'flipped')) return [];
  const last = told.findLastIndex(({ news }) => news.kind === 'flipped');
  return turnedIn(toldThisTurn(told.slice(0, last + 1)));
}

/** The cards turned, in order. */
export function turnedIn(told: readonly Told<News>[]): readonly BoardCard[] {
  return told.flatMap(({ news }) => flippedIn(news));
}

function flippedIn(news: News): readonly BoardCard[] {
  return news.kind === 'flipped' ? [{ square: news.square, card: news.card }] : [];
}
