// Which words of a large table stay as they are while a long word is made of the others.

import { spellingOf } from '../rules/table.ts';
import type { LaidWord } from '../types.ts';
import type { StandingWord, TileCovering } from './covering.ts';
import { countsIn, type LetterSet, letterSetOf } from './letter-set.ts';
import type { Spellings } from './spellings.ts';

export interface TableWord extends StandingWord {
  readonly laid: LaidWord;
}

export function tableWord(laid: LaidWord, spellings: Spellings): TableWord {
  return { ...letterSetOf(spellingOf(laid)), laid, isKnown: spellings.knows(spellingOf(laid)) };
}

interface Beside {
  readonly words: readonly TableWord[];
  /** How many words are taken apart beyond those that must. */
  readonly more: number;
  /** Has the tiles, without those of the long word. */
  readonly covering: TileCovering;
}

/** Words that can stay: those first that have least to do with the long one. */
export function keptBeside(word: LetterSet, { words, more, covering }: Beside): readonly TableWord[] {
  const wanted = countsIn(word);
  const shared = ({ counts, length }: TableWord) =>
    counts.reduce((sum, count, at) => sum + Math.min(count, wanted[at] as number), 0) / length;
  const kept: TableWord[] = [];
  for (const each of words.toSorted((one, other) => shared(one) - shared(other))) {
    if (!covering.hasAll(each.counts)) continue;
    covering.take(each.counts, 1);
    kept.push(each);
  }
  for (const { counts } of kept) covering.take(counts, -1);
  return kept.slice(0, Math.max(0, kept.length - more));
}
