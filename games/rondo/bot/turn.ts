// Knows how a player finds a play: among the words that come to mind, by points, by the cards kept, by what the next player could make of it.

import { shuffled, surplus } from '@boite/kernel';
import type { Action, Card } from '../types.ts';
import { HABITS } from './habits.ts';
import { playsThoughtOf } from './ideas.ts';
import { leastPromising, puzzleOf, type WeighedPlay, weighed, worthOfPassing } from './judgement.ts';
import { foreseenPlays } from './rivals.ts';
import { type Side, unseen } from './side.ts';
import { allWordPlays, type RondoPuzzle } from './solver.ts';

/** How many plays are weighed: those that pay most. */
const PLAYS_JUDGED = 40;
const JUDGED_AFTER_DRAW = 12;
/** What an exchange must bring beyond its cost, and how many cards are considered for it. */
const EXCHANGE_MARGIN = 0.3;
const EXCHANGED = 2;

/** Better and better actions for a turn. */
export function* turnThoughts(side: Side): Generator<Action, void, void> {
  const puzzle = puzzleOf(side.view);
  const plays = promisingPlays(side, puzzle, PLAYS_JUDGED);
  const pass = worthOfPassing(puzzle, side.view.pileSize);
  const [best] = plays;
  const isPlaying = best !== undefined && (best.worth > pass || HABITS[side.level].keeps < 1);
  if (isPlaying) yield { kind: 'play', ...best.play };
  const given = cardToExchange(side, puzzle, isPlaying ? best : null);
  if (given) yield { kind: 'exchange', card: given };
  else if (isPlaying) yield* foreseenPlays(side, plays);
}

/** The plays that come to mind, the most promising first. */
function promisingPlays(side: Side, puzzle: RondoPuzzle, count: number): readonly WeighedPlay[] {
  const { keeps } = HABITS[side.level];
  const found = playsThoughtOf(allWordPlays(puzzle, side.lexicon), side).filter(({ points }) => points > 0 || keeps === 1);
  const judged = found.slice(0, count).map((play) => weighed(play, { ...side, puzzle, keeps }));
  return judged.sort((one, other) => other.worth - one.worth);
}

/** The card to exchange, by whim or after imagining what comes instead; null for none. */
function cardToExchange(side: Side, puzzle: RondoPuzzle, best: WeighedPlay | null): Card | null {
  const { view, level } = side;
  const { contentWith, mostExchanges, draws } = HABITS[level];
  if (view.pileSize === 0 || view.exchanges >= mostExchanges) return null;
  if (draws > 0) return cardBestExchanged(side, puzzle, best);
  return (best?.points ?? 0) < contentWith ? (leastPromising(puzzle.hand)[0] ?? null) : null;
}

/** The card whose exchange is worth more than the best play, on the average of some draws; null when there is none. */
function cardBestExchanged(side: Side, puzzle: RondoPuzzle, best: WeighedPlay | null): Card | null {
  const pass = worthOfPassing(puzzle, side.view.pileSize);
  const now = Math.max(pass, best?.worth ?? pass);
  const draws = shuffled(unseen(side.view), side.chance).slice(0, HABITS[side.level].draws);
  const worths = leastPromising(puzzle.hand)
    .slice(0, EXCHANGED)
    .map((card) => ({ card, worth: worthAfterExchange(side, puzzle, { card, draws }) }));
  const first = worths.sort((one, other) => other.worth - one.worth)[0];
  return first && first.worth > now + EXCHANGE_MARGIN ? first.card : null;
}

function worthAfterExchange(side: Side, puzzle: RondoPuzzle, { card, draws }: { card: Card; draws: readonly Card[] }): number {
  const kept = surplus(puzzle.hand, [card]);
  const worths = draws.map((drawn) => {
    const after = { ...puzzle, hand: [...kept, drawn], exchanges: puzzle.exchanges + 1 };
    const best = promisingPlays(side, after, JUDGED_AFTER_DRAW)[0]?.worth ?? Number.NEGATIVE_INFINITY;
    return Math.max(best, worthOfPassing(after, side.view.pileSize));
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}
