// What a hand can lay on a board, the best first, as the arbitre lets it through: the answer of the solver to whoever asks.

import type { WordsUsed } from '@boite/kernel';
import { isUsedEveryDay } from '../../manners/everyday.ts';
import { gainOf } from '../rules/rebus.ts';
import type { Board, BoardRebus, Books, Gain, Token } from '../types.ts';
import { claimed } from './claiming.ts';
import { HABITS } from './habits.ts';
import { knownReadings, Readings } from './readings.ts';
import { allPlays, type TokenPlaySearch } from './solver.ts';
import { vocabularyFrom, vocabularyOf, wordsThoughtOf } from './vocabulary.ts';

interface GainSearch {
  readonly board: Board;
  readonly hand: readonly Token[];
  readonly limit: number;
  /** All of them, with phrases, unless told. */
  readonly words?: WordsUsed;
}

export function bestGains({ board, hand, limit, words = 'all' }: GainSearch, books: Books): readonly Gain[] {
  const { readings, ...looking } = words === 'all' ? anyWords(books) : everydayWords(books);
  const gains: Gain[] = [];
  for (const found of allPlays({ board, hand, readings, ...looking })) {
    if (gains.length >= limit) break;
    const play = claimed(found, { board, hand, refused: [] }, { readings, books });
    if (play !== null) gains.push(gainOf(board, play, books));
  }
  return gains;
}

type GainLooking = Omit<TokenPlaySearch, 'board' | 'hand'>;

function anyWords(books: Books): GainLooking {
  return { vocabulary: vocabularyOf('champion', books), readings: knownReadings('champion', books), ...HABITS.champion };
}

const everydayLooks = new WeakMap<Books['sounds'], GainLooking>();

/** Words that everybody uses, heard or spelled; no phrases. */
function everydayWords(books: Books): GainLooking {
  const known = everydayLooks.get(books.sounds) ?? everydayLook(books);
  everydayLooks.set(books.sounds, known);
  return known;
}

function everydayLook(books: Books): GainLooking {
  const { lexicon } = books;
  const isKnown = (word: string) => isUsedEveryDay(word, lexicon);
  const vocabulary = { ...vocabularyFrom(wordsThoughtOf(books, isKnown), lexicon.graph), thinksOf: isKnown };
  return { vocabulary, readings: new Readings(vocabulary) };
}

/** The run that has every token laid; of two, the longer. */
export function mainRun(gain: Gain): BoardRebus {
  const weight = (rebus: BoardRebus): number =>
    rebus.given.filter((_, at) => isNewlyLaid(gain, rebus, at)).length * 100 + rebus.given.length;
  return gain.rebuses.toSorted((one, other) => weight(other) - weight(one))[0] as BoardRebus;
}

/** Whether the play has laid what stands at a place of a run. */
export function isNewlyLaid({ placements }: Gain, { row, column, direction }: BoardRebus, at: number): boolean {
  const [down, across] = direction === 'across' ? [row, column + at] : [row + at, column];
  return placements.some((cell) => cell.row === down && cell.column === across);
}
