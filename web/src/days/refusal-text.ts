// What is said of a move that cannot be made, in a game that one plays alone without a table.

import type { GameTypes, MatchRefusal } from '@boite/kernel';
import type { OpenedGame } from '../open-game.ts';

/** What the rules of any match refuse: a move that comes too late. */
const LATE: readonly string[] = ['malformed', 'over', 'not-awaited', 'stale'];

export function refusalText({ box }: OpenedGame, refusal: GameTypes['Refusal'] | MatchRefusal): string {
  return LATE.includes(refusal.code) ? 'Ce n’est plus le moment.' : box.text.refusal(refusal);
}
