// How fast the best question is found over a whole language, beside naive groups, what more words cost, and how long a turn takes.

import { oneOf, seededChance } from '@boite/kernel';
import { PAGE_SIZE } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import {
  amount,
  type BenchGroup,
  type BenchRow,
  type BenchSetting,
  type Contender,
  duelRow,
  mustAgree,
  raced,
  speedIn,
  through,
  timeRow,
  timesFaster,
} from '@boite/tools/bench';
import { type KeyedWords, keyedWords } from '../bot/keys.ts';
import { placesLeft, teachings } from '../bot/solver.ts';
import { BEGINNING } from '../rules/answers.ts';
import type { Clue } from '../types.ts';
import { groupedBits, groupedWords, lettersSorted } from './bench/groups.ts';
import { turnTimes } from './bench/turns.ts';

const QUESTION_ROW = 'dico, best question v a naive group-by';
const FILTER_ROW = 'dico, words left v a naive filter';
const TIMES_THE_WORDS = 16;
const WORDS_ROW = `growth: dico, words ×${TIMES_THE_WORDS}, time a question`;
const QUESTION_ROWS = [QUESTION_ROW, FILTER_ROW, WORDS_ROW];
const TURN_ROW = 'dico, a whole turn of an expert';

const OUR_KEYS = 'keys';
const THEIR_GROUPS = 'groups';
const TURN_LIMIT_MS = 50;
/** The first game opens the dictionary and warms the compiler up. */
const EXPERT_GAMES = 4;

const questionsGroup: BenchGroup = {
  name: 'dico',
  rows: QUESTION_ROWS,
  run(bench) {
    if (!QUESTION_ROWS.some(bench.wants)) return [];
    const keyed = onPages(bench.words);
    return [
      ...(bench.wants(QUESTION_ROW) ? [questionRow(bench, keyed)] : []),
      ...(bench.wants(FILTER_ROW) ? [filterRow(bench, keyed)] : []),
      ...(bench.wants(WORDS_ROW) ? [wordsRow(bench, keyed)] : []),
    ];
  },
};

/** A language as the dictionary of a game; nothing is known of what its words mean. */
function onPages(words: readonly string[]): KeyedWords {
  return keyedWords(words, { page: (_, at) => 1 + Math.floor(at / PAGE_SIZE), means: () => false, senses: () => [] });
}

/** The groups leave pages and definitions out; we do not. */
function questionRow({ words, effort }: BenchSetting, keyed: KeyedWords): BenchRow {
  const places = placesLeft([], keyed);
  mustAgree(THEIR_GROUPS, taughtByLetters(keyed), groupedBits(words).map(toSixDecimals));
  const ours = working(OUR_KEYS, () => teachings(places, keyed));
  const theirs = working(THEIR_GROUPS, () => groupedBits(words));
  return duelRow(QUESTION_ROW, { ours, theirs, told: milliseconds, aim: { atLeast: 8, stretch: 40 } }, effort);
}

function working(name: string, once: () => unknown): Contender {
  return through(name, [null], once);
}

function milliseconds(speed: number): string {
  return amount(1000 / speed, 'ms');
}

function taughtByLetters(keyed: KeyedWords): readonly number[] {
  const taught = teachings(placesLeft([], keyed), keyed);
  return (['debut', 'fin'] as const).map((wanted) => toSixDecimals(taught.find(({ about }) => about === wanted)?.bits ?? 0));
}

function toSixDecimals(bits: number): number {
  return Number(bits.toFixed(6));
}

/** What is left after one answer about letters and one about a page. */
function filterRow({ words, effort }: BenchSetting, keyed: KeyedWords): BenchRow {
  const answers = someAnswers(words);
  const left = (): readonly string[] => Array.from(placesLeft(answers, keyed), (at) => keyed.words[at] as string);
  mustAgree(THEIR_GROUPS, left(), groupedWords(words, answers));
  const ours = working(OUR_KEYS, () => placesLeft(answers, keyed));
  const theirs = working(THEIR_GROUPS, () => groupedWords(words, answers));
  return duelRow(FILTER_ROW, { ours, theirs, told: milliseconds, aim: null }, effort);
}

function someAnswers(words: readonly string[]): readonly Clue[] {
  const word = oneOf(words, seededChance(8));
  return [
    { about: 'debut', letters: lettersSorted(word.slice(0, BEGINNING)) },
    { about: 'page', page: 1, where: 'after' },
  ];
}

/** Linear, with a quarter for what no longer fits in the processor's caches. */
function wordsRow({ words, effort }: BenchSetting, large: KeyedWords): BenchRow {
  const small = onPages(words.filter((_, nth) => nth % TIMES_THE_WORDS === 0));
  const race = raced([asking('small', small), asking('large', large)], effort);
  const time = (name: string): string => milliseconds(speedIn(race, name));
  return {
    name: WORDS_ROW,
    measured: `${time('large')} v ${time('small')}`,
    ratio: timesFaster(race, 'small', 'large'),
    aim: { atMost: TIMES_THE_WORDS * 1.25, stretch: TIMES_THE_WORDS },
  };
}

function asking(name: string, keyed: KeyedWords): Contender {
  const places = placesLeft([], keyed);
  return working(name, () => teachings(places, keyed));
}

/** All the decisions of a turn: the middle of those of whole games. */
const turnsGroup: BenchGroup = {
  name: 'dico turns',
  rows: [TURN_ROW],
  run({ wants, effort }) {
    if (!wants(TURN_ROW)) return [];
    const books = loadLibrary();
    const games = Array.from({ length: Math.min(EXPERT_GAMES, 1 + effort.rounds) }, (_, seed) => turnTimes(books, seed));
    return [timeRow(TURN_ROW, games.slice(1).flat(), TURN_LIMIT_MS)];
  },
};

export default [questionsGroup, turnsGroup] satisfies readonly BenchGroup[];
