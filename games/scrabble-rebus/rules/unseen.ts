// Which tokens a viewer has not seen yet: all of them, without those of the board and of one's own rack. (RULES.md 1)

import { type PiecesLeft, unseenPieces } from '@boite/kernel';
import type { Token, View } from '../types.ts';
import { BAGS, COLOURS } from './tokens.ts';

const EVERY_TOKEN: readonly Token[] = COLOURS.flatMap((colour) => BAGS[colour]);

/** From the view alone: what anyone at the table could have counted. Bag after bag. */
export function unseenTokens({ board, hand }: Pick<View, 'board' | 'hand'>): readonly PiecesLeft<Token>[] {
  return unseenPieces(EVERY_TOKEN, [...board.flatMap((token) => token ?? []), ...(hand ?? [])]);
}
