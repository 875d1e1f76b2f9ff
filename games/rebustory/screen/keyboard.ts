// What the keys do on the screen of Rébustory, away from the cards.

import { isCommand, isForPlayArea } from '@boite/ui/keys.ts';

export type RebusKey = 'take-back' | 'clear' | 'write';

/** Null when the key means nothing here. */
export function rebusKey(event: KeyboardEvent): RebusKey | null {
  if (!isForPlayArea(event) || isCommand(event)) return null;
  if (event.key === 'Backspace') return 'take-back';
  if (event.key === 'Escape') return 'clear';
  return /^\p{L}$/u.test(event.key) ? 'write' : null;
}
