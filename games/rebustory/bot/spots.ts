// Knows where a rebus may be joined to what lies: a square to cross, a run to lengthen. (RULES.md 4)

import type { RunPlace, Seat } from '@boite/kernel';
import { type Cell, type Direction, runAt } from '@boite/kernel';
import { spokenPiece } from '@boite/rebus';
import { cardOf, JOKER_ID } from '../rules/cards.ts';
import { rebusesThrough, squareAt, squaresOf } from '../rules/group.ts';
import { placeIn, soundsGiven } from '../rules/hearing.ts';
import { isOfThisTurn } from '../rules/laying.ts';
import type { Position } from '../rules/position.ts';
import { rowPoints } from '../rules/score.ts';
import { courseOf } from '../rules/ways.ts';
import type { Group, Rebus, Square } from '../types.ts';
import type { Core } from './candidates.ts';

export interface Spot extends RunPlace {
  readonly owner: Seat;
  readonly group: Group;
  /** How many squares it takes in. */
  readonly length: number;
  readonly core: Core;
  /** Spots of one key can say the same. */
  readonly key: string;
  /** What its run already counts in this turn. */
  readonly counted: number;
}

/** The groups that may be added to, with their owners. */
export function groupsInPlay({ plays, options, turnNumber }: Position): readonly { owner: Seat; group: Group }[] {
  const all = plays.flatMap((groups, owner) => groups.map((group) => ({ owner, group })));
  return courseOf(options).isOpen ? all : all.filter(({ group }) => isOfThisTurn(group, turnNumber));
}

export function spotsIn(position: Position): readonly Spot[] {
  return groupsInPlay(position).flatMap(({ owner, group }) => [
    ...group.rebuses.flatMap((rebus) => lengthening(position, { owner, group }, rebus)),
    ...group.squares.flatMap((square) => crossings(position, { owner, group }, square)),
  ]);
}

interface GroupPlace {
  readonly owner: Seat;
  readonly group: Group;
}

/** A run is one thing to say, as it was said. */
function lengthening({ options, turnNumber }: Position, place: GroupPlace, rebus: Rebus): readonly Spot[] {
  if (rebus.sounds === null || rebus.parts === null) return [];
  const { sum, cards, points } = rowPoints(
    squaresOf(rebus, place.group.squares).map(({ card }) => card),
    options,
  );
  const { row, column, direction, length, sounds } = rebus;
  const core = { piece: pieceSaying(sounds), sum, count: cards };
  const counted = rebus.turn === turnNumber ? points : 0;
  return [{ ...place, row, column, direction, length, core, key: `run ${sounds} ${sum} ${cards}`, counted }];
}

/** In the directions in which it has no neighbour. */
function crossings(position: Position, place: GroupPlace, square: Square): readonly Spot[] {
  const { squares } = place.group;
  const isTaken = (cell: Cell) => squareAt(squares, cell) !== null;
  return (['across', 'down'] as const).flatMap((direction) => {
    if (runAt(square, direction, isTaken).cells.length > 1) return [];
    const piece = crossedPiece(position, place.group, square);
    return piece === null ? [] : [crossingSpot(position, { ...place, piece }, square, direction)];
  });
}

function crossingSpot(
  { options }: Position,
  place: GroupPlace & Pick<Core, 'piece'>,
  square: Square,
  direction: Direction,
): Spot {
  const { owner, group, piece } = place;
  const { sum, cards } = rowPoints([square.card], options);
  const said = cardOf(square.card).kind === 'free' && piece.kind === 'spoken' ? piece.readings[0]?.sounds : '';
  return {
    owner,
    group,
    row: square.row,
    column: square.column,
    direction,
    length: 1,
    core: { piece, sum, count: cards },
    key: `card ${square.card} ${said}`,
    counted: 0,
  };
}

/** What a laid card may say in another rebus: in the first edition a joker keeps its sound, and a Rébustory its two. */
function crossedPiece({ options }: Position, group: Group, square: Square): Core['piece'] | null {
  const card = cardOf(square.card);
  if (card.kind === 'spoken' || options.edition === 'compacte') return card;
  if (card.id !== JOKER_ID) return null;
  const [sounds] = rebusesThrough(group, square).flatMap((rebus) => soundsGiven(rebus, placeIn(rebus, group, square)));
  return sounds === undefined ? null : pieceSaying(sounds);
}

function pieceSaying(sounds: string): Core['piece'] {
  return spokenPiece(sounds, [{ said: sounds, sounds }]);
}
