// Which games were learned by playing them on this device: they are no longer offered as unknown.

import { deviceMemory } from '@boite/ui/device/memory.ts';

const LEARNED = 'learned/';

export function isLearned(game: string): boolean {
  return deviceMemory.recall<boolean>(LEARNED + game) ?? false;
}

export function keepLearned(game: string): void {
  deviceMemory.remember(LEARNED + game, true);
}
