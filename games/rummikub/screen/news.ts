// Knows which words of the table are new to a player: those the others have formed since that player's last turn.

import type { Seat } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { News, Spelling } from './rules.ts';

/** To a spectator, those of the last play. */
export function freshIn(told: readonly Told[], seat: Seat | null): readonly Spelling[] {
  const turns = told.map(({ news }) => news as News).filter((news) => news.kind === 'played' || news.kind === 'passed');
  const since = seat === null ? turns.length - 2 : turns.findLastIndex((news) => news.seat === seat);
  return turns.slice(since + 1).flatMap((news) => (news.kind === 'played' ? news.formed : []));
}
