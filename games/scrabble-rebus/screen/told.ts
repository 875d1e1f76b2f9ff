// What the news say of the board: which tokens are new to a player, and who read what.

import { cellKey, type Seat } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { BoardRebus, News, View } from '../types.ts';

type TurnNews = Extract<News, { kind: 'played' | 'changed' | 'passed' }>;
type PlayedNews = Extract<News, { kind: 'played' }>;

/** The squares that the others covered since a player's last turn; when they covered none, those of the last play. */
export function freshSquares(told: readonly Told<News>[], seat: Seat | null): ReadonlySet<string> {
  const turns = told.map(({ news }) => news).filter(isTurn);
  const since = seat === null ? turns.length : turns.findLastIndex((news) => news.seat === seat) + 1;
  const plays = turns.slice(since).filter(isPlayed);
  const shown = plays.length > 0 ? plays : turns.filter(isPlayed).slice(-1);
  return new Set(shown.flatMap(({ placements }) => placements.map(cellKey)));
}

function isTurn(news: News): news is TurnNews {
  return news.kind === 'played' || news.kind === 'changed' || news.kind === 'passed';
}

function isPlayed(news: News): news is PlayedNews {
  return news.kind === 'played';
}

/** Who read a rebus that lies on the board. */
export function readerOf(rebus: BoardRebus, { sheet }: View): Seat | null {
  return sheet.findLast(({ texts }) => texts?.includes(rebus.text))?.seat ?? null;
}
