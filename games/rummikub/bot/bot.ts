// How a machine plays Rummikub des mots: the levels differ by their words and their daring, never by what they see.

import { type Bot, type BotSituation, juryAnswer, type Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { thinksOf } from '../../manners/vocabulary.ts';
import { unlistedWords } from '../rules/play.ts';
import type { Action, RummikubTypes, TableChange, View } from '../types.ts';
import { casualTurns } from './casual.ts';
import { betterTurns } from './solver.ts';
import { Spellings } from './spellings.ts';

/** Steps of an expert's search: about a tenth of a second. */
const EXPERT_BUDGET = 500_000;

export const bot: Bot<RummikubTypes> = {
  *think(situation) {
    const { phase, pending } = situation.view;
    if (pending !== null) yield dictionaryAnswer(pending, situation.books.lexicon);
    else if (phase === 'turn') yield* tablesThoughtOf(situation);
  },
};

/** Contests and votes as the dictionary would, and trusts the others about the theme. */
function dictionaryAnswer(pending: NonNullable<View['pending']>, lexicon: Lexicon): Action {
  const { about, formed } = pending.laid;
  const doubts = about !== 'theme' && unlistedWords(formed, lexicon).length > 0;
  const answer = juryAnswer(pending, doubts ? 'against' : 'for');
  return answer.kind === 'contest' ? { kind: 'contest', about: 'words' } : answer;
}

/** A play that the others took back is not followed by another. */
function* tablesThoughtOf(situation: BotSituation<RummikubTypes>): Generator<Action, void, void> {
  yield { kind: 'pass' };
  if (situation.view.refusals > 0) return;
  for (const { table } of turnsThoughtOf(situation)) yield { kind: 'play', table };
}

function turnsThoughtOf({ view, seat, level, books, chance }: BotSituation<RummikubTypes>): Iterable<TableChange> {
  const puzzle = { table: view.table, rack: view.rack ?? [], entered: view.entered[seat] ?? false };
  const spellings = spellingsOf(level, books.lexicon);
  if (level === 'expert') return betterTurns(puzzle, books.lexicon, { budget: EXPERT_BUDGET, spellings });
  return casualTurns(puzzle, { level, lexicon: books.lexicon, spellings, chance });
}

const spellingsByLevel = new WeakMap<Lexicon, Map<Level, Spellings>>();

/** The words that a level thinks of, remembered from one turn to the next. */
function spellingsOf(level: Level, lexicon: Lexicon): Spellings {
  const levels = spellingsByLevel.get(lexicon) ?? new Map<Level, Spellings>();
  spellingsByLevel.set(lexicon, levels);
  const spellings = levels.get(level) ?? new Spellings(lexicon, (word) => thinksOf(level, word, lexicon));
  levels.set(level, spellings);
  return spellings;
}
