// The best rebuses that can be laid together, no piece being used twice: a programme over sets of pieces.

import type { Piece } from './piece.ts';
import { pieceTree } from './piece-tree.ts';

/** A rebus and what it is worth. */
export interface ScoredRebus {
  /** Which of the pieces. */
  readonly pieces: readonly number[];
  readonly points: number;
}

export const MOST_TO_SHARE = 20;
const NO_SET = -1;

/** The rebuses worth the most together. `alike` tells, piece by piece, the pieces that say the same: one stands for another. */
export function bestTogether<Rebus extends ScoredRebus>(
  rebuses: readonly Rebus[],
  alike: readonly (readonly number[])[],
): readonly Rebus[] {
  if (alike.length > MOST_TO_SHARE) throw new RangeError(`more than ${MOST_TO_SHARE} pieces to share out`);
  const best = bestOfEachSet(rebuses, alike);
  const choices = chosenSets([...best.keys()], [...best.values()], alike.length);
  return choices.map((set) => best.get(set) as Rebus);
}

/** For each piece, those that say the same, itself among them. */
export function alikePieces(pieces: readonly Piece[]): readonly (readonly number[])[] {
  const { kinds, singles, doubles } = pieceTree(pieces, { takesLiberties: true });
  const groups = [...kinds.map((kind) => kind.pieces), singles, doubles];
  return pieces.map((_, at) => groups.find((group) => group.includes(at)) ?? [at]);
}

/** Of the rebuses that take the same pieces, the best one: the others are never needed. */
function bestOfEachSet<Rebus extends ScoredRebus>(
  rebuses: readonly Rebus[],
  alike: readonly (readonly number[])[],
): ReadonlyMap<number, Rebus> {
  const best = new Map<number, Rebus>();
  for (const rebus of rebuses) {
    for (const set of setsOf([...new Set(rebus.pieces)], alike)) {
      if (rebus.points > (best.get(set)?.points ?? 0)) best.set(set, rebus);
    }
  }
  return best;
}

/** The sets of pieces that can say what these say, one bit a piece. */
function setsOf(pieces: readonly number[], alike: readonly (readonly number[])[]): ReadonlySet<number> {
  let sets = new Set([0]);
  for (const piece of pieces) {
    const next = new Set<number>();
    for (const set of sets)
      for (const other of alike[piece] ?? [piece]) if ((set & (1 << other)) === 0) next.add(set | (1 << other));
    sets = next;
  }
  return sets;
}

/** The disjoint sets worth the most: for every set of pieces, the best that its lowest piece allows. */
function chosenSets(sets: readonly number[], rebuses: readonly ScoredRebus[], pieces: number): readonly number[] {
  const points = new Float64Array(1 << pieces);
  const choice = new Int32Array(1 << pieces).fill(NO_SET);
  const through = Array.from({ length: pieces }, (_, piece) =>
    sets.map((_, at) => at).filter((at) => lowestOf(sets[at] as number) === piece),
  );
  for (let free = 1; free < points.length; free++) {
    const lowest = lowestOf(free);
    points[free] = points[free & (free - 1)] as number;
    for (const at of through[lowest] ?? []) {
      const set = sets[at] as number;
      const sum = (rebuses[at] as ScoredRebus).points + (points[free & ~set] as number);
      if ((set & ~free) !== 0 || sum <= (points[free] as number)) continue;
      points[free] = sum;
      choice[free] = set;
    }
  }
  return setsIn(choice);
}

function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

function setsIn(choice: Int32Array): readonly number[] {
  const sets: number[] = [];
  for (let free = choice.length - 1; free !== 0; ) {
    const set = choice[free] as number;
    if (set === NO_SET) free &= free - 1;
    else {
      sets.push(set);
      free &= ~set;
    }
  }
  return sets;
}
