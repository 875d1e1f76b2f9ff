// Knows how a machine plays Rummikub des mots: the levels differ by their words and their daring, never by what they see.

import type { Bot, BotSituation, Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { thinksOf } from '../../manners/vocabulary.ts';
import { unlistedWords } from '../rules/play.ts';
import type { Action, Change, RummikubTypes } from '../types.ts';
import { casualTurns } from './casual.ts';
import { betterTurns, type Puzzle } from './solver.ts';
import { Spellings } from './spellings.ts';

type Situation = BotSituation<RummikubTypes>;
type Thoughts = Generator<Action, void, void>;

/** Steps of an expert's search: about a tenth of a second. */
const EXPERT_BUDGET = 500_000;

export const bot: Bot<RummikubTypes> = {
  think: (situation) => (situation.view.pending === null ? turnThoughts(situation) : pendingThoughts(situation)),
};

/** A play that the others took back is not followed by another. */
function* turnThoughts(situation: Situation): Thoughts {
  if (situation.view.phase === 'over') return;
  yield { kind: 'pass' };
  if (situation.view.refused) return;
  for (const { table } of turns(situation)) yield { kind: 'play', table };
}

function turns({ view, seat, level, books, chance }: Situation): Iterable<Change> {
  const puzzle: Puzzle = { table: view.table, rack: view.rack ?? [], entered: view.entered[seat] ?? false };
  const spellings = spellingsOf(level, books.lexicon);
  if (level === 'expert') return betterTurns(puzzle, books.lexicon, { budget: EXPERT_BUDGET, spellings });
  return casualTurns(puzzle, { level, lexicon: books.lexicon, spellings, chance });
}

/** Contests and votes as the dictionary would, and trusts the others about the theme. */
function* pendingThoughts({ view, books }: Situation): Thoughts {
  const doubts = unlistedWords(view.pending?.laid.formed ?? [], books.lexicon).length > 0;
  const about = view.pending?.laid.about;
  if (view.pending?.stage === 'vote') yield { kind: 'vote', voice: about === 'appeal' && doubts ? 'against' : 'for' };
  else yield about === 'words' && doubts ? { kind: 'contest', about } : { kind: 'accept' };
}

const known = new WeakMap<Lexicon, Map<Level, Spellings>>();

/** The words that a level thinks of, remembered from one turn to the next. */
function spellingsOf(level: Level, lexicon: Lexicon): Spellings {
  const levels = known.get(lexicon) ?? new Map<Level, Spellings>();
  known.set(lexicon, levels);
  const spellings = levels.get(level) ?? new Spellings(lexicon, (word) => thinksOf(level, word, lexicon));
  levels.set(level, spellings);
  return spellings;
}
