// Knows what remains of a draft when the table has changed under it: cards that have gone are taken off, the rest stays.

import { type Draft, EMPTY, type Held, heldIn } from './draft.ts';
import { type CardId, type Group, groupIn, isSameCell, type View } from './rules.ts';

export function groupOf({ plays }: View, { anchor }: Draft): Group | null {
  return anchor && groupIn(plays, anchor.owner, anchor.group);
}

/** The draft at the table as it is now. */
export function carried(draft: Draft, view: View): Draft {
  const { anchor, ...rest } = draft;
  const group = groupOf(view, draft);
  const hasAnchor = anchor === null || group?.squares.some((square) => isSameCell(square, anchor));
  const standing: Draft = hasAnchor
    ? draft
    : { ...rest, anchor: null, before: [], after: heldIn(draft), end: 'after', words: {} };
  return fitted(standing, view.hand ?? []);
}

/** Cards are found again in a hand whose order has changed. */
function fitted(draft: Draft, hand: readonly CardId[]): Draft {
  const used = new Set<number>();
  const found = ({ card, index }: Held): readonly Held[] => {
    const place = [index, ...hand.keys()].find((at) => hand[at] === card && !used.has(at));
    if (place === undefined) return [];
    used.add(place);
    return [{ card, index: place }];
  };
  const [before, after] = [draft.before.flatMap(found), draft.after.flatMap(found)];
  return before.length + after.length === 0 ? { ...EMPTY, anchor: draft.anchor, end: draft.end } : { ...draft, before, after };
}
