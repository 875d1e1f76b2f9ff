// Knows how a beginner and a regular player find a play: among the words they think of, with a share of chance.

import type { Chance, Level, Seat } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { happens } from '../../manners/luck.ts';
import { thinksOf } from '../../manners/vocabulary.ts';
import type { Action, Card, View } from '../types.ts';
import { leastPromising, promiseOf, puzzleOf, weighed } from './judgement.ts';
import { playLaid } from './laying.ts';
import { allWordPlays, type FoundWordPlay } from './solver.ts';

type CasualLevel = Exclude<Level, 'expert'>;

/** How many of the plays noticed are weighed. */
const NOTICED_JUDGED = 12;
/** A word of the last so many turns is not said again. */
const RECENT = 8;

/** How attentive a player is. Chances are in percent. */
interface WordHabits {
  /** The chance to notice a play that takes one card from the hand, two, three, four, or more. */
  readonly notices: readonly number[];
  /** Whether the cards kept for later weigh in the choice. */
  readonly looksAhead: boolean;
  /** What gives the idea of an exchange: a hand that promises less than this, or no play of so many points. */
  readonly bearsHand: number;
  readonly contentWith: number;
  /** The chance that the idea is followed, and how often in a turn. */
  readonly exchanges: number;
  readonly mostExchanges: number;
}

const WORD_HABITS: Readonly<Record<CasualLevel, WordHabits>> = {
  debutant: { notices: [70, 60, 35, 15, 5], looksAhead: false, bearsHand: -7, contentWith: 1, exchanges: 50, mostExchanges: 1 },
  habitue: { notices: [95, 95, 95, 90, 80], looksAhead: true, bearsHand: -1, contentWith: 9, exchanges: 80, mostExchanges: 2 },
};

interface CasualSide {
  readonly view: View;
  readonly seat: Seat;
  readonly level: CasualLevel;
  readonly lexicon: Lexicon;
  readonly chance: Chance;
}

/** Better and better actions for a turn. */
export function* casualTurn(table: CasualSide): Generator<Action, void, void> {
  const puzzle = puzzleOf(table.view);
  const noticed = noticedPlays(table, allWordPlays(puzzle, table.lexicon));
  const best = WORD_HABITS[table.level].looksAhead ? mostPromising(table, noticed.slice(0, NOTICED_JUDGED)) : noticed[0];
  if (best && best.points > 0) yield { kind: 'play', ...playLaid(puzzle, best) };
  const given = temptingExchange(table, best?.points ?? 0);
  if (given) yield { kind: 'exchange', card: given };
}

/** The plays that the player notices, the highest-scoring first; when there is none, others that could have been noticed. */
function noticedPlays({ view, level, lexicon, chance }: CasualSide, plays: readonly FoundWordPlay[]): readonly FoundWordPlay[] {
  const recent = view.sheet.slice(-RECENT).map(({ word }) => word);
  const fresh = plays.filter(({ word }) => !recent.includes(word));
  const known = fresh.filter(({ word }) => thinksOf(level, word, lexicon));
  const { notices } = WORD_HABITS[level];
  const noticed = known.filter(({ cards }) => happens(chance, notices[Math.min(cards, notices.length) - 1] ?? 0));
  if (noticed.length > 0) return noticed;
  return known.length > 0 ? known : fresh.filter(({ word }) => thinksOf('habitue', word, lexicon));
}

function mostPromising(table: CasualSide, plays: readonly FoundWordPlay[]): FoundWordPlay | undefined {
  const puzzle = puzzleOf(table.view);
  const worths = plays.map((play) => weighed(play, { ...table, puzzle }).worth);
  return plays[worths.indexOf(Math.max(...worths))];
}

function temptingExchange({ view, level, chance }: CasualSide, points: number): Card | null {
  const { bearsHand, contentWith, exchanges, mostExchanges } = WORD_HABITS[level];
  const hand = view.hand ?? [];
  if (view.pileSize === 0 || view.exchanges >= mostExchanges) return null;
  const isTempted = points < contentWith || promiseOf(hand) < bearsHand;
  return isTempted && happens(chance, exchanges) ? (leastPromising(hand)[0] ?? null) : null;
}
