// Knows how ranks are kept: two bytes a word, each one of 255 levels, the first ranks exact and the others within 3 %.

import type { DataFile } from './data-file.ts';

const RANK_LEVELS = 256;
/** From one level to the next, once they are wider than one rank. */
const RANK_STEP = 1.032;

/** The rank of each level; level 0 is for words that nobody counted. */
const RANKS = rankLevels();

/** How common a word is: with its lemma, and in this very form. Null when nobody counted it. */
export interface WordRanks {
  readonly best: number | null;
  readonly own: number | null | typeof WRITTEN_ONLY;
}

/** Of a form that is written and hardly ever said: « parlâmes ». */
export const WRITTEN_ONLY = 'written-only';
/** Its level: the last one, where no rank comes. */
const WRITTEN_ONLY_LEVEL = RANK_LEVELS - 1;

export interface RankReader {
  best(index: number): number | null;
  own(index: number): WordRanks['own'];
}

/** The best ranks of all words, then their own. */
export function readRanks({ count, content }: DataFile): RankReader {
  const rankOf = (level: number): number | null => RANKS[level] ?? null;
  return {
    best: (index) => rankOf(content[index] ?? 0),
    own: (index) => {
      const level = content[count + index] ?? 0;
      return level === WRITTEN_ONLY_LEVEL ? WRITTEN_ONLY : rankOf(level);
    },
  };
}

export function writtenRanks(ranks: readonly WordRanks[]): DataFile {
  const levels = [...ranks.map(({ best }) => best), ...ranks.map(({ own }) => own)].map((rank) => {
    if (rank === WRITTEN_ONLY) return WRITTEN_ONLY_LEVEL;
    return rank === null ? 0 : levelOf(rank);
  });
  return { count: ranks.length, content: Uint8Array.from(levels) };
}

function rankLevels(): readonly (number | null)[] {
  const levels: (number | null)[] = [null];
  for (let rank = 1; levels.length < RANK_LEVELS; rank = Math.max(rank + 1, Math.round(rank * RANK_STEP))) levels.push(rank);
  return levels;
}

function levelOf(rank: number): number {
  const above = RANKS.findIndex((level) => level !== null && level > rank);
  return above < 0 ? RANK_LEVELS - 2 : above - 1;
}
