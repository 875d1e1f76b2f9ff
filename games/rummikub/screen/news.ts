// Which words of the table are new to a player: those the others have formed since that player's last turn.

import type { Seat } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { News, Spelling } from '../types.ts';

/** To a spectator, those of the last play. */
export function freshWords(told: readonly Told<News>[], seat: Seat | null): readonly Spelling[] {
  const turns = told.map(({ news }) => news).filter((news) => news.kind === 'played' || news.kind === 'passed');
  const since = seat === null ? turns.length - 2 : turns.findLastIndex((news) => news.seat === seat);
  return turns.slice(since + 1).flatMap((news) => (news.kind === 'played' ? news.formed : []));
}
