// Knows what the news say of the board: which tokens are new to a player, and who read what.

import type { Seat } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import { cellKey, type News, type Rebus, type View } from './rules.ts';

type Turn = Extract<News, { kind: 'played' | 'changed' | 'passed' }>;
type Played = Extract<News, { kind: 'played' }>;

/** The squares that the others covered since a player's last turn; when they covered none, those of the last play. */
export function freshIn(told: readonly Told[], seat: Seat | null): ReadonlySet<string> {
  const turns = told.map(({ news }) => news as News).filter(isTurn);
  const since = seat === null ? turns.length : turns.findLastIndex((news) => news.seat === seat) + 1;
  const plays = turns.slice(since).filter(isPlayed);
  const shown = plays.length > 0 ? plays : turns.filter(isPlayed).slice(-1);
  return new Set(shown.flatMap(({ placements }) => placements.map(cellKey)));
}

function isTurn(news: News): news is Turn {
  return news.kind === 'played' || news.kind === 'changed' || news.kind === 'passed';
}

function isPlayed(news: News): news is Played {
  return news.kind === 'played';
}

/** Who read a rebus that lies on the board. */
export function readerOf(rebus: Rebus, { sheet }: View): Seat | null {
  return sheet.findLast(({ texts }) => texts?.includes(rebus.text))?.seat ?? null;
}
