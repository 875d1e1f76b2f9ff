// The groups of everyone on the table, the newest first, and what is told below each: its words, their sounds, their points.

import type { Seat } from '@boite/kernel';
import { rebusPoints } from '../rules/score.ts';
import type { Group, View } from '../types.ts';
import { heardInRebus } from './heard-cards.ts';

export interface LaidGroup {
  readonly owner: Seat;
  readonly group: Group;
  /** The others judge it by ear: what the arbitre hears stays untold. */
  readonly isInDoubt: boolean;
}

/** What waits for the others lies there already, as it would. */
export function laidGroups({ plays, pending }: View): readonly LaidGroup[] {
  const waiting = pending && { ...pending.laid, isInDoubt: !pending.laid.isAppeal };
  const laid = plays.flatMap((groups, owner) => groups.map((group) => ({ owner, group, isInDoubt: false })));
  const others = laid.filter(({ group }) => group.id !== waiting?.group.id);
  return [...others, ...(waiting ? [waiting] : [])].sort(
    (one, other) => lastTurn(other.group) - lastTurn(one.group) || other.group.id - one.group.id,
  );
}

function lastTurn({ rebuses }: Group): number {
  return Math.max(...rebuses.map(({ turn }) => turn));
}

export interface RebusCaption {
  readonly word: string;
  /** « cha·po ». */
  readonly sounds: string;
  readonly points: number;
}

export function captionsOf({ group, isInDoubt }: LaidGroup, options: View['options']): readonly RebusCaption[] {
  return group.rebuses.map((rebus) => ({
    word: rebus.word || '?',
    sounds: heardInRebus(isInDoubt ? { ...rebus, parts: null } : rebus, group)
      .map(({ text }) => text)
      .join('·'),
    points: rebusPoints(rebus, group, options).points,
  }));
}
