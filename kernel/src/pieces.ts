// Pieces in hands and piles: taking some out, counting, dealing. Two pieces with one face are the same piece.

import type { Seat, Viewer } from './seats.ts';

/** What is left of some pieces once others are taken from them, as far as they are there. */
export function surplus<Piece extends Taken, Taken>(pieces: readonly Piece[], taken: readonly Taken[]): readonly Piece[] {
  const left: Piece[] = [...pieces];
  for (const piece of taken) {
    const at = (left as readonly Taken[]).indexOf(piece);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The first of the used pieces that the hand does not hold; more of them than there are is the same. */
export function missingPiece<Piece>(hand: readonly Piece[], used: readonly Piece[]): Piece | null {
  return surplus(used, hand)[0] ?? null;
}

/** The hand after a turn. What was not in hand cannot have been used: that is a fault of ours. */
export function handAfter<Piece>(hand: readonly Piece[], used: readonly Piece[], drawn: readonly Piece[] = []): readonly Piece[] {
  const missing = missingPiece(hand, used);
  if (missing !== null) throw new Error(`not in hand: ${missing}`);
  return [...surplus(hand, used), ...drawn];
}

/** Somebody leaves: the hand goes under the pile. */
export function handReturned<
  Piece,
  State extends { readonly hands: readonly (readonly Piece[])[]; readonly pile: readonly Piece[] },
>(state: State, { seat }: { readonly seat: Seat }): State {
  const { hands, pile } = state;
  return { ...state, hands: hands.with(seat, []), pile: [...pile, ...(hands[seat] ?? [])] };
}

/** Every piece of a box: « A8 B2 » is eight A, then two B. */
export function piecesCounted<Piece extends string>(counts: string): readonly Piece[] {
  return counts.split(' ').flatMap((entry) => {
    const [, face, count] = /^(.*?)(\d+)$/.exec(entry) ?? [];
    return Array<Piece>(Number(count)).fill(face as Piece);
  });
}

/** How many pieces of one face nobody has shown yet, of how many in the box. */
export interface PiecesLeft<Piece> {
  readonly piece: Piece;
  readonly count: number;
  readonly inBox: number;
}

/** What is left of a whole box once some of its pieces were seen: each face once, in the order of the box. */
export function unseenPieces<Piece>(box: readonly Piece[], seen: readonly Piece[]): readonly PiecesLeft<Piece>[] {
  const [all, shown] = [countOfEach(box), countOfEach(seen)];
  return [...all].map(([piece, inBox]) => ({ piece, count: inBox - (shown.get(piece) ?? 0), inBox }));
}

/** How many of each face there are, in the order in which they first come. */
function countOfEach<Piece>(pieces: readonly Piece[]): ReadonlyMap<Piece, number> {
  const counts = new Map<Piece, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** So many pieces a seat from the top of a shuffled pile, and what is left of it. */
export function dealtFrom<Piece>(pile: readonly Piece[], seats: number, each: number) {
  const hands = Array.from({ length: seats }, (_, seat) => pile.slice(seat * each, (seat + 1) * each));
  return { hands, rest: pile.slice(seats * each) };
}

/** What a viewer sees of everyone's hands. */
export interface HandsSeen<Piece> {
  /** The viewer's own; null for a spectator. */
  readonly hand: readonly Piece[] | null;
  readonly handSizes: readonly number[];
  /** Everyone's last pieces, once the game is over. */
  readonly lastHands: readonly (readonly Piece[])[] | null;
}

interface Held<Piece> {
  readonly hands: readonly (readonly Piece[])[];
  readonly phase: string;
}

export function handsSeen<Piece>({ hands, phase }: Held<Piece>, viewer: Viewer): HandsSeen<Piece> {
  return {
    hand: viewer === 'spectator' ? null : (hands[viewer] ?? null),
    handSizes: hands.map((hand) => hand.length),
    lastHands: phase === 'over' ? hands : null,
  };
}

/** How many pieces were drawn; which ones, to the one who drew them. */
export function drawToldTo<Piece>(viewer: Viewer, { seat, drawn }: { readonly seat: Seat; readonly drawn: readonly Piece[] }) {
  return { drawn: drawn.length, drew: seat === viewer ? drawn : null };
}
