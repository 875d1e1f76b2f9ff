// Another game at the same table with the same people, and what each has won there so far.

import { seatsFor } from '@boite/kernel';
import type { Requests, TallyLine } from '@boite/protocol';
import type { Occasion } from './occasion.ts';
import { backInLobby, roundBegun } from './playing.ts';
import type { Round } from './round.ts';
import { type Changed, patched } from './ruling.ts';
import { ensured, isOccupied, seatsFitted } from './seats.ts';

/** With the usual options. After a game it begins at once when every seat is taken; before one, people may still choose. */
export function anotherGame(occasion: Occasion, { game }: Requests['another']): Changed {
  const box = ensured(occasion.boxNamed(game));
  const options = ensured(box.game.readOptions({}));
  const changes = { game, options, ...seatsFitted(occasion.table, seatsFor(box.game, options)) };
  if (occasion.round === null) return patched(changes);
  const isReady = changes.seats.every(isOccupied);
  const next = isReady ? roundBegun({ ...occasion, box, table: { ...occasion.table, ...changes } }) : backInLobby();
  return { ...next, patch: { ...changes, ...next.patch } };
}

/** A game is over: one more played by each of its people, and won by those who are first. Nobody wins alone, nor all together. */
export function tallied(tally: readonly TallyLine[], { match, about }: Round): readonly TallyLine[] {
  const ranking = match.game.result(match.state)?.ranking ?? [];
  const isWon = ranking.some(({ rank }) => rank > 1);
  return ranking.reduce((lines, { seat, rank }) => {
    const name = about.names[seat] ?? '';
    const known = lines.find((line) => line.name === name && line.game === about.game);
    const { played, won } = known ?? { played: 0, won: 0 };
    const others = lines.filter((line) => line !== known);
    return [...others, { name, game: about.game, played: played + 1, won: won + Number(isWon && rank === 1) }];
  }, tally);
}
