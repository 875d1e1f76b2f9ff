// Knows which jokers and Rébustorys on the table can be taken with the cards of a hand. (RULES.md 4.8)

import type { Seat } from '@boite/kernel';
import { surplus } from '@boite/kernel';
import { leniencyOf, soundAlike } from '@boite/language';
import { type CardId, JOKER_ID, pictureCard, REBUSTORY_ID } from '../rules/cards.ts';
import { cardPoints } from '../rules/deck.ts';
import { toleranceOf } from '../rules/ear.ts';
import { rebusesThrough } from '../rules/group.ts';
import { placeIn, soundsGiven } from '../rules/hearing.ts';
import { isRefusal } from '../rules/laying.ts';
import { judgedMove } from '../rules/moves.ts';
import type { Position } from '../rules/position.ts';
import { courseOf } from '../rules/ways.ts';
import type { Books, Change, Group, Move, Options, Square, Take } from '../types.ts';
import { groupsInPlay } from './spots.ts';

/** A move that the arbitre lets through, and what comes of it. */
export interface Allowed<Kind extends Move = Move> {
  readonly move: Kind;
  readonly change: Change;
}

/** Null when it cannot be made, or when the arbitre has something against it. */
export function allowed<Kind extends Move>(position: Position, move: Kind, books: Books): Allowed<Kind> | null {
  const judged = judgedMove(position, move, books);
  return isRefusal(judged) || judged.objections.length > 0 ? null : { move, change: judged.change };
}

/** What is before the eyes once a move stands. */
export function positionAfter(position: Position, { owner, group, used, taken, judged }: Change, kind: Move['kind']): Position {
  const groups = position.plays[owner] ?? [];
  const isKnown = groups.some(({ id }) => id === group.id);
  const after = isKnown ? groups.map((other) => (other.id === group.id ? group : other)) : [...groups, group];
  const said = kind === 'lay' ? judged.map(({ word, sounds }) => ({ word, sounds, group: group.id })) : [];
  return {
    ...position,
    plays: position.plays.with(owner, after),
    groups: Math.max(position.groups, group.id),
    hand: [...surplus(position.hand, used), ...(taken === null ? [] : [taken])],
    said: [...position.said, ...said],
  };
}

/** The best thing that can be taken, for the cheapest cards; null when there is none. */
export function bestTake(position: Position, books: Books): Allowed<Take> | null {
  if (!courseOf(position.options).isOpen) return null;
  const pictures = [...new Set(position.hand)].filter((id) => pictureCard(id) !== null);
  const cheapest = pictures.sort((one, other) => cardPoints(one) - cardPoints(other));
  for (const target of targetsIn(position)) {
    for (const cards of cardsOffered(target, cheapest, position)) {
      const { row, column } = target.square;
      const take: Take = { kind: 'take', owner: target.owner, group: target.group.id, row, column, cards };
      const found = allowed(position, take, books);
      if (found !== null) return found;
    }
  }
  return null;
}

interface Target {
  readonly owner: Seat;
  readonly group: Group;
  readonly square: Square;
}

/** Rébustorys first. */
function targetsIn(position: Position): readonly Target[] {
  const targets = groupsInPlay(position).flatMap(({ owner, group }) =>
    group.squares.filter((square) => isTarget(square, group, position)).map((square) => ({ owner, group, square })),
  );
  return targets.sort((one, other) => cardPoints(other.square.card) - cardPoints(one.square.card));
}

function isTarget({ card, turn }: Square, { rebuses }: Group, { turnNumber }: Position): boolean {
  if (turn === turnNumber) return false;
  return card === JOKER_ID || (card === REBUSTORY_ID && rebuses.length === 1 && rebuses[0]?.parts !== null);
}

/** Pictures for each sound of a joker or a Rébustory, in their order; any where nobody knows its sounds. */
function cardsOffered(
  { group, square }: Target,
  pictures: readonly CardId[],
  { options }: Position,
): readonly (readonly CardId[])[] {
  const [rebus] = rebusesThrough(group, square).filter(({ parts }) => parts !== null);
  const said = rebus === undefined ? [null] : soundsGiven(rebus, placeIn(rebus, group, square));
  const fitting = said.map((sounds) => pictures.filter((id) => sounds === null || canSay(id, sounds, options)));
  return fitting.reduce<readonly (readonly CardId[])[]>(
    (rows, next) => rows.flatMap((row) => next.filter((id) => !row.includes(id)).map((id) => [...row, id])),
    [[]],
  );
}

/** At a glance: a free ear, and the judge, may hear more. */
function canSay(id: CardId, sounds: string, options: Options): boolean {
  const tolerance = toleranceOf(options);
  if (leniencyOf(tolerance).liberties.length > 0) return true;
  const readings = pictureCard(id)?.readings ?? [];
  return readings.some((reading) => soundAlike(reading.sounds, sounds, tolerance));
}
