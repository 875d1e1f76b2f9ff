// How a machine plays Rummikub des mots: the levels differ by their words and their daring, never by what they see.

import { type Bot, type BotSituation, juryAnswer, type Level, type Voice } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { doubts } from '../../manners/doubt.ts';
import { thinksOf } from '../../manners/vocabulary.ts';
import { fitsTheme, isOfferedTheme } from '../rules/themes.ts';
import type { Action, Books, RummikubTypes, TableChange, View } from '../types.ts';
import { turnsGlimpsed } from './glimpses.ts';
import { Spellings } from './spellings.ts';

type WaitingBallot = NonNullable<View['pending']>;

export const bot: Bot<RummikubTypes> = {
  *think(situation) {
    const { phase, pending } = situation.view;
    if (pending !== null) yield jurorAnswer(situation, pending);
    else if (phase === 'turn') yield* tablesThoughtOf(situation);
  },
};

/** Of a theme it knows what our list says, of an appeal what the dictionary does; the words of others it may doubt. */
function jurorAnswer(situation: BotSituation<RummikubTypes>, pending: WaitingBallot): Action {
  if (isOffTheme(situation, pending)) return juryAnswerAbout(pending, 'against', 'theme');
  const { level, books, chance } = situation;
  const { about, formed } = pending.laid;
  if (about === 'theme') return juryAnswerAbout(pending, 'for', about);
  const isDoubtful = about === 'appeal' || doubts(formed, { level, lexicon: books.lexicon, chance });
  return juryAnswerAbout(pending, isDoubtful ? 'against' : 'for', 'words');
}

function isOffTheme({ view, books }: BotSituation<RummikubTypes>, { laid: { about, formed } }: WaitingBallot): boolean {
  return about !== 'appeal' && formed.some((word) => !fitsTheme(view.options.theme, word, books));
}

function juryAnswerAbout(pending: WaitingBallot, voice: Voice, about: 'words' | 'theme'): Action {
  const answer = juryAnswer(pending, voice);
  return answer.kind === 'contest' ? { kind: 'contest', about } : answer;
}

/** A play that the others took back is not followed by another. */
function* tablesThoughtOf(situation: BotSituation<RummikubTypes>): Generator<Action, void, void> {
  yield { kind: 'pass' };
  if (situation.view.refusals > 0) return;
  for (const { table } of turnsThoughtOf(situation)) yield { kind: 'play', table };
}

function turnsThoughtOf({ view, seat, level, books, chance }: BotSituation<RummikubTypes>): Iterable<TableChange> {
  const puzzle = { table: view.table, rack: view.rack ?? [], entered: view.entered[seat] ?? false };
  const spellings = spellingsFor({ level, theme: view.options.theme }, books);
  return turnsGlimpsed(puzzle, { level, lexicon: books.lexicon, spellings, chance });
}

interface BotWords {
  readonly level: Level;
  readonly theme: string | null;
}

const spellingsKept = new WeakMap<Lexicon, Map<string, Spellings>>();

/** The words that a level thinks of, those of the theme alone if there is one, remembered from one turn to the next. */
function spellingsFor({ level, theme }: BotWords, books: Books): Spellings {
  const { lexicon } = books;
  const kept = spellingsKept.get(lexicon) ?? new Map<string, Spellings>();
  spellingsKept.set(lexicon, kept);
  const key = `${level} ${theme}`;
  const isKnown = (word: string) => fitsTheme(theme, word, books) && thinksOf(level, word, lexicon);
  const spellings = kept.get(key) ?? new Spellings(lexicon, isKnown, isOfferedTheme(theme));
  kept.set(key, spellings);
  return spellings;
}
