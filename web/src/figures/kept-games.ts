// What this device keeps of each finished game for one's own figures: it outlives the game itself, until its person deletes it.

import type { Feat } from '@boite/kernel';
import { type DeviceMemory, deviceMemory } from '@boite/ui/device/memory.ts';

export interface KeptFeat extends Omit<Feat, 'seat'> {
  /** How common the word is: 1 is the commonest; null when nobody counted it. */
  readonly rank: number | null;
}

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** Null in a game that is not won by points. */
  readonly score: number | null;
  readonly isWon: boolean;
  readonly feats: readonly KeptFeat[];
}

const GAMES_COUNTED = 'figures/';
/** Games that ended before were deleted from the figures. */
const DELETED_AT = 'figures-deleted';

export function keptGames(memory: DeviceMemory = deviceMemory): readonly KeptGame[] {
  const keys = memory.keys().filter((key) => key.startsWith(GAMES_COUNTED));
  const games = keys.flatMap((key) => memory.recall<KeptGame>(key) ?? []);
  return games.sort((one, other) => one.at - other.at);
}

export function keepGame(game: KeptGame, memory: DeviceMemory = deviceMemory): void {
  memory.remember(GAMES_COUNTED + game.id, game);
}

/** Whether a finished game still has to be counted. */
export function isUncounted({ id, at }: { id: string; at: number }, memory: DeviceMemory = deviceMemory): boolean {
  return at > (memory.recall<number>(DELETED_AT) ?? 0) && !memory.keys().includes(GAMES_COUNTED + id);
}

/** What was played until now does not come back. */
export function deleteFigures(now: number, memory: DeviceMemory = deviceMemory): void {
  for (const { id } of keptGames(memory)) memory.forget(GAMES_COUNTED + id);
  memory.remember(DELETED_AT, now);
}
