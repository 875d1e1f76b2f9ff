// Knows how ranks are kept: one byte a word for one of 255 levels, the first ranks exact and the others within 3 %.

import type { DataFile } from './data-file.ts';

const RANK_LEVELS = 256;
/** From one level to the next, once they are wider than one rank. */
const RANK_STEP = 1.032;

/** The rank of each level; level 0 is for words that nobody counted. */
const RANKS = rankLevels();

export function readRanks({ content }: DataFile): (index: number) => number | null {
  return (index) => RANKS[content[index] ?? 0] ?? null;
}

export function writtenRanks(ranks: readonly (number | null)[]): DataFile {
  return { count: ranks.length, content: Uint8Array.from(ranks, (rank) => (rank === null ? 0 : levelOf(rank))) };
}

function rankLevels(): readonly (number | null)[] {
  const levels: (number | null)[] = [null];
  for (let rank = 1; levels.length < RANK_LEVELS; rank = Math.max(rank + 1, Math.round(rank * RANK_STEP))) levels.push(rank);
  return levels;
}

function levelOf(rank: number): number {
  const above = RANKS.findIndex((level) => level !== null && level > rank);
  return above < 0 ? RANK_LEVELS - 1 : above - 1;
}
