// Knows which games there are. A new game adds one line.

import type { Bot, GameBox, GameTypes } from '@boite/kernel';
import { box as dico } from './dico/game.ts';
import { box as rebustory } from './rebustory/game.ts';
import { box as rondo } from './rondo/game.ts';
import { box as rummikub } from './rummikub/game.ts';
import { box as scrabbleRebus } from './scrabble-rebus/game.ts';

const SHELF: readonly GameBox<GameTypes>[] = [rondo, rummikub, rebustory, dico, scrabbleRebus];

/** Every game, in the order of the shelf. */
export function shelf(): readonly GameBox<GameTypes>[] {
  return SHELF;
}

export function gameNamed(id: string): GameBox<GameTypes> | null {
  return SHELF.find((box) => box.game.id === id) ?? null;
}

/** The bots of all games, by the game's id. */
export async function botsOfShelf(): Promise<ReadonlyMap<string, Bot<GameTypes>>> {
  return new Map(await Promise.all(SHELF.map(async ({ game, bot }) => [game.id, await bot()] as const)));
}
