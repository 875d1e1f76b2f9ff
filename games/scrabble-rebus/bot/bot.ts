// Knows how a machine plays Scrabble Rébus: the highest-scoring play it thinks of, else other tokens; it judges with an ear of its own.

import { type Bot, type BotSituation, juryAnswer, type Level } from '@boite/kernel';
import { waysToRead } from '@boite/language';
import { type Piece, typedPiece } from '@boite/rebus';
import { jurorOpinion } from '../../manners/jury.ts';
import { someOf } from '../../manners/luck.ts';
import { totalOf } from '../rules/draw.ts';
import { TOKEN_POINTS } from '../rules/score.ts';
import { symbolOf } from '../rules/symbols.ts';
import type { Action, BoardRebus, Books, ScrabbleRebusTypes, View } from '../types.ts';
import { change, FAVOURITES } from './changing.ts';
import { claimed } from './claiming.ts';
import { isFamiliar } from './familiar.ts';
import type { FoundPlay } from './found-play.ts';
import { HABITS } from './habits.ts';
import { knownReadings, type Readings } from './readings.ts';
import { PlayQuest } from './solver.ts';
import { vocabularyOf } from './vocabulary.ts';

type TokenSituation = BotSituation<ScrabbleRebusTypes>;
type TokenThoughts = Generator<Action, void, void>;

/** Rebuses that the others refused in a turn, after which a machine insists no more. */
const MOST_PLAYS_REFUSED = 3;

export const bot: Bot<ScrabbleRebusTypes> = {
  *think(situation) {
    const { pending } = situation.view;
    if (pending !== null) yield playJudgement(pending, situation);
    else yield* tokenThoughts(situation);
  },
};

function playJudgement(pending: NonNullable<View['pending']>, { level, books }: TokenSituation): Action {
  const rebuses = pending.laid.rebuses.map((rebus) => ({
    objection: rebus.objection,
    pieces: rebus.given.map(({ token }) => symbolOf(token)),
    heard: waysToRead(rebus.text, books),
    meant: meantPieces(rebus, books),
  }));
  const { voice, why } = jurorOpinion(rebuses, level);
  return juryAnswer(pending, voice, why);
}

/** One token in another sense is welcome, if that is a word one can say; null when there is none, or more of them. */
function meantPieces({ given, objection }: BoardRebus, books: Books): readonly Piece[] | null {
  const isMeant = (as: string | null): as is string => objection !== null && as !== null;
  if (given.filter(({ as }) => isMeant(as)).length !== 1) return null;
  const pieces = given.flatMap(({ token, as }) => (isMeant(as) ? (typedPiece(as, [], books) ?? []) : symbolOf(token)));
  return pieces.length === given.length ? pieces : null;
}

/** Dearer and dearer plays as rarer words are looked at; tokens are changed when there is none. */
function* tokenThoughts(situation: TokenSituation): TokenThoughts {
  const { view } = situation;
  yield { kind: 'pass' };
  if (view.refused.length >= MOST_PLAYS_REFUSED) return;
  let best = Number.NEGATIVE_INFINITY;
  for (const { action, worth } of plays(situation)) {
    if (worth <= best) continue;
    best = worth;
    yield action;
  }
  if (best === Number.NEGATIVE_INFINITY) yield change(view, knownReadings(situation.level, situation.books));
}

interface Thought {
  readonly action: Action;
  readonly worth: number;
}

/** The best play after each look. */
function* plays(situation: TokenSituation): Generator<Thought, void, void> {
  const { view, level, books, chance } = situation;
  for (const found of looks(view, level, books)) {
    const minded = someOf(found, HABITS[level].ideas, { ease: easeOf, chance });
    const sorted = byWorth(minded, view);
    const thought = bestOf(sorted, situation, { isStrange: false }) ?? bestOf(sorted, situation, { isStrange: true });
    if (thought !== null) yield thought;
  }
}

/** A word that nobody knows is laid when there is nothing else. */
const STRANGE = -1_000;

function bestOf(
  sorted: readonly FoundPlay[],
  { view, level, books }: TokenSituation,
  { isStrange }: { isStrange: boolean },
): Thought | null {
  const readings = knownReadings(level, books);
  for (const one of sorted) {
    if (isStrange === isClear(one, readings, books)) continue;
    const play = claimed(one, view, { readings, books });
    if (play !== null)
      return { action: { kind: 'play', ...play, bags: FAVOURITES }, worth: worthOf(one, view) + (isStrange ? STRANGE : 0) };
  }
  return null;
}

/** Whether everybody knows what all its runs say. */
function isClear(one: FoundPlay, readings: Readings, { lexicon }: Books): boolean {
  return one.play(readings).claims.every(({ text }) => isFamiliar(text, lexicon));
}

/** All that was found after each list of words, then with what is spelled, then with phrases. */
function* looks(view: View, level: Level, books: Books): Generator<readonly FoundPlay[], void, void> {
  const vocabulary = vocabularyOf(level, books);
  const search = {
    board: view.board,
    hand: view.hand ?? [],
    vocabulary,
    readings: knownReadings(level, books),
    ...HABITS[level],
  };
  const quest = new PlayQuest(search);
  for (const words of vocabulary) {
    quest.look(words);
    yield quest.best();
  }
  quest.spell(vocabulary);
  quest.phrase(search);
  yield quest.best();
}

function byWorth(plays: readonly FoundPlay[], view: View): readonly FoundPlay[] {
  return plays.toSorted((one, other) => worthOf(other, view) - worthOf(one, view));
}

/** Once the bags are empty, a token laid is one that will not cost. */
function worthOf({ points, laid }: FoundPlay, { bagCounts }: View): number {
  return points + (totalOf(bagCounts) === 0 ? TOKEN_POINTS * laid.kinds.length : 0);
}

/** Words that nobody counted come last to mind, and so does a phrase of rare words. */
const UNCOUNTED = 60_000;
/** How many times harder a play is to see with each token more. */
const HARDER_BY_TOKEN = 1.5;

function easeOf({ rarity, laid }: FoundPlay): number {
  return 1 / (HARDER_BY_TOKEN ** laid.kinds.length * Math.sqrt(10 + Math.min(rarity, UNCOUNTED)));
}
