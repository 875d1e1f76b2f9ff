// What the keys do on the screen of Dico, besides walking on the board.

import { isCommand, isForPlayArea, meaningOf } from '@boite/ui/keys.ts';

type TurnKey = 'stop' | 'back' | 'end';

const TURN_KEYS: Readonly<Record<string, TurnKey>> = { s: 'stop', S: 'stop', Escape: 'back', Enter: 'end' };

/** Null when the key belongs to a field, a dialog or a button. */
export function turnKey(event: KeyboardEvent): TurnKey | null {
  return isForPlayArea(event) && !isCommand(event) && !event.repeat ? meaningOf(TURN_KEYS, event.key) : null;
}
