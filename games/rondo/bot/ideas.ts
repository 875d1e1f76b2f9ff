// Knows which of the plays of a position come to a player's mind: common words that take few cards first, with a share of chance.

import type { Chance, Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { someOf } from '../../manners/luck.ts';
import { thinksOf } from '../../manners/vocabulary.ts';
import type { View } from '../types.ts';
import { HABITS } from './habits.ts';
import type { FoundWordPlay } from './solver.ts';

/** A word of the last so many turns is not said again. */
const RECENT = 8;
/** How many times harder a play is to see with each card more. */
const HARDER_BY_CARD = 1.6;
/** The rank of a word that nobody counted, to whoever thinks of it all the same. */
const NOT_COUNTED = 60_000;

interface Mind {
  readonly view: Pick<View, 'sheet'>;
  readonly level: Level;
  readonly lexicon: Lexicon;
  readonly chance: Chance;
}

/** Those that come to mind, in their order. */
export function playsThoughtOf(
  plays: readonly FoundWordPlay[],
  { view, level, lexicon, chance }: Mind,
): readonly FoundWordPlay[] {
  const { ideas, reach } = HABITS[level];
  const recent = view.sheet.slice(-RECENT).map(({ word }) => word);
  const known = plays.filter(({ word, cards }) => cards <= reach && !recent.includes(word) && thinksOf(level, word, lexicon));
  const ease = ({ word, cards }: FoundWordPlay) =>
    1 / (HARDER_BY_CARD ** cards * Math.sqrt(lexicon.formRank(word) ?? NOT_COUNTED));
  return someOf(known, ideas, { ease, chance });
}
