// Knows what surrounds a table inside this device: its clock, its luck, its dictionary.

import type { GameBox, GameTypes } from '@boite/kernel';
import type { Bots, Clock, Ports } from '@boite/table';
import { luck } from '@boite/ui/device/luck.ts';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';

/** How long a bot may take before it is taken for failed, in milliseconds. */
const BOT_PATIENCE = 60_000;
/** Milliseconds a bot takes at least, so that people can follow. */
const BOT_PACE = 1_300;

/** A table inside this device opens at once, before its books are there to the last page. */
export interface DevicePorts extends Ports {
  /** Until then nothing is done for anybody by chance or by a bot. */
  booksWhole(): Promise<void>;
}

export async function portsFor(box: GameBox<GameTypes>, place: Pick<Ports, 'store' | 'bots' | 'trouble'>): Promise<DevicePorts> {
  const books = await booksNamed(box.books);
  const booksWhole = () => booksCompleted(box.books);
  return {
    ...place,
    clock: clockOnce(booksWhole),
    bots: botsOnce(booksWhole, place.bots),
    chance: luck,
    secrets: luck,
    box: (id) => (id === box.game.id ? box : null),
    books,
    booksWhole,
    botPace: () => BOT_PACE,
    botPatience: BOT_PATIENCE,
  };
}

/** An alarm rings once the books are whole: what it sets off may draw a word. */
function clockOnce(booksWhole: () => Promise<void>): Clock {
  return {
    now: () => Date.now(),
    alarm(at, ring) {
      const alarm = setTimeout(() => booksWhole().then(ring, ring), Math.max(0, at - Date.now()));
      return () => clearTimeout(alarm);
    },
  };
}

/** What a bot does is judged with the books that it had. */
function botsOnce(booksWhole: () => Promise<void>, bots: Bots): Bots {
  return {
    async think(request, wish) {
      const action = await bots.think(request, wish);
      await booksWhole();
      return action;
    },
  };
}
