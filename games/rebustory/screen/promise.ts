// What a turn will have brought once an unsent rebus is laid.

import { turnPoints } from '../rules/score.ts';
import type { Change, TurnPoints, View } from '../types.ts';

/** As if the change had been made already: the rules count it. */
export function promisedPoints(view: View, seat: number, change: Change): TurnPoints {
  const plays = view.plays.map((groups, owner) =>
    owner === change.owner ? [...groups.filter(({ id }) => id !== change.group.id), change.group] : groups,
  );
  return turnPoints({ ...view, plays, hand: handOnceLaid(view.hand ?? [], change) }, seat);
}

function handOnceLaid(hand: readonly string[], { used, taken }: Change): readonly string[] {
  const left = [...hand];
  for (const card of used) left.splice(left.indexOf(card), 1);
  return taken === null ? left : [...left, taken];
}
