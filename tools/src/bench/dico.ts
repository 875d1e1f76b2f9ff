// Knows how fast the best question of Dico is found over a whole language, beside naive groups, and what more words cost.

import { type KeyedWords, keyedWords } from '@boite/games/dico/bot/keys.ts';
import { lessons, placesLeft } from '@boite/games/dico/bot/solver.ts';
import { BEGINNING } from '@boite/games/dico/rules/answers.ts';
import type { Clue as Answer } from '@boite/games/dico/types.ts';
import { oneOf, seededChance } from '@boite/kernel';
import { PAGE_SIZE } from '@boite/language';
import { type Bench, type Group, mustAgree } from './bench.ts';
import { groupedBits, groupedWords, inOrder } from './dico-groups.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const QUESTION = 'dico, best question v a naive group-by';
const FILTER = 'dico, words left v a naive filter';
const TIMES = 16;
const GROWTH = `growth: dico, words ×${TIMES}, time a question`;

const US = 'keys';
const THEM = 'groups';

export const dico: Group = {
  name: 'dico',
  run(bench) {
    if (![QUESTION, FILTER, GROWTH].some((name) => bench.wants(name))) return [];
    const keyed = onPages(bench.words);
    return [
      ...(bench.wants(QUESTION) ? [questionRow(bench, keyed)] : []),
      ...(bench.wants(FILTER) ? [filterRow(bench, keyed)] : []),
      ...(bench.wants(GROWTH) ? [growthRow(bench, keyed)] : []),
    ];
  },
};

/** A language as the dictionary of a game; nothing is known of what its words mean. */
function onPages(words: readonly string[]): KeyedWords {
  return keyedWords(words, { page: (_, at) => 1 + Math.floor(at / PAGE_SIZE), means: () => false });
}

/** The groups leave pages and definitions out; we do not. */
function questionRow({ words, effort }: Bench, keyed: KeyedWords): Row {
  const places = placesLeft([], keyed);
  mustAgree(THEM, letterBits(keyed), groupedBits(words).map(rounded));
  const race = raced([working(US, () => lessons(places, keyed)), working(THEM, () => groupedBits(words))], effort);
  const time = (name: string): string => amount(1000 / speedIn(race, name), 'ms');
  return {
    name: QUESTION,
    measured: `${time(US)} v ${time(THEM)}`,
    ratio: timesFaster(race, US, THEM),
    aim: { atLeast: 8, stretch: 40 },
  };
}

function letterBits(keyed: KeyedWords): readonly number[] {
  const taught = lessons(placesLeft([], keyed), keyed);
  return (['debut', 'fin'] as const).map((wanted) => rounded(taught.find(({ about }) => about === wanted)?.bits ?? 0));
}

function rounded(bits: number): number {
  return Number(bits.toFixed(6));
}

/** What is left after one answer about letters and one about a page. */
function filterRow({ words, effort }: Bench, keyed: KeyedWords): Row {
  const answers = someAnswers(words);
  const ours = (): readonly string[] => Array.from(placesLeft(answers, keyed), (at) => keyed.words[at] as string);
  const theirs = (): readonly string[] => groupedWords(words, answers);
  mustAgree(THEM, ours(), theirs());
  const race = raced([working(US, () => placesLeft(answers, keyed)), working(THEM, theirs)], effort);
  const time = (name: string): string => amount(1000 / speedIn(race, name), 'ms');
  return { name: FILTER, measured: `${time(US)} v ${time(THEM)}`, ratio: timesFaster(race, US, THEM), aim: null };
}

function someAnswers(words: readonly string[]): readonly Answer[] {
  const word = oneOf(words, seededChance(8));
  return [
    { about: 'debut', letters: inOrder(word.slice(0, BEGINNING)) },
    { about: 'page', page: 1, where: 'after' },
  ];
}

/** Linear, with a quarter for what no longer fits in the processor's caches. */
function growthRow({ words, effort }: Bench, large: KeyedWords): Row {
  const small = onPages(words.filter((_, nth) => nth % TIMES === 0));
  const asking = (name: string, keyed: KeyedWords): Contender => {
    const places = placesLeft([], keyed);
    return working(name, () => lessons(places, keyed));
  };
  const race = raced([asking('small', small), asking('large', large)], effort);
  const time = (name: string): string => amount(1000 / speedIn(race, name), 'ms');
  return {
    name: GROWTH,
    measured: `${time('large')} v ${time('small')}`,
    ratio: timesFaster(race, 'small', 'large'),
    aim: { atMost: TIMES * 1.25, stretch: TIMES },
  };
}

function working(name: string, once: () => unknown): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) once();
    },
  };
}
