// Knows what a play brings: each of its runs as it is claimed, judged and paid.

import type { Board, Books, Claim, Gain, Placement, Play, Rebus } from '../types.ts';
import { givenBy, judged } from './judging.ts';
import { type ClaimedRun, claimedRuns } from './play.ts';
import { bonusFor, rebusPoints } from './score.ts';

/** What a play brings that `playRefusal` let through. */
export function gainOf(board: Board, play: Play, books: Books): Gain {
  const rebuses = claimedRuns(board, play).map((run) => rebusOf(run, play.placements, books));
  const bonus = bonusFor(play.placements.length);
  const points = rebuses.reduce((sum, rebus) => sum + rebus.points, bonus);
  return { placements: play.placements, rebuses, bonus, points };
}

function rebusOf({ run, tokens, claims }: ClaimedRun, placements: readonly Placement[], books: Books): Rebus {
  const { row, column, direction, text, meant } = claims[0] as Claim;
  const verdict = judged(tokens, text, books);
  return {
    row,
    column,
    direction,
    given: givenBy(tokens, verdict, meant),
    text: verdict.text,
    kind: verdict.accepted ? verdict.kind : null,
    objection: verdict.accepted ? null : verdict.objection,
    ...rebusPoints(run.cells, placements),
  };
}
