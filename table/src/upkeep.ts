// What a table does by itself when people come and go: another keeps it, a bot gives a seat back, those who stay stop the game.

import { type Occasion, playingOn } from './occasion.ts';
import { stopDue } from './playing.ts';
import { type Changed, patched } from './ruling.ts';
import { isAmong } from './seats.ts';
import type { DeviceId } from './store.ts';
import { ABSENT_AFTER, HOST_PATIENCE, SAND_PATIENCE, SAY_PATIENCE } from './waiting.ts';

/** What is due now; null when nothing is. */
export function dueChange(occasion: Occasion): Changed | null {
  return hostPassed(occasion) ?? seatsGivenBack(occasion) ?? (isGoingOn(occasion) ? stopDue(playingOn(occasion)) : null);
}

/** When something may be due next, by the clock; null when only a request can bring it. */
export function nextLook({ table, goneFor, at }: Occasion): number | null {
  const devices = [table.host, ...table.seats.flatMap(({ people }) => people.map(({ device }) => device))];
  const marks = devices.flatMap((device) => {
    const gone = goneFor(device);
    return gone === 0 ? [] : LOOKING_TIMES.filter((mark) => mark > gone).map((mark) => at + mark - gone);
  });
  return marks.length === 0 ? null : Math.min(...marks);
}

const LOOKING_TIMES = [ABSENT_AFTER, HOST_PATIENCE, SAND_PATIENCE, SAY_PATIENCE];

/** To whoever of those here has been seated for longest; where nobody is, to whoever waits by name. */
function hostPassed({ table, goneFor }: Occasion): Changed | null {
  if (goneFor(table.host) < HOST_PATIENCE) return null;
  const isHere = ({ device }: { readonly device: DeviceId }) => goneFor(device) === 0;
  const seated = table.seats.flatMap(({ people }) => people).filter(isHere);
  const heirs = seated.length > 0 ? seated : (table.onlookers ?? []).filter(isHere);
  const [heir] = heirs.toSorted((one, other) => (one.since ?? 0) - (other.since ?? 0));
  return heir === undefined ? null : patched({ host: heir.device });
}

/** A bot that held a seat for someone absent leaves it as soon as they are back. */
function seatsGivenBack({ table, goneFor }: Occasion): Changed | null {
  const isBack = ({ bot, people }: (typeof table.seats)[number]) =>
    bot?.untilBack === true && people.some(({ device }) => goneFor(device) === 0 && isAmong(people, device));
  if (!table.seats.some(isBack)) return null;
  return patched({ seats: table.seats.map((place) => (isBack(place) ? { ...place, bot: null } : place)) });
}

function isGoingOn({ round }: Occasion): boolean {
  return round !== null && !round.about.over;
}
