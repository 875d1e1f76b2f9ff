// `boite solve rebustory`: the turn that pays most for a hand and an empty table.

import { type AnswerTools, anyText, asTyped, inquiry, Misuse, type Reply, readChoice, tableLines } from '@boite/kernel/command';
import type { Tolerance } from '@boite/language';
import { plainName } from '@boite/rebus';
import { AT_LEISURE, bestTurn } from '../bot/solver.ts';
import { type CardId, JOKER_ID, pictureCard, REBUSTORY_ID } from '../rules/cards.ts';
import { deckOf, EDITIONS, type Edition } from '../rules/deck.ts';
import { readOptions } from '../rules/form.ts';
import { squaresOf } from '../rules/group.ts';
import type { Position } from '../rules/position.ts';
import { rebusPoints } from '../rules/score.ts';
import type { Books, Group, Options } from '../types.ts';
import { toleranceOption } from './ear.ts';

/** A draw of one who plays alone, and the hand that has a bonus when it is laid whole. (rules 8.2, 7.4) */
const LARGEST_HAND = 20;
const WHOLE_HAND = 11;

const EDITION_CHOICES: readonly Edition[] = ['classique', 'compacte'];

export const handInquiry = inquiry({
  example: '--hand CHAT,POT,JOKER --edition compacte --tolerance souple',
  about: 'The turn that pays most for a hand and an empty table: rebuses apart and across each other.',
  options: {
    hand: {
      help: `cards between commas, ${LARGEST_HAND} at most: names of cards (NŒUD or NOEUD), JOKER, REBUSTORY`,
      read: anyText,
    },
    edition: {
      help: 'classique or compacte; classique unless told',
      isSetting: true,
      read: (text, name) => readChoice(text, name, EDITION_CHOICES),
    },
    tolerance: toleranceOption,
  },
  line: { help: 'a hand on each line', gives: 'the hands', read: (line) => ({ options: { hand: line } }) },
  told: `The answer is {"points", "bonus", "rebuses", "proven"}: the points of the turn, the bonus for ${WHOLE_HAND} cards laid among them (compacte), and whether it is certain that no turn pays more. A rebus is {"word", "cards", "points", "group", "row", "column", "direction"}: the cards as they are read from a square on, across or down; rebuses of one group cross.`,
  answer({ hand: text, edition = 'classique', tolerance = 'souple' }, { books }: AnswerTools<Books>) {
    if (text === undefined) return new Misuse('which cards? --hand CHAT,POT,JOKER');
    const hand = readHandOf(edition, text);
    if (hand instanceof Misuse) return hand;
    return bestTurnReply(emptyTable(hand, { edition, tolerance }), books);
  },
});

/** Cards between commas, as many of each as the edition has at most. */
function readHandOf(edition: Edition, text: string): readonly CardId[] | Misuse {
  const box = [...deckOf(edition)];
  const hand: CardId[] = [];
  for (const name of text.split(',').map((each) => each.trim())) {
    const meant = idsMeant(name, edition);
    if (meant.length === 0) return new Misuse(`unknown card ${asTyped(name)} in the edition ${edition}`);
    const at = box.findIndex((id) => meant.includes(id));
    if (at < 0) return takenAll(hand, meant);
    hand.push(...box.splice(at, 1));
  }
  return hand.length <= LARGEST_HAND ? hand : new Misuse(`at most ${LARGEST_HAND} cards, not ${hand.length}`);
}

const WITHOUT_PICTURE: Readonly<Record<string, CardId>> = { JOKER: JOKER_ID, REBUSTORY: REBUSTORY_ID };

/** Those of that very name, else those that only differ by their accents. */
function idsMeant(name: string, edition: Edition): readonly CardId[] {
  const free = WITHOUT_PICTURE[plainName(name)];
  if (free !== undefined) return [free];
  const { pictures } = EDITIONS[edition];
  const exact = pictures.filter((card) => card.name === name.normalize('NFC').toUpperCase());
  const near = exact.length > 0 ? exact : pictures.filter((card) => plainName(card.name) === plainName(name));
  return near.map(({ id }) => id);
}

function takenAll(hand: readonly CardId[], meant: readonly CardId[]): Misuse {
  const held = hand.filter((id) => meant.includes(id)).length;
  return new Misuse(`the box has ${held} ${meant.map(printedName)[0]}, not ${held + 1}`);
}

function printedName(id: CardId): string {
  return pictureCard(id)?.name ?? id.toUpperCase();
}

/** Only a whole hand of the second edition has the bonus: other hands are a draw. */
function emptyTable(hand: readonly CardId[], asked: { readonly edition: Edition; readonly tolerance: Tolerance }): Position {
  const options = readOptions({ ...asked, way: hand.length === WHOLE_HAND ? 'premier' : 'tirage' });
  if (options === null) throw new Error(`no table agrees on ${JSON.stringify(asked)}`);
  return { options, hand, seat: 0, plays: [[]], groups: 0, said: [], refused: [], turnNumber: 1, entered: [false], rung: 0 };
}

export interface RebusTold {
  readonly word: string;
  readonly cards: readonly string[];
  readonly points: number;
  readonly group: number;
  readonly row: number;
  readonly column: number;
  readonly direction: string;
}

function bestTurnReply(position: Position, books: Books): Reply {
  const { moves, points, proven } = bestTurn({ position, books, skills: AT_LEISURE });
  const rebuses = moves.flatMap(({ change }) => rebusesTold(change.group, position.options));
  const value = { points: points.total, bonus: points.bonus, rebuses, proven };
  return { value, isYes: rebuses.length > 0, lines: () => handLines(value) };
}

function rebusesTold(group: Group, options: Options): readonly RebusTold[] {
  return group.rebuses.map((rebus) => {
    const { word, row, column, direction } = rebus;
    const cards = squaresOf(rebus, group.squares).map(({ card }) => printedName(card));
    return { word, cards, points: rebusPoints(rebus, group, options).points, group: group.id, row, column, direction };
  });
}

export interface HandTold {
  readonly points: number;
  readonly bonus: number;
  readonly rebuses: readonly RebusTold[];
  readonly proven: boolean;
}

function handLines({ points, bonus, rebuses, proven }: HandTold): readonly string[] {
  if (rebuses.length === 0) return ['nothing can be laid'];
  const rows = rebuses.map((rebus) => [String(rebus.points), rebus.word, rebus.cards.join(' + '), crossedAt(rebus, rebuses)]);
  const whole = bonus > 0 ? [`${bonus} more for the whole hand`] : [];
  const total = `${points} points${proven ? ', and no turn pays more' : ''}`;
  return [...tableLines([['points', 'word', 'cards', 'place'], ...rows]), ...whole, total];
}

/** Where a rebus lies that another one crosses. */
function crossedAt({ group, row, column, direction }: RebusTold, rebuses: readonly RebusTold[]): string {
  const isCrossed = rebuses.filter((other) => other.group === group).length > 1;
  return isCrossed ? `group ${group}, row ${row}, column ${column}, ${direction}` : '';
}
