// Another game at the same table with the same people, or the same one again; whoever waited for it plays, whoever sits it out does not.

import { seatsFor } from '@boite/kernel';
import type { Requests } from '@boite/protocol';
import { arrangedForNext } from './next-round.ts';
import type { Occasion } from './occasion.ts';
import { backInLobby, roundBegun } from './playing.ts';
import type { Box } from './round.ts';
import { type Changed, type Patch, patched } from './ruling.ts';
import { ensured, isOccupied, seatsFitted } from './seats.ts';
import type { StoredTable } from './store.ts';

/** What was agreed on the last time it was played here, else the usual options. */
export function optionsFor({ agreed = {} }: StoredTable, { game }: Box): object {
  return game.readOptions(agreed[game.id] ?? {}) ?? ensured(game.readOptions({}));
}

/** After a game it begins at once when every seat is taken; before one, people may still choose. */
export function anotherGame(occasion: Occasion, { game }: Requests['another']): Changed {
  const box = ensured(occasion.boxNamed(game));
  const options = optionsFor(occasion.table, box);
  const bounds = seatsFor(box.game, options);
  if (occasion.round === null) return patched({ game, options, ...seatsFitted(occasion.table, bounds) });
  const next = occasionForNext({ ...occasion, box, table: { ...occasion.table, game, options } });
  const fitted = seatsFitted(next.table, bounds);
  const table = { ...next.table, ...fitted };
  const begun = fitted.seats.every(isOccupied) ? roundBegun({ ...next, table }) : backInLobby();
  return { ...begun, patch: { game, options, ...arrangement(table), ...begun.patch } };
}

/** The same game again. */
export function sameAgain(occasion: Occasion): Changed {
  const next = occasionForNext(occasion);
  const begun = roundBegun(next);
  return { ...begun, patch: { ...arrangement(next.table), ...begun.patch } };
}

/** Back to the lobby, where whoever waited is seated already. */
export function tableRearranged(occasion: Occasion): Changed {
  const { table } = occasionForNext(occasion);
  return patched({ ...arrangement(table), ...backInLobby().patch });
}

/** The table as the next game finds it. */
export function occasionForNext(occasion: Occasion): Occasion {
  const { table, box } = occasion;
  const options = box.game.readOptions(table.options) ?? table.options;
  return { ...occasion, table: { ...table, ...arrangedForNext(table, seatsFor(box.game, options)) } };
}

function arrangement({ seats, youngest, onlookers = [], out = [] }: StoredTable): Patch {
  return { seats, youngest, onlookers, out };
}
