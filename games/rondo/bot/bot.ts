// Knows how a machine plays Rondo: the levels differ by their words and their judgement, never by what they see.

import type { Bot, BotSituation } from '@boite/kernel';
import { doubts } from '../../manners/doubt.ts';
import { thinksOf } from '../../manners/vocabulary.ts';
import type { Action, Phase, RondoTypes } from '../types.ts';
import { puzzleOf } from './judgement.ts';
import { playLaid } from './laying.ts';
import { allWordPlays } from './solver.ts';
import { turnThoughts } from './turn.ts';

type RondoSituation = BotSituation<RondoTypes>;
type RondoThoughts = Generator<Action, void, void>;

export const bot: Bot<RondoTypes> = {
  think: (situation) => THINKING[situation.view.phase](situation),
};

const THINKING: Readonly<Record<Phase, (situation: RondoSituation) => RondoThoughts>> = {
  opening: openingThoughts,
  turn: wordThoughts,
  pending: contestThoughts,
  over: noThoughts,
};

/** Shows the highest-scoring three-letter word it thinks of. */
function* openingThoughts({ view, level, books }: RondoSituation): RondoThoughts {
  yield { kind: 'decline' };
  const puzzle = { ...puzzleOf(view), holder: [] };
  const best = allWordPlays(puzzle, books.lexicon).find(({ word }) => thinksOf(level, word, books.lexicon));
  if (best) yield { kind: 'show', cards: playLaid(puzzle, best).placements.map(({ card, as }) => ({ card, as })) };
}

function* wordThoughts({ view, seat, level, books, chance }: RondoSituation): RondoThoughts {
  yield { kind: 'pass' };
  yield* turnThoughts({ view, seat, level, lexicon: books.lexicon, chance });
}

function* contestThoughts({ view, level, books: { lexicon }, chance }: RondoSituation): RondoThoughts {
  const isDoubtful = view.pending !== null && doubts([view.pending.laid.word], { level, lexicon, chance });
  yield { kind: isDoubtful ? 'contest' : 'accept' };
}

function* noThoughts(): RondoThoughts {}
