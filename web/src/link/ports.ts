// Knows what surrounds a table inside this device: its clock, its luck, its dictionary.

import type { GameBox, GameTypes } from '@boite/kernel';
import { StillComing } from '@boite/language';
import type { Bots, Clock, Ports } from '@boite/table';
import { luck } from '@boite/ui/device/luck.ts';
import { booksCompleted, lateBooks } from '@boite/ui/library.ts';

/** Milliseconds a bot takes at least, so that people can follow. */
const BOT_PACE = 1_300;

/** A table inside this device opens at once: its books come once they are read. */
export interface DevicePorts extends Ports {
  /** Until then nothing is done for anybody by chance or by a bot. */
  booksWhole(): Promise<void>;
}

export function portsFor(box: GameBox<GameTypes>, place: Pick<Ports, 'store' | 'bots' | 'trouble'>): DevicePorts {
  const booksWhole = () => booksCompleted(box.books);
  return {
    ...place,
    clock: clockOnce(booksWhole),
    bots: botsOnce(booksWhole, place.bots),
    chance: luck,
    secrets: luck,
    box: (id) => (id === box.game.id ? box : null),
    books: lateBooks(box.books),
    passing: (error) => (error instanceof StillComing ? error.coming : null),
    booksWhole,
    // Bots take their time themselves: an alarm of the table brings all the books with it.
    botPace: () => 0,
    // Whoever runs them waits for what they read, however long the line is gone.
    botPatience: null,
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

function paceKept(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, BOT_PACE));
}

/** What a bot does is judged with the books that it had. */
function botsOnce(booksWhole: () => Promise<void>, bots: Bots): Bots {
  return {
    async think(request, wish) {
      const [action] = await Promise.all([bots.think(request, wish), paceKept()]);
      await booksWhole();
      return action;
    },
  };
}
