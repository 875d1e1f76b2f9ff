// What must hold after faults: every acknowledged action is in the log exactly once, nothing is there that nobody did, every view that
// anyone saw is what the log replays to.

import { gameNamed } from '@boite/games';
import { act, type GameBox, type GameTypes, type Match, replayed, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { type KeptGame, KeptMatch } from '../fuzz/secrets.ts';
import { type FaultPlayer, type SentAction, viewPrint } from './player.ts';

const proofBooks = loadLibrary();

/** What is asked of whoever played. */
type Remembered = Pick<FaultPlayer, 'sent' | 'seen' | 'contradictions'>;

type LogFact = { readonly kind: string; readonly seat?: number };

/** What is wrong, a line each. */
export function wrongsOf(players: readonly Remembered[], games: readonly KeptGame[]): readonly string[] {
  const sent = Map.groupBy(
    players.flatMap((player) => player.sent),
    ({ gameId }) => gameId,
  );
  return [
    ...players.flatMap(({ contradictions }) => contradictions.map((key) => `two views of ${key}`)),
    ...games.flatMap((game) => wrongActions(game, sent.get(game.id) ?? [])),
    ...wrongSights(players, games),
    ...[...sent.keys()].filter((id) => !games.some((game) => game.id === id)).map((id) => `the game ${id} is lost`),
  ];
}

/** Facts that were kept at once: what one action made, or a clock. */
interface Happening {
  readonly from: number;
  readonly first: LogFact;
}

function wrongActions({ id, game, facts, times }: KeptGame, sent: readonly SentAction[]): readonly string[] {
  const { game: rules } = gameNamed(game) as GameBox<GameTypes>;
  const left = new Set(sent.toSorted((one, other) => Number(other.outcome === 'done') - Number(one.outcome === 'done')));
  const isExplained = (happening: Happening) => {
    const match = replayed(rules, facts.slice(0, happening.from));
    const author = [...left].find((action) => mayHaveMade(match, action, happening));
    if (author !== undefined) return left.delete(author);
    // Where sand ran, a clock may have done it.
    return rules.awaiting(match.state).deadline !== null;
  };
  const happenings = happeningsIn(facts, times);
  const strange = happenings.filter((happening) => !isExplained(happening));
  const isMissed = ({ outcome }: SentAction) => outcome === 'done';
  // Two may act within one millisecond: the second is then found among the facts of the first.
  if ([...left].some(isMissed)) factsWithin(facts, happenings).forEach(isExplained);
  return [
    ...[...left].filter(isMissed).map(({ seat, step }) => `${game} ${id}: what seat ${seat} did at step ${step} is lost`),
    ...strange.map(({ from, first }) => `${game} ${id}: nobody did fact ${from} (${JSON.stringify(first).slice(0, 200)})`),
  ];
}

/** Without the first one, which begins the game. */
function happeningsIn(facts: readonly LogFact[], times: readonly number[]): readonly Happening[] {
  const all = facts.flatMap((first, from) => (times[from] === times[from - 1] ? [] : [{ from, first }]));
  return all.slice(1);
}

/** Those that do not begin a happening. */
function factsWithin(facts: readonly LogFact[], happenings: readonly Happening[]): readonly Happening[] {
  const begins = new Set(happenings.map(({ from }) => from));
  const start = Math.min(...begins);
  return facts.flatMap((first, from) => (from < start || begins.has(from) ? [] : [{ from, first }]));
}

function mayHaveMade(match: Match<GameTypes>, { seat, step, action, outcome }: SentAction, { from, first }: Happening): boolean {
  if (outcome === 'refused' || step > from) return false;
  const advance = act(match, { seat, step, action }, { chance: seededChance(1), now: 0, books: proofBooks });
  if ('refusal' in advance) return false;
  const [made] = advance.facts as readonly LogFact[];
  return made?.kind === first.kind && made.seat === first.seat;
}

function wrongSights(players: readonly Remembered[], games: readonly KeptGame[]): readonly string[] {
  const matches = new Map(games.map((game) => [game.id, new KeptMatch(game)]));
  return players.flatMap(({ seen }) =>
    [...seen.values()].flatMap(({ gameId, viewer, step, print }) => {
      const match = matches.get(gameId);
      if (match === undefined || step > match.kept.facts.length) return [`step ${step} of ${gameId} was seen and is lost`];
      return viewPrint(match.viewAt(step, viewer)) === print
        ? []
        : [`step ${step} of ${gameId}: another view than the log replays to`];
    }),
  );
}
