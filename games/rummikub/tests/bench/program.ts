// The best turn as an integer program. Positions without jokers, after entering.

import { type Lexicon, wordsFromRack } from '@boite/language';
import { highsOptimum } from '@boite/tools/bench';
import { SHORTEST_LAID_WORD } from '../../rules/bank.ts';
import type { TurnStart } from '../../rules/play.ts';

/** Words with the same letters: laid at most as often as there are of them. */
interface SameLetters {
  readonly key: string;
  readonly count: number;
  /** Whether they were not on the table before. */
  readonly isNew: boolean;
}

/** The most that a turn can pay: with the whole rack, then without if that could pay more. */
export function programPoints({ table, rack }: TurnStart, lexicon: Lexicon): number {
  const words = wordsFromRack(lexicon.graph, [...table.join(''), ...rack].join(''), { min: SHORTEST_LAID_WORD });
  const all = [
    ...letterSets(
      [...words].filter((word) => !table.includes(word)),
      true,
    ),
    ...letterSets(table, false),
  ];
  const emptied = 2 * longestBy(all, { table, rack, emptied: true });
  const most = Math.max(0, ...all.filter(({ isNew }) => isNew).map(({ key }) => key.length));
  return most <= emptied ? emptied : Math.max(emptied, longestBy(all, { table, rack, emptied: false }));
}

function letterSets(words: readonly string[], isNew: boolean): readonly SameLetters[] {
  const groups = Map.groupBy(words, (word) => [...word].sort().join(''));
  return [...groups].map(([key, group]) => ({ key, count: group.length, isNew }));
}

interface ProgramTurn {
  readonly table: readonly string[];
  readonly rack: readonly string[];
  readonly emptied: boolean;
}

/** The letters of the longest new word; 0 when there is no turn. */
function longestBy(all: readonly SameLetters[], turn: ProgramTurn): number {
  return Math.round(highsOptimum(programOf(all, turn)) ?? 0);
}

/**
 * x: how often letters are laid. z: whose word is the longest one; it is laid, it has a tile of the rack, and no new word is longer.
 * u: how many tiles of a letter come from the rack. g: whether the longest word has so many letters or more.
 */
function programOf(all: readonly SameLetters[], { table, rack, emptied }: ProgramTurn): string {
  const held = [...new Set(rack)];
  const longest = all.flatMap(({ key, isNew }, n) => (isNew && held.some((letter) => key.includes(letter)) ? [n] : []));
  const lengths = [...new Set(all.map(({ key }) => key.length))];
  const cover = [...new Set([...table.join(''), ...rack])].map((letter) => {
    const laid = all.flatMap(({ key }, n) => (key.includes(letter) ? [`${countIn(key, letter)} x${n}`] : []));
    return `${termSum([...laid, ...(held.includes(letter) ? [`-1 u${letter}`] : [])])} = ${countIn(table.join(''), letter)}`;
  });
  const sizes = lengths.map(
    (size) => `${termSum([...longest.filter((n) => keyLength(all, n) >= size).map((n) => `-1 z${n}`), `1 g${size}`])} = 0`,
  );
  const rows = [
    ...cover,
    `${termSum(longest.map((n) => `1 z${n}`))} = 1`,
    ...longest.map((n) => `1 z${n} - 1 x${n} <= 0`),
    ...longest.map(
      (n) =>
        `${termSum([`1 z${n}`, ...held.filter((letter) => all[n]?.key.includes(letter)).map((letter) => `-1 u${letter}`)])} <= 0`,
    ),
    ...sizes,
    ...all.flatMap(({ key, count, isNew }, n) => (isNew ? [`1 x${n} - ${count} g${key.length} <= 0`] : [])),
  ];
  const bounds = [
    ...all.map(({ count }, n) => `0 <= x${n} <= ${count}`),
    ...longest.map((n) => `0 <= z${n} <= 1`),
    ...held.map((letter) => `${emptied ? countIn(rack.join(''), letter) : 0} <= u${letter} <= ${countIn(rack.join(''), letter)}`),
  ];
  const whole = [...all.map((_, n) => `x${n}`), ...longest.map((n) => `z${n}`), ...held.map((letter) => `u${letter}`)];
  return [
    'Maximize',
    ` longest: ${termSum(longest.map((n) => `${keyLength(all, n)} z${n}`))}`,
    'Subject To',
    ...rows.map((row, n) => ` r${n}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    'General',
    ` ${whole.join('\n ')}`,
    'End',
  ].join('\n');
}

function keyLength(all: readonly SameLetters[], n: number): number {
  return all[n]?.key.length ?? 0;
}

function countIn(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

function termSum(terms: readonly string[]): string {
  return terms.length === 0 ? '0 x0' : terms.join(' + ').replaceAll('+ -', '- ');
}
