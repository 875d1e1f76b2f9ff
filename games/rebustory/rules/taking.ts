// Knows how a joker or a Rébustory is taken back, for cards that say what it says. (RULES.md 4.8)

import { isSameCell, isSameRun } from '@boite/kernel';
import { waysToSay } from '@boite/language';
import type { Books, Group, HeardRebus, Judged, Rebus, Refusal, Square, Take } from '../types.ts';
import { type CardId, JOKER_ID, pictureCard, REBUSTORY_ID } from './cards.ts';
import { toleranceOf } from './ear.ts';
import { groupIn, rebusesThrough, squareAt, squaresOf } from './group.ts';
import { earObjection, type Hearing, hear, hearAgain, objectedIn } from './hearing.ts';
import { missingCard, type Position } from './position.ts';
import { courseOf } from './ways.ts';

/** What a player wants to take, and from where. */
interface Taking {
  readonly position: Position;
  readonly take: Take;
  readonly group: Group;
  readonly square: Square;
  readonly books: Books;
}

export function takingOf(position: Position, take: Take, books: Books): Judged | Refusal {
  const group = groupIn(position.plays, take.owner, take.group);
  if (group === null) return { code: 'no-such-group' };
  if (!courseOf(position.options).isOpen) return { code: 'out-of-play' };
  const square = squareAt(group.squares, take);
  if (square === null || (square.card !== JOKER_ID && square.card !== REBUSTORY_ID)) return { code: 'nothing-to-take' };
  const taking = { position, take, group, square, books };
  return takeRefusal(taking) ?? (square.card === JOKER_ID ? jokerTaken(taking) : rebustoryTaken(taking));
}

function takeRefusal({ position, take: { cards }, group, square }: Taking): Refusal | null {
  const count = square.card === JOKER_ID ? 1 : 2;
  if (square.turn === position.turnNumber) return { code: 'just-laid' };
  const stays = square.card === REBUSTORY_ID ? rebustoryStays(group) : null;
  if (stays !== null) return stays;
  if (cards.length !== count || cards.some((card) => pictureCard(card) === null)) return { code: 'take-with-pictures', count };
  return missingCard(position.hand, cards);
}

/** Whatever the cards: its group must be a line, and someone must know where its sounds fell. */
function rebustoryStays({ rebuses: [rebus, ...others] }: Group): Refusal | null {
  if (others.length > 0) return { code: 'rebustory-crossed' };
  return rebus === undefined || rebus.parts === null ? { code: 'no-cut', word: rebus?.word ?? '' } : null;
}

/** The card lies where the joker lay, and is heard in each of its rebuses. */
function jokerTaken(taking: Taking): Judged {
  const { position, take, group, square } = taking;
  const card = { ...square, card: take.cards[0] as CardId, turn: position.turnNumber };
  const squares = group.squares.map((other) => (isSameCell(other, square) ? card : other));
  const heard = rebusesThrough(group, square).map((rebus) => heardAgain(taking, rebus, squaresOf(rebus, squares)));
  return judgedTaking(taking, squares, heard);
}

/** A rebus with its new card: the others say what they said, unless nobody knows. */
function heardAgain({ position, books }: Taking, rebus: Rebus, squares: readonly Square[]): HeardRebus {
  const tolerance = toleranceOf(position.options);
  if (rebus.parts !== null) return withHearing(rebus, hearAgain(rebus, squares, { heard: rebusSounds(rebus), tolerance }));
  const heard = waysToSay(rebus.word, books);
  return withHearing(rebus, hear({ squares, earlier: [], boundAt: () => [], heard, tolerance }));
}

function rebusSounds({ sounds }: Rebus): readonly string[] {
  return sounds === null ? [] : [sounds];
}

function withHearing(rebus: Rebus, hearing: Hearing): HeardRebus {
  const parts = 'parts' in hearing ? hearing.parts : null;
  return { rebus: { ...rebus, parts }, objection: earObjection(hearing, rebus.word) };
}

/** The line is written anew, each card where its sound fell. */
function rebustoryTaken(taking: Taking): Judged {
  const [rebus] = taking.group.rebuses as readonly [Rebus];
  const squares = rewrittenLine(taking, rebus);
  const parts = rebus.parts?.map((part, nth) => ({ ...part, card: nth })) ?? null;
  return judgedTaking(taking, squares, [heardAgain(taking, { ...rebus, length: squares.length, parts }, squares)]);
}

function rewrittenLine({ position, take, group, square }: Taking, rebus: Rebus): readonly Square[] {
  const old = squaresOf(rebus, group.squares);
  const cards = [...take.cards];
  return (rebus.parts ?? []).map((part, nth): Square => {
    const before = old[part.card] as Square;
    const place = nthCell(rebus, nth);
    if (!isSameCell(before, square)) return { ...before, ...place };
    return { ...place, card: cards.shift() as CardId, turn: position.turnNumber };
  });
}

function nthCell({ row, column, direction }: Rebus, nth: number) {
  return direction === 'across' ? { row, column: column + nth } : { row: row + nth, column };
}

function judgedTaking({ take, group, square }: Taking, squares: readonly Square[], heard: readonly HeardRebus[]): Judged {
  const judged = heard.map(({ rebus }) => rebus);
  const kept = group.rebuses.filter((old) => !judged.some((rebus) => isSameRun(rebus, old)));
  const after = { id: group.id, squares, rebuses: [...kept, ...judged] };
  const change = { owner: take.owner, group: after, used: take.cards, taken: square.card, judged };
  return { change, heard, objections: objectedIn(heard) };
}
