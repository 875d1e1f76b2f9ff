// What remains of a draft when the table has changed under it: cards that have gone are taken off, the rest stays.

import { isSameCell } from '@boite/kernel';
import type { CardId } from '../rules/cards.ts';
import { groupIn } from '../rules/group.ts';
import type { Group, View } from '../types.ts';
import { type HeldCard, heldIn, NO_REBUS, type RebusDraft } from './draft.ts';

export function anchoredGroup({ plays }: View, { anchor }: RebusDraft): Group | null {
  return anchor && groupIn(plays, anchor.owner, anchor.group);
}

/** The draft at the table as it is now. */
export function carriedRebus(draft: RebusDraft, view: View): RebusDraft {
  const { anchor, ...rest } = draft;
  const group = anchoredGroup(view, draft);
  const hasAnchor = anchor === null || group?.squares.some((square) => isSameCell(square, anchor));
  const standing: RebusDraft = hasAnchor
    ? draft
    : { ...rest, anchor: null, before: [], after: heldIn(draft), end: 'after', words: {} };
  return foundInHand(standing, view.hand ?? []);
}

/** Cards are found again in a hand whose order has changed. */
function foundInHand(draft: RebusDraft, hand: readonly CardId[]): RebusDraft {
  const used = new Set<number>();
  const found = ({ card, index }: HeldCard): readonly HeldCard[] => {
    const place = [index, ...hand.keys()].find((at) => hand[at] === card && !used.has(at));
    if (place === undefined) return [];
    used.add(place);
    return [{ card, index: place }];
  };
  const [before, after] = [draft.before.flatMap(found), draft.after.flatMap(found)];
  return before.length + after.length === 0 ? { ...NO_REBUS, anchor: draft.anchor, end: draft.end } : { ...draft, before, after };
}
