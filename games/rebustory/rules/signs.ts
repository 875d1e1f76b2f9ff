// A rebus as a line of signs: the frames of its cards and its points, and nothing that would spoil it.

import type { Group, Options } from '../types.ts';
import { type CardId, JOKER_ID } from './cards.ts';
import { type Frame, frameOf } from './deck.ts';
import { squaresOf } from './group.ts';
import { rebusPoints } from './score.ts';

const FRAME_SIGNS: Readonly<Record<Frame, string>> = {
  round: '🟢',
  diamond: '🔷',
  rectangle: '🟨',
  hexagon: '🟥',
  triangle: '🟣',
};

/** A line a rebus. */
export function rebusSigns(groups: readonly Group[], options: Options): readonly string[] {
  const rebuses = groups.flatMap((group) => group.rebuses.map((rebus) => ({ group, rebus })));
  return rebuses.map(({ group, rebus }) => {
    const signs = squaresOf(rebus, group.squares).map(({ card }) => signOf(card));
    return `${signs.join('')} ${rebusPoints(rebus, group, options).points}`;
  });
}

function signOf(card: CardId): string {
  const frame = frameOf(card);
  if (frame !== null) return FRAME_SIGNS[frame];
  return card === JOKER_ID ? '🃏' : '⭐';
}
