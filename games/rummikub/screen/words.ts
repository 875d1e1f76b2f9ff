// What each group of the workbench is worth as a word, as it is being arranged.

import type { Letter } from '@boite/language';
import { SHORTEST_LAID_WORD } from '../rules/bank.ts';
import { spellingOf } from '../rules/table.ts';
import type { Spelling } from '../types.ts';
import { type BenchTile, laidWordOf, type TileBench, tileLetterOf } from './workbench.ts';

/** `kept`: as it lay when the turn began. `unjudged`: a new word, and whether it exists must stay in doubt. */
export type WordVerdict = 'kept' | 'word' | 'unknown' | 'unjudged' | 'too-short' | 'twice';

export interface WordShown {
  readonly id: number;
  readonly tiles: readonly BenchTile[];
  readonly spelling: Spelling;
  readonly verdict: WordVerdict;
}

/** Whether a word is in the dictionary; null where nobody says. */
export type Judge = (word: Spelling) => boolean | null;

export function wordsShown(bench: TileBench, judge: Judge): readonly WordShown[] {
  const before = new Set(bench.table.map(({ tiles }) => spellingOf(laidWordOf(tiles))));
  const words = bench.groups.map(({ id, tiles }) => ({ id, tiles, spelling: spellingOf(laidWordOf(tiles)) }));
  return words.map(({ id, tiles, spelling }) => {
    const isTwice = words.filter((other) => other.spelling === spelling).length > 1;
    return { id, tiles, spelling, verdict: verdictOn(spelling, { isTwice, isKept: before.has(spelling), judge }) };
  });
}

interface Circumstances {
  readonly isTwice: boolean;
  readonly isKept: boolean;
  readonly judge: Judge;
}

function verdictOn(spelling: Spelling, { isTwice, isKept, judge }: Circumstances): WordVerdict {
  if (spelling.length < SHORTEST_LAID_WORD) return 'too-short';
  if (isTwice) return 'twice';
  if (isKept) return 'kept';
  const isListed = judge(spelling);
  if (isListed === null) return 'unjudged';
  return isListed ? 'word' : 'unknown';
}

const SPOKEN: Readonly<Record<WordVerdict, string>> = {
  kept: '',
  word: ', bon mot',
  unknown: ', pas dans le dictionnaire',
  unjudged: ', nouveau',
  'too-short': ', trop court',
  twice: ', déjà sur la table',
};

/** « MIEL, bon mot ». */
export function spokenWord({ spelling, verdict }: WordShown): string {
  return spelling + SPOKEN[verdict];
}

/** « A », « joker pour E », « joker », « L, à vous ». */
export function spokenTile(tile: BenchTile): string {
  const letter: Letter | null = tileLetterOf(tile);
  const name = tile.face !== 'joker' ? tile.face : letter === null ? 'joker' : `joker pour ${letter}`;
  return tile.from === 'won' ? `${name}, gagné` : name;
}
