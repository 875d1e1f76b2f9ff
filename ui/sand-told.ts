// How the time that is left is written beside an hourglass and said aloud: in seconds, over days in hours or days.

import { counted } from '@boite/language';

interface SandTold {
  readonly written: string;
  readonly spoken: string;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Begun hours count whole; from two days on, the nearest day, as one would say it. */
export function sandTold(seconds: number): SandTold {
  if (seconds <= HOUR) return { written: String(seconds), spoken: counted(seconds, 'seconde') };
  const [count, unit, letter] =
    seconds > 2 * DAY ? [Math.round(seconds / DAY), 'jour', 'j'] : [Math.ceil(seconds / HOUR), 'heure', 'h'];
  return { written: `${count}\u202f${letter}`, spoken: counted(count, unit) };
}
