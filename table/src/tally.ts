// What each has won at a table: this evening, this season, and in the seasons before.

import type { Season, TallyLine } from '@boite/protocol';
import type { Round } from './round.ts';
import type { StoredTable } from './store.ts';

/** Whoever comes together again after so long, in milliseconds, spends another evening. */
const BETWEEN_EVENINGS = 6 * 3_600_000;

export const NO_EVENING: Season = { until: Number.NEGATIVE_INFINITY, tally: [] };

/** A game is over: it counts for the evening and for the season. */
export function tallyCounted({ tally = [], evening }: StoredTable, round: Round): Pick<StoredTable, 'tally' | 'evening'> {
  const { at } = round.about;
  const sameEvening = evening !== undefined && at - evening.until < BETWEEN_EVENINGS ? evening.tally : [];
  return { tally: tallied(tally, round), evening: { until: at, tally: tallied(sameEvening, round) } };
}

/** What this evening has brought so far; nothing once people have gone home. */
export function tallyTonight({ evening = NO_EVENING }: StoredTable, at: number): readonly TallyLine[] {
  return at - evening.until < BETWEEN_EVENINGS ? evening.tally : [];
}

/** One more played by each of its people, and won by those who are first. */
function tallied(tally: readonly TallyLine[], { match, about }: Round): readonly TallyLine[] {
  const seats = (match.game.result(match.state)?.ranking ?? []).map(({ seat }) => seat);
  return seats.reduce((lines, seat) => {
    const name = about.names[seat] ?? '';
    const known = lines.find((line) => line.name === name && line.game === about.game);
    const { played, won } = known ?? { played: 0, won: 0 };
    const others = lines.filter((line) => line !== known);
    const isWon = about.winners?.includes(seat) ?? false;
    return [...others, { name, game: about.game, played: played + 1, won: won + Number(isWon) }];
  }, tally);
}
