// Knows what a play brings: each of its runs as it is claimed, judged and paid.

import type { Board, BoardRebus, Books, Gain, RunClaim, TokenPlacement, TokenPlay } from '../types.ts';
import { givenBy, judged } from './judging.ts';
import { type ClaimedTokens, claimedTokens } from './play.ts';
import { bonusFor, runPoints } from './score.ts';

/** What a play brings that `playRefusal` let through. */
export function gainOf(board: Board, play: TokenPlay, books: Books): Gain {
  const rebuses = claimedTokens(board, play).map((run) => rebusOf(run, play.placements, books));
  const bonus = bonusFor(play.placements.length);
  const points = rebuses.reduce((sum, rebus) => sum + rebus.points, bonus);
  return { placements: play.placements, rebuses, bonus, points };
}

function rebusOf({ run, tokens, claims }: ClaimedTokens, placements: readonly TokenPlacement[], books: Books): BoardRebus {
  const { row, column, direction, text, meant } = claims[0] as RunClaim;
  const verdict = judged(tokens, text, books);
  return {
    row,
    column,
    direction,
    given: givenBy(tokens, verdict, meant),
    text: verdict.text,
    kind: verdict.accepted ? verdict.kind : null,
    objection: verdict.accepted ? null : verdict.objection,
    ...runPoints(run.cells, placements),
  };
}
