// Knows how a machine plays Rondo: the levels differ by their words and their judgement, never by what they see.

import type { Bot, BotSituation } from '@boite/kernel';
import { thinksOf } from '../../manners/vocabulary.ts';
import { unlistedRefusal } from '../rules/play.ts';
import type { Action, Phase, RondoTypes } from '../types.ts';
import { casualTurn } from './casual.ts';
import { expertTurn } from './expert.ts';
import { puzzleOf } from './judgement.ts';
import { playOf } from './laying.ts';
import { allPlays } from './solver.ts';

type Situation = BotSituation<RondoTypes>;
type Thoughts = Generator<Action, void, void>;

export const bot: Bot<RondoTypes> = {
  think: (situation) => THINKING[situation.view.phase](situation),
};

const THINKING: Readonly<Record<Phase, (situation: Situation) => Thoughts>> = {
  opening: openingThoughts,
  turn: turnThoughts,
  pending: pendingThoughts,
  over: noThoughts,
};

/** Shows the dearest three-letter word it thinks of. */
function* openingThoughts({ view, level, books }: Situation): Thoughts {
  yield { kind: 'decline' };
  const puzzle = { ...puzzleOf(view), holder: [] };
  const best = allPlays(puzzle, books.lexicon).find(({ word }) => thinksOf(level, word, books.lexicon));
  if (best) yield { kind: 'show', cards: playOf(puzzle, best).placements.map(({ card, as }) => ({ card, as })) };
}

function* turnThoughts({ view, seat, level, books, chance }: Situation): Thoughts {
  yield { kind: 'pass' };
  const table = { view, seat, lexicon: books.lexicon, chance };
  yield* level === 'expert' ? expertTurn(table) : casualTurn({ ...table, level });
}

/** Contests as the arbitre would. */
function* pendingThoughts({ view, books }: Situation): Thoughts {
  const isListed = view.pending === null || unlistedRefusal(view.pending.laid.word, view.options, books.lexicon) === null;
  yield { kind: isListed ? 'accept' : 'contest' };
}

function* noThoughts(): Thoughts {}
