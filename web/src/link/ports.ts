// Knows what surrounds a table inside this device: its clock, its luck, its dictionary.

import type { GameBox, GameTypes } from '@boite/kernel';
import type { Clock, Ports } from '@boite/table';
import { luck } from '@boite/ui/device/luck.ts';
import { booksNamed } from '@boite/ui/library.ts';

/** Milliseconds a bot takes at least, so that people can follow. */
const BOT_PACE = 1_300;

const clock: Clock = {
  now: () => Date.now(),
  alarm(at, ring) {
    const alarm = setTimeout(ring, Math.max(0, at - Date.now()));
    return () => clearTimeout(alarm);
  },
};

export async function portsFor(box: GameBox<GameTypes>, place: Pick<Ports, 'store' | 'bots' | 'trouble'>): Promise<Ports> {
  return {
    ...place,
    clock,
    chance: luck,
    secrets: luck,
    box: (id) => (id === box.game.id ? box : null),
    books: await booksNamed(box.books),
    botPace: () => BOT_PACE,
  };
}
