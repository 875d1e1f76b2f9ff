// A draw that someone proposes, as the panel of a vote shows it.

import type { Ballot } from '@boite/kernel';
import { typeset } from '@boite/language';
import type { VoteAnswer } from '@boite/ui/judging.ts';
import type { Action, View } from '../types.ts';

type Proposal = NonNullable<View['draw']>;

export function drawBallot({ by, agrees }: Proposal): Pick<Ballot<unknown>, 'author' | 'stage' | 'voices'> {
  const voices = agrees.map((isFor) => (isFor === null ? null : isFor ? 'for' : 'against'));
  return { author: by, stage: 'vote', voices };
}

export function drawTitle({ by }: Proposal, names: readonly string[], seat: number | null): string {
  return typeset(by === seat ? 'Vous proposez le match nul' : `${names[by] ?? ''} propose le match nul`);
}

export const DRAW_ANSWERS: readonly VoteAnswer<Action>[] = [
  { label: 'D’accord', action: { kind: 'answer-draw', agrees: true } },
  { label: 'Je veux continuer', action: { kind: 'answer-draw', agrees: false } },
];
