// Knows whether a play that a machine found can be laid: the rules and the arbitre have the last word.

import { playRefusal } from '../rules/play.ts';
import { gainOf, objected, refusedRowKey } from '../rules/rebus.ts';
import type { BoardRebus, Books, TokenPlay, View } from '../types.ts';
import type { FoundPlay } from './found-play.ts';
import type { Readings } from './readings.ts';

/** What is seen when a play is claimed. */
type Sight = Pick<View, 'board' | 'hand' | 'refused'>;

/** A play as it is laid, its claims rightly written; null when someone would refuse it. */
export function claimed(
  found: FoundPlay,
  view: Sight,
  { readings, books }: { readings: Readings; books: Books },
): TokenPlay | null {
  const play = found.play(readings);
  if (playRefusal(view, play) !== null) return null;
  const { rebuses } = gainOf(view.board, play, books);
  const isRefused = objected(rebuses).length > 0 || rebuses.some((rebus) => view.refused.includes(refusedRowKey(rebus)));
  return isRefused ? null : { placements: play.placements, claims: rebuses.map(rebusClaim) };
}

function rebusClaim({ row, column, direction, text }: BoardRebus): TokenPlay['claims'][number] {
  return { row, column, direction, text, meant: [] };
}
